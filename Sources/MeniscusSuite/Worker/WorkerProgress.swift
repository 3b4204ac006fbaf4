import Foundation
import MeniscusFormats

/// What a worker is about to do, for the process that started it.
///
/// It is a few bytes in a file, so that it outlives a trap.
package final class WorkerProgress {
  private static let fileName = "progress.txt"
  private let descriptor: Int32
  private var step = 0

  /// Begins to tell in a worker's folder; what cannot be told is not missed.
  package init(in folder: String) {
    descriptor = open(
      folder.appendingPath(Self.fileName), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  }

  deinit { close(descriptor) }

  /// Tells that the next step begins: a frame, or something after the last one.
  package func goOn(to frame: Int?) {
    step += 1
    // Steps rise, so that a longer line always covers a shorter one.
    let line = Array("\(step) \(frame.map { "\($0)" } ?? "-")\n".utf8)
    _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// What the worker of a folder told last; empty where it told nothing.
  package static func text(in folder: String) -> String {
    (try? FileSystem.readText(folder.appendingPath(fileName))) ?? ""
  }

  /// The frame that the worker of a folder was about to show; nil where it was about none.
  package static func frame(in folder: String) -> Int? {
    let words = text(in: folder).prefix { !$0.isNewline }.split(separator: " ")
    return words.count == 2 ? Int(words[1]) : nil
  }
}
