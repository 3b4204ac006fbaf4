extension FrameChain {
  /// The newest version of `frames.json`, which is written.
  package static let version = 2

  /// The keys of the stages in `frames.json`, by stage.
  static let stageKeys = Stage.allCases.map(\.name)

  /// The chain as `frames.json`: equal chains give equal bytes.
  ///
  /// One frame a line; a hash that is the one of the frame before is left out, and frames in
  /// which nothing changes are counted.
  ///
  /// Complexity: linear in the frames and their changes.
  package var json: String {
    var text = "{\"meniscus\":\"frames\",\"version\":\(Self.version),\"rate\":\(rate),"
    text += "\"size\":[\(pixelWidth),\(pixelHeight)],\"tile\":\(tileSize),\n"
    text += Self.lines("views", ViewPaths.json(views)) + ",\n"
    text += Self.lines(
      "checkpoints",
      checkpoints.map { "{\"name\":\(JSONText.string($0.name)),\"frame\":\($0.frame)}" })
    text += ",\n" + Self.lines("frames", frameLines) + "}\n"
    return text
  }

  private static func lines(_ key: String, _ values: [String]) -> String {
    let body = values.joined(separator: ",\n")
    return "\"\(key)\":[\n" + body + (body.isEmpty ? "]" : "\n]")
  }

  private var frameLines: [String] {
    var lines: [String] = []
    var digests = DigestTable()
    var previous: StageHashes?
    var repeats = 0
    for frame in frames {
      if frame.isRepeat(of: previous) {
        repeats += 1
        continue
      }
      if repeats > 0 { lines.append("{\"repeat\":\(repeats)}") }
      repeats = 0
      lines.append(Self.line(of: frame, after: previous, digests: digests))
      digests.apply(frame)
      previous = frame.hashes
    }
    if repeats > 0 { lines.append("{\"repeat\":\(repeats)}") }
    return lines
  }

  private static func line(
    of frame: Frame, after previous: StageHashes?, digests: DigestTable
  ) -> String {
    var members: [String] = []
    for stage in Stage.allCases where frame.hashes[stage] != previous?[stage] {
      members.append("\"\(stageKeys[stage.rawValue])\":\"\(frame.hashes.text(of: stage))\"")
    }
    if let extent = frame.extent {
      members.append("\"size\":[\(extent.width),\(extent.height)]")
    }
    if !frame.views.isEmpty {
      members.append("\"views\":\(ViewChangeText(frame.views, after: digests).json)")
    }
    if !frame.tiles.isEmpty {
      members.append("\"tiles\":\(TileChangeText(frame.tiles).json)")
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension FrameChain.Frame {
  /// Whether the frame shows nothing that the frame before, with `previous` hashes, did not.
  fileprivate func isRepeat(of previous: StageHashes?) -> Bool {
    hashes == previous && views.isEmpty && tiles.isEmpty && extent == nil
  }
}
