import Foundation
import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("bisect")
struct BisectCommandTests {
  /// Five revisions whose tool, a script, says how many glass passes there are: 3, 3, 4, 4, 4.
  private func repository() throws -> (git: GitSample, commits: [String]) {
    let git = try GitSample()
    let trace =
      #"{"meniscus":"trace","version":1,"scene":"engine/springs","size":[32,24],"scale":2,"rate":60,"#
      + #""seed":0}"# + "\n{\"at\":0,\"checkpoint\":\"start\"}\n{\"at\":0,\"end\":true}\n"
    try git.write(["Traces/engine/springs/still.jsonl": trace])
    let commits = try [3, 3, 4, 4, 4].enumerated().map { index, passes in
      let text =
        #"{"timing":{"repetitions":1,"phases":{},"kinds":["glassPasses"],"counters":[[\#(passes)]],"#
        + #""framesHash":1,"spans":0,"probeCost":0}}"#
      return try git.commit(
        "change \(index)",
        ["tool.sh": "#!/bin/sh\n# \(index)\nprintf '\(text)' > \"$2/timed.json\"\n"])
    }
    return (git, commits)
  }

  private func run(_ git: GitSample, _ words: [String]) throws -> BuiltTool.Outcome {
    try BuiltTool(
      ["bisect"] + words + ["--build", "chmod +x tool.sh; echo tool.sh"], in: git.root
    ).outcome()
  }

  @Test("Where git has told of a repository, as it tells hooks, bisect leaves it alone")
  func hooks() throws {
    let (git, _) = try repository()
    let before = try git.shell(
      "git symbolic-ref HEAD; git ls-files --stage; git status --porcelain")
    let folder = git.root.appendingPath(".git")
    let found = try BuiltTool(
      [
        "bisect", "engine/springs/still", "--good", "HEAD~4", "--metric", "glassPasses", "--build",
        "test \"$(git rev-parse --show-toplevel)\" = \"$PWD\" && chmod +x tool.sh && echo tool.sh",
      ], in: git.root,
      environment: ["GIT_DIR": folder, "GIT_INDEX_FILE": folder.appendingPath("index")]
    ).outcome()
    expectEqual(found.status, 0, "\(found.errors)")
    expectEqual(
      try git.shell("git symbolic-ref HEAD; git ls-files --stage; git status --porcelain"), before)
  }

  @Test("It names the first revision with the counter's values and phase, from names or an alert")
  func names() throws {
    let (git, commits) = try repository()
    let found = try run(
      git, ["engine/springs/still", "--good", "HEAD~4", "--metric", "glassPasses"])
    expectEqual(found.status, 0, "\(found.errors)")
    let short = commits.map { $0.prefix(10) }
    expectEqual(
      found.output,
      """
      engine/springs/still: counters.glassPasses, in render: 3 at HEAD~4 (\(short[0])), \
      4 at HEAD (\(short[4])); 4 revisions
        bad     4  \(short[2])  change 2
        good    3  \(short[1])  change 1
      engine/springs/still: counters.glassPasses, in render: 3 → 4 since \(short[2])
        \(commits[2].prefix(12))  change 2
        Ada <ada@example.org>, 2026-11-20
        in a worktree of it, `\(BuiltTool.path) explain engine/springs/still --against \
      \(commits[1].prefix(12))` shows the first frame that differs

      """)
    // A history whose runs were made of the first revision and of the last but one.
    let sample = try #require(
      HistoryFile(try FormatSample.bytes(of: .history, version: 1)).entries.first)
    let entries = [(0, 3), (3, 4)].map { place, passes in
      var entry = sample
      (entry.run, entry.at) = (UInt64(place), "2026-11-2\(place)")
      entry.name = CaseName(scene: "engine/springs", trace: "still")
      entry.revision = ProjectRevision(commit: commits[place], isDirty: false)
      entry.counters[.glassPasses] = passes
      return entry
    }
    try HistoryStore(in: git.root.appendingPath("Reports/history")).append(entries)
    let alert = try run(git, ["--json"])
    expectEqual(alert.status, 0, "\(alert.errors)")
    expectContains(alert.errors, "from the alert engine/springs/still: 1 more glassPasses")
    let data = try JSONSerialization.jsonObject(with: Data(alert.output.utf8))
    let search = try #require((data as? [[String: Any]])?.first)
    expectEqual((search["first"] as? [String: Any])?["commit"] as? String, commits[2])
    expectEqual(search["phase"] as? String, "render")
    expectEqual([search["before"] as? Double, search["after"] as? Double], [3, 4])
    expectEqual((search["bad"] as? [String: Any])?["commit"] as? String, commits[3])
    expectEqual(search["suspects"] as? [String], [commits[2]])
  }
}
