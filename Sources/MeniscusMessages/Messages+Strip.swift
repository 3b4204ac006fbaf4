import MeniscusFormats

extension Messages {
  /// What of a frame differs, for the column of the frame.
  package static func stages(of frame: FrameStrip.Frame) -> String {
    guard let first = frame.stages.stages.first else { return "Same" }
    let stage = frame.stages.contains(StageSet(.pixels)) ? Stage.pixels : first
    let name = stage.rawValue.prefix(1).uppercased() + stage.rawValue.dropFirst()
    return name + (stage == .pixels || stage == .surfaces ? " differ" : " differs")
  }

  /// Which frames a strip leaves out, and why.
  package static func omitted(_ strip: FrameStrip) -> String {
    let frames = strip.omitted.map { grouped($0) }.joined(separator: ", ")
    return "Left out: frame\(strip.omitted.count == 1 ? "" : "s") \(frames). A case keeps at most "
      + "\(FrameStrip.pictureLimit) such pictures and \(FrameStrip.byteLimit / 1_000_000) MB."
  }
}
