import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Names that are here in more than one form do what the others do.
@MainActor
struct SmallNameTests {
  /// A ramp by itself goes from the top to the bottom.
  @Test func aRampIsAStyle() {
    func gradient<Style: ShapeStyle & Sendable>(_ style: Style) -> GradientPaint? {
      Stage { Rectangle().fill(style).frame(width: 40, height: 40) }.frame.fills.first?.gradient
    }
    let ramp = Gradient(colors: [.pureRed, .pureBlue])
    #expect(gradient(ramp) != nil)
    expectEqual(
      gradient(ramp), gradient(LinearGradient(gradient: ramp, startPoint: .top, endPoint: .bottom)))
  }

  @Test func aResolvedTextIsMeasuredAndDrawn() {
    let log = Log()
    let stage = Stage {
      VStack {
        Canvas { context, size in
          let text = context.resolve(Text("Resolved"))
          let extent = text.measure(in: size)
          log.note("\(extent.width) \(extent.height)")
          context.draw(text, at: CGPoint(x: 50, y: 20))
          context.draw(text, in: CGRect(x: 0, y: 50, width: 100, height: 30))
        }
        .frame(width: 100, height: 100)
        Text("Resolved").accessibilityIdentifier("text")
      }
    }
    let size = stage.model("text")?.size ?? .zero
    expectEqual(log.take().first, "\(size.width) \(size.height)")
    expectEqual(stage.frame.glyphRuns.count, 3)
  }

  @Test func keysHavePhases() {
    let log = Log()
    let stage = Stage {
      Color.pureRed.frame(width: 40, height: 40).focusable()
        .onKeyPress(phases: .up) { key in
          log.note("up \(key.characters)")
          return .ignored
        }
        .onKeyPress(characters: .decimalDigits) { key in
          log.note("digit \(key.characters)")
          return .handled
        }
        .onKeyPress("a", phases: [.down, .up]) { _ in
          log.note("a")
          return .handled
        }
        .onKeyPress(phases: .repeat) { _ in
          log.note("never")
          return .handled
        }
        .accessibilityIdentifier("view")
    }
    stage.step(.focus("view"))
    stage.step(.key("1"))
    stage.step(.key("a"))
    expectEqual(log.take(), ["up 1", "digit 1", "up a", "a"])
  }

  @Test func labelsKeepTheRoomThatIsAskedFor() {
    func start(_ width: CGFloat?, _ spacing: CGFloat?) -> Double {
      let stage = Stage {
        Label {
          Text("A").accessibilityIdentifier("title")
        } icon: {
          Color.pureRed.frame(width: 10, height: 10)
        }
        .labelIconToTitleSpacing(spacing ?? 6)
        .labelReservedIconWidth(width ?? 0)
        .frame(width: 200, alignment: .leading)
      }
      return (stage.model("title")?.minX ?? 0) - 60
    }
    expectEqual(start(nil, nil), 16)
    expectEqual(start(40, nil), 46)
    expectEqual(start(40, 20), 60)
  }

  private struct Rows: View {
    let log: Log
    let isBorderless: Bool

    var body: some View {
      List {
        HStack {
          if isBorderless {
            Button("One") { log.note("one") }.buttonStyle(.borderless)
          } else {
            Button("One") { log.note("one") }
          }
          Spacer()
        }
      }
    }
  }

  /// A button without a border is pressed by itself, and not by its row.
  @Test(arguments: [false, true])
  func aBorderlessButtonStandsByItself(isBorderless: Bool) {
    let log = Log()
    let stage = Stage.phone { Rows(log: log, isBorderless: isBorderless) }
    guard let button = stage.frame(of: "One") else {
      Issue.record("There is no button.")
      return
    }
    stage.tap(300, button.midY)
    expectEqual(log.take(), isBorderless ? [] : ["one"])
    stage.tap(button.minX + 4, button.midY)
    expectEqual(log.take(), ["one"])
  }

  /// Colours that UIKit has names for are those of the system.
  @Test func coloursHaveTheNamesOfUIKit() {
    let stage = Stage {
      HStack {
        Color(.systemGray6).frame(width: 10, height: 10)
        Color(uiColor: .systemBackground).frame(width: 10, height: 10)
        Color(UIColor.systemRed.withAlphaComponent(0.5)).frame(width: 10, height: 10)
      }
    }
    let colors = stage.frame.fills.compactMap(\.color)
    expectEqual(Array(colors.prefix(2)), [RGBA(hex: 0xF2F2F7), RGBA(hex: 0xFFFFFF)])
    expectEqual(colors.last?.opacity, 0.5)
  }

  /// A group of controls that is closed up opens a menu.
  @Test func aGroupOfControlsIsAMenu() {
    let log = Log()
    let stage = Stage.phone {
      ControlGroup("More") {
        Button("First") { log.note("first") }
      }
      .controlGroupStyle(.menu)
    }
    #expect(!stage.labels.contains("First"))
    stage.tapLabel("More")
    stage.settle()
    stage.tapLabel("First")
    expectEqual(log.take(), ["first"])
  }
}
