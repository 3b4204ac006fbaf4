import Foundation
import MeniscusFormats
import MeniscusMessages
import Synchronization

/// Where a command writes: data and verdicts to standard output, errors and progress to standard
/// error.
///
/// What a line says may come from a trace, a scene or a path: here, and nowhere else, whatever in it
/// would steer a terminal is written out.
package final class Console: Sendable {
  /// A stream of text.
  package protocol Stream: Sendable {
    /// Whether somebody watches it as it is written.
    var isTerminal: Bool { get }
    /// The columns that a line has; 0 where that is not known.
    var columns: Int { get }
    /// Appends text.
    func write(_ text: String) throws(FileFailure)
  }

  private let output: any Stream
  private let errors: any Stream
  /// The environment of the process.
  let environment: [String: String]
  private let line = Mutex("")
  private let lost = Mutex(FileFailure?.none)

  /// Makes a console of two streams.
  package init(
    output: any Stream = StandardStream.output, errors: any Stream = StandardStream.error,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
  }

  /// Why something that was printed is lost; nil where nothing is.
  ///
  /// Of what is reported nothing is counted as lost: there would be nobody to say it to.
  package var failure: FileFailure? { lost.withLock { $0 } }

  /// Writes a line of data or of a verdict.
  package func print(_ text: String = "") {
    print(Line(text))
  }

  /// Writes a line that may begin with a coloured word.
  package func print(_ line: Line) {
    put(colored(line.lead.withVisibleControls, line.color) + line.text.withVisibleControls)
  }

  /// Writes lines of JSON, source or help.
  package func printText(_ text: String) {
    put(text.withEscapedControls)
  }

  /// Writes a line about what went wrong.
  package func report(_ text: String) {
    say(text.withVisibleControls)
  }

  /// Writes lines of help where they are the answer to a mistake.
  package func reportText(_ text: String) {
    say(text.withEscapedControls)
  }

  /// Replaces the line that tells what is going on; there is none where nobody watches.
  package func showProgress(_ text: String) {
    guard showsProgress else { return }
    let text = text.withVisibleControls
    line.withLock { line in
      clear(&line)
      line = errors.columns > 1 ? String(text.prefix(errors.columns - 1)) : text
      try? errors.write(line)
    }
  }

  /// Whether a line that is replaced again and again can be shown.
  package var showsProgress: Bool {
    errors.isTerminal && environment["TERM"] != "dumb"
  }

  /// Whether somebody reads what is reported as it is written.
  package var isWatched: Bool { errors.isTerminal }

  /// A colour of text, by its number in ISO 6429.
  package enum Color: Int, Sendable {
    /// Something failed.
    case red = 31
    /// All is well.
    case green = 32
    /// It passes, and is not equal.
    case yellow = 33
    /// It fails, and is expected to.
    case magenta = 35
  }

  /// The text in a colour, where output is watched and colours are welcome.
  private func colored(_ text: String, _ color: Color?) -> String {
    guard let color, !text.isEmpty, output.isTerminal, environment["TERM"] != "dumb",
      environment["NO_COLOR", default: ""].isEmpty
    else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }

  private func put(_ text: String) {
    line.withLock { line in
      clear(&line)
      do throws(FileFailure) {
        try output.write(text + "\n")
      } catch {
        lost.withLock { $0 = $0 ?? error }
      }
    }
  }

  private func say(_ text: String) {
    line.withLock { line in
      clear(&line)
      try? errors.write(text + "\n")
    }
  }

  private func clear(_ line: inout String) {
    guard !line.isEmpty else { return }
    try? errors.write("\r\u{1B}[2K")
    line = ""
  }
}
