import MeniscusFormats

extension Messages {
  /// Files of a baseline that are not what was accepted, and what to do.
  func damaged(_ problems: [BaselineProblem]) -> String {
    guard let first = problems.first else { return "" }
    let others = problems.dropFirst().compactMap { $0.path?.lastPathPart }
    var words = sentence(for: first)
    if !others.isEmpty {
      words += "; \(Self.list(others, limit: 3)) \(others.count == 1 ? "is" : "are") damaged too"
    }
    if problems.contains(where: \.hasLineEnds) {
      words += "; keep git from it by a line `* -text` in .gitattributes"
    }
    let end = "back from version control"
    return words.hasSuffix(end) ? words : words + "; bring \(others.isEmpty ? "it" : "them") \(end)"
  }

  /// What shows that a file of a baseline is not what was accepted.
  static func damage(_ damage: BaselineDamage) -> String {
    switch damage {
    case .empty: "the file is empty"
    case .notFile: "it is not a file"
    case .lineEnds:
      "its lines end in CR LF, as git's autocrlf makes them, and were accepted with LF"
    case .checksum: "its bytes are not those that were accepted, by \(BaselineFiles.checksums)"
    case .unlisted: "it is not among the files that were accepted, by \(BaselineFiles.checksums)"
    case .rewritten(let line): "line \(grouped(line)) is not written as accepted files are"
    case .notText: "it is not UTF-8"
    case .foreignChunk(let name): "it holds a chunk `\(name.text)`, which no accepted picture has"
    case .otherStage(let stage, let frame):
      "its \(content(stage)) \(stage == .layout || stage == .state ? "is" : "are") not what "
        + "\(BaselineFiles.hashLog) has at frame \(grouped(frame))"
    case .unknownView(let path, let frame):
      "the view \(path) draws nothing of this at frame \(grouped(frame)), by "
        + BaselineFiles.hashLog
    case .hash(let stage, let frame):
      "the hash of stage \(stage.rawValue) at frame \(grouped(frame)) does not belong to what else "
        + "is accepted of that frame"
    case .digests(let stage, let frame):
      "digests of stage \(stage.rawValue) at frame \(grouped(frame)) do not belong to its hash"
    }
  }

  private static func content(_ stage: Stage) -> String {
    switch stage {
    case .input: "events"
    case .state: "state"
    case .layout: "layout"
    case .display: "operations"
    case .surfaces: "fused shapes"
    case .pixels: "pixels"
    }
  }
}

extension BaselineProblem {
  /// Whether lines end in CR LF.
  fileprivate var hasLineEnds: Bool {
    if case .damaged(_, .lineEnds) = self { true } else { false }
  }
}
