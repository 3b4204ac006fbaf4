import Foundation
import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

/// Frame 0 is at midnight on 1 January 2001, UTC.
private let start = Date(timeIntervalSinceReferenceDate: 0)

@MainActor
struct FormattedTextTests {
  private func words(_ stage: Stage) -> String {
    let line = stage.host.snapshot().split(separator: "\n").first { $0.contains("“") } ?? ""
    let text = String(line.drop { $0 != "“" }.dropFirst().prefix { $0 != "”" })
    // Unicode CLDR puts narrow spaces before AM and PM, and around dashes.
    return text.replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "\u{2009}", with: " ")
  }

  private func words<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> String { words(Stage(content: content)) }

  @Test func formatsFollowTheLocaleAround() {
    expectEqual(words { Text(1234.5, format: .number) }, "1,234.5")
    expectEqual(
      words { Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE")) },
      "1.234,5")
    expectEqual(words { Text(0.25, format: .percent) }, "25%")
    expectEqual(words { Text(12.5, format: .currency(code: "USD")) }, "$12.50")
    expectEqual(words { Text("a \(1.5, format: .number) b") }, "a 1.5 b")
    expectEqual(words { Text(["a", "b"], format: .list(type: .and)) }, "a and b")
  }

  @Test func datesFollowTheTimeZoneAndTheCalendarAround() {
    let evening = start.addingTimeInterval(22.5 * 3600)
    expectEqual(words { Text(evening, style: .time) }, "10:30 PM")
    expectEqual(words { Text(evening, style: .date) }, "January 1, 2001")
    let tokyo = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    expectEqual(
      words { Text(evening, style: .time).environment(\.timeZone, tokyo) }, "7:30 AM")
    expectEqual(
      words { Text(evening, format: .dateTime.hour().minute()).environment(\.timeZone, tokyo) },
      "7:30 AM")
    expectEqual(
      words {
        Text(evening, style: .date).environment(\.locale, Locale(identifier: "fr_FR"))
      }, "1 janvier 2001")
    expectEqual(words { Text(start...start.addingTimeInterval(5400)) }, "12:00 – 1:30 AM")
    expectEqual(
      words { Text(DateInterval(start: start, duration: 5400)) }, "12:00 – 1:30 AM")
  }

  @Test func aTimerCountsOnTheVirtualClock() {
    let stage = Stage(rate: 10) { Text(start.addingTimeInterval(3), style: .timer) }
    expectEqual(words(stage), "0:03")
    let quiet = stage.run(9)
    expectEqual(words(stage), "0:03")
    expectEqual(quiet.counters[.displayLists], 0)
    stage.step()
    expectEqual(words(stage), "0:02")
    stage.run(20)
    expectEqual(words(stage), "0:00")
    stage.run(20)
    expectEqual(words(stage), "0:02")
    #expect(stage.frame.isSettled)
    let long = start.addingTimeInterval(36 * 3600 + 59 * 60 + 1)
    expectEqual(words { Text(long, style: .timer) }, "36:59:01")
  }

  @Test func aTimerOfAnIntervalEndsWithIt() {
    let range = start...start.addingTimeInterval(2)
    let down = Stage(rate: 10) { Text(timerInterval: range) }
    let up = Stage(rate: 10) { Text(timerInterval: range, countsDown: false) }
    let paused = Stage(rate: 10) {
      Text(timerInterval: range, pauseTime: start.addingTimeInterval(1))
    }
    expectEqual([down, up, paused].map { words($0) }, ["0:02", "0:00", "0:02"])
    for stage in [down, up, paused] { stage.run(10) }
    expectEqual([down, up, paused].map { words($0) }, ["0:01", "0:01", "0:01"])
    for stage in [down, up, paused] { stage.run(40) }
    expectEqual([down, up, paused].map { words($0) }, ["0:00", "0:02", "0:01"])
    let hours = start...start.addingTimeInterval(5400)
    expectEqual(words { Text(timerInterval: hours) }, "1:30:00")
    expectEqual(words { Text(timerInterval: hours, showsHours: false) }, "90:00")
  }

  @Test(
    arguments: [
      (5.0, "5 sec", "-5 seconds"), (65, "1 min, 5 sec", "-1 minute"),
      (-7380, "2 hr, 3 min", "+2 hours"), (86_400 * 3 + 3600, "3 days, 1 hr", "-3 days"),
      (86_400 * 31, "1 mo", "-1 month"),
    ] as [(Double, String, String)])
  func distancesAreTold(_ seconds: Double, _ relative: String, _ offset: String) {
    let date = start.addingTimeInterval(seconds)
    expectEqual(words { Text(date, style: .relative) }, relative)
    expectEqual(words { Text(date, style: .offset) }, offset)
  }

  @Test func attributedStringsShowAsPiecesDo() {
    var text = AttributedString("Meniscus measures glass")
    guard let word = text.range(of: "measures") else {
      Issue.record("The word is not found.")
      return
    }
    text[word].font = .title.bold()
    text[word].foregroundColor = .pureRed
    text[word].underlineStyle = Text.LineStyle(color: .pureBlue)
    text[word].kern = 2
    let styled = Stage { [text] in Text(text) }.frame
    let pieces = Stage {
      Text("Meniscus ")
        + Text("measures").font(.title.bold()).foregroundColor(.pureRed)
        .underline(color: .pureBlue).kerning(2) + Text(" glass")
    }.frame
    expectEqual(styled.displayDigest.list, pieces.displayDigest.list)
    text[word].inlinePresentationIntent = .emphasized
    let slanted = Stage { [text] in Text(text) }.frame
    #expect(slanted.displayDigest.list != pieces.displayDigest.list)
  }

  @Test func aColourBehindTextLiesBehindIt() {
    var text = AttributedString("mark this")
    if let word = text.range(of: "this") { text[word].backgroundColor = .pureRed }
    let frame = Stage { [text] in Text(text) }.frame
    guard let mark = frame.fills(.pureRed).first?.bounds,
      let first = frame.glyphRuns.last?.origins.first
    else {
      Issue.record("There is no colour behind the text.")
      return
    }
    // Rounded to half a point.
    expectClose(mark.minX, first.x, within: 0.25)
    #expect(mark.minY < first.y && mark.maxY > first.y)
  }

  @Test func aFieldForAValueTakesWhatIsTypedAtTheEnd() {
    struct Form: View {
      @State private var amount = 5.0
      let log: Log
      var body: some View {
        log.note("\(amount)")
        return TextField("Amount", value: $amount, format: .number)
          .accessibilityIdentifier("field")
      }
    }
    let log = Log()
    let stage = Stage { Form(log: log) }
    #expect(stage.host.snapshot().contains("“5”"))
    stage.step(.focus("field"))
    stage.step(.text("00"))
    #expect(stage.host.snapshot().contains("“500”"))
    expectEqual(log.take(), ["5.0"])
    stage.step(.key("Return"))
    expectEqual(log.take(), ["500.0"])
    stage.step(.focus("field"))
    stage.step(.key("Delete"), .key("Delete"), .key("Delete"), .text("x"))
    stage.step(.focus(nil))
    // What is no number leaves the value.
    #expect(stage.host.snapshot().contains("“500”"))
    #expect(log.take().isEmpty)
  }
}
