import MeniscusFormats

extension Messages {
  /// The frames between checkpoints that differ by more than they may.
  static func framesBeyond(_ judged: JudgedFrames, _ clock: FrameClock) -> String {
    guard let first = judged.first else { return "" }
    return "\(frame(first.frame, clock)) differs by more than is tolerated: "
      + "\(grouped(first.pixels)) px, by at most \(first.channel) of 255"
      + (judged.count == 1
        ? "" : "; \(judged.beyond.count) of \(judged.count) frames judged between checkpoints do")
  }

  /// Why accepted frames judge nothing.
  static func unusedFrames(_ reason: UnusedFrames) -> String {
    switch reason {
    case .unreadable(let path):
      "\(path): cannot be read, so only checkpoints were judged by their pictures; keep the frames anew "
        + "with `accept --keep-frames`"
    case .stale(let path):
      "\(path): not the frames of \(BaselineFiles.hashLog), so only checkpoints were judged by their "
        + "pictures; bring both back from version control, or keep the frames anew with "
        + "`accept --keep-frames`"
    case .redrawn(let path, let frame):
      "\(path): frame \(frame) is drawn otherwise today than when it was accepted, so only checkpoints "
        + "were judged by their pictures"
    }
  }
}
