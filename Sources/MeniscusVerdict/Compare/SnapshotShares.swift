import MeniscusFormats
import MeniscusGeometry

/// The lines of a view snapshot, by the stage that each part of them follows from.
package struct SnapshotShares {
  private struct Line {
    var depth: Int
    var name: String
    var frame: String?
    var state: String?
  }

  private let entries: [Line]
  /// The first line that no snapshot has, counted from 1; nil where there is none.
  package let malformedLine: Int?

  /// Takes a snapshot's text apart.
  package init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty == true
    if isEnded { lines.removeLast() }
    entries = lines.map { line in
      let content = line.drop { $0 == " " }
      var parts = content.split(separator: "  ").map(String.init)
      var entry = Line(
        depth: (line.utf8.count - content.utf8.count) / 2,
        name: parts.isEmpty ? "" : parts.removeFirst())
      if let first = parts.first, Self.rect(first) != nil { entry.frame = parts.removeFirst() }
      if let start = parts.firstIndex(where: { $0.hasPrefix("{") }) {
        entry.state = parts[start...].joined(separator: "  ")
      }
      return entry
    }
    let empty = entries.firstIndex { $0.name.isEmpty }.map { $0 + 1 }
    malformedLine = empty ?? (isEnded ? nil : entries.count)
  }

  /// The views without a place and without state.
  var names: [String] {
    entries.compactMap { line in
      line.frame == nil && line.state == nil ? "\(line.depth) \(line.name)" : nil
    }
  }

  /// What follows from the layout: the views that have a place, and their places.
  var places: [String] {
    entries.compactMap { line in line.frame.map { "\(line.depth) \(line.name)  \($0)" } }
  }

  /// What follows from the state: the views that have some, and what it is.
  var state: [String] {
    entries.compactMap { line in line.state.map { "\(line.depth) \(line.name)  \($0)" } }
  }

  /// How often a view of a depth and name has a place, and where it lays out nothing itself, the
  /// digest of that place: as ``AcceptedFrame/places()``.
  package var placeDigests: [String: Int] {
    var counts: [String: Int] = [:]
    for line in entries {
      guard let rect = line.frame.flatMap(Self.rect) else { continue }
      var hasher = StableHasher()
      hasher.combine(rect)
      let digest = FrameHashLog.digest(of: hasher.finish())
      counts[Self.place(line.depth, line.name, digest), default: 0] += 1
    }
    return counts
  }

  /// A view by its depth, its name, and where it is.
  static func place(_ depth: Int, _ name: String, _ digest: UInt32) -> String {
    // The digest of a wrapper is that of its arguments.
    ViewPath.isWrapper(name) ? "\(depth) \(name)" : "\(depth) \(name) \(digest)"
  }

  /// `x y width×height`; nil where it is something else.
  private static func rect(_ text: String) -> Rect2D? {
    let words = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "×" }
    let numbers = words.compactMap { Double($0) }
    guard words.count == 4, numbers.count == 4 else { return nil }
    return Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
