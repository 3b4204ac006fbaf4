import Foundation

/// A process as it is written down for others, who ask later whether it still runs.
///
/// Numbers of processes are given out again: where the system says when a process began, that is
/// part of its identity.
package struct ProcessIdentity: Hashable, Sendable {
  /// The number.
  package let number: Int32
  /// When it began, in the system's own count; nil where that is not known.
  private let start: String?

  /// This process.
  package static let current = ProcessIdentity(
    number: getpid(), start: Status(of: getpid())?.start)

  /// Reads what ``text`` gives; nil where it is none.
  package init?(text: some StringProtocol) {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count <= 2, let number = words.first.flatMap({ Int32($0) }), number > 0 else {
      return nil
    }
    self.init(number: number, start: words.count > 1 ? String(words[1]) : nil)
  }

  private init(number: Int32, start: String?) {
    self.number = number
    self.start = start
  }

  /// The number, and when it began, as part of a file's name.
  package var text: String { start.map { "\(number)-\($0)" } ?? "\(number)" }

  /// Whether the process runs; one that has ended and that nobody has asked after does not.
  package var isAlive: Bool {
    guard Self.isAlive(number) else { return false }
    guard let start, let status = Status(of: number) else { return true }
    return status.start == start
  }

  /// Whether a process of the number runs; one that belongs to somebody else does.
  package static func isAlive(_ number: Int32) -> Bool {
    guard number > 0, kill(number, 0) == 0 || errno == EPERM else { return false }
    return Status(of: number).map { !["Z", "X"].contains($0.state) } ?? true
  }

  /// What Linux says of a process.
  private struct Status {
    /// A letter: `Z` is one that has ended.
    let state: String
    /// When it began, in ticks since the system did.
    let start: String

    init?(of number: Int32) {
      // The name stands in brackets and may hold anything; the third field follows its last one.
      guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 19 else { return nil }
      state = String(fields[0])
      start = String(fields[19])
    }
  }
}
