import MeniscusDiff
import MeniscusFormats
import MeniscusImage
import MeniscusReplay
import MeniscusVerdict

extension CaseExecution {
  /// Pictures of the frames around the first one that differs, drawn by another replay.
  ///
  /// What was accepted of a frame is known where its pixels are as accepted, where it is a
  /// checkpoint, where the accepted frames are kept, and where the run shows the accepted pixels in
  /// another frame, as it does where something is late.
  ///
  /// - Parameter report: what was found; its accepted pictures are those of the checkpoints.
  /// - Returns: nil where no frame differs, or the replay cannot be repeated.
  func strip(
    of report: TraceReport, actual: FrameHashLog, expected: FrameHashLog,
    beside baseline: Baseline, files: CaseFiles
  ) throws(SuiteError) -> FrameStrip? {
    guard let first = report.divergence?.frame ?? report.judgedFrames?.first?.frame else {
      return nil
    }
    var kept = try? AcceptedFrames(beside: baseline, threads: threads)
    if kept?.belong(to: expected) == false { kept = nil }
    let frames = FrameStrip.frames(
      around: first, differences: report.stageDifferences, count: actual.frames.count)
    let source = FrameSource(frames, expected, in: actual)
    let bitmaps = pictures(of: source.drawn)
    var writing = StripWriting(files: files)
    var strip = FrameStrip()
    for frame in frames {
      guard let bitmap = bitmaps[frame] else { continue }
      guard let picture = try writing.write(bitmap, "\(frame)") else {
        strip.omitted.append(frame)
        continue
      }
      let stages =
        report.stageDifferences.indices.contains(frame) ? report.stageDifferences[frame] : []
      var entry = FrameStrip.Frame(frame, stages: stages, actual: picture)
      if !stages.contains(StageSet(.pixels)) {
        entry.expected = picture
      } else if let shown = report.checkpoints.first(where: {
        $0.frame == frame && $0.expected != nil
      }) {
        entry.expected = shown.expected
        entry.difference = shown.difference
      } else if let accepted = kept?.bitmap(at: frame)
        ?? source.shown[frame].flatMap({ bitmaps[$0] })
      {
        entry.expected = try writing.write(accepted, "\(frame).accepted")
        if let difference = try? DifferencePicture(expected: accepted, actual: bitmap) {
          entry.difference = try writing.write(difference.bitmap, "\(frame).difference")
        }
      }
      strip.frames.append(entry)
    }
    return strip.frames.isEmpty ? nil : strip
  }

  /// The pixels of some frames, as far as a replay comes to them.
  private func pictures(of frames: Set<Int>) -> [Int: Bitmap] {
    var options = ReplayOptions(threads: threads, pixels: .frames(frames), requirements: [])
    options.fault = fault
    var pictures: [Int: Bitmap] = [:]
    guard let last = frames.max(),
      var replay = try? Replay(trace, on: scene, options: options)
    else { return pictures }
    while replay.frame < last {
      willGoOn(replay.frame + 1)
      guard let isShown = try? replay.showNextFrame(), isShown else { break }
      if frames.contains(replay.frame) { pictures[replay.frame] = replay.bitmap }
    }
    return pictures
  }
}

/// Where the accepted pixels of frames can be seen in a run.
private struct FrameSource {
  /// The frames of the run to draw.
  var drawn: Set<Int>
  /// The frames of the run that show what was accepted of others, nearest first.
  var shown: [Int: Int] = [:]

  init(_ frames: [Int], _ expected: FrameHashLog, in actual: FrameHashLog) {
    drawn = Set(frames)
    for frame in frames where frame < expected.frames.count {
      let pixels = expected.frames[frame].hashes[.pixels]
      // A window of two seconds: further away an equal picture says nothing about time.
      let window = max(frame - 120, 0)..<min(frame + 120, actual.frames.count)
      guard actual.frames[frame].hashes[.pixels] != pixels,
        let found = window.filter({ actual.frames[$0].hashes[.pixels] == pixels })
          .min(by: { abs($0 - frame) < abs($1 - frame) })
      else { continue }
      shown[frame] = found
      drawn.insert(found)
    }
  }
}

/// Writes the pictures of a strip until a limit is met.
private struct StripWriting {
  let files: CaseFiles
  private var pictures = 0
  private var bytes = 0

  init(files: CaseFiles) {
    self.files = files
  }

  /// Writes a picture; nil where it would be beyond a limit.
  mutating func write(
    _ bitmap: Bitmap, _ name: String
  ) throws(SuiteError) -> CheckpointReport.Picture? {
    let png = PNG.encode(bitmap)
    guard pictures < FrameStrip.pictureLimit, bytes + png.count <= FrameStrip.byteLimit else {
      return nil
    }
    pictures += 1
    bytes += png.count
    return CheckpointReport.Picture(
      path: try files.write(png, .frames, name + ".png"),
      width: bitmap.width, height: bitmap.height)
  }
}
