/// The views that changed in a frame, as text: `"1lo 5s"` and the digests that changed.
///
/// A row is followed by `s` where the digest of the state has changed, `l` that of the layout,
/// `o` that of the operations.
struct ViewChangeText {
  let json: JSONValue

  /// - Parameter before: the digests before the frame.
  init(_ changes: [FrameHashLog.ViewChange], after before: DigestTable) {
    var digests: [UInt32] = []
    let places = changes.map { change in
      let old = before[view: change.view]
      var word = "\(change.view)"
      for (letter, digest, known) in [
        ("s", change.state, old.state), ("l", change.layout, old.layout),
        ("o", change.operations, old.operations),
      ] where digest != known {
        word += letter
        digests.append(digest)
      }
      return word
    }
    json = .strings([places.joined(separator: " "), DigestText.text(of: digests)])
  }
}

extension JSONValue {
  /// The views that changed, by rising row.
  func viewChanges(
    _ key: String, rows: Int, digests before: DigestTable
  ) throws(JSONError) -> [FrameHashLog.ViewChange] {
    let (places, digests) = try changeTexts(key)
    var rest = digests[...]
    var expected = 0
    var changes: [FrameHashLog.ViewChange] = []
    for word in places.split(separator: " ", omittingEmptySubsequences: false) {
      let digits = word.prefix { $0.isNumber }
      var letters = word.dropFirst(digits.count)
      guard let row = Self.number(digits), row > changes.last?.view ?? -1 else {
        throw error(.malformedValue(key: "\(key)[0]", found: places, expected: .views))
      }
      guard row < rows else {
        throw error(
          .outOfRange(
            key: "\(key)[0]", found: "\(row)", lowest: "0", highest: "\(rows - 1)"))
      }
      let old = before[view: row]
      func next(_ letter: Character, _ known: UInt32) -> UInt32 {
        guard letters.first == letter else { return known }
        letters.removeFirst()
        expected += 1
        return rest.popFirst() ?? known
      }
      let change = FrameHashLog.ViewChange(
        view: row, state: next("s", old.state), layout: next("l", old.layout),
        operations: next("o", old.operations))
      guard letters.isEmpty else {
        throw error(.malformedValue(key: "\(key)[0]", found: places, expected: .views))
      }
      changes.append(change)
    }
    guard expected == digests.count else {
      throw wrongDigestCount(key, expected: expected, found: digests.count)
    }
    return changes
  }
}
