import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Menus open while what they belong to is held, and are chosen from by sliding.
@Suite("Menus by holding and sliding")
@MainActor
struct MenuSlideTests {
  /// What is held.
  enum Kind: CaseIterable, Sendable {
    /// A menu's button.
    case button
    /// The same where a tap does something else.
    case primary
    /// The button of a picker's menu.
    case picker
    /// A view with a menu.
    case view

    /// The frames from the press until the menu is there, of which sixty are a second.
    var frames: Int {
      switch self {
      case .button, .picker: 15
      case .primary, .view: 30
      }
    }
  }

  private struct Held: View {
    let kind: Kind
    let log: Log
    var isOn = true

    @ViewBuilder private var rows: some View {
      Button("Copy") { log.note("copy") }.accessibilityIdentifier("row")
      Button("Off") { log.note("off") }.disabled(true).accessibilityIdentifier("off")
      Menu("More") {
        Button("Inner") { log.note("inner") }.accessibilityIdentifier("inner")
      }
      .accessibilityIdentifier("more")
    }

    private var label: some View { Text("Held").frame(width: 100, height: 44) }

    @ViewBuilder private var held: some View {
      switch kind {
      case .button: Menu(content: { rows }, label: { label })
      case .primary:
        Menu(content: { rows }, label: { label }, primaryAction: { log.note("primary") })
      case .picker:
        Picker(
          "Letter", selection: Binding(get: { 1 }, set: { log.note($0 == 0 ? "copy" : "\($0)") })
        ) {
          Text("Row").tag(0).accessibilityIdentifier("row")
          Text("Large").tag(1)
        }
        .frame(width: 100, height: 44)
      case .view: Color.pureRed.frame(width: 100, height: 44).contextMenu { rows }
      }
    }

    var body: some View {
      VStack {
        held.disabled(!isOn).accessibilityIdentifier("held").position(x: 90, y: 142)
      }
    }
  }

  private func stage(_ kind: Kind, _ log: Log, isOn: Bool = true) -> Stage {
    Stage(width: 393, height: 852) { Held(kind: kind, log: log, isOn: isOn) }
  }

  /// Where the finger goes down.
  private let start = Point2D(x: 90, y: 142)

  /// Where something is, by its identifier or by a name of its own.
  private func place(_ name: String, in stage: Stage) -> Point2D {
    switch name {
    case "start": start
    // Not as far as ten points.
    case "near": Point2D(x: start.x + 6, y: start.y + 6)
    case "beside": Point2D(x: 300, y: 700)
    default: stage.center(name)
    }
  }

  /// The number of menus that are seen.
  private func menus(_ stage: Stage) -> Int { stage.frame.displayList.glass.count }

  /// The number of rows that are seen to be pressed: 230 of a menu's 250 points.
  private func pressedRows(_ stage: Stage) -> Int {
    stage.frame.fills.filter { abs($0.bounds.width - 230) < 0.5 && $0.bounds.height > 30 }.count
  }

  /// Holds what there is to be held until the menu is there and at rest.
  private func hold(_ stage: Stage) {
    stage.press(start.x, start.y)
    stage.run(90)
    expectEqual(menus(stage), 1)
  }

  @Test("They open once they have been held long enough", arguments: Kind.allCases)
  func opening(_ kind: Kind) {
    let log = Log()
    let stage = stage(kind, log)
    stage.press(start.x, start.y)
    stage.run(kind.frames - 1)
    #expect(!stage.labels.contains("Large") && !stage.labels.contains("More"))
    stage.step()
    #expect(stage.labels.contains(kind == .picker ? "Large" : "More"))
    expectEqual(log.take(), [])
    stage.run(60)
    stage.release(start.x, start.y)
    stage.settle()
    expectEqual(menus(stage), 1)
    expectEqual(log.take(), [])
  }

  @Test("Let go before, a tap is a tap", arguments: Kind.allCases)
  func tapping(_ kind: Kind) {
    let log = Log()
    let stage = stage(kind, log)
    stage.press(start.x, start.y)
    stage.run(kind.frames - 2)
    stage.release(start.x, start.y)
    stage.run(60)
    expectEqual(log.take(), kind == .primary ? ["primary"] : [])
    expectEqual(menus(stage), kind == .button || kind == .picker ? 1 : 0)
  }

  @Test("A finger that goes away before opens nothing", arguments: Kind.allCases)
  func leaving(_ kind: Kind) {
    let log = Log()
    let stage = stage(kind, log)
    stage.press(start.x, start.y)
    stage.run(5)
    stage.move(300, 700)
    stage.run(60)
    expectEqual(menus(stage), 0)
    stage.release(300, 700)
    stage.settle()
    expectEqual(menus(stage), 0)
    expectEqual(log.take(), [])
  }

  @Test("What is off does not open", arguments: Kind.allCases)
  func disabled(_ kind: Kind) {
    let log = Log()
    let stage = stage(kind, log, isOn: false)
    stage.press(start.x, start.y)
    stage.run(60)
    stage.release(start.x, start.y)
    stage.settle()
    expectEqual(menus(stage), 0)
    expectEqual(log.take(), [])
  }

  private struct Locking: View {
    let kind: Kind
    let log: Log
    @State private var isOn = true

