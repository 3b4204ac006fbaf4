/// The tiles that changed in a frame, as text: `"0-12 15"` and their digests.
struct TileChangeText {
  let json: JSONValue

  init(_ changes: [FrameHashLog.TileChange]) {
    let ranges = RangeSet(changes.map { $0.tile..<$0.tile + 1 }).ranges
    let places = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
    }
    json = .strings([places.joined(separator: " "), DigestText.text(of: changes.map(\.digest))])
  }
}

extension JSONValue {
  /// The tiles that changed, rising.
  ///
  /// Complexity: linear in the text, whatever ranges it names.
  func tileChanges(_ key: String) throws(JSONError) -> [FrameHashLog.TileChange] {
    let (places, digests) = try changeTexts(key)
    var changes: [FrameHashLog.TileChange] = []
    for word in places.split(separator: " ", omittingEmptySubsequences: false) {
      guard let range = Self.tiles(word), range.lowerBound > changes.last?.tile ?? -1 else {
        throw error(.malformedValue(key: "\(key)[0]", found: places, expected: .tiles))
      }
      let room = digests.count - changes.count
      guard range.upperBound - range.lowerBound < room else {
        throw wrongDigestCount(
          key, expected: changes.count + 1 + range.upperBound - range.lowerBound,
          found: digests.count)
      }
      for tile in range {
        changes.append(.init(tile: tile, digest: digests[changes.count]))
      }
    }
    guard changes.count == digests.count else {
      throw wrongDigestCount(key, expected: changes.count, found: digests.count)
    }
    return changes
  }

  /// `12` or `3-12`, without sign or leading noughts.
  private static func tiles(_ word: Substring) -> ClosedRange<Int>? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(ends.count), let first = number(ends[0]) else { return nil }
    guard ends.count == 2 else { return first...first }
    guard let last = number(ends[1]), first < last else { return nil }
    return first...last
  }

  /// At most nine digits.
  static func number(_ digits: Substring) -> Int? {
    guard (1...9).contains(digits.utf8.count), let value = Int(digits), value >= 0,
      String(value) == digits
    else { return nil }
    return value
  }
}
