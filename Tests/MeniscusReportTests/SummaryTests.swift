import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import TestSupport
import Testing

@Suite("The summary and its words")
struct SummaryTests {
  @Test("The verdict in a sentence")
  func headlines() {
    expectEqual(Headline.text(of: SampleRun.empty()), "Nothing was replayed.")
    var planted = SampleRun.accepted(cases: 1)
    planted.remarks = [.planted(.rimMissing, isShown: false)]
    expectEqual(Headline.text(of: planted), "No case shows the planted fault.")
    expectEqual(planted.remarks[0].exitCode, .gateFailed)
    expectEqual(
      Headline.text(of: SampleRun.accepted(cases: 1)), "The one case matches its baseline.")
    expectEqual(
      Headline.text(of: SampleRun.accepted(cases: 1200, frames: 1)),
      "All 1,200 cases match their baselines.")
    expectEqual(
      Headline.text(of: SampleRun.mixed()),
      "1 of 10 cases differs, 1 has no baseline, 1 is not deterministic, 1 crashed and 1 "
        + "differs within its tolerance; 1 baseline file belongs to no trace.")
    var run = SampleRun.accepted(cases: 3)
    run.traces[0].verdict = .different
    run.traces[1].verdict = .different
    expectEqual(Headline.text(of: run), "2 of 3 cases differ.")
    run.traces[0].verdict = .withinTolerance
    run.traces[1].verdict = .same
    expectEqual(Headline.text(of: run), "1 of 3 cases differs within its tolerance.")
    // A tick stands for equality alone.
    expectPrefix(MarkdownSummary.text(of: run), "## 🟡 1 of 3 cases differs within its tolerance")
    run.traces[0] = SampleRun.tolerated()
    expectContains(
      MarkdownSummary.text(of: run), "8 of 9 checkpoints unchanged, 1 within tolerance · ")
    expectPrefix(MarkdownSummary.text(of: SampleRun.accepted()), "## ✅ All ")
  }

  @Test("What fails as expected has its own word and count, and nothing to decide")
  func expected() {
    var run = SampleRun.accepted(cases: 2)
    run.traces[0] = SampleRun.expected()
    let text = MarkdownSummary.text(of: run)
    expectPrefix(text, "## 🟡 1 of 2 cases fails as expected")
    expectContains(text, "### `engine/springs/taps`: expected to fail\n\n- expected to fail until")
    #expect(!text.contains("By cause") && !text.contains(" accept "))
    expectEqual(Messages.verdicts(of: run), "2 cases: 1 same, 1 expected to fail")
    expectEqual(run.weakestPass, .expectedFailure)
  }

  @Test("Of a damaged baseline nothing is offered to be accepted, in any output")
  func damaged() {
    var run = SampleRun.accepted(cases: 1, frames: 3)
    let problem = BaselineProblem.damaged(path: "Baselines/a/end.png", .checksum)
    run.traces[0].conclude([CaseFinding(.damagedBaseline, .damagedBaseline([problem]))])
    expectEqual(Headline.text(of: run), "The one case has a damaged baseline.")
    let sentence =
      "Baselines/a/end.png: its bytes are not those that were accepted, by checksums.json; bring it "
      + "back from version control"
    for text in [
      MarkdownSummary.text(of: run), ReportWriter.text(of: "junit.xml", for: run),
      ReportPage.text(of: run),
    ] {
      expectContains(text, sentence)
      #expect(!text.contains("meniscus accept"))
    }
  }

  @Test("The summary names what is wrong")
  func summary() throws {
    let text = MarkdownSummary.text(of: SampleRun.mixed())
    expectContains(text, "### `engine/springs/taps`: different")
    expectContains(text, "frame 37")
    let group = try #require(SampleRun.mixed().groups.last)
    let cause = "- `\(group.name)` state isOn of Circle: true → false; 1 change in 1 case\n"
    expectContains(text, cause)
    expectContains(text, "| `bounced` | 48 | different | 3,204 | 187 |")
    #expect(!text.contains("engine/stacks"))
  }

