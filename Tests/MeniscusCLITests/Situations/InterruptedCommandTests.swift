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
    /// What is in the command line of a process that it starts; nil where it starts none.
    let starts: String?

    init(_ command: String, _ signal: String, starts: String? = nil) {
      (self.command, self.signal, self.starts) = (command, signal, starts)
    }

    var testDescription: String { "\(command), \(signal)" }

    /// Waits until `$p` is in the middle of it: has started another process, or has had time to.
    var waiting: String {
      starts.map { "until child ' \($0)'; do kill -0 $p || break; sleep 0.05; done" }
        ?? "sleep 0.25"
    }
  }

  /// What the commands work on: a trace of 100,000 frames, a script of as many, much to draw.
  private static let before = #"""
    trace '{"at":0,"checkpoint":"end"}' '{"at":1666600000,"end":true}'
    { echo 'checkpoint end'; echo 'wait 99990f'; } > script
    git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m a
    """#

  /// Whether `$p` has started a process with some words in its command line.
  private static let child =
    #"child() { ps -axo ppid=,args= | awk -v p=$p '$1 == p' | grep -q -e "$1"; }"#

  private static let commands = [
    Interrupted("test", "INT", starts: "worker "),
    Interrupted("test --json", "TERM", starts: "worker "),
    Interrupted("check", "INT", starts: "replay "), Interrupted("audit", "INT", starts: "worker "),
    Interrupted("audit", "TERM", starts: "worker "),
    Interrupted("minimize engine/springs/still", "INT", starts: "worker "),
    Interrupted("bench engine --repeat 1000", "INT", starts: "worker "),
    Interrupted("bench diff --repeat 1000", "TERM", starts: "worker "),
    Interrupted("repro pack engine/springs/still", "INT", starts: "worker "),
    Interrupted("record engine/springs --script script", "INT"),
    Interrupted("replay engine/springs/still --hashes", "TERM"),
    Interrupted("explain engine/springs/still --frame 90000", "INT"),
    Interrupted(
      "explain engine/springs/still --against HEAD --build 'sleep 600'", "INT", starts: "sleep 600"),
    Interrupted(
      #"explain engine/springs/still --against HEAD --build 'trap "" TERM; sleep 600'"#, "TERM",
      starts: "sleep 600"),
    Interrupted("test", "HUP", starts: "worker "),
  ]

  @Test("One signal ends it at once, with 130, and nothing is left over", arguments: commands)
  func interrupted(command: Interrupted) async throws {
    let package = try await ShellPackage.accepted(Self.before)
    let before = try package.folder.contents(below: "Reports")
    let answer = await package.run(
      """
      \(Self.child)
      mkdir tmp; export TMPDIR=$PWD/tmp
      $M \(command.command) > output 2> errors & p=$!
      \(command.waiting); kill -0 $p || echo 'not running'
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
