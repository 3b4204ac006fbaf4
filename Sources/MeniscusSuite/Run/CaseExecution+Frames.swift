import MeniscusFormats
import MeniscusFrames
import MeniscusReplay

extension CaseExecution {
  /// Writes the display lists of all frames, which another replay makes, beside the pictures.
  ///
  /// What was recorded of each frame is kept with it: whoever draws it again sees whether it is what the
  /// run has drawn.
  ///
  /// - Returns: nil where the replay cannot be repeated, or there is more than the format allows.
  func drawnFrames(of hashLog: FrameHashLog, files: CaseFiles) throws(SuiteError) -> DrawnFrames? {
    let bytes: [UInt8]
    do throws(FrameFileProblem) {
      guard let found = try encodedFrames(of: hashLog) else { return nil }
      bytes = found
    } catch {
      return nil
    }
    return DrawnFrames(
      path: try files.write(bytes, .frames, DrawnFrames.fileName), bytes: bytes.count)
  }

  private func encodedFrames(of hashLog: FrameHashLog) throws(FrameFileProblem) -> [UInt8]? {
    var options = ReplayOptions(threads: threads, pixels: .none, requirements: [])
    options.fault = fault
    guard var replay = try? Replay(trace, on: scene, options: options) else { return nil }
    var encoder = FramesEncoder(rate: trace.header.rate)
    for frame in hashLog.frames {
      willGoOn(replay.frame + 1)
      guard let isShown = try? replay.showNextFrame(), isShown, let list = replay.displayList else {
        return nil
      }
      try encoder.append(
        list, display: frame.hashes[.display], pixels: frame.hashes[.pixels])
    }
    return try encoder.finish()
  }
}
