import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusReport
import TestSupport
import Testing

@Suite("What build servers are told")
struct PlatformTests {
  private static func place(
    _ environment: [String: String], current: String = "/w/repo/apps/glass",
    report: String = "Reports/latest"
  ) -> RunPlace {
    RunPlace(environment, current: current, report: report)
  }

  @Test("Paths are those of the repository, as far as somebody says where it begins")
  func paths() {
    let rows: [([String: String], String, String?)] = [
      ([:], "Traces/a.jsonl", "Traces/a.jsonl"),
      ([:], "./Traces/./a.jsonl", "Traces/a.jsonl"),
      ([:], "../Traces/a.jsonl", nil),
      (["GITHUB_WORKSPACE": "/w/repo"], "Traces/a.jsonl", "apps/glass/Traces/a.jsonl"),
      (["GITHUB_WORKSPACE": "/w/repo/"], "../../t/a.jsonl", "t/a.jsonl"),
      (["GITHUB_WORKSPACE": "/w/repo"], "/w/repo/t/a.jsonl", "t/a.jsonl"),
      (["GITHUB_WORKSPACE": "/w/repo"], "/w/repository/a.jsonl", nil),
      (["GITHUB_WORKSPACE": "", "CI_PROJECT_DIR": "/w"], "a", "repo/apps/glass/a"),
    ]
    for (environment, path, expected) in rows {
      #expect(Self.place(environment).path(of: path) == expected, "\(environment), \(path)")
    }
    expectEqual(RunPlace().path(of: "Traces/a.jsonl"), "Traces/a.jsonl")
    expectEqual(RunPlace().address(of: "a.png"), nil)
    let job = "https://git.example/g/p/-/jobs/7"
    let addresses: [([String: String], String?)] = [
      (["MENISCUS_ARTIFACTS": "https://x.example/r"], "https://x.example/r/p/%3Ca%20%22b.png"),
      (["MENISCUS_ARTIFACTS": "javascript:alert(1)"], nil),
      (
        ["CI_JOB_URL": job, "CI_PROJECT_DIR": "/w/repo"],
        job + "/artifacts/raw/apps/glass/Reports/latest/p/%3Ca%20%22b.png"
      ),
      (["CI_JOB_URL": job, "CI_PROJECT_DIR": "/elsewhere"], nil),
    ]
    for (environment, expected) in addresses {
      #expect(Self.place(environment).address(of: "p/<a \"b.png") == expected, "\(environment)")
    }
  }

