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
    expectEqual(labels(), ["0:00", "0:00"])
    stage.run(25)
    expectEqual(labels(), ["0:02", "0:02"])
  }

  /// What is of nothing for a moment, and not shown, goes on all the same.
  @Test func smallerUnitsGoOnWhereALargerOneIsWhole() {
    let anchor = Date.sceneNow
    let stage = Stage(rate: 1) {
      VStack {
        Text(.currentDate, format: .offset(to: anchor))
        Text(.currentDate, format: .reference(to: anchor, allowedFields: [.second]))
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    func labels() -> [String?] { stage.host.accessibilityTree.map(\.label) }
    stage.run(60)
    expectEqual(labels(), ["1 minute", "60 seconds ago"])
    stage.run(1)
    expectEqual(labels(), ["1 minute, 1 second", "61 seconds ago"])
    stage.run(200)
    expectEqual(labels()[1], "261 seconds ago")
  }

  private struct Restarted: View {
    @State private var start = Date.sceneNow

    var body: some View {
      VStack {
        Text(
          TimeDataSource<Range<Date>>.dateRange(startingAt: start),
          format: SecondsOfRange())
        Color.pureRed.frame(width: 20, height: 20)
          .onTapGesture { start = start.addingTimeInterval(-100) }
      }
    }
  }

  /// The whole seconds of a range.
  private struct SecondsOfRange: DiscreteFormatStyle {
    func format(_ range: Range<Date>) -> String {
      "\(Int(range.upperBound.timeIntervalSince(range.lowerBound)))"
    }
    func input(before input: Range<Date>) -> Range<Date>? { nil }
    func input(after input: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(after input: Range<Date>) -> Range<Date>? {
      input.lowerBound..<input.upperBound.addingTimeInterval(1)
    }
  }

  @Test func anotherStartIsAnotherSource() {
    let stage = Stage(rate: 10) { Restarted() }
    func label() -> String? { stage.host.accessibilityTree.first?.label }
    expectEqual(label(), "0")
    stage.tap(
      stage.frame.fills(.pureRed)[0].bounds.midX, stage.frame.fills(.pureRed)[0].bounds.midY)
    expectEqual(label(), "100")
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
