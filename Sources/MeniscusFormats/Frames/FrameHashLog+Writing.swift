extension FrameHashLog {
  /// The newest version of `frames.json`, which is written.
  package static let version = 2

  /// The keys of the stages in `frames.json`, by stage.
  static let stageKeys = Stage.allCases.map(\.rawValue)

  /// The frame-hash log as `frames.json`: equal logs give equal bytes.
  ///
  /// One frame a line; a hash that is the one of the frame before is left out, and frames in
  /// which nothing changes are counted.
  ///
  /// Complexity: linear in the frames and their changes.
  package var json: String {
    let names = checkpoints.map { checkpoint -> JSONValue in
      ["name": .string(checkpoint.name), "frame": .integer(checkpoint.frame)]
    }
    return """
      {"meniscus":"frames","version":\(Self.version),"rate":\(rate),\
      "size":[\(pixelWidth),\(pixelHeight)],"tile":\(tileSize),\(traceMember)
      "views":\(JSONText.lines(ViewPaths.json(views))),
      "checkpoints":\(JSONText.lines(names)),
      "frames":\(JSONText.lines(frameLines))}

      """
  }

  private var traceMember: String {
    trace.map { "\"trace\":\(JSONValue.hash($0).written())," } ?? ""
  }

  private var frameLines: [JSONValue] {
    var lines: [JSONValue] = []
    var digests = DigestTable()
    var previous: StageHashes?
    var repeats = 0
    for frame in frames {
      if frame.isRepeat(of: previous) {
        repeats += 1
        continue
      }
      if repeats > 0 { lines.append(["repeat": .integer(repeats)]) }
      repeats = 0
      lines.append(Self.line(of: frame, after: previous, digests: digests))
      digests.apply(frame)
      previous = frame.hashes
    }
    if repeats > 0 { lines.append(["repeat": .integer(repeats)]) }
    return lines
  }

  private static func line(
    of frame: Frame, after previous: StageHashes?, digests: DigestTable
  ) -> JSONValue {
    let hashes = Stage.allCases.filter { frame.hashes[$0] != previous?[$0] }.map { stage in
      JSONMember(stage.rawValue, .hash(frame.hashes[stage]))
    }
    let rest: KeyValuePairs<String, JSONValue?> = [
      "size": frame.extent.map { .integers([$0.width, $0.height]) },
      "views": frame.views.isEmpty ? nil : ViewChangeText(frame.views, after: digests).json,
      "tiles": frame.tiles.isEmpty ? nil : TileChangeText(frame.tiles).json,
    ]
    return .object(hashes + rest.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }
}

extension FrameHashLog.Frame {
  /// Whether the frame shows nothing that the frame before, with `previous` hashes, did not.
  fileprivate func isRepeat(of previous: StageHashes?) -> Bool {
    hashes == previous && views.isEmpty && tiles.isEmpty && extent == nil
  }
}
