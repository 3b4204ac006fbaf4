import Foundation
import MeniscusCLI
import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite
import MeniscusUI
import TestSupport
import Testing

/// The baseline loop as it is typed, over a run that is planted.
@Suite("Commands of the baseline loop")
struct BaselineCommandTests {
  private static let cause = ChangeCause(stage: .display, kind: .recolored, subjects: ["Row"])
  /// The report of a package as an archive from a build server.
  @Test("A report is accepted out of an archive, and pending is told of it")
  func archive() async throws {
    let package = try Package()
    let report = package.path.appendingPath("Reports/latest")
    var files: [ZipSample.File] = []
    for part in try FileManager.default.subpathsOfDirectory(atPath: report) {
      let path = report.appendingPath(part)
      guard case .file = FileSystem.kind(of: path) else { continue }
      files.append(.init(part, try FileSystem.read(path)))
    }
    let zip = package.path.appendingPath("report.zip")
    try FileSystem.write(ZipSample(files).bytes, to: zip)
    let folders = [
      "--report", zip, "--baselines", package.path.appendingPath("Baselines"), "--traces",
      package.path.appendingPath("Traces"),
    ]
    let pending = await ToolRun(["pending", "--report", zip] + folders.dropFirst(2).prefix(2))
    expectContains(pending.output, "2 changes pending, from 1 cause")
    let accepted = await ToolRun(["accept", "--all"] + folders)
    expectEqual(accepted.code, .accepted, "\(accepted.errors)")
    expectEqual(package.read("Baselines/s/b/end.png"), "new end.png")
    try FileSystem.write("no archive".utf8, to: zip)
    let refused = await ToolRun(["accept", "--all"] + folders)
    expectEqual(refused.code, .unusable)
    expectContains(refused.errors, "report.zip: not a ZIP archive, or cut off; download it again")
  }

  private let group = String(cause.signature.prefix(6))

  /// A package folder in which traces `s/a` and `s/b` differ at checkpoint `end`.
  private final class Package: Sendable {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.path
        .appendingPath("meniscus-\(UUID().uuidString)")
      var cases: [RunManifest.Case] = []
      for name in ["a", "b"] {
        let trace = """
          {"meniscus":"trace","version":1,"scene":"s","size":[8,8],"scale":1,"rate":60,"seed":0}
          {"at":0,"checkpoint":"end"}
          {"at":16666,"end":true}

          """
        try write(trace, "Traces/s/\(name).jsonl")
        let files = BaselineFiles.names(of: ["end"])
        for file in files {
          try write("new \(file)", "Reports/latest/actual/s/\(name)/\(file)")
          try write("old", "Baselines/s/\(name)/\(file)")
        }
        try write(trace, "Baselines/s/\(name)/\(BaselineFiles.trace)")
        cases.append(
          RunManifest.Case(
            name: CaseName(scene: "s", trace: name), verdict: .different, isAcceptable: true,
            trace: path.appendingPath("Traces/s/\(name).jsonl"),
            traceHash: RunManifest.text(of: StableHash.hash(Array(trace.utf8))),
            files: files.map { .init(name: $0, bytes: Array("new \($0)".utf8)) },
            changes: [
              BaselineChange(
                checkpoint: "end", kind: .different, cause: BaselineCommandTests.cause,
                detail: .checkpoint(
                  CheckpointReport(
                    name: "end", frame: 0, verdict: .different, differingPixels: 12,
                    maximumChannelDifference: 7)),
                expected: "expected/s/\(name)/end.png", actual: "actual/s/\(name)/end.png",
                difference: "difference/s/\(name)/end.png")
            ]))
      }
      try RunManifest(started: "now", cases: cases).write(in: path.appendingPath("Reports/latest"))
    }

    deinit { try? FileSystem.remove(path) }

    func write(_ text: String, _ part: String) throws {
      try FileSystem.write(text.utf8, to: path.appendingPath(part))
    }

    func read(_ part: String) -> String? { try? FileSystem.readText(path.appendingPath(part)) }

