import MeniscusFormats
import MeniscusReport
import SuiteTestSupport
import TestSupport
import Testing

@Suite("A report's page as it is served")
struct ServedPageTests {
  /// A real page, of a report in which nothing is empty.
  private var page: [UInt8] {
    var report = RunReport(
      started: "2026-11-20T09:30:00Z", toolVersion: "1", platform: .current, threads: 1)
    report.traces = [SampleReport.full]
    return Array(ReportPage.text(of: report).utf8)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("It may reach its server, runs the scripts of the tool alone, and is else as it was")
  func rewriting() throws {
    let served = try #require(ServedPage(page, mark: "00c0ffee00c0ffee"))
    let (before, after) = (text(page), text(served.bytes))
    #expect(before.contains("default-src &#39;none&#39;") && !before.contains("connect-src"))
    expectContains(after, "connect-src &#39;self&#39;")
    expectContains(after, #""page":"00c0ffee00c0ffee""#)
    expectEqual(after.split(separator: "Content-Security-Policy").count, 2)
    for part in ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'"] {
      expectContains(served.policy, part)
    }
    let scripts = served.policy.split(separator: ";").first { $0.hasPrefix(" script-src") } ?? ""
    #expect(scripts.split(separator: "'sha256-").count == 3 && !scripts.contains("self"))
    #expect(!scripts.contains("unsafe"))
    // What is added can be taken away again.
    let body = before.split(separator: "<body>", maxSplits: 1)[1].dropLast("</body></html>\n".count)
    expectContains(after, String(body))
    expectSuffix(after, "</script></body></html>\n")
  }

  @Test("What is decided on is named by the page, and commands for it can be hidden")
  func hooks() {
    let page = text(page)
    expectContains(page, #"data-case="engine/springs/tap@dark""#)
    expectContains(page, #"data-checkpoint="end""#)
    expectContains(page, "data-group=")
  }

  @Test("A page of another version, a part of one, and anything else are refused")
  func foreign() {
    let own = text(page)
    for other in [
      "", "<html></html>", own.replacing("sha256-", with: "sha256-x"),
      own.replacing("default-src &#39;none&#39;", with: "default-src *"),
      own.replacing("</body>", with: ""), String(own.prefix(own.count / 2)),
      String(repeating: " ", count: 3000) + own,
    ] {
      #expect(ServedPage(Array(other.utf8), mark: "") == nil)
    }
  }
}
