/// The paths of views as a display list's text writes them, one after the other.
///
/// A path is what it shares with the one before it, as a number of its parts, and what follows:
/// after `Board/VStack/Row[1]/Text`, `2/Row[2]/Text` is `Board/VStack/Row[2]/Text`. The paths of
/// neighbours are long and nearly equal: they would be two fifths of the text.
struct DisplayViewPaths {
  private static let separator = UInt8(ascii: "/")
  private var parts: [Substring.UTF8View] = []

  /// The text of a path, after the one before it.
  mutating func text(of path: String) -> String {
    let before = parts
    parts = Self.parts(of: path)
    let shared = zip(parts, before).prefix { $0.elementsEqual($1) }.count
    var text = String(shared)
    for part in parts[shared...] { text += "/" + String(Substring(part)) }
    return text
  }

  /// The path that has this many parts of the one before it, then the parts that follow; nil where
  /// that has fewer.
  mutating func path(sharing count: Int, then rest: String?) -> String? {
    guard count <= parts.count else { return nil }
    var path = ""
    for (index, part) in parts[..<count].enumerated() {
      path += (index == 0 ? "" : "/") + String(Substring(part))
    }
    if let rest { path += (count == 0 ? "" : "/") + rest }
    parts = Self.parts(of: path)
    return path
  }

  private static func parts(of path: String) -> [Substring.UTF8View] {
    path[...].utf8.split(separator: separator, omittingEmptySubsequences: false)
  }
}
