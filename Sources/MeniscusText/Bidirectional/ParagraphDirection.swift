/// Where the paragraphs of a text begin.
public enum ParagraphDirection: Equatable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
  /// Where the first letter that has a direction says; else at the left or the right.
  case byContent(isRightToLeft: Bool)
}

extension ParagraphDirection {
  /// Whether the first paragraph of a text begins at the right.
  public func beginsAtRight(_ text: String) -> Bool {
    level(
      of: text.map { character in
        character.unicodeScalars.first.map { BidirectionalClass($0) } ?? .neutral
      }) == 1
  }

  /// The levels of a text's characters, and those of the paragraphs that they are in; empty where
  /// all run to the right.
  func levels(
    of characters: [Character], _ breaks: [LineBreakClass]
  ) -> (levels: [UInt8], bases: [UInt8]) {
    let classes = characters.map { character in
      character.unicodeScalars.first.map { BidirectionalClass($0) } ?? .neutral
    }
    if self != .rightToLeft, self != .byContent(isRightToLeft: true),
      !classes.contains(where: { $0.turnsText })
    {
      return ([], [])
    }
    var (levels, bases): ([UInt8], [UInt8]) = ([], [])
    var start = 0
    while start < classes.count {
      let end = (breaks[start...].firstIndex(of: .mandatory) ?? classes.count - 1) + 1
      let paragraph = Array(classes[start..<end])
      let base = level(of: paragraph)
      levels += BidirectionalLevels.levels(of: paragraph, base: base)
      bases += [UInt8](repeating: base, count: end - start)
      start = end
    }
    return (levels, bases)
  }

  private func level(of paragraph: [BidirectionalClass]) -> UInt8 {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .byContent(let isRightToLeft):
      BidirectionalLevels.paragraphLevel(of: paragraph) ?? (isRightToLeft ? 1 : 0)
    }
  }
}
