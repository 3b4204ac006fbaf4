import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Who has the focus.
@MainActor
struct FocusTests {
  private enum Field: Hashable {
    case name
    case city
  }

  private struct Form: View {
    @State private var name = "Ada"
    @State private var city = ""
    @FocusState private var field: Field?
    let log: Log

    var body: some View {
      VStack(spacing: 20) {
        TextField("Name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .city }.accessibilityIdentifier("name")
        TextField("City", text: $city).focused($field, equals: .city)
          .accessibilityIdentifier("city")
        Button(action: { field = .name }) { Color.pureRed.frame(width: 80, height: 30) }
          .accessibilityIdentifier("edit")
        Button(action: { field = nil }) { Color.pureBlue.frame(width: 80, height: 30) }
          .accessibilityIdentifier("done")
      }
      .onChange(of: field) { _, new in
        log.note(new == .name ? "name" : new == .city ? "city" : "none")
      }
    }
  }

  private func stage(_ log: Log) -> Stage { Stage { Form(log: log) } }

  @Test func aTapATabAndAStateGiveTheFocus() {
    let log = Log()
    let stage = stage(log)
    stage.tap("name")
    expectEqual(log.take(), ["name"])
    stage.tap("city")
    expectEqual(log.take(), ["city"])
    stage.tap("edit")
    expectEqual(log.take(), ["name"])
    stage.step(.key("Tab"))
    expectEqual(log.take(), ["city"])
    stage.step(.key("Tab"))
    expectEqual(log.take(), ["name"])
    stage.step(.key("Shift+Tab"))
    expectEqual(log.take(), ["city"])
    stage.step(.focus("name"))
    expectEqual(log.take(), ["name"])
    stage.tap("done")
    expectEqual(log.take(), ["none"])
    stage.tap("name")
    stage.step(.focus(nil))
    expectEqual(log.take(), ["name", "none"])
  }

  @Test func theFirstTabGivesTheFocusToTheFirst() {
    let log = Log()
    let stage = stage(log)
    stage.step(.key("tab"))
    expectEqual(log.take(), ["name"])
  }

  private struct Layered: View {
    @State private var words = ""
    @FocusState private var field: Int?
    let log: Log

    private func entry(_ number: Int) -> some View {
      TextField("Field", text: $words).focused($field, equals: number)
    }

    var body: some View {
      Color.pureRed
        .background { entry(1) }
        .overlay { entry(2) }
        .safeAreaInset(edge: .bottom) { entry(3) }
        .onChange(of: field) { _, new in log.note(new.map(String.init) ?? "none") }
    }
  }

  @Test func layersAndInsetsTakeTheFocus() {
    let log = Log()
    let stage = Stage { Layered(log: log) }
    for _ in 0..<3 { stage.step(.key("Tab")) }
    expectEqual(log.take(), ["1", "2", "3"])
  }

  private struct Searching: View {
    @State private var words = ""
    let log: Log

    var body: some View {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Places").searchable(text: $words)
          .onChange(of: words) { _, new in log.note(new) }
      }
    }
  }

  /// The field below a title is of the screen's own, and no element of its content.
  @Test(arguments: [FocusMovement.byOrder, .byDirection])
  func aFieldBelowATitleTakesTheFocus(_ movement: FocusMovement) {
    let log = Log()
    let stage = Stage(width: 390, height: 844, isClassic: true, focus: movement) {
      Searching(log: log)
    }
    stage.settle()
    if movement == .byOrder { stage.step(.key("Tab")) }
    stage.run(3)
    stage.step(.text("x"))
    expectEqual(log.take(), ["x"])
  }

  @Test func submittingMovesOn() {
    let log = Log()
    let stage = stage(log)
    stage.tap("name")
    stage.step(.key("Return"))
    expectEqual(log.take().last, "city")
    stage.step(.text("Paris\n"))
    expectEqual(log.take(), ["none"])
    expectContains(stage.host.snapshot(), "“Paris”")
  }

  @Test func focusIsStateAndComesToRest() {
    let log = Log()
    let stage = stage(log)
    let before = stage.frame.stateHash
    stage.tap("name")
    #expect(stage.frame.stateHash != before)
    #expect(stage.frame.isSettled)
    stage.step(.focus(nil))
    expectEqual(stage.frame.stateHash, before)
  }

