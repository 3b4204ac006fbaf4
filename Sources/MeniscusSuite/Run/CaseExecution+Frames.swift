import MeniscusDisplay
import MeniscusFormats
import MeniscusFrames
import MeniscusReplay
import MeniscusVerdict

extension CaseExecution {
  /// Writes the display lists of all frames, and the state of views in them, which another replay makes,
  /// beside the pictures.
  ///
  /// What was recorded of each frame is kept with it: whoever draws it again sees whether it is what the
  /// run has drawn.
  ///
  /// - Returns: nil where the replay cannot be repeated, or there is more than the format allows.
  func drawnFrames(of hashLog: FrameHashLog, files: CaseFiles) throws(SuiteError) -> DrawnFrames? {
    let encoded: (bytes: [UInt8], states: StateChanges)
    do throws(FrameFileProblem) {
      guard let found = try encodedFrames(of: hashLog) else { return nil }
      encoded = found
    } catch {
      return nil
    }
    var drawn = DrawnFrames(
      path: try files.write(encoded.bytes, .frames, DrawnFrames.fileName),
      bytes: encoded.bytes.count)
    let states = Array(encoded.states.json.utf8)
    if !encoded.states.fields.isEmpty, states.count <= StateChanges.byteLimit {
      drawn.states = try files.write(states, .frames, StateChanges.fileName)
    }
    return drawn
  }

  /// Writes the display lists that are kept of what is accepted: of all frames, else of checkpoints.
  ///
  /// - Parameter lists: what this run draws; glyphs and pictures of checkpoints are taken from there.
  /// - Returns: nil where none is kept, or none can be drawn.
  func acceptedFrames(
    beside baseline: Baseline, drawnAs lists: [DisplayList], files: CaseFiles
  ) throws(SuiteError) -> DrawnFrames? {
    var numbers: [Int]?
    var bytes = isUsable(baseline) ? baseline.keptFrames.value : nil
    if bytes == nil, let encoded = encodedCheckpoints(of: baseline, drawnAs: lists) {
      (bytes, numbers) = (encoded.bytes, encoded.numbers)
    }
    guard let bytes else { return nil }
    return DrawnFrames(
      path: try files.write(bytes, .expected, DrawnFrames.fileName), bytes: bytes.count,
      numbers: numbers)
  }

  /// Whether the accepted frames are kept, can be read and are of the accepted hashes.
  private func isUsable(_ baseline: Baseline) -> Bool {
    guard let hashLog = baseline.hashLog().value,
      let frames = try? AcceptedFrames(beside: baseline, threads: threads)
    else { return false }
    return frames.belong(to: hashLog)
  }

  private func encodedCheckpoints(
    of baseline: Baseline, drawnAs lists: [DisplayList]
  ) -> (bytes: [UInt8], numbers: [Int])? {
    guard let hashLog = baseline.hashLog().value else { return nil }
    var encoder = FramesEncoder(rate: hashLog.rate)
    var numbers: [Int] = []
    for checkpoint in hashLog.checkpoints.sorted(by: { $0.frame < $1.frame }) {
      guard numbers.last != checkpoint.frame,
        hashLog.frames.indices.contains(checkpoint.frame),
        let text = baseline.bytes(of: checkpoint.name, .display).value,
        let record = try? DisplayRecord(reading: DisplayRecord.upgraded(text)),
        let list = DisplayList(record, completedBy: lists)
      else { continue }
      let hashes = hashLog.frames[checkpoint.frame].hashes
      let isWritten: ()? = try? encoder.append(
        list, display: list.digest().list, pixels: hashes[.pixels])
      if isWritten != nil { numbers.append(checkpoint.frame) }
    }
    guard !numbers.isEmpty, let bytes = try? encoder.finish() else { return nil }
    return (bytes, numbers)
  }

  private func encodedFrames(
    of hashLog: FrameHashLog
  ) throws(FrameFileProblem) -> (bytes: [UInt8], states: StateChanges)? {
    var options = ReplayOptions(threads: threads, pixels: .none, requirements: [])
    options.fault = fault
    guard var replay = try? Replay(trace, on: scene, options: options) else { return nil }
    var encoder = FramesEncoder(rate: trace.header.rate)
    var states = StateChanges()
    for frame in hashLog.frames {
      willGoOn(replay.frame + 1)
      guard let isShown = try? replay.showNextFrame(), isShown, let list = replay.displayList else {
        return nil
      }
      try encoder.append(
        list, display: frame.hashes[.display], pixels: frame.hashes[.pixels])
      // What only moves has another value in each frame, and is seen in the frame itself.
      let fields = replay.stateFields.filter { $0.readers != nil }
      states.note(fields.map { ($0.path, $0.name, $0.value) }, in: replay.frame)
    }
    return (try encoder.finish(), states)
  }
}
