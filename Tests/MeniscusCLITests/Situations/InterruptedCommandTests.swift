import Foundation
import MeniscusFormats
import TestSupport
import Testing

/// Commands that would take minutes or hours, and one signal.
@Suite("A command that is interrupted", .serialized, .timeLimit(.minutes(20)))
struct InterruptedCommandTests {
  /// A command and the signal that ends it.
  struct Interrupted: Sendable, CustomTestStringConvertible {
    let command: String
    let signal: String

    var testDescription: String { "\(command), \(signal)" }
  }

  /// What the commands work on: a trace of 100,000 frames, a script of as many, much to draw.
  private static let before = #"""
    trace '{"at":0,"checkpoint":"end"}' '{"at":1666600000,"end":true}'
    { echo 'checkpoint end'; echo 'wait 99990f'; } > script
    git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m a
    """#

  private static let commands: [Interrupted] = [
    ("test", "INT"), ("test --json", "TERM"), ("check", "INT"), ("audit", "INT"), ("audit", "TERM"),
    ("minimize engine/springs/still", "INT"), ("bench engine --repeat 1000", "INT"),
    ("bench diff --repeat 1000", "TERM"), ("repro pack engine/springs/still", "INT"),
    ("record engine/springs --script script", "INT"),
    ("replay engine/springs/still --hashes", "TERM"),
    ("explain engine/springs/still --frame 90000", "INT"),
    ("explain engine/springs/still --against HEAD --build 'sleep 600'", "INT"),
    (
      #"explain engine/springs/still --against HEAD --build 'trap "" TERM; sleep 600'"#, "TERM"
    ),
    ("test", "HUP"),
  ].map { Interrupted(command: $0.0, signal: $0.1) }

  @Test("One signal ends it at once, with 130, and nothing is left over", arguments: commands)
  func interrupted(command: Interrupted) async throws {
    let package = try await ShellPackage.accepted()
    let before = try package.folder.contents(below: "Reports")
    // A second is enough for all of them to be in the middle of it.
    let answer = await package.run(
      """
      \(Self.before)
      mkdir tmp; export TMPDIR=$PWD/tmp
      $M \(command.command) > output 2> errors & p=$!
      sleep 1.5; kill -0 $p || echo 'not running'
      kill -\(command.signal) $p; s=$(date +%s); wait $p; echo "$? $(($(date +%s) - s < 8))"
      cat errors; ls -A tmp
      """, limit: .seconds(60))
    let lines = answer.lines
    expectEqual(lines.first, "130 1", "\(answer.output)")
    expectPrefix(lines.dropFirst().first, "meniscus: interrupted", "\(answer.output)")
    expectEqual(lines.dropFirst(2), [], "\(answer.output)")
    try expectEqual(package.folder.contents(below: "Reports"), before)
  }
}