  private struct Vanishing: View {
    @State private var isShown = true
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let log: Log
    var body: some View {
      VStack {
        if isShown { TextField("Text", text: $text).focused($isFocused) }
        Button(action: { isShown.toggle() }) { Color.pureRed.frame(width: 80, height: 30) }
          .accessibilityIdentifier("toggle")
      }
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { log.note("\(isFocused)") }
    }
  }

  @Test func aViewThatAppearsCanHaveTheFocusAtOnceAndLosesItWhenItGoes() {
    let log = Log()
    let stage = Stage { Vanishing(log: log) }
    stage.step(.text("x"))
    expectEqual(log.take(), ["true"])
    expectContains(stage.host.snapshot(), "“x”")
    stage.tap("toggle")
    expectEqual(log.take(), ["false"])
    stage.step(.text("y"))
    stage.tap("toggle")
    #expect(log.take().isEmpty)
  }

  private struct Lonely: View {
    @FocusState private var field: Field?
    let log: Log
    var body: some View {
      Color.pureRed.onTapGesture { field = .name }
        .onChange(of: field) { _, new in log.note(new == nil ? "none" : "some") }
    }
  }

  @Test func aNameThatNoViewHasGoesBack() {
    let log = Log()
    let stage = Stage { Lonely(log: log) }
    let before = stage.frame.stateHash
    stage.tap(100, 100)
    expectEqual(stage.frame.stateHash, before)
    expectEqual(log.take(), ["some", "none"])
  }

  private struct Keys: View {
    @FocusState private var isFocused: Bool
    let log: Log
    var body: some View {
      Color.pureRed.frame(width: 100, height: 100)
        .focusable().focused($isFocused)
        .onKeyPress(.leftArrow) {
          log.note("left")
          return .handled
        }
        .onKeyPress { press in
          log.note("key \(press.characters)")
          return .ignored
        }
    }
  }

  @Test func keysGoToWhoHasTheFocusAndThoseAround() {
    let log = Log()
    let stage = Stage { Keys(log: log) }
    stage.step(.key("LeftArrow"))
    #expect(log.take().isEmpty)
    stage.tap(160, 120)
    stage.step(.key("LeftArrow"))
    expectEqual(log.take(), ["left"])
    stage.step(.key("k"))
    expectEqual(log.take(), ["key k"])
    stage.step(.key("NoSuchKey"))
    #expect(log.take().isEmpty)
  }
}

/// Typing.
@MainActor
struct TextFieldTests {
  private struct Entry: View {
    @State var text: String
    let log: Log
    var body: some View {
      VStack {
        TextField("Name", text: $text).accessibilityIdentifier("field")
        SecureField("Password", text: $text).accessibilityIdentifier("secret")
      }
      .frame(width: 200)
      .onChange(of: text) { log.note(text) }
    }
  }

  private func stage(_ text: String, _ log: Log) -> Stage { Stage { Entry(text: text, log: log) } }

  @Test func whatIsTypedStandsAtTheCaret() {
    let log = Log()
    let stage = stage("ad", log)
    stage.step(.text("x"))
    #expect(log.take().isEmpty)
    stage.step(.focus("field"))
    stage.step(.text("e"))
    stage.step(.key("LeftArrow"), .key("LeftArrow"), .text("d"))
    stage.step(.key("Home"), .text("M"))
    stage.step(.key("End"), .text("!"))
    expectEqual(log.take(), ["ade", "adde", "Madde", "Madde!"])
  }

  @Test func deletionWorksInBothDirections() {
    let log = Log()
    let stage = stage("abcd", log)
    stage.step(.focus("field"))
    stage.step(.key("Delete"))
    stage.step(.key("Home"), .key("DeleteForward"))
    stage.step(.key("Backspace"))
    stage.step(.key("RightArrow"), .key("Delete"))
    expectEqual(log.take(), ["abc", "bc", "c"])
    stage.step(.key("DeleteForward"), .key("DeleteForward"))
    expectEqual(log.take(), [""])
  }

