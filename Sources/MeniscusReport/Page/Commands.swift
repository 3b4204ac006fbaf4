import Foundation
import MeniscusFormats

/// What can be typed next, ready to copy.
struct Commands {
  /// The case.
  let trace: TraceReport
  /// How the tool is called from a shell.
  let command: String

  /// The commands that fit the verdict.
  var markup: Markup {
    let rows = self.rows
    return .element("section", .class("commands")) {
      Markup.element("h4") { rows.count == 1 ? "Next" : "Next steps" }
      for row in rows { row.markup(command) }
    }
  }

  private var rows: [CommandRow] {
    var rows: [CommandRow] = []
    if let frame = trace.divergence?.frame {
      rows.append(
        CommandRow(
          icon: .play, purpose: "See the first frame that differs",
          words: ["replay", trace.identifier, "--frame", String(frame), "--out", "frame.png"]))
    }
    if rows.isEmpty || trace.couldNotRun {
      rows.append(
        CommandRow(
          icon: .play, purpose: "Replay only this case", words: ["test", trace.identifier]))
    }
    if trace.mayBeAccepted,
      [.different, .missingBaseline, .orphanedBaseline].contains(trace.verdict)
    {
      rows.append(
        CommandRow(
          icon: .accept, purpose: "Accept it as it is now", words: ["accept", trace.identifier]))
    }
    return rows
  }
}

/// Words of a command line for a POSIX shell.
package enum ShellWord {
  /// The word, in quotes where the shell would read it otherwise.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { plain.contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// A command line of a tool: how it is called, which stands as it is, and words.
  package static func line(_ command: String, _ words: [String]) -> String {
    ([command] + words.map(quoted)).joined(separator: " ")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._/@=")
}