  @Test("The summary gives the numbers of a perceptual comparison, after what is wrong")
  func perception() throws {
    let text = MarkdownSummary.text(of: SampleRun.mixed())
    let tolerated = try #require(text.firstRange(of: "### `glass/hello/tap`: within tolerance"))
    let different = try #require(text.firstRange(of: "### `engine/springs/taps`"))
    #expect(different.lowerBound < tolerated.lowerBound)
    let perception = try #require(SampleRun.tolerated().checkpoints[1].comparison?.flip)
    let (mean, maximum) = (
      Messages.fraction(perception.number("mean")), Messages.fraction(perception.number("max"))
    )
    expectContains(
      text,
      "| `middle` | 23 | within tolerance | 412 | 2 | \(mean) | \(maximum) | "
        + "`pictures/heat.png` |")
    expectContains(text, "- checkpoint middle: 412 px differ, within tolerance")
    // Without a perceptual comparison there are no such columns.
    expectEqual(text.ranges(of: "heat map").count, 1)
  }

  @Test("The summary keeps to its length and says what is left out")
  func length() {
    var run = SampleRun.accepted(cases: 3000, frames: 1)
    for index in run.traces.indices {
      run.traces[index].verdict = .different
      run.traces[index].findings = [CaseFinding](
        repeating: CaseFinding(.different, .missingFiles(["wörd"])), count: index == 0 ? 5000 : 20)
    }
    let text = MarkdownSummary.text(of: run)
    #expect(text.utf8.count <= MarkdownSummary.limit)
    #expect(text.utf8.count > MarkdownSummary.limit / 2)
    expectContains(text, "The rest is in the report:")
    run.traces = []
    run.remarks = [.noSuite(path: String(repeating: "x", count: 200_000))]
    #expect(MarkdownSummary.text(of: run).utf8.count <= MarkdownSummary.limit)
  }

  @Test("Text stays text in Markdown")
  func markdown() {
    expectEqual(MarkdownText.escaped("a|b *c* <d>"), "a\\|b \\*c\\* \\<d\\>")
    #expect(!MarkdownText.escaped("ask @everyone").contains("@everyone"))
    expectEqual(MarkdownText.code("a"), "`a`")
    expectEqual(MarkdownText.code("a`b``c"), "```a`b``c```")
    expectEqual(MarkdownText.code("`a`"), "`` `a` ``")
    expectEqual(MarkdownText.sentence("run `x|y` *now*"), "run `x\\|y` \\*now\\*")
    expectEqual(MarkdownText.sentence("a ` b"), "a \\` b")
    for text in Hostile.strings {
      #expect(!MarkdownText.escaped(text).contains("\n") && !MarkdownText.code(text).contains("\n"))
    }
  }

  @Test("Words for a shell")
  func shell() {
    expectEqual(ShellWord.quoted("engine/springs@dark"), "engine/springs@dark")
    expectEqual(ShellWord.quoted("a b"), "'a b'")
    expectEqual(ShellWord.quoted("$(rm -rf /)'"), "'$(rm -rf /)'\\'''")
    expectEqual(ShellWord.quoted(""), "''")
  }

  @Test("Times for people")
  func durations() {
    expectEqual(Format.duration(0), "0")
    expectEqual(Format.duration(1_234), "1.23 µs")
    expectEqual(Format.duration(999_499), "999 µs")
    expectEqual(Format.duration(999_600), "1.00 ms")
    expectEqual(Format.duration(16_666_667), "16.7 ms")
    expectEqual(Format.duration(123_400_000_00), "12.3 s")
    expectEqual(Format.duration(59_960_000_000), "1 min 00 s")
    expectEqual(Format.duration(125_000_000_000), "2 min 05 s")
    expectEqual(Messages.milliseconds(616_666), "616 ms")
    expectEqual(
      [0, 0.04, 4.167, 9.949, 9.95, 333.3].map(Messages.hitchRatio),
      [
        "0 ms/s", "0.0 ms/s", "4.2 ms/s", "9.9 ms/s", "10 ms/s", "333 ms/s",
      ])
    expectEqual(Format.decimal(-1.005, places: 1), "−1.0")
    expectEqual(Format.moment("2026-11-20T09:30:00Z"), "20 November 2026, 09:30 UTC")
    expectEqual(Format.moment("yesterday"), "yesterday")
    expectEqual(Format.moment("2026-13-20T09:30:00Z"), "2026-13-20T09:30:00Z")
  }
}