  /// What a runner reads of a line (`actions/runner`, `ActionCommand.cs`).
  private static func read(_ line: String) throws -> (kind: String, [String: String], String) {
    let found = try #require(line.wholeMatch(of: #/::([a-z]+) (.*?)::(.*)/#))
    func plain(_ text: Substring) -> String {
      String(text).replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing(
        "%3A", with: ":"
      )
      .replacing("%2C", with: ",").replacing("%25", with: "%")
    }
    let properties = found.2.split(separator: ",").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), plain(parts[1]))
    }
    return (String(found.1), Dictionary(uniqueKeysWithValues: properties), plain(found.3))
  }

  @Test("GitHub is told of each case at its line, in one line each that it reads back")
  func annotations() throws {
    var run = SampleRun.mixed()
    run.place = Self.place(["GITHUB_WORKSPACE": "/w/repo"])
    run.traces[0].variant = "a,b:c%0A"
    let lines = GitHubAnnotations.lines(of: run)
    #expect(lines.allSatisfy { !$0.contains("\n") })
    let found = try lines.map { try Self.read($0) }
    let failed = run.traces.filter { !$0.verdict.isAccepted }
    expectEqual(found.count { $0.kind == "error" }, failed.count + run.orphans.count)
    for trace in failed {
      let title = "\(trace.identifier): \(trace.verdict.word)"
      let (_, properties, message) = try #require(found.first { $0.1["title"] == title })
      expectEqual(properties["file"], "apps/glass/" + trace.file)
      #expect(Int(properties["line"] ?? "") ?? 0 >= 1 && !message.isEmpty)
    }
    expectEqual(GitHubAnnotations.lines(of: SampleRun.accepted()), [])
  }

  @Test("Variants for which the same is to be said share an annotation; of many the last counts")
  func many() throws {
    var run = SampleRun.accepted(cases: 14, frames: 1)
    for index in run.traces.indices {
      run.traces[index].verdict = .different
      run.traces[index].findings = [CaseFinding(.different, .missingFiles(["a.png"]))]
    }
    let lines = GitHubAnnotations.lines(of: run)
    expectEqual(lines.count, GitHubAnnotations.most)
    let last = try Self.read(lines[9])
    expectEqual(last.1["title"], "5 more; the report has them all")
    expectEqual(last.2.split(separator: "\n").count, 5)
    run.traces = Array(run.traces.prefix(1))
    for name in ["dark", "large"] {
      var variant = run.traces[0]
      variant.variant = name
      run.traces.append(variant)
    }
    let shared = GitHubAnnotations.lines(of: run)
    expectEqual(shared.count, 1)
    let name = run.traces[0].identifier
    expectContains(try Self.read(shared[0]).2, "the same of \(name)@dark and \(name)@large")
  }

  @Test("GitLab's code quality has a finding for each failure, the same in every run")
  func quality() throws {
    func findings(_ run: RunReport) throws -> [[String: Any]] {
      let text = ReportWriter.text(of: "gl-code-quality-report.json", for: run)
      return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }
    var run = SampleRun.mixed()
    let found = try findings(run)
    expectEqual(
      found.count, run.traces.count { !$0.verdict.isAccepted } + run.orphans.count)
    for finding in found {
      expectEqual(
        Set(finding.keys), ["description", "check_name", "fingerprint", "severity", "location"])
      let known = ["info", "minor", "major", "critical", "blocker"]
      #expect(known.contains(finding["severity"] as? String ?? ""))
      let location = try #require(finding["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("/") == false)
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
    let prints = found.compactMap { $0["fingerprint"] as? String }
    expectEqual(Set(prints).count, found.count)
    run.traces.reverse()
    run.started = "2027-01-01T00:00:00Z"
    try expectEqual(Set(findings(run).compactMap { $0["fingerprint"] as? String }), Set(prints))
    try expectEqual(findings(SampleRun.accepted()).count, 0)
  }

  @Test("Metrics are the exact numbers, escaped, and no time among them")
  func metrics() {
    var run = SampleRun.mixed()
    run.traces[0].scene = "a\"b\\c\nd"
    let text = ReportWriter.text(of: "metrics.txt", for: run)
    #expect(text.hasSuffix("\n# EOF\n"))
    let name = "a\\\"b\\\\c\\nd/\(run.traces[0].name)"
    expectContains(text, "meniscus_frames{case=\"\(name)\"} \(run.traces[0].frames)\n")
    let work = run.traces[0].counters.reduce(into: WorkCounters()) { $0 += $1 }
    expectContains(
      text, "meniscus_work{case=\"\(name)\",kind=\"glassPasses\"} \(work[.glassPasses])\n")
    expectContains(text, "meniscus_cases{verdict=\"different\"} 1\n")
    run.duration += 1_000_000
    for index in run.traces.indices { run.traces[index].duration += 1_000 }
    expectEqual(ReportWriter.text(of: "metrics.txt", for: run), text)
  }

  @Test("The summary shows pictures where they can be reached, and ends with what finds it again")
  func pictures() {
    var run = SampleRun.mixed()
    #expect(!MarkdownSummary.text(of: run).contains("<img"))
    run.place = Self.place(["MENISCUS_ARTIFACTS": "https://x.example/r"])
    let text = MarkdownSummary.text(of: run)
    expectContains(text, "<img src=\"https://x.example/r/")
    #expect(text.hasSuffix(MarkdownSummary.marker))
    let long = MarkdownSummary.text(of: run, limit: 2_000)
    #expect(long.utf8.count <= 2_000 && long.hasSuffix(MarkdownSummary.marker))
  }
}
