import Foundation
import MeniscusImage
import Synchronization

/// Keeps what checkpoints show until it is asked for: the first in memory, what comes after them in a
/// file.
///
/// The file has no name, so that nothing is left of it however the process ends. What it has no room
/// for stays in memory.
package final class CaptureStore: Sendable {
  /// Where in the file is what a checkpoint shows.
  struct Place: Sendable {
    var picture: Range<Int>
    var tree: Range<Int>
    var display: Range<Int>
  }

  private struct State {
    /// The bytes that may still be kept in memory.
    var room: Int
    /// The file; nil before it is needed.
    var descriptor: Int32?
    var length = 0
  }

  private let state: Mutex<State>

  /// The bytes that are kept in memory unless said otherwise: the checkpoints of most traces.
  package static let usualRoom = 64 << 20

  /// Makes an empty store.
  ///
  /// - Parameter room: the bytes that are kept in memory.
  package init(room: Int = CaptureStore.usualRoom) {
    state = Mutex(State(room: room))
  }

  deinit {
    state.withLock { state in
      if let descriptor = state.descriptor { close(descriptor) }
    }
  }

  /// Puts what a checkpoint shows into the file; nil where it stays in memory.
  func put(_ bitmap: Bitmap, _ tree: String, _ display: String) -> Place? {
    let isHeld = state.withLock { state in
      state.room -= bitmap.samples.count + tree.utf8.count + display.utf8.count
      return state.room >= 0
    }
    if isHeld { return nil }
    let parts = [PNG.encode(bitmap), Array(tree.utf8), Array(display.utf8)]
    return state.withLock { state in
      guard let descriptor = state.descriptor ?? Self.openFile() else { return nil }
      state.descriptor = descriptor
      var ranges: [Range<Int>] = []
      var end = state.length
      for part in parts {
        guard Self.write(part, to: descriptor, at: end) else { return nil }
        ranges.append(end..<end + part.count)
        end += part.count
      }
      state.length = end
      return Place(picture: ranges[0], tree: ranges[1], display: ranges[2])
    }
  }

  /// The picture at a place.
  func bitmap(at place: Place) -> Bitmap {
    guard let bitmap = try? PNG.decode(bytes(in: place.picture)) else { Self.isLost() }
    return bitmap
  }

  /// The text in a part of the file.
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }

  private func bytes(in range: Range<Int>) -> [UInt8] {
    guard let descriptor = state.withLock({ $0.descriptor }),
      let bytes = Self.read(range.count, from: descriptor, at: range.lowerBound)
    else { Self.isLost() }
    return bytes
  }

  /// The file is this process's own: that it cannot be read back is as if memory could not.
  private static func isLost() -> Never {
    preconditionFailure("What a checkpoint shows can be read back.")
  }

  /// Opens a file and takes its name from it.
  private static func openFile() -> Int32? {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array(folder.appendingPath("meniscus-captures-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset + done))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  private static func read(_ count: Int, from descriptor: Int32, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes[done...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(offset + done))
      }
      if read < 0 && errno == EINTR { continue }
      guard read > 0 else { return nil }
      done += read
    }
    return bytes
  }
}
