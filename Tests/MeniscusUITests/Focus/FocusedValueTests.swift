import MeniscusUI
import TestSupport
import Testing

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

private struct SaveKey: FocusedValueKey {
  typealias Value = @MainActor () -> Void
}

private struct DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var save: (@MainActor () -> Void)? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}

/// What the view with the focus tells to others.
@MainActor
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.draft) private var draft

    var body: some View {
      VStack {
        Text("note \(note ?? "none")")
        Text("draft \(draft ?? "none")")
        Button("Clear") { draft = "" }
      }
    }
  }

  private struct Desk: View {
    @State private var first = "one"
    @State private var second = "two"
    let scene: String?

    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $first).accessibilityIdentifier("first")
          .focusedValue(\.note, "first").focusedValue(\.draft, $first)
        VStack {
          TextField("Second", text: $second).accessibilityIdentifier("second")
            .focusedValue(\.draft, $second)
        }
        .focusedValue(\.note, "around")
      }
      .focusedSceneValue(\.note, scene)
    }
  }

  private func told(_ stage: Stage) -> [String] {
    stage.labels.filter { $0.hasPrefix("note") || $0.hasPrefix("draft") }
  }

  @Test func valuesFollowTheFocus() {
    let stage = Stage { Desk(scene: nil) }
    expectEqual(told(stage), ["note none", "draft none"])
    let steps: [(String?, [String])] = [
      ("first", ["note first", "draft one"]), ("second", ["note around", "draft two"]),
      (nil, ["note none", "draft none"]),
    ]
    for (name, expected) in steps {
      stage.step(.focus(name))
      stage.step()
      expectEqual(told(stage), expected)
    }
  }

  @Test func aBindingOfTheFocusIsWritten() {
    let stage = Stage { Desk(scene: nil) }
    stage.step(.focus("second"))
    stage.step()
    stage.step(.text("!"))
    stage.step()
    #expect(told(stage).contains("draft two!"))
    stage.tapLabel("Clear")
    stage.step()
    #expect(told(stage).contains("draft "))
  }

  @Test func valuesOfTheSceneAreThereWithoutFocus() {
    let stage = Stage { Desk(scene: "scene") }
    stage.step()
    #expect(told(stage).contains("note scene"))
    // What is said nearer to the focus counts.
    stage.step(.focus("first"))
    stage.step()
    #expect(told(stage).contains("note first"))
  }

  private struct Editor: View {
    @FocusedValue(\.note) private var note

    var body: some View {
      Text("note \(note ?? "none")")
        .focusedSceneValue(\.save) {}
        .focusedSceneValue(\.note, "told")
    }
  }

  /// Closures are never equal: what is told by one key is no news for who reads another.
  @Test func whoReadsAndTellsComesToRest() {
    let stage = Stage { Editor() }
    stage.step()
    expectEqual(stage.frame.issues, [])
    expectEqual(told(stage), ["note told"])
    #expect(stage.frame.isSettled)
  }

  @Test(arguments: [nil, "outer"])
  func whatIsSaidFurtherInsideCounts(outer: String?) {
    let lab = Lab(false) { isInside in
      VStack {
        Reader()
        VStack {
          Color.red.frame(width: 9, height: 9)
            .focusedSceneValue(\.note, isInside ? "inner" : nil)
        }
      }
      .focusedSceneValue(\.note, outer)
    }
    lab.stage.step()
    #expect(told(lab.stage).contains("note \(outer ?? "none")"))
    lab.change(to: true)
    lab.stage.step()
    #expect(told(lab.stage).contains("note inner"))
  }

  @Test func aValueGoesWithItsView() {
    let lab = Lab(true) { isThere in
      VStack {
        Reader()
        if isThere { Color.red.frame(width: 9, height: 9).focusedSceneValue(\.note, "there") }
      }
    }
    lab.stage.step()
    #expect(told(lab.stage).contains("note there"))
    lab.change(to: false)
    lab.stage.step()
    #expect(told(lab.stage).contains("note none"))
  }

  private struct Light: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "lit" : "dark") }
  }

  @Test func whatIsInsideKnowsOfTheFocus() {
    let stage = Stage {
      VStack {
        VStack { Light() }.focusable().accessibilityIdentifier("first")
        Light().focusable().accessibilityIdentifier("second")
        Light()
      }
    }
    let steps: [(String?, [String])] = [
      (nil, ["dark", "dark", "dark"]), ("first", ["lit", "dark", "dark"]),
      ("second", ["dark", "lit", "dark"]), (nil, ["dark", "dark", "dark"]),
    ]
    for (name, expected) in steps {
      stage.step(.focus(name))
      stage.step()
      expectEqual(stage.labels, expected)
    }
  }

  private struct Entry: View {
    enum Field: Hashable {
      case first
      case second
    }

    @State private var text = ""
    @FocusState private var field: Field?
    let byDefault: Field

    var body: some View {
      VStack {
        Text(field == .first ? "at first" : field == .second ? "at second" : "nowhere")
        TextField("First", text: $text).focused($field, equals: .first)
        TextField("Second", text: $text).focused($field, equals: .second)
      }
      .defaultFocus($field, byDefault)
    }
  }

  @Test(arguments: [true, false])
  func aFocusByDefaultIsTaken(isFirst: Bool) {
    let stage = Stage { Entry(byDefault: isFirst ? .first : .second) }
    stage.step()
    #expect(stage.labels.contains(isFirst ? "at first" : "at second"))
  }

  private struct Several: View {
    enum Field {
      case first, second
    }

    @State private var text = ""
    @FocusState private var field: Field?
    let isOneAround: Bool

    var body: some View {
      VStack {
        Text(field == .first ? "at first" : field == .second ? "at second" : "nowhere")
        if isOneAround {
          VStack { fields.defaultFocus($field, .second) }.defaultFocus($field, .first)
        } else {
          Text("").defaultFocus($field, .first)
          fields.defaultFocus($field, .second)
        }
      }
    }

    @ViewBuilder private var fields: some View {
      TextField("First", text: $text).focused($field, equals: .first)
      TextField("Second", text: $text).focused($field, equals: .second)
    }
  }

  @Test(
    "Of several that come at once the first counts, a view before what is in it",
    arguments: [true, false])
  func theFirstFocusByDefaultCounts(isOneAround: Bool) {
    let stage = Stage { Several(isOneAround: isOneAround) }
    stage.step()
    #expect(stage.labels.contains("at first"), "\(stage.labels)")
  }

  /// Two fields that hand the focus on to one another for ever, until they are told to stop.
  private struct Duel: View {
    enum Field {
      case first, second
    }

    @State private var text = ""
    @State private var goesOn = true
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $text).focused($field, equals: .first)
          .focusedValue(\.note, "first").accessibilityIdentifier("first")
        TextField("Second", text: $text).focused($field, equals: .second)
          .focusedValue(\.note, "second").accessibilityIdentifier("second")
        Button("Stop") {
          goesOn = false
          field = nil
        }
        .accessibilityIdentifier("stop")
      }
      .onChange(of: field) {
        if goesOn, let field { self.field = field == .first ? .second : .first }
      }
    }
  }

  @Test func whatFollowsAnUpdateIsNotForgottenWhenOneHadNoEnd() {
    let stage = Stage { Duel() }
    stage.step(.focus("first"))
    #expect(stage.frame.issues.contains { if case .endlessUpdate = $0 { true } else { false } })
    stage.tap("stop")
    stage.run(2)
    stage.step(.focus("second"))
    stage.run(2)
    #expect(stage.labels.contains("note second"), "\(stage.labels)")
  }

  private struct Scope: View {
    @Namespace private var namespace
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        Light().focusable().accessibilityIdentifier("first")
        Light().focusable().prefersDefaultFocus(in: namespace)
        Button("Reset") { resetFocus(in: namespace) }
      }
      .focusScope(namespace)
    }
  }

  @Test func aScopeGivesTheFocusToWhoPrefersIt() {
    let stage = Stage { Scope() }
    stage.step()
    expectEqual(stage.labels, ["dark", "lit", "Reset"])
    stage.step(.focus("first"))
    stage.step()
    expectEqual(stage.labels, ["lit", "dark", "Reset"])
    stage.tapLabel("Reset")
    stage.step()
    expectEqual(stage.labels, ["dark", "lit", "Reset"])
  }
}
