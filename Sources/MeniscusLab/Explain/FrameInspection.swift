import MeniscusDisplay
import MeniscusFormats
import MeniscusImage
import MeniscusReplay
import MeniscusUI

/// A frame of a replay, and the one before it, looked at from all sides.
@MainActor
package struct FrameInspection {
  /// One of the two frames.
  package struct Moment {
    /// The display list.
    package var list: DisplayList
    /// The view snapshot.
    package var tree: String
    /// The state, in tree order.
    package var fields: [StateField]
    /// The hashes.
    package var hashes: StageHashes
    /// The picture.
    package var bitmap: Bitmap
  }

  /// The trace, in the environment of the variant.
  package let trace: Trace
  /// The frame.
  package let frame: Int
  /// What it is.
  package let now: Moment
  /// What the frame before is; nil for the first.
  package let before: Moment?
  /// Since when the state is what it is.
  package let history: StateHistory
  /// The hashes of all frames up to it; pixels of it and of the one before alone.
  package let hashLog: FrameHashLog

  /// Replays a trace up to a frame.
  ///
  /// - Precondition: the trace has the frame.
  package init(
    _ trace: Trace, on scene: Scene, at frame: Int, threads: Int = 1
  ) throws(ReplayError) {
    precondition(
      (0..<trace.frameCount).contains(frame), "Only a frame of the trace can be looked at.")
    var options = ReplayOptions(threads: threads, requirements: [])
    options.pixels = .from(max(frame - 1, 0))
    options.notesChanges = true
    var replay = try Replay(trace, on: scene, options: options)
    var history = StateHistory()
    var state: UInt64?
    var moments: [Moment] = []
    while replay.frame < frame, try replay.showNextFrame() {
      guard let hashes = replay.hashLog.frames.last?.hashes, let list = replay.displayList else {
        continue
      }
      // A snapshot takes a while, and the hash says when it has changed.
      if hashes[.state] != state {
        history.note(replay.stateFields, in: replay.frame) { replay.changes?.origins(of: $0) ?? [] }
      }
      state = hashes[.state]
      if replay.frame >= frame - 1 {
        moments.append(
          Moment(
            list: list, tree: replay.snapshot, fields: replay.stateFields, hashes: hashes,
            bitmap: replay.bitmap))
      }
    }
    guard let now = moments.last else { throw .nothingChecked }
    self.trace = trace
    self.frame = frame
    self.now = now
    before = moments.count > 1 ? moments[0] : nil
    self.history = history
    hashLog = replay.hashLog
  }
}