  @Test func charactersAreWhatPeopleCallCharacters() {
    let log = Log()
    let stage = stage("e\u{301}🇫🇷", log)
    stage.step(.focus("field"))
    stage.step(.key("Delete"))
    stage.step(.key("Delete"))
    expectEqual(log.take(), ["e\u{301}", ""])
  }

  @Test func aTapPutsTheCaretBetweenCharacters() throws {
    let log = Log()
    let stage = stage("mmmm", log)
    let field = try #require(stage.shown("field"))
    stage.tap(field.minX + 1, field.midY)
    stage.step(.text("1"))
    expectEqual(log.take(), ["1mmmm"])
    stage.tap(field.maxX - 5, field.midY)
    stage.step(.text("2"))
    expectEqual(log.take(), ["1mmmm2"])
  }

  /// The caret: 2 points wide, in the tint.
  private func caret(_ stage: Stage) -> Rect2D? {
    stage.frame.fills.first { $0.bounds.width == 2 }?.bounds
  }

  @Test func theCaretStandsBehindWhatWasTyped() throws {
    let log = Log()
    let stage = stage("", log)
    expectEqual(caret(stage), nil)
    stage.step(.focus("field"))
    let field = try #require(stage.shown("field"))
    expectEqual(caret(stage)?.minX, field.minX)
    stage.step(.text("m"))
    let first = try #require(caret(stage))
    #expect(first.minX > field.minX + 5)
    stage.step(.text(" "))
    // A space at the end moves it, too.
    let second = try #require(caret(stage))
    #expect(second.minX > first.minX + 2)
    stage.step(.text("m"))
    let third = try #require(caret(stage))
    // Both m are as wide, to half a point.
    expectClose(third.minX - second.minX, first.minX - field.minX, within: 0.5)
  }

  @Test func aTextThatIsTooLongKeepsTheCaretInSight() throws {
    let log = Log()
    let stage = stage("", log)
    stage.step(.focus("field"))
    let field = try #require(stage.shown("field"))
    stage.step(.text(String(repeating: "m", count: 60)))
    try expectClose(#require(caret(stage)).maxX, field.maxX, within: 0.5)
    stage.step(.key("Home"))
    try expectClose(#require(caret(stage)).minX, field.minX, within: 0.5)
    // Nothing is drawn beyond the field.
    for (operation, bounds) in zip(
      stage.frame.displayList.operations, stage.frame.displayList.visibleBounds())
    {
      if case .glyphs = operation.action { #expect(bounds.maxX <= field.maxX + 0.5) }
    }
  }

  @Test func aSecretShowsAsDots() {
    let log = Log()
    let stage = stage("", log)
    stage.step(.focus("secret"))
    stage.step(.text("abc"))
    expectEqual(log.take(), ["abc"])
    let snapshot = stage.host.snapshot()
    expectContains(snapshot, "“•••”")
    expectContains(snapshot, "SecureField")
    #expect(!snapshot.contains("•••."))
  }

  @Test func lineBreaksAreSubmittedAndNotTyped() {
    let log = Log()
    let stage = stage("", log)
    stage.step(.focus("field"))
    stage.step(.text("a\nb"))
    // The field gave the focus back, so nobody takes the rest.
    expectEqual(log.take(), ["a"])
  }

  private struct Limited: View {
    @State private var text = ""
    let log: Log
    var body: some View {
      TextField(
        "Code",
        text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) })
      )
      .accessibilityIdentifier("field")
      .onChange(of: text) { log.note(text) }
    }
  }

  @Test func aBindingMayChangeWhatIsTyped() {
    let log = Log()
    let stage = Stage { Limited(log: log) }
    stage.step(.focus("field"))
    stage.step(.text("ab"))
    stage.step(.text("cd"))
    expectEqual(log.take(), ["AB", "ABC"])
    stage.step(.key("Delete"))
    expectEqual(log.take(), ["AB"])
  }

  @Test func aFieldThatIsOffTakesNothing() {
    let log = Log()
    let stage = Stage { Entry(text: "", log: log).disabled(true) }
    stage.tap("field")
    stage.step(.text("a"), .key("Tab"), .text("b"))
    #expect(log.take().isEmpty)
  }
}
