import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct RightToLeftTests {
  private func bounds<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Rect2D? {
    Stage(configure: { $0.layoutDirection = .rightToLeft }, content: content)
      .frame.fills(.pureRed).first?.bounds
  }

  @Test func rowsRunFromTheRight() {
    expectEqual(
      bounds {
        HStack(spacing: 0) {
          Color.pureRed.frame(width: 20, height: 10)
          Color.blue.frame(width: 80, height: 10)
        }
      }, Rect2D(x: 190, y: 115, width: 20, height: 10))
  }

  @Test func leadingIsRight() {
    expectEqual(
      bounds {
        VStack(alignment: .leading, spacing: 0) {
          Color.pureRed.frame(width: 20, height: 10)
          Color.blue.frame(width: 80, height: 10)
        }
      }, Rect2D(x: 180, y: 110, width: 20, height: 10))
    expectEqual(
      bounds { Color.pureRed.frame(width: 20, height: 10).padding(.leading, 40) },
      Rect2D(x: 130, y: 115, width: 20, height: 10))
    expectEqual(
      bounds {
        Color.pureRed.frame(width: 20, height: 10)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }, Rect2D(x: 0, y: 115, width: 20, height: 10))
    expectEqual(
      bounds {
        Color.blue.frame(width: 100, height: 100)
          .overlay(alignment: .topLeading) { Color.pureRed.frame(width: 20, height: 10) }
      }, Rect2D(x: 190, y: 70, width: 20, height: 10))
  }

  @Test func effectsAreMirrored() {
    expectEqual(
      bounds { Color.pureRed.frame(width: 20, height: 10).offset(x: 30, y: 5) },
      Rect2D(x: 120, y: 120, width: 20, height: 10))
    expectEqual(
      bounds { Color.pureRed.frame(width: 20, height: 10).scaleEffect(2, anchor: .leading) },
      Rect2D(x: 130, y: 110, width: 40, height: 20))
    expectEqual(
      bounds { Color.pureRed.frame(width: 20, height: 10).position(x: 30, y: 40) },
      Rect2D(x: 280, y: 35, width: 20, height: 10))
  }

  @Test func aSubtreeMayRunTheOtherWay() {
    expectEqual(
      bounds {
        HStack(spacing: 0) {
          Color.pureRed.frame(width: 20, height: 10)
          Color.blue.frame(width: 80, height: 10)
        }
        .environment(\.layoutDirection, .leftToRight)
      }, Rect2D(x: 110, y: 115, width: 20, height: 10))
  }

  @Test func theDirectionCanChange() {
    let stage = Stage {
      HStack(spacing: 0) {
        Color.pureRed.frame(width: 20, height: 10)
        Color.blue.frame(width: 80, height: 10)
      }
    }
    var mirrored = stage.host.configuration
    mirrored.layoutDirection = .rightToLeft
    stage.step(.environment(mirrored))
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 190)
    #expect(stage.frame.isSettled)
  }
}
