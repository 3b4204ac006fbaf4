import Foundation
import MeniscusUI
import TestSupport
import Testing

/// Texts of the time, and strings that Foundation has on Apple's systems alone.
@MainActor
struct TimeFormatTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 0)

  private func shown(_ text: Text) -> String {
    Stage { text.environment(\.locale, Locale(identifier: "en_US")) }
      .host.accessibilityTree.first?.label ?? ""
  }

  @Test func clocksAreWritten() {
    func at(_ seconds: Double) -> Date { noon.addingTimeInterval(seconds) }
    let minutes = noon..<at(120)
    let pairs: [(Text, String)] = [
      (Text(at(3.456), format: .stopwatch(startingAt: noon)), "0:03.45"),
      (Text(at(3723.5), format: .stopwatch(startingAt: noon)), "1:02:03.50"),
      (Text(at(3723.5), format: .stopwatch(startingAt: noon, maxFieldCount: 3)), "1:02:03"),
      (Text(at(-5), format: .stopwatch(startingAt: noon)), "0:00.00"),
      (Text(at(61), format: .timer(countingDownIn: minutes)), "0:59"),
      (Text(at(61.5), format: .timer(countingUpIn: minutes)), "1:01"),
      (Text(at(500), format: .timer(countingDownIn: minutes)), "0:00"),
    ]
    for (text, expected) in pairs { expectEqual(shown(text), expected) }
  }

  @Test func distancesAreWritten() {
    let later = noon.addingTimeInterval(2 * 86_400 + 3 * 3600)
    let pairs: [(Text, String)] = [
      (Text(later, format: .offset(to: noon)), "2 days, 3 hours"),
      (Text(later, format: .offset(to: noon, allowedFields: [.day])), "2 days"),
      (Text(noon, format: .offset(to: later, maxFieldCount: 1)), "-2 days"),
      (Text(later, format: .offset(to: noon, maxFieldCount: 1, sign: .always())), "+2 days"),
      (Text(noon, format: .reference(to: noon.addingTimeInterval(7200))), "in 2 hours"),
    ]
    for (text, expected) in pairs { expectEqual(shown(text), expected) }
    let far = Text(noon, format: .reference(to: noon.addingTimeInterval(30 * 86_400)))
    expectContains(shown(far), "2001")
  }

  @Test func sourcesFollowTheClock() {
    let anchor = Date.sceneNow
    let stage = Stage(rate: 10) {
      VStack {
        Text(.currentDate, format: .timer(countingUpIn: anchor..<Date.distantFuture))
          .accessibilityIdentifier("timer")
        Text(
          TimeDataSource<Duration>.durationOffset(to: anchor),
          format: .time(pattern: .minuteSecond)
        )
        .accessibilityIdentifier("duration")
      }
    }
    func labels() -> [String?] { stage.host.accessibilityTree.map(\.label) }
    let before = labels()
    stage.run(25)
    #expect(labels()[0] != before[0])
    #expect(labels()[1] != before[1])
  }

  @Test func stringsStandForThemselves() throws {
    let count = 3
    expectEqual(String(localized: "\(count) files, **all**"), "3 files, **all**")
    expectEqual(
      String(localized: "key", defaultValue: "\(1234) files", locale: Locale(identifier: "de")),
      "1.234 files")
    let resource: LocalizedStringResource = "Hello \("you")"
    expectEqual(String(localized: resource), "Hello you")
    expectEqual(shown(Text(resource)), "Hello you")
  }

  @Test func markdownIsRead() throws {
    let string = try AttributedString(
      markdown: "a **b**\n[c](https://d.e) ~~f~~", baseURL: nil)
    expectEqual(String(string.characters), "a b c f")
    let runs = string.runs.map { String(string[$0.range].characters) }
    expectEqual(runs, ["a ", "b", " ", "c", " ", "f"])
    expectEqual(string.runs.compactMap(\.link).map(\.absoluteString), ["https://d.e"])
    let intents = string.runs.compactMap(\.inlinePresentationIntent)
    expectEqual(intents, [.stronglyEmphasized, .strikethrough])
  }

  @Test func whatIsNotMetIsNoted() {
    expectEqual(
      Stage { Text("A").multilineTextAlignment(strategy: .writingDirectionBased) }.unmet,
      ["multilineTextAlignment(strategy: .writingDirectionBased)"])
    expectEqual(
      Stage {
        Text("A").multilineTextAlignment(strategy: .layoutBased).typesettingLanguage(.automatic)
      }.unmet, [])
  }
}
