import Foundation
import MeniscusFormats
import TestSupport
import Testing

/// The tool as people start it, killed in the middle of its work.
@Suite("A command that is killed", .timeLimit(.minutes(20)))
struct KilledRunTests {
  /// A command that would take minutes, and what is in the command line of those whom it starts.
  struct Killed: CustomTestStringConvertible {
    var words: String
    var starts: String
    var signal = SIGKILL

    var testDescription: String { "\(words), signal \(signal)" }
  }

  private static let commands = [
    Killed(words: "test --jobs 2", starts: " worker "),
    Killed(words: "test", starts: " worker ", signal: SIGHUP),
    Killed(words: "audit", starts: " worker "),
    Killed(words: "check", starts: " replay "),
    Killed(words: "minimize long", starts: " worker "),
    Killed(words: "repro pack long", starts: " worker "),
    Killed(
      words: "explain engine/springs/long --against HEAD --build sleep_600", starts: "sleep 600"),
  ]

  /// A folder with a repository and traces that take minutes, though nothing happens in them.
  private func prepare() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["long", "longer"] {
      try folder.write(Self.trace(lasting: 900, side: 640), "Traces/engine/springs/\(name).jsonl")
    }
    try FileSystem.createFolder(folder("tmp"))
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/bin/sh")
    git.arguments = [
      "-c",
      "git init -q -b main . && git add Traces"
        + " && git -c user.name=a -c user.email=a@b commit -q -m first",
    ]
    git.currentDirectoryURL = URL(fileURLWithPath: folder.path, isDirectory: true)
    try git.run()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0)
    return folder
  }

  /// A trace on which something moves all the time: frames on which nothing does are shown so fast
  /// that a replay which nobody ends would be over before it is missed.
  private static func trace(lasting seconds: Int, side: Int) -> String {
    let taps = (0..<seconds).map { #"{"at":\#($0 * 1_000_000),"toggle":{"id":"away"}}"# + "\n" }
    return """
      {"meniscus":"trace","version":1,"scene":"engine/springs","size":[\(side),\(side)],"scale":1,\
      "rate":60,"seed":0}
      {"at":0,"checkpoint":"start"}
      \(taps.joined()){"at":\(seconds * 1_000_000),"end":true}

      """
  }

  private func start(_ words: String, in folder: TemporaryFolder) throws -> BuiltTool {
    try BuiltTool(
      words.split(separator: " ").map {
        $0 == "long" ? "Traces/engine/springs/long.jsonl" : String($0.replacing("_", with: " "))
      }, in: folder.path, environment: ["TMPDIR": folder("tmp")])
  }

  /// Returns what a tool has started as soon as a process of some words is among it.
  ///
  /// It holds its thread, and looks again soon: while it waited its turn among other tests, the tool
  /// would have both processors paint.
  private func processes(of tool: BuiltTool, with words: String) throws -> [ProcessTable.Entry]? {
    while tool.process.isRunning {
      let started = try ProcessTable().descendants(of: tool.process.processIdentifier)
      if started.contains(where: { $0.command.contains(words) }) { return started }
      usleep(20_000)
    }
    return nil
  }

  @Test("Leaves no process, and nothing that the next start does not remove", arguments: commands)
  func killed(command: Killed) throws {
    let folder = try prepare()
    let tool = try start(command.words, in: folder)
    guard let started = try processes(of: tool, with: command.starts) else {
      Issue.record("It ended: \(try tool.outcome())")
      return
    }
    kill(tool.process.processIdentifier, command.signal)
    tool.process.waitUntilExit()
    // They end within milliseconds; on a busy machine it may take longer to be seen.
    for _ in 0..<1000 where started.contains(where: { ProcessIdentity.isAlive($0.number) }) {
      usleep(20_000)
    }
    expectEqual(
      started.filter { ProcessIdentity.isAlive($0.number) }.map(\.command), [])
    if command.signal == SIGHUP {
      #expect(try leftovers(in: folder).isEmpty, "It had the time to clear up.")
    }
    // The same again, over a trace that is done at once.
    try FileSystem.remove(folder("Traces/engine/springs/longer.jsonl"))
    try folder.write(Self.trace(lasting: 0, side: 24), "Traces/engine/springs/long.jsonl")
    let next = command.words.replacing("sleep_600", with: "false")
    _ = try start(next, in: folder).outcome()
    try expectEqual(leftovers(in: folder), [])
  }

  /// What lies about beside the report and the traces.
  private func leftovers(in folder: TemporaryFolder) throws -> [String] {
    let places = ["Reports", "tmp", "Traces/engine/springs", ""]
    return try places.flatMap { place -> [String] in
      let path = place.isEmpty ? folder.path : folder(place)
      guard FileSystem.kind(of: path) == .folder else { return [] }
      return try FileSystem.names(in: path).filter {
        place == "tmp" || ($0.hasPrefix(".") && $0 != ".git")
      }
    }
  }

  @Test("A file that a killed command was writing is removed by the next that writes there")
  func unfinishedFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("checkpoint start\n", "script.txt")
    let gone = UnfinishedName(
      "tap.jsonl", owner: try #require(ProcessIdentity(text: "2147483647"))
    ).text
    for name in [gone, ".mine.txt", "tap.txt"] { try folder.write("x", "Traces/\(name)") }
    let words = ["record", "engine/springs", "--script", "script.txt", "--out", "Traces/tap.jsonl"]
    let outcome = try BuiltTool(words, in: folder.path).outcome()
    expectEqual(outcome.status, 0, "\(outcome)")
    try expectEqual(FileSystem.names(in: folder("Traces")), [".mine.txt", "tap.jsonl", "tap.txt"])
  }
}
