import Foundation
import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import TestSupport
import Testing

@Suite("Metamorphic relations")
struct RelationCheckTests {
  /// Hashes of `count` frames, the last of each line being `pixels`.
  private static func lines(_ count: Int, pixels: [Int: String] = [:]) -> String {
    (0..<count).map { "\($0) a b c d e \(pixels[$0] ?? "f")" }.joined(separator: "\n")
  }

  @Test("The first frame and stage that differ are found, and missing frames")
  func differences() throws {
    let plain = try #require(HashLines(Self.lines(3)))
    let same = try #require(HashLines(Self.lines(3)))
    #expect(plain.firstDifference(from: same) == nil)
    let other = try #require(HashLines("0 a b c d e f\n1 a b x d y f\n2 z b c d e f\n"))
    let found = try #require(plain.firstDifference(from: other))
    #expect(found.frame == 1 && found.stage == .layout)
    let short = try #require(HashLines(Self.lines(2)))
    for missing in [plain.firstDifference(from: short), short.firstDifference(from: plain)] {
      #expect(missing?.frame == 2 && missing?.stage == nil)
    }
  }

  @Test(
    "What is no list of hashes is not taken for one",
    arguments: [
      "", "0 a b c", "1 a b c d e f", "0 a b c d e f g", "Fatal error",
      "0 a b c d e f\n0 a b c d e f",
    ])
  func garbage(text: String) {
    expectEqual(HashLines(text), nil)
  }

  /// What `check` says of a case where a shell script stands for the tool.
  private func report(
    _ script: String, routes: [MetamorphicRelation] = MetamorphicRelation.all
  ) async throws -> RelationReport {
    let folder = try TemporaryFolder()
    let tool = try folder.writeExecutable(script, "tool.sh")
    try FileSystem.createFolder(folder("Traces/lamp"))
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/tap.jsonl")
    let file = TraceFile(at: folder("Traces/lamp/tap.jsonl"), in: folder("Traces"))
    let check = RelationCheck(routes: routes, executable: tool, timeout: .seconds(300))
    let report = try await check.report(on: CaseName(scene: "lamp", trace: "tap"), of: file)
    return Messages(command: "meniscus").worded(report)
  }

  @Test("Where all routes agree, all are equal, and each was taken with its options")
  func equal() async throws {
    let folder = try TemporaryFolder()
    let log = folder("log.txt")
    let report = try await report(
      """
      echo "$@ seed=$SWIFT_DETERMINISTIC_HASHING $GLIBC_TUNABLES" >> \(log)
      head -c 20 "$2" | grep -q meniscus || exit 9
      echo "\(Self.lines(3))"
      """)
    #expect(report.isEqual && report.frames == 3)
    expectEqual(report.routes.map(\.name), MetamorphicRelation.all.map(\.name))
    let calls = try FileSystem.readText(log).split(separator: "\n")
    expectEqual(calls.count, MetamorphicRelation.all.count + 1)
    for option in [
      "--threads 2", "--threads 5", "--tile 16", "--tile 200", "--full-repaint", "--translated",
    ] {
      expectEqual(calls.count { $0.contains(option) }, 1, "\(option)")
    }
    expectEqual(calls.count { $0.contains("--fresh-every 7") }, 1)
    expectEqual(calls.count { $0.contains("reencoded.jsonl") }, 1)
    expectEqual(calls.count { !$0.contains("seed=1") && $0.contains("-FMA") }, 1)
    expectEqual(calls.count { $0.contains("seed=1") }, calls.count - 1)
  }

  @Test("A route with other bits is named with frame, stage and the line that shows it again")
  func different() async throws {
    let report = try await report(
      """
      case "$*" in
      *"--tile 16"*) echo "\(Self.lines(3, pixels: [1: "x"]))" ;;
      *full-repaint*) echo "out of paint" >&2; exit 3 ;;
      *fresh*) kill -ILL $$ ;;
      *reencoded*) echo "nonsense" ;;
      *) echo "\(Self.lines(3))" ;;
      esac
      """)
    #expect(!report.isEqual)
    func route(_ name: String) throws -> RelationReport.Route {
      try #require(report.routes.first { $0.name == name })
    }
    let tiles = try route("tiles-16")
    #expect(!tiles.equal && tiles.frame == 1 && tiles.stage == "pixels")
    expectEqual(
      tiles.sentence,
      "tiles of 16 pixels: the pixels hash first differs in frame 1; "
        + "`meniscus replay lamp/tap --hashes --tile 16` reproduces it")
    try expectEqual(
      route("full-repaint").sentence,
      "every tile of every frame: the replay ended with exit code 3: out of paint")
    try expectContains(route("fresh").sentence, "was killed by signal \(SIGILL)")
    try expectContains(route("reencoded").sentence, "it printed no hashes")
    #expect(try route("threads-2").equal && route("elsewhere").equal)
  }

  @Test("Another build is a route, and one that is not there says so")
  func against() async throws {
    let report = try await report(
      "echo \"\(Self.lines(2))\"", routes: [.against("/nothing/there"), .against("/bin/true")])
    expectEqual(report.routes.map(\.equal), [false, false])
    expectPrefix(report.routes[0].sentence, "by /nothing/there: the replay could not be")
    expectContains(report.routes[1].sentence, "a different tool")
  }

  @Test("A trace that cannot be replayed is a failure of the case, not of a route")
  func failure() async throws {
    let report = try await report("echo gone >&2; exit 5")
    #expect(!report.isEqual && report.routes.isEmpty)
    expectEqual(
      report.failure, "one thread, only what changed: the replay ended with exit code 5: gone")
  }
}
