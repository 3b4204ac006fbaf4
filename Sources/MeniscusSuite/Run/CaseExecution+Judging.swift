import MeniscusFormats
import MeniscusFrames
import MeniscusReplay
import MeniscusVerdict

extension CaseExecution {
  /// Judges the frames between checkpoints that are drawn otherwise than accepted, where pixels may differ
  /// and the frames of the accepted run are kept.
  ///
  /// Another replay draws them, and the accepted ones are drawn from their operations.
  func judgeFrames(
    of hashLog: FrameHashLog, beside baseline: Baseline, into report: inout TraceReport,
    _ findings: inout [CaseFinding]
  ) {
    guard let judge = FrameJudge(tolerance), baseline.keepsFrames,
      let expected = baseline.hashLog().value
    else { return }
    let differing = expected.framesDrawnOtherwise(in: hashLog)
    if differing.isEmpty { return }
    do throws(FrameFileProblem) {
      guard var accepted = try AcceptedFrames(beside: baseline, threads: threads) else { return }
      guard accepted.belong(to: expected) else {
        report.issues.append(.unusedFrames(.stale(path: accepted.path)))
        return
      }
      let trial = try trial(of: differing, by: judge, beside: &accepted)
      if let frame = trial.redrawn {
        report.issues.append(.unusedFrames(.redrawn(path: accepted.path, frame: frame)))
        return
      }
      report.judgedFrames = trial.judged
      if trial.judged.first != nil {
        findings.append(CaseFinding(.different, .framesBeyond(trial.judged)))
      }
    } catch {
      let path = baseline.folder.appendingPath(BaselineFiles.frames)
      report.issues.append(.unusedFrames(.unreadable(path: path)))
    }
  }

  /// What came of judging frames; `redrawn` is the first of which the accepted pixels are not known.
  private struct FrameTrial {
    var judged = JudgedFrames()
    var redrawn: Int?
  }

  private func trial(
    of frames: [Int], by judge: FrameJudge, beside accepted: inout AcceptedFrames
  ) throws(FrameFileProblem) -> FrameTrial {
    var trial = FrameTrial()
    let wanted = Set(frames)
    var options = ReplayOptions(threads: threads, pixels: .frames(wanted), requirements: [])
    options.fault = fault
    guard let last = frames.last, var replay = try? Replay(trace, on: scene, options: options)
    else { return trial }
    while replay.frame < last {
      willGoOn(replay.frame + 1)
      guard let isShown = try? replay.showNextFrame(), isShown else { break }
      guard wanted.contains(replay.frame), let list = replay.displayList else { continue }
      guard let expected = try accepted.frame(at: replay.frame) else {
        trial.redrawn = replay.frame
        return trial
      }
      trial.judged.count += 1
      let actual = FrameJudge.Frame(list: list, bitmap: replay.bitmap)
      guard let excess = judge.excess(of: actual, beside: expected, at: replay.frame) else {
        continue
      }
      trial.judged.beyond.append(replay.frame)
      if trial.judged.first == nil { trial.judged.first = excess }
    }
    return trial
  }
}

extension FrameHashLog {
  /// The frames whose pixels another run has otherwise, but for checkpoints, which have pictures; in
  /// order.
  fileprivate func framesDrawnOtherwise(in other: FrameHashLog) -> [Int] {
    let pictured = Set((checkpoints + other.checkpoints).map(\.frame))
    return (0..<min(frames.count, other.frames.count)).filter { frame in
      frames[frame].hashes[.pixels] != other.frames[frame].hashes[.pixels]
        && !pictured.contains(frame)
    }
  }
}