    /// Runs a command in the package.
    func run(_ words: String...) async -> (code: ExitCode, output: String, errors: String) {
      let (output, errors) = (RecordedStream(), RecordedStream())
      let tool = Tool(
        name: "meniscus", command: "meniscus", executable: "/nothing/there",
        scenes: [Scene("s") { Color.red }],
        console: Console(output: output, errors: errors, environment: [:]))
      let folders =
        words[0] == "prune"
        ? [
          "--baselines", path.appendingPath("Baselines"), "--traces", path.appendingPath("Traces"),
        ]
        : [
          "--baselines", path.appendingPath("Baselines"), "--report",
          path.appendingPath("Reports/latest"),
        ]
      let code = await tool.run(words + folders)
      return (code, output.text, errors.text)
    }
  }

  @Test("What waits is listed, as text and as data with the pictures' paths")
  func pending() async throws {
    let package = try Package()
    #expect(
      await package.run("pending").output
        == "\(group)  display: Row has a different colour; 2 changes in 2 cases\n"
        + "  s/a  end  12 px differ, by at most 7 of 255\n"
        + "  s/b  end  12 px differ, by at most 7 of 255\n2 changes pending, from 1 cause\n")
    let data = Data(await package.run("pending", "--json").output.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let changes = try #require(document["changes"] as? [[String: String]])
    expectEqual(changes.map { $0["case"] }, ["s/a", "s/b"])
    expectEqual(changes.map { $0["group"] }, [group, group])
    let groups = try #require(document["groups"] as? [[String: Any]])
    expectEqual(groups.map { $0["name"] as? String }, [group])
    expectEqual(groups.first?["changes"] as? Int, 2)
    expectEqual(groups.first?["stage"] as? String, "display")
    expectEqual(groups.first?["cases"] as? [String], ["s/a", "s/b"])
    let report = package.path.appendingPath("Reports/latest")
    expectEqual(changes[0]["kind"], "different")
    expectEqual(changes[0]["checkpoint"], "end")
    expectEqual(changes[0]["actual"], report.appendingPath("actual/s/a/end.png"))
    expectEqual(changes[0]["expected"], report.appendingPath("expected/s/a/end.png"))
    expectEqual(changes[0]["difference"], report.appendingPath("difference/s/a/end.png"))
  }

  @Test("Accepting and rejecting say what they did, and leave nothing to decide")
  func decide() async throws {
    let package = try Package()
    let accept = await package.run("accept", "s/a", "--checkpoint", "end", "--reason", "meant")
    expectEqual(accept.code, .accepted)
    expectEqual(accept.output, "accepted   s/a\n1 case accepted\n")
    expectEqual(package.read("Baselines/s/a/end.png"), "new end.png")
    expectEqual(package.read("Baselines/s/b/end.png"), "old")
    let reject = await package.run("reject", "--all")
    expectEqual(reject.code, .accepted)
    expectEqual(reject.output, "rejected   s/b\n1 case rejected, 1 unchanged\n")
    expectEqual(package.read("Baselines/s/b/end.png"), "old")
    #expect(await package.run("pending").output == "nothing is pending\n")
    let late = await package.run("accept", "s/b")
    expectEqual(
      late.output, "0 cases accepted, 1 rejected before; another `test` finds it again\n")
    expectEqual(package.read("Baselines/s/b/end.png"), "old")
    let log = try #require(package.read("Baselines/log.jsonl")).split(separator: "\n")
    expectEqual(log.count, 2)
    #expect(log[0].contains("\"accepted\":[\"s/a\"]") && log[0].contains("\"reason\":\"meant\""))
    #expect(log[1].contains("\"rejected\":[\"s/b\"]"))
  }

  @Test("A case whose baseline is damaged is refused aloud, and the others are accepted")
  func damaged() async throws {
    let package = try Package()
    let report = package.path.appendingPath("Reports/latest")
    var manifest = try RunManifest(in: report)
    manifest.cases[1].verdict = .damagedBaseline
    manifest.cases[1].isAcceptable = false
    manifest.cases[1].changes = []
    try manifest.write(in: report)
    let accept = await package.run("accept", "--all")
    expectEqual(accept.code, .unusable)
    expectEqual(accept.output, "accepted   s/a\n1 case accepted, 1 refused\n")
    expectEqual(
      accept.errors,
      "s/b: cannot be accepted because its baseline is not what was accepted; bring it back "
        + "from version control, or delete it and decide anew; then run `meniscus test s/b`\n")
    expectEqual(package.read("Baselines/s/b/end.png"), "old")
  }

  @Test("Git is kept from the bytes of both folders; a file of somebody's own is left, and told of")
  func gitAttributes() async throws {
    let package = try Package()
    let accept = await package.run("accept", "s/a")
    #expect(accept.code == .accepted && accept.errors.isEmpty)
    for folder in ["Baselines", "Traces"] {
      expectEqual(package.read("\(folder)/.gitattributes"), "* -text\n")
    }
    try package.write("*.png binary\n", "Baselines/.gitattributes")
    try package.write("# mine\n** binary\n", "Traces/.gitattributes")
    let second = await package.run("accept", "s/b")
    let path = package.path.appendingPath("Baselines/.gitattributes")
    expectEqual(
      second.errors,
      "\(path): does not keep git from converting line ends; add the line `* -text`\n")
    expectEqual(package.read("Baselines/.gitattributes"), "*.png binary\n")
    expectEqual(package.read("Traces/.gitattributes"), "# mine\n** binary\n")
  }

  @Test("One decision takes all changes of a cause")
  func groups() async throws {
    let package = try Package()
    let accept = await package.run("accept", "--group", group)
    expectEqual(accept.output, "accepted   s/a\naccepted   s/b\n2 cases accepted\n")
    expectEqual(package.read("Baselines/s/b/end.png"), "new end.png")
    let unknown = await package.run("reject", "--group", "xyz")
    expectEqual(unknown.code, .usage)
    expectContains(unknown.errors, "no group of changes is named `xyz`")
  }

  @Test(
    "What is to be decided has to be said, and misspelt names are answered",
    arguments: [
      "accept", "reject",
    ])
  func selection(command: String) async throws {
    let package = try Package()
    let nothing = await package.run(command)
    expectEqual(nothing.code, .usage)
    expectEqual(
      nothing.errors,
      "meniscus: say what to \(command): a pattern, or `meniscus \(command) --all`; pending: "
        + "s/a and s/b\n")
    for words in [["s/a", "--all"], ["--all", "--checkpoint", "end"]] {
      #expect(
        await package.run(command, words[0], words[1], words.count > 2 ? words[2] : "s/b").code
          == .usage)
    }
    let unknown = await package.run(command, "--checkpoint", "edn")
    expectEqual(unknown.code, .usage)
    expectEqual(unknown.errors, "meniscus: no checkpoint is named `edn`; did you mean `end`?\n")
    expectEqual(package.read("Baselines/s/a/end.png"), "old")
  }

  @Test("Pruning is told with `--check`, done without")
  func prune() async throws {
    let package = try Package()
    #expect(await package.run("prune", "--check").code == .accepted)
    try package.write("old", "Baselines/s/c/end.png")
    try package.write("old", "Baselines/s/a/lost.png")
    let baselines = package.path.appendingPath("Baselines")
    let check = await package.run("prune", "--check")
    expectEqual(check.code, .baselineMissing)
    expectEqual(
      check.output,
      "orphaned   \(baselines)/s/a/lost.png\norphaned   \(baselines)/s/c\n"
        + "2 files and folders orphaned\n")
    expectEqual(package.read("Baselines/s/a/lost.png"), "old")
    let prune = await package.run("prune", "--reason", "gone")
    expectEqual(prune.code, .accepted)
    expectPrefix(prune.output, "removed    \(baselines)/s/a/lost.png\n")
    expectEqual(package.read("Baselines/s/a/lost.png"), nil)
    expectEqual(package.read("Baselines/s/a/end.png"), "old")
    expectContains(package.read("Baselines/log.jsonl"), "\"reason\":\"gone\"")
  }

  @Test("The command line wins over the environment, which a build server's run does not read")
  func recordMode() throws {
    func mode(_ words: [String], _ environment: [String: String]) throws -> RecordMode {
      try Arguments(
        words, command: "test", options: [Option("record", "MODE", "")], positionals: []
      ).recordMode(environment)
    }
    try expectEqual(mode([], [:]), .never)
    try expectEqual(mode([], ["CI": "true"]), .never)
    try expectEqual(mode([], ["MENISCUS_RECORD": "missing"]), .missing)
    try expectEqual(mode([], ["MENISCUS_RECORD": "all", "CI": "1"]), .never)
    try expectEqual(mode(["--record", "failed"], ["CI": "1"]), .failed)
    try expectEqual(mode(["--record", "never"], ["MENISCUS_RECORD": "all"]), .never)
    #expect(
      throws: CommandLineError.unknownValue(
        option: "--record", text: "mising", allowed: ["missing", "failed", "all", "never"],
        nearest: "missing")
    ) { try mode(["--record", "mising"], [:]) }
    #expect(throws: CommandLineError.self) { try mode([], ["MENISCUS_RECORD": "yes"]) }
  }
}