    var body: some View {
      ZStack {
        Held(kind: kind, log: log, isOn: isOn)
        Button("Lock") { isOn = false }.accessibilityIdentifier("lock").position(x: 300, y: 400)
      }
    }
  }

  @Test("What is switched off while it is held does not open", arguments: Kind.allCases)
  func disabledMeanwhile(_ kind: Kind) {
    let log = Log()
    let stage = Stage(width: 393, height: 852) { Locking(kind: kind, log: log) }
    stage.press(start.x, start.y)
    let lock = stage.center("lock")
    stage.step(.press(pointer: 1, at: lock), .release(pointer: 1, at: lock))
    stage.run(60)
    expectEqual(menus(stage), 0)
    expectEqual(log.take(), [])
  }

  private struct RunOrChoose: MenuStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button("Run") { log.note("run") }.accessibilityIdentifier("run")
        Menu(configuration).accessibilityIdentifier("choose")
      }
    }
  }

  @Test("A button beside that of the menu, in a style, is a button")
  func styled() {
    let log = Log()
    let stage = Stage(width: 393, height: 852) {
      Menu("Choose") { Button("Row") {} }.menuStyle(RunOrChoose(log: log))
    }
    for (name, frames, number) in [("run", 60, 0), ("choose", 20, 1)] {
      let place = stage.center(name)
      stage.press(place.x, place.y)
      stage.run(frames)
      stage.release(place.x, place.y)
      stage.settle()
      expectEqual(menus(stage), number)
    }
    expectEqual(log.take(), ["run"])
  }

  /// Where the finger goes once the menu is there; how many rows are pressed at each place, what was
  /// chosen when it is let go, and how many menus are there then.
  struct Slide: Sendable, CustomTestStringConvertible {
    let places: [String]
    let pressed: [Int]
    let chosen: [String]
    let menus: Int

    init(_ places: [String], _ pressed: [Int], _ chosen: [String], _ menus: Int) {
      self.places = places
      self.pressed = pressed
      self.chosen = chosen
      self.menus = menus
    }

    var testDescription: String { places.joined(separator: ", ") }

    /// Those that a picker has the rows for.
    static let plain = [
      Slide([], [], [], 1),
      Slide(["near"], [0], [], 1),
      Slide(["row"], [1], ["copy"], 0),
      Slide(["near", "row", "beside", "row"], [0, 1, 0, 1], ["copy"], 0),
      // Beside the menu: after it was over it, and before.
      Slide(["row", "beside"], [1, 0], [], 0),
      Slide(["beside"], [0], [], 1),
      Slide(["beside", "row"], [0, 1], ["copy"], 0),
    ]

    static let others = [
      Slide(["off"], [0], [], 1),
      Slide(["row", "off"], [1, 0], [], 1),
      Slide(["off", "beside"], [0, 0], [], 0),
      Slide(["more"], [1], [], 2),
    ]
  }

  @Test("Where the finger is let go", arguments: Kind.allCases, Slide.plain)
  func sliding(_ kind: Kind, _ slide: Slide) {
    expect(slide, kind)
  }

  @Test(
    "Where it is let go on what is off, or leads further",
    arguments: [Kind.button, .primary, .view], Slide.others)
  func slidingFurther(_ kind: Kind, _ slide: Slide) {
    expect(slide, kind)
  }

  private func expect(
    _ slide: Slide, _ kind: Kind, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = Log()
    let stage = stage(kind, log)
    hold(stage)
    var last = start
    var pressed: [Int] = []
    for name in slide.places {
      last = place(name, in: stage)
      stage.move(last.x, last.y)
      stage.run(2)
      pressed.append(pressedRows(stage))
    }
    expectEqual(pressed, slide.pressed, sourceLocation: sourceLocation)
    expectEqual(log.take(), [], sourceLocation: sourceLocation)
    stage.release(last.x, last.y)
    expectEqual(log.take(), slide.chosen, sourceLocation: sourceLocation)
    stage.settle()
    expectEqual(menus(stage), slide.menus, sourceLocation: sourceLocation)
    expectEqual(pressedRows(stage), 0, sourceLocation: sourceLocation)
    expectEqual(log.take(), [], sourceLocation: sourceLocation)
  }

  @Test("A menu that was slid open is chosen from by taps", arguments: [Kind.button, .view])
  func further(_ kind: Kind) {
    let log = Log()
    let stage = stage(kind, log)
    hold(stage)
    let more = stage.center("more")
    stage.move(more.x, more.y)
    stage.release(more.x, more.y)
    stage.settle()
    stage.tap("inner")
    stage.settle()
    expectEqual(log.take(), ["inner"])
    expectEqual(menus(stage), 0)
  }

  @Test("A row of a menu is held open, too")
  func inner() {
    let log = Log()
    let stage = stage(.button, log)
    stage.tap(start.x, start.y)
    stage.settle()
    let more = stage.center("more")
    stage.press(more.x, more.y)
    stage.run(90)
    expectEqual(menus(stage), 2)
    let row = stage.center("inner")
    stage.move(row.x, row.y)
    stage.release(row.x, row.y)
    stage.settle()
    expectEqual(log.take(), ["inner"])
    expectEqual(menus(stage), 0)
  }
}
