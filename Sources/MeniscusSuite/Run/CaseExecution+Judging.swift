import MeniscusFormats
import MeniscusFrames
import MeniscusReplay
import MeniscusVerdict

extension CaseExecution {
  /// Judges the frames between checkpoints that are drawn otherwise than accepted, where pixels may differ
  /// and the frames of the accepted run are kept.
  ///
  /// Another replay draws them, and the accepted ones are drawn from their operations. Where an earlier stage
  /// has to be equal and is not, there is nothing more to judge.
  func judgeFrames(
    of hashLog: FrameHashLog, beside baseline: Baseline, into report: inout TraceReport,
    _ findings: inout [CaseFinding]
  ) {
    guard baseline.keepsFrames, let expected = baseline.hashLog().value else { return }
    let path = baseline.folder.appendingPath(BaselineFiles.frames)
    do throws(FrameFileProblem) {
      guard var accepted = try AcceptedFrames(beside: baseline, threads: threads) else { return }
      guard accepted.belong(to: expected) else {
        findings.append(CaseFinding(.unreadable, .unusableFrames(.stale(path: path))))
        return
      }
      guard report.divergence == nil, let judge = FrameJudge(tolerance) else { return }
      let differing = expected.framesDrawnOtherwise(in: hashLog)
      if differing.isEmpty { return }
      var judged = JudgedFrames()
      let redrawn = try compare(differing, by: judge, beside: &accepted, into: &judged)
      if judged.count > 0 { report.judgedFrames = judged }
      if let redrawn { report.issues.append(.redrawnFrames(path: path, frame: redrawn)) }
      guard judged.first != nil else { return }
      findings.append(CaseFinding(.different, .framesBeyond(judged)))
      // What only adds to a case is accepted without a look at what differs.
      if report.changes.allSatisfy(\.kind.onlyAdds) { report.changes.append(framesChange) }
    } catch {
      findings.append(CaseFinding(.unreadable, .unusableFrames(.unreadable(path: path))))
    }
  }

  private var framesChange: BaselineChange {
    BaselineChange(
      checkpoint: nil, kind: .frames,
      cause: ChangeCause(stage: .pixels, kind: .frames, subjects: [name.ofTrace.identifier]))
  }

  /// Judges frames, in order.
  ///
  /// - Returns: the first of which the accepted pixels are not known, where it ends; nil for the end.
  private func compare(
    _ frames: [Int], by judge: FrameJudge, beside accepted: inout AcceptedFrames,
    into judged: inout JudgedFrames
  ) throws(FrameFileProblem) -> Int? {
    let wanted = Set(frames)
    var options = ReplayOptions(threads: threads, pixels: .frames(wanted), requirements: [])
    options.fault = fault
    guard let last = frames.last, var replay = try? Replay(trace, on: scene, options: options)
    else { return frames.first }
    while replay.frame < last {
      willGoOn(replay.frame + 1)
      guard let isShown = try? replay.showNextFrame(), isShown else { return replay.frame + 1 }
      guard wanted.contains(replay.frame), let list = replay.displayList else { continue }
      guard let expected = try accepted.frame(at: replay.frame) else { return replay.frame }
      judged.count += 1
      let actual = FrameJudge.Frame(list: list, bitmap: replay.bitmap)
      if let excess = judge.excess(of: actual, beside: expected, at: replay.frame) {
        judged.beyond.append(replay.frame)
        if judged.first == nil { judged.first = excess }
      }
    }
    return nil
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
