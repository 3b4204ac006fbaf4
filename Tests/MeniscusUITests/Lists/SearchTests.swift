import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A search over words, with everything that can be said about it.
private struct Words: View {
  @State private var text = ""
  @State private var scope = 0
  let log: Log

  var body: some View {
    Results(log: log)
      .searchable(text: $text, prompt: "Find")
      .searchSuggestions {
        Text("Apple").searchCompletion("apple").accessibilityIdentifier("suggestion")
      }
      .searchScopes($scope, activation: .onSearchPresentation) {
        Text("All").tag(0)
        Text("Some").tag(1)
      }
      .onSubmit(of: .search) { log.note("submit \(text)") }
      .onChange(of: text) { _, new in log.note("text \(new)") }
  }
}

private struct Results: View {
  let log: Log
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    List {
      Button(isSearching ? "Searching" : "Resting") { dismissSearch() }
        .accessibilityIdentifier("dismiss")
    }
    .onChange(of: isSearching) { _, new in log.note("searching \(new)") }
  }
}

@MainActor
struct SearchTests {
  private func stage(_ log: Log) -> Stage {
    Stage(width: 393, height: 600) { Words(log: log) }
  }

  /// Field: a capsule of 44 points, 8 from the sides, its text 39.667 in (UIKit on iOS 26.1, from
  /// view trees of third parties; confidence B).
  @Test func theFieldStandsAboveWhatIsSearched() {
    let stage = stage(Log())
    let glass = stage.frame.glass.first?.box ?? .zero
    expectEqual(glass.height, 44)
    expectEqual(glass.minX, 8)
    expectEqual(glass.width, 393 - 16)
    expectEqual(glass.minY, 8)
    expectClose((stage.model("search field")?.minX ?? 0) - glass.minX, 39.667, within: 0.5)
    #expect((stage.shown("dismiss")?.minY ?? 0) > 60)
  }

  @Test func peopleSearchSubmitAndEnd() {
    let log = Log()
    let stage = stage(log)
    stage.tap("search field")
    stage.settle()
    expectEqual(log.take(), ["searching true"])
    stage.step(.text("pear"))
    expectEqual(log.take().last, "text pear")
    let field = stage.frame.glass.first?.box ?? .zero
    stage.tap("search clear")
    expectEqual(log.take(), ["text "])
    #expect(field.width < 393 - 16)
    stage.tap("search field")
    stage.step(.text("fig"))
    stage.step(.key("Return"))
    expectEqual(log.take().last, "submit fig")
    stage.tap("search close")
    stage.settle()
    expectEqual(log.take().suffix(2).sorted(), ["searching false", "text "])
  }

  @Test func aSuggestionCompletesTheText() {
    let log = Log()
    let stage = stage(log)
    stage.tap("search field")
    stage.settle()
    stage.tap("suggestion")
    expectEqual(log.take().last, "text apple")
  }

  private struct Fruit: Identifiable {
    let id: String
  }

  private struct Tokens: View {
    @State private var text = "pe"
    @State private var tokens = [Fruit(id: "fig")]
    @State private var isSearching = true
    let log: Log
    let hidden: SearchSuggestionsPlacement.Set

    var body: some View {
      Color.pureRed
        .searchable(
          text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "Fruit"
        ) { Text($0.id) }
        .searchSuggestions {
          Text("Pear").searchCompletion(Fruit(id: "pear")).accessibilityIdentifier("suggestion")
        }
        .searchSuggestions(.hidden, for: hidden)
        .onChange(of: tokens.map(\.id)) { _, new in log.note("\(new)") }
        .onChange(of: text) { _, new in log.note("text \(new)") }
    }
  }

  /// A token stands where the text was; the same one is not added twice.
  @Test func aSuggestionAddsAToken() {
    let log = Log()
    let stage = Stage(width: 393, height: 600) { Tokens(log: log, hidden: .menu) }
    stage.settle()
    stage.tap("suggestion")
    expectEqual(Set(log.take()), ["[\"fig\", \"pear\"]", "text "])
    stage.tap("suggestion")
    expectEqual(log.take(), [])
  }

  @Test func suggestionsAreHiddenWhereTheyWouldStand() {
    let stage = Stage(width: 393, height: 600) { Tokens(log: Log(), hidden: .content) }
    stage.settle()
    #expect(!stage.host.snapshot().contains("“Pear”"))
  }

  private struct EditableTokens: View {
    @State private var tokens = [Fruit(id: "fig"), Fruit(id: "pear")]
    let log: Log

    var body: some View {
      Color.pureRed.searchable(text: .constant(""), editableTokens: $tokens) { $token in
        Text(token.id).onAppear {
          if token.id == "fig" { token = Fruit(id: "plum") }
        }
      }
      .onChange(of: tokens.map(\.id)) { _, new in log.note("\(new)") }
    }
  }

  @Test func theLabelOfATokenChangesIt() {
    let log = Log()
    Stage(width: 393, height: 600) { EditableTokens(log: log) }.settle()
    expectEqual(log.take(), ["[\"plum\", \"pear\"]"])
  }

  /// A field stands above what is searched wherever it is wanted: who wants it elsewhere is told.
  @Test(arguments: [
    (SearchFieldPlacement.automatic, [String]()), (.sidebar, ["searchable(placement:)"]),
  ])
  func placementsAreNoted(_ placement: SearchFieldPlacement, _ notes: [String]) {
    let stage = Stage { Color.pureRed.searchable(text: .constant(""), placement: placement) }
    expectEqual(stage.unmet, notes)
  }

  @Test func scopesShowWhilePeopleSearch() {
    let stage = stage(Log())
    #expect(!stage.host.snapshot().contains("“Some”"))
    stage.tap("search field")
    stage.settle()
    expectContains(stage.host.snapshot(), "“Some”")
  }
}
