import MeniscusUI
import TestSupport
import Testing

/// What modifiers say of a text that stays a text.
@MainActor
struct ToldTextTests {
  private func told(_ text: @escaping @MainActor @Sendable () -> Text) -> String {
    Stage { text() }.host.accessibilityTree.map { $0.text() }.joined()
  }

  @Test func aPartOfATextIsCalledOtherwise() {
    let word = "seconds"
    let part: Text = Text("s").accessibilityLabel(word)
    expectEqual(told { Text("5 ") + part }, "text “5 seconds”\n")
    expectEqual(told { Text("5 ") + Text("**s** s").accessibilityLabel("all") }, "text “5 all”\n")
    expectEqual(told { Text("in \(part)!") }, "text “in seconds!”\n")
    expectEqual(told { (Text("5 ") + part).accessibilityLabel(Text("five")) }, "text “five”\n")
    expectEqual(
      told { Text("A").accessibilityHeading(.h1) + Text("B") }, "header “AB” text\n")
  }

  /// Nothing else is drawn, and a snapshot shows what is told.
  @Test func theTextShowsWhatItShowed() {
    func stage(_ part: Text) -> Stage { Stage { Text("5 ") + part } }
    let (plain, told) = (stage(Text("s")), stage(Text("s").accessibilityLabel("seconds")))
    expectEqual(told.frame.displayDigest.list, plain.frame.displayDigest.list)
    expectContains(told.host.snapshot(), "“5 s”, label “5 seconds”")
  }

  @Test(
    arguments: [
      ("accessibilityTextContentType", Text("A").accessibilityTextContentType(.narrative)),
      ("speechAdjustedPitch", Text("A").speechAdjustedPitch(0.5)),
      ("speechAlwaysIncludesPunctuation", Text("A").speechAlwaysIncludesPunctuation()),
      ("speechAnnouncementsQueued", Text("A").speechAnnouncementsQueued()),
      ("speechSpellsOutCharacters", Text("A").speechSpellsOutCharacters()),
      ("typesettingLanguage", Text("A").typesettingLanguage(.explicit(.init(identifier: "th")))),
    ] as [(String, Text)])
  func whatIsNotMetIsNoted(_ feature: String, _ text: Text) {
    expectEqual(Stage { text + Text("B") }.unmet, [feature])
  }

  @Test func actionsOfACategoryAreNoted() {
    let view = { @MainActor @Sendable in
      Text("A").accessibilityActions(category: .edit) { Button("B") {} }
    }
    expectEqual(Stage { view() }.unmet, ["accessibilityActions"])
  }
}
