import MeniscusGeometry

/// The view snapshot as text: a node a line, indented by depth.
///
/// A line has the last name of the view's path, its frame relative to its container as
/// `x y width×height` in points, what it shows, and its state.
@MainActor
enum Snapshot {
  /// The snapshot of everything below `root`.
  static func text(of root: RootElement) -> String {
    var lines: [String] = []
    for node in root.reportedNodes {
      let path = node.path
      let depth = path.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      var line = String(repeating: "  ", count: depth) + name
      if let frame = (node as? ElementNode)?.relativeFrame {
        line += "  \(text(frame))"
      }
      if let detail = (node as? ElementNode)?.snapshotDetail { line += "  \(detail)" }
      var encoder = StateEncoder(describes: true)
      node.encodeState(into: &encoder)
      if let description = encoder.description, !description.isEmpty {
        line += "  {\(description.joined(separator: ", "))}"
      }
      lines.append(line)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(_ frame: Rect2D) -> String {
    "\(number(frame.minX)) \(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
  }

  /// A number in its shortest decimal form, whole numbers without a point.
  private static func number(_ value: Double) -> String {
    let text = String(value == 0 ? 0 : value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
