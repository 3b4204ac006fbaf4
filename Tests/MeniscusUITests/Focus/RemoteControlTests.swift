import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What the other keys of a remote control do, and what people see of the focus.
@Suite("A remote control")
@MainActor
struct RemoteControlTests {
  private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      (configuration.isPressed ? Color.pureGreen : .pureRed).frame(width: 40, height: 40)
    }
  }

  @Test(
    "Return and space hold the button down for a tenth of a second",
    arguments: ["Return", "Space"])
  func selection(key: String) {
    let log = Log()
    let stage = Stage(focus: .byDirection) {
      Button("Go") { log.note("pressed") }.buttonStyle(PressedStyle())
    }
    #expect(stage.frame.fills(.pureGreen).isEmpty)
    stage.step(.key(key))
    expectEqual(stage.frame.fills(.pureGreen).count, 1)
    #expect(!stage.frame.isSettled)
    stage.run(5)
    expectEqual(log.take(), [])
    stage.step()
    expectEqual(log.take(), ["pressed"])
    #expect(stage.frame.fills(.pureGreen).isEmpty)
    #expect(stage.settle() != nil)
  }

  @Test("The next key does not wait until the button is up")
  func haste() {
    let log = Log()
    let stage = Stage(focus: .byDirection) { FocusMap("ab") { log.note(String($0)) } }
    stage.step(.key("Return"), .key("RightArrow"), .key("Return"))
    expectEqual(log.take(), ["a"])
    expectEqual(stage.host.focusedIdentifier, "b")
    stage.run(6)
    expectEqual(log.take(), ["b"])
  }

  @Test("What lies over a view keeps the focus that moves to it")
  func layers() {
    let stage = Stage(focus: .byDirection) {
      Color.pureRed.overlay { FocusMap("abc") { _ in } }
    }
    expectEqual(stage.walk("RR"), "bc")
    stage.run(3)
    expectEqual(stage.host.focusedIdentifier, "c")
  }

  @Test("A press goes to what is tapped inside what can have the focus, too")
  func tapped() {
    let log = Log()
    let stage = Stage(focus: .byDirection) {
      VStack {
        Color.pureRed.frame(width: 40, height: 40).focusable().onTapGesture { log.note("tap") }
        Toggle("On", isOn: .constant(false)).labelsHidden()
          .accessibilityIdentifier("toggle")
      }
    }
    stage.step(.key("Return"))
    stage.run(7)
    expectEqual(log.take(), ["tap"])
    expectEqual(stage.walk("D"), "toggle")
  }

  private struct Light: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      (isFocused ? Color.pureGreen : .pureRed).frame(width: 40, height: 40)
    }
  }

  /// The widths of the fills in a colour, to a hundredth of a point.
  private func widths(_ color: RGBA, in stage: Stage) -> [Double] {
    stage.frame.fills(color).map { ($0.bounds.width * 100).rounded() / 100 }
  }

  @Test(
    "What is inside a button knows of the focus, and the button lifts", arguments: [true, false])
  func look(isLifted: Bool) {
    let stage = Stage(focus: .byDirection) {
      HStack(spacing: 20) {
        ForEach(0..<2) { _ in Button(action: {}) { Light() }.buttonStyle(.plain) }
      }
      .focusEffectDisabled(!isLifted)
    }
    // 12 points more would be more than a tenth.
    let lifted = isLifted ? 44.0 : 40
    expectEqual(widths(.pureGreen, in: stage), [lifted])
    let before = stage.frame.fills(.pureGreen).map(\.bounds.midX)
    stage.walk("R")
    let moving = widths(.pureGreen, in: stage)
    expectEqual(moving.count, 1)
    let isBetween = moving.allSatisfy { $0 > 40 && $0 < 44 }
    #expect(isLifted ? isBetween : moving == [40])
    stage.settle()
    expectEqual(widths(.pureGreen, in: stage), [lifted])
    expectEqual(widths(.pureRed, in: stage), [40])
    #expect(stage.frame.fills(.pureGreen).map(\.bounds.midX) != before)
  }

  @Test("Glass of the button that is lifted is white", arguments: [true, false])
  func white(isLifted: Bool) {
    let stage = Stage(focus: .byDirection) {
      HStack(spacing: 20) {
        ForEach(0..<2) { Button("Button \($0)") {}.buttonStyle(.glass) }
      }
      .focusEffectDisabled(!isLifted)
    }
    func tints() -> [Bool] {
      stage.frame.displayList.glass.map { glass in
        glass.material.tint == .white
      }
    }
    expectEqual(tints(), [isLifted, false])
    stage.walk("R")
    stage.settle()
    expectEqual(tints(), [false, isLifted])
  }

  /// A row of views, with commands on some and on all together.
  private struct Commands: View {
    let log: Log

    var body: some View {
      HStack(spacing: 0) {
        FocusSpot(name: "a").onMoveCommand { log.note("own \($0)") }
        FocusSpot(name: "b")
        FocusSpot(name: "c").onExitCommand { log.note("own exit") }
      }
      .onMoveCommand { log.note("\($0)") }
      .onExitCommand { log.note("exit") }
      .onPlayPauseCommand { log.note("play") }
    }
  }

  @Test(
    "Who hears commands",
    arguments: [
      ("a", "RightArrow", "own right", "a"), ("a", "UpArrow", "own up", "a"),
      ("b", "RightArrow", "", "c"), ("b", "DownArrow", "down", "b"),
      ("c", "RightArrow", "right", "c"), ("c", "Escape", "own exit", "c"),
      ("b", "Escape", "exit", "b"), ("b", "Menu", "exit", "b"), ("b", "Space", "play", "b"),
      ("b", "Shift+UpArrow", "", "b"),
    ])
  func commands(start: String, key: String, heard: String, next: String) {
    let log = Log()
    let stage = Stage(focus: .byDirection) { Commands(log: log) }
    stage.step(.focus(start))
    stage.step(.key(key))
    expectEqual(log.take(), heard.isEmpty ? [] : [heard])
    expectEqual(stage.host.focusedIdentifier, next)
  }

  @Test("Commands are heard by who has the focus where arrow keys do not move it, too")
  func commandsByOrder() {
    let log = Log()
    let stage = Stage {
      Color.pureRed.focusable().onMoveCommand { log.note("\($0)") }
        .accessibilityIdentifier("view")
    }
    stage.step(.key("LeftArrow"))
    stage.step(.focus("view"))
    stage.step(.key("UpArrow"))
    expectEqual(log.take(), ["up"])
  }

  /// Screens whose buttons stand elsewhere each: what is nearest is not what was left.
  private struct Screens: View {
    @State private var path: [Int] = []

    var body: some View {
      HStack(spacing: 0) {
        FocusSpot(name: "beside")
        NavigationStack(path: $path) {
          screen(0).navigationDestination(for: Int.self) { screen($0) }
        }
      }
    }

    private func screen(_ number: Int) -> some View {
      VStack(alignment: number.isMultiple(of: 2) ? .leading : .trailing, spacing: 20) {
        FocusSpot(name: "top \(number)") { path.append(number + 1) }
        Color.clear.frame(width: 300, height: 60)
        FocusSpot(name: "open \(number)") { path.append(number + 1) }
      }
    }
  }

  @Test("Who opened a screen has the focus again when people come back, from however far")
  func screens() {
    let stage = Stage(width: 500, height: 700, focus: .byDirection) { Screens() }
    func leave() -> String? {
      stage.step(.key("Escape"))
      stage.settle()
      return stage.host.focusedIdentifier
    }
    func open(_ name: String) {
      stage.step(.focus(name))
      stage.step(.key("Return"))
      stage.run(8)
      stage.settle()
    }
    open("open 0")
    open("open 1")
    expectEqual(stage.host.focusedIdentifier, "top 2")
    expectEqual(leave(), "open 1")
    expectEqual(leave(), "open 0")
    // It is another one by now.
    open("top 0")
    expectEqual(leave(), "top 0")
    // What is beside the screens has the focus as long as it is there.
    stage.step(.focus("beside"))
    stage.run(2)
    expectEqual(stage.host.focusedIdentifier, "beside")
  }

  private struct Sheet: View {
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 20) {
        FocusSpot(name: "first")
        FocusSpot(name: "open") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        HStack(spacing: 0) {
          FocusSpot(name: "inside")
          FocusSpot(name: "beside")
        }
      }
    }
  }

  @Test("A sheet has the focus while it is there, and gives it back")
  func sheet() {
    let stage = Stage(width: 390, height: 844, focus: .byDirection) { Sheet() }
    stage.walk("D")
    stage.step(.key("Return"))
    stage.run(8)
    stage.settle()
    expectEqual(stage.host.focusedIdentifier, "inside")
    expectEqual(stage.walk("URL"), "insidebesideinside")
    stage.step(.key("Menu"))
    stage.settle()
    expectEqual(stage.host.focusedIdentifier, "open")
  }

  @Test("The menu button goes back in a stack, and the focus goes with the screens")
  func stack() {
    let stage = Stage(width: 390, height: 600, focus: .byDirection) {
      NavigationStack {
        NavigationLink("Go") { FocusSpot(name: "inside") }.accessibilityIdentifier("link")
      }
    }
    expectEqual(stage.host.focusedIdentifier, "link")
    stage.step(.key("Return"))
    stage.run(8)
    stage.settle()
    expectEqual(stage.host.focusedIdentifier, "inside")
    stage.step(.key("Menu"))
    stage.settle()
    expectEqual(stage.host.focusedIdentifier, "link")
  }

  @Test("Arrow keys leave a field where the caret has no way")
  func field() {
    let stage = Stage(focus: .byDirection) {
      VStack(spacing: 20) {
        FocusSpot(name: "a")
        HStack(spacing: 20) {
          TextField("Text", text: .constant("mm")).accessibilityIdentifier("field")
          FocusSpot(name: "b")
        }
      }
    }
    stage.step(.focus("field"))
    // The caret stands at the end: to the left it goes through two letters.
    expectEqual(stage.walk("LLRRR"), "fieldfieldfieldfieldb")
    stage.step(.focus("field"))
    expectEqual(stage.walk("U"), "a")
  }
}
