/// The levels of characters in text that runs in both directions: even ones run to the right, odd
/// ones to the left.
///
/// The rules are those of UAX #9 for text without embeddings, overrides and isolates: W1 to W7, N1
/// and N2, I1 and I2. Pairs of brackets (N0) are resolved as other neutral characters are.
public enum BidirectionalLevels {
  /// The level of a paragraph by its first letter that has a direction (P2 and P3); nil for none.
  public static func paragraphLevel(of classes: [BidirectionalClass]) -> UInt8? {
    classes.lazy.compactMap { $0.strongLevel }.first
  }

  /// The levels of the characters of one paragraph.
  ///
  /// Complexity: linear in the characters.
  ///
  /// - Parameter base: the level of the paragraph, 0 or 1.
  public static func levels(of classes: [BidirectionalClass], base: UInt8) -> [UInt8] {
    let outer: BidirectionalClass = base == 0 ? .left : .right
    var types = classes
    resolveMarks(&types, outer)
    resolveNumbers(&types, outer)
    resolveSeparators(&types)
    resolveLatinNumbers(&types, outer)
    resolveNeutrals(&types, outer)
    return types.map { type in
      // I1 and I2.
      switch type {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      default: 2
      }
    }
  }

  /// W1, and characters that show nothing (5.2): they are what comes before them.
  private static func resolveMarks(
    _ types: inout [BidirectionalClass], _ outer: BidirectionalClass
  ) {
    var last = outer
    for index in types.indices {
      if types[index] == .nonspacingMark || types[index] == .boundaryNeutral {
        types[index] = last
      }
      last = types[index]
    }
  }

  /// W2 and W3: digits after an Arabic letter are Arabic, and then it is a letter like others.
  private static func resolveNumbers(
    _ types: inout [BidirectionalClass], _ outer: BidirectionalClass
  ) {
    var strong = outer
    for index in types.indices {
      if types[index].strongLevel != nil { strong = types[index] }
      if types[index] == .europeanNumber, strong == .arabicLetter {
        types[index] = .arabicNumber
      }
    }
    for index in types.indices where types[index] == .arabicLetter { types[index] = .right }
  }

  /// W4 to W6: signs inside and beside numbers belong to them, other signs are neutral.
  private static func resolveSeparators(_ types: inout [BidirectionalClass]) {
    for index in types.indices.dropFirst().dropLast() {
      let (before, after) = (types[index - 1], types[index + 1])
      guard before == after else { continue }
      switch (types[index], before) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        types[index] = before
      default: break
      }
    }
    var end = 0
    while let start = types[end...].firstIndex(of: .europeanTerminator) {
      end = types[start...].firstIndex { $0 != .europeanTerminator } ?? types.count
      let isBesideNumber =
        start > 0 && types[start - 1] == .europeanNumber
        || end < types.count && types[end] == .europeanNumber
      for index in start..<end { types[index] = isBesideNumber ? .europeanNumber : .neutral }
    }
    for index in types.indices
    where types[index] == .europeanSeparator || types[index] == .commonSeparator {
      types[index] = .neutral
    }
  }

  /// W7: digits after a letter that runs to the right run with it.
  private static func resolveLatinNumbers(
    _ types: inout [BidirectionalClass], _ outer: BidirectionalClass
  ) {
    var strong = outer
    for index in types.indices {
      if types[index].strongLevel != nil { strong = types[index] }
      if types[index] == .europeanNumber, strong == .left { types[index] = .left }
    }
  }

  /// N1 and N2: neutral characters between what runs alike run with it, others as the paragraph.
  private static func resolveNeutrals(
    _ types: inout [BidirectionalClass], _ outer: BidirectionalClass
  ) {
    var end = 0
    while let start = types[end...].firstIndex(of: .neutral) {
      end = types[start...].firstIndex { $0 != .neutral } ?? types.count
      let before = start > 0 ? types[start - 1].side : outer
      let after = end < types.count ? types[end].side : outer
      for index in start..<end { types[index] = before == after ? before : outer }
    }
  }

  /// The places of things on a line from left to right, given their levels in reading order (L2).
  ///
  /// Complexity: linear in the things for each level.
  public static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var end = 0
      while let start = order[end...].firstIndex(where: { levels[$0] >= level }) {
        end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
      }
    }
    return order
  }
}

extension BidirectionalClass {
  /// The direction that neutral characters beside it see: numbers count as running to the left.
  fileprivate var side: BidirectionalClass { self == .left ? .left : .right }
}
