import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import TestSupport
import Testing

@Suite("A change is told in the words of those who wrote it")
@MainActor
struct NamedCauseTests {
  @Test("The first words say what was changed", arguments: PlantedChange.all)
  private func words(planted: PlantedChange) throws {
    let report = try planted.report()
    expectEqual(report.verdict, .different)
    let sentence = try #require(report.sentences.first)
    expectEqual(planted.cut(sentence), planted.words, "\(sentence)")
  }

  @Test("A terminal, JUnit and the page say the same")
  func everywhere() throws {
    let report = try PlantedChange.all[0].report()
    var run = RunReport(started: "", toolVersion: "0", platform: .current, threads: 1)
    run.traces = [report]
    let words = "font: headline → title3 in #title"
    expectPrefix(report.sentences.first, words)
    for file in ["junit.xml", "index.html", "summary.md", "report.json"] {
      expectContains(ReportWriter.text(of: file, for: run), "font: headline → title3 in ")
    }
    expectContains(Messages.causes(of: run).joined(), "font: headline → title3 in Text")
  }

  @Test("Rows that are scrolled out of view, or into it, are neither gone nor new")
  func windows() throws {
    let scrolled = PlantedChange.all.filter { $0.words.hasPrefix("state offset") }
    #expect(!scrolled.isEmpty)
    for planted in scrolled {
      let report = try planted.report()
      let said =
        report.sentences.joined() + report.changes.map { Messages.cause($0.cause) }.joined()
      #expect(!said.contains("gone") && !said.contains("new"), "\(said)")
    }
  }
}
