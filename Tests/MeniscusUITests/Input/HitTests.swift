import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct HitTests {
  private let log = Log()

  private func tapped(_ stage: Stage, _ x: Double, _ y: Double) -> [String] {
    stage.tap(x, y)
    return log.take()
  }

  @Test func theFrontmostViewIsHit() {
    let log = log
    let stage = Stage {
      ZStack {
        Color.red.onTapGesture { log.note("back") }
        Color.blue.frame(width: 100, height: 100).onTapGesture { log.note("front") }
      }
    }
    expectEqual(tapped(stage, 160, 120), ["front"])
    expectEqual(tapped(stage, 10, 10), ["back"])
  }

  @Test func aHigherIndexIsInFront() {
    let log = log
    let lab = Lab(1.0, isInteractive: true) { index in
      Color.red.frame(width: 50, height: 50).onTapGesture { log.note("first") }.zIndex(index)
        .padding(0)
      Color.blue.frame(width: 50, height: 50).onTapGesture { log.note("second") }
    }
    expectEqual(tapped(lab.stage, 160, 120), ["first"])
    lab.change(to: -1)
    expectEqual(tapped(lab.stage, 160, 120), ["second"])
    expectEqual(lab.frame.fills.last?.path.contains("Color"), true)
  }

  @Test func layersAreInFrontOrBehind() {
    let log = log
    let stage = Stage {
      Color.red.frame(width: 100, height: 100).onTapGesture { log.note("view") }
        .overlay(alignment: .topLeading) {
          Color.blue.frame(width: 20, height: 20).onTapGesture { log.note("over") }
        }
        .background {
          Color.green.frame(width: 200, height: 200).onTapGesture { log.note("under") }
        }
    }
    expectEqual(tapped(stage, 115, 75), ["over"])
    expectEqual(tapped(stage, 160, 120), ["view"])
    expectEqual(tapped(stage, 80, 120), ["under"])
  }

  @Test func theInnermostGestureTakesTheTap() {
    let log = log
    let stage = Stage {
      VStack(spacing: 20) {
        Color.red.onTapGesture { log.note("child") }
        Color.blue
      }
      .onTapGesture { log.note("stack") }
    }
    expectEqual(tapped(stage, 160, 50), ["child"])
    expectEqual(tapped(stage, 160, 200), ["stack"])
    // The distance between the children belongs to nobody.
    expectEqual(tapped(stage, 160, 120), [])
  }

  @Test func whatIsNotSeenIsNotHit() {
    let log = log
    let lab = Lab(1.0, isInteractive: true) { opacity in
      Color.red.frame(width: 300, height: 200).onTapGesture { log.note("back") }
      Color.blue.frame(width: 50, height: 50).opacity(opacity).onTapGesture { log.note("front") }
    }
    expectEqual(tapped(lab.stage, 160, 120), ["front"])
    lab.change(to: 0)
    expectEqual(tapped(lab.stage, 160, 120), ["back"])
    lab.change(to: 0.01)
    expectEqual(tapped(lab.stage, 160, 120), ["front"])
  }

  @Test func hiddenClearAndSwitchedOffViewsAreNotHit() {
    let log = log
    let stage = Stage {
      ZStack {
        Color.red.onTapGesture { log.note("back") }
        HStack(spacing: 0) {
          Color.blue.onTapGesture { log.note("hidden") }.hidden()
          Color.clear.onTapGesture { log.note("clear") }
          Color.blue.onTapGesture { log.note("off") }.allowsHitTesting(false)
          Color.blue.onTapGesture { log.note("on") }.allowsHitTesting(true)
        }
      }
    }
    expectEqual(tapped(stage, 40, 120), ["back"])
    expectEqual(tapped(stage, 120, 120), ["back"])
    expectEqual(tapped(stage, 200, 120), ["back"])
    expectEqual(tapped(stage, 280, 120), ["on"])
  }

  @Test func shapesAreHitInsideTheirOutline() {
    let log = log
    let stage = Stage {
      Circle().frame(width: 100, height: 100).onTapGesture { log.note("circle") }
    }
    expectEqual(tapped(stage, 160, 120), ["circle"])
    // 45 points from the centre on both axes: outside of the circle, inside its frame.
    expectEqual(tapped(stage, 115, 75), [])
    expectEqual(tapped(stage, 128, 88), ["circle"])
  }

  @Test func aContentShapeReplacesTheRegion() {
    let log = log
    let stage = Stage {
      VStack(spacing: 0) {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Spacer()
        }
        .frame(height: 120).contentShape(Rectangle()).onTapGesture { log.note("row") }
        Color.blue.frame(height: 120).contentShape(Circle()).onTapGesture { log.note("circle") }
      }
    }
    expectEqual(tapped(stage, 300, 20), ["row"])
    expectEqual(tapped(stage, 160, 180), ["circle"])
    expectEqual(tapped(stage, 10, 180), [])
  }

  @Test("The whole label of a button is its target, of a plain one what is drawn")
  func labelsOfButtons() {
    let log = log
    let stage = Stage {
      VStack(spacing: 0) {
        ForEach(["default", "plain"], id: \.self) { style in
          let button = Button {
            log.note(style)
          } label: {
            HStack(spacing: 0) {
              Color.red.frame(width: 40)
              Spacer()
              Color.red.frame(width: 40)
            }
          }
          if style == "plain" { button.buttonStyle(.plain) } else { button }
        }
      }
    }
    expectEqual(tapped(stage, 160, 60), ["default"])
    expectEqual(tapped(stage, 160, 180), [])
    expectEqual(tapped(stage, 300, 60), ["default"])
    expectEqual(tapped(stage, 300, 180), ["plain"])
  }

  /// A square of 100 points with a hole of 40 in its middle.
  private struct Frame: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect)
        path.addRect(CGRect(x: rect.minX + 30, y: rect.minY + 30, width: 40, height: 40))
      }
    }
  }

  @Test func whatLiesInsideAnEvenNumberOfTimesIsLeftOutWhereItIsToBe() {
    let log = log
    let stage = Stage {
      HStack(spacing: 20) {
        Frame().fill(.red, style: FillStyle(eoFill: true)).frame(width: 100, height: 100)
          .onTapGesture { log.note("filled") }
        Color.red.frame(width: 100, height: 100).contentShape(Frame(), eoFill: true)
          .onTapGesture { log.note("content") }
      }
    }
    expectEqual(tapped(stage, 55, 75), ["filled"])
    expectEqual(tapped(stage, 100, 120), [])
    expectEqual(tapped(stage, 175, 75), ["content"])
    expectEqual(tapped(stage, 220, 120), [])
  }

  @Test func clippingDoesNotCutTheRegionButAContentShapeDoes() {
    let log = log
    let lab = Lab(false, isInteractive: true) { isCut in
      let wide = Color.red.frame(width: 200, height: 200).frame(width: 50, height: 50).clipped()
      if isCut {
        wide.contentShape(Rectangle()).onTapGesture { log.note("cut") }
      } else {
        wide.onTapGesture { log.note("whole") }
      }
    }
    expectEqual(tapped(lab.stage, 100, 120), ["whole"])
    lab.change(to: true)
    expectEqual(tapped(lab.stage, 100, 120), [])
    expectEqual(tapped(lab.stage, 160, 120), ["cut"])
  }

  @Test func regionsMoveWithTheDrawing() {
    let log = log
    let stage = Stage {
      ZStack {
        Color.red.frame(width: 20, height: 20).onTapGesture { log.note("moved") }
          .offset(x: 100, y: 50)
        Color.red.frame(width: 20, height: 20).onTapGesture { log.note("scaled") }
          .scaleEffect(3, anchor: .topLeading)
        Color.red.frame(width: 80, height: 10).onTapGesture { log.note("turned") }
          .rotationEffect(.degrees(90)).offset(x: -100)
        Color.red.frame(width: 20, height: 20).onTapGesture { log.note("positioned") }
          .position(x: 20, y: 20)
      }
    }
    expectEqual(tapped(stage, 260, 170), ["moved"])
    expectEqual(tapped(stage, 205, 165), ["scaled"])
    expectEqual(tapped(stage, 60, 85), ["turned"])
    expectEqual(tapped(stage, 85, 120), [])
    expectEqual(tapped(stage, 20, 20), ["positioned"])
    expectEqual(tapped(stage, 145, 105), [])
  }

  @Test func aViewScaledToNothingIsNotHit() {
    let log = log
    let stage = Stage {
      Color.red.onTapGesture { log.note("gone") }.scaleEffect(0)
    }
    expectEqual(tapped(stage, 160, 120), [])
  }

  @Test func movingViewsAreHitWhereTheyAreDrawn() {
    let log = log
    let lab = Lab(0.0, rate: 10, isInteractive: true) { x in
      Color.pureRed.frame(width: 20, height: 20).onTapGesture { log.note("tap") }
        .frame(width: 20 + 2 * x, alignment: .trailing)
    }
    lab.change(to: 100, .linear(duration: 1))
    lab.stage.run(4)
    // It was seen from 190 to 210, four tenths of the way, and a frame later from 200 to 220; what comes
    // after that nobody has seen.
    expectEqual(tapped(lab.stage, 195, 120), ["tap"])
    expectEqual(tapped(lab.stage, 225, 120), [])
  }
}
