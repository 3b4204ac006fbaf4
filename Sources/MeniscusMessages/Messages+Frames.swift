import MeniscusFormats

extension Messages {
  /// The frames between checkpoints that differ by more than they may.
  static func framesBeyond(_ judged: JudgedFrames, _ clock: FrameClock) -> String {
    guard let first = judged.first else { return "" }
    return "\(frame(first.frame, clock)) differs by more than is tolerated: "
      + "\(grouped(first.pixels)) px, by at most \(first.channel) of 255"
      + (judged.count == 1
        ? "" : "; \(judged.beyond.count) of \(judged.count) frames between checkpoints exceed it")
  }

  /// Why accepted frames cannot be used, and what to do.
  func unusableFrames(_ reason: UnusableFrames, _ context: CaseContext) -> String {
    let remedy =
      "bring it back from version control, or run "
      + "`\(command) test \(context.identifier) --frames all --record all`"
    return switch reason {
    case .unreadable(let path): "\(path): cannot be read; \(remedy)"
    case .stale(let path): "\(path): not the frames of \(BaselineFiles.hashLog); \(remedy)"
    }
  }

  /// Accepted frames that are not judged, since they would be drawn differently.
  static func redrawnFrames(_ path: String, from frame: Int) -> String {
    "\(path): frame \(frame) is drawn differently today than when it was accepted, so frames between "
      + "checkpoints are not judged from there on; accept the case again"
  }
}
