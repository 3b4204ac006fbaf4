import MeniscusFormats

extension NamedChanges {
  /// The views that both sides have with other arguments, in this run's order, with what they were.
  var arguments: [ViewChange] {
    guard let digests else { return [] }
    let paths = digests.expected.differences(from: digests.actual)
    let found = paths.compactMap { path -> (path: String, before: Int, now: Int)? in
      guard let before = views.expected.line(of: path), let now = views.actual.line(of: path)
      else { return nil }
      return (path, before, now)
    }
    return found.sorted { $0.now < $1.now }.flatMap { values(of: $0.path, $0.before, $0.now) }
  }

  /// What became of the arguments of a view or modifier.
  private func values(of path: String, _ before: Int, _ now: Int) -> [ViewChange] {
    let mark = views.actual.mark(of: now)
    if !mark.isEmpty { return modifier(mark, before, now) }
    switch views.actual.kind(of: now) {
    case "Text": return text(path, before, now)
    case "Image": return symbol(before, now)
    case "VStack", "LazyVStack": return [stack(before, now, along: 1)]
    case "HStack", "LazyHStack": return [stack(before, now, along: 0)]
    case "ZStack":
      let (old, new) = alignments(before, now)
      return [property("alignment", of: now, old, new)]
    case "Spacer": return [property("minLength", of: now, nil, nil)]
    case let kind: return [property("arguments of \(kind)", of: now, nil, nil)]
    }
  }

  private func modifier(_ mark: String, _ before: Int, _ now: Int) -> [ViewChange] {
    let word = Self.word(mark)
    let (old, new) = (value(of: before, in: views.expected), value(of: now, in: views.actual))
    if old != new { return [property(word, of: now, old, new)] }
    guard word == "frame" || word == "overlay" || word == "background" else {
      return [property(word, of: now, nil, nil)]
    }
    let alignments = alignments(before, now)
    return alignments.0 == alignments.1
      ? [property(word, of: now, nil, nil)]
      : [property("alignment of \(word)", of: now, alignments.0, alignments.1)]
  }

  // MARK: Values

  /// What a snapshot says of a modifier's value: insets, a size, a name; nil where it says nothing.
  func value(of line: Int, in side: SnapshotViews) -> String? {
    let node = side.text.nodes[line]
    switch side.mark(of: line) {
    case ".padding", ".safeAreaPadding":
      guard let wrapped = side.inner[line], node.frame.count == 4 else { return nil }
      let inner = side.text.nodes[wrapped].frame
      guard inner.count == 4 else { return nil }
      let right = node.frame[2] - inner[2] - inner[0]
      return Self.insets(
        top: inner[1], leading: names.isRightToLeft ? right : inner[0],
        bottom: node.frame[3] - inner[3] - inner[1],
        trailing: names.isRightToLeft ? inner[0] : right)
    case ".frame":
      return node.frame.count == 4
        ? node.frame[2...].map(Notation.points).joined(separator: "×") : nil
    case let mark where mark.hasPrefix("#"): return String(mark.dropFirst())
    default: return node.detail
    }
  }

  /// Insets as they are asked for: `8`, `horizontal 16`, `top 4, leading 8`.
  private static func insets(
    top: Double, leading: Double, bottom: Double, trailing: Double
  ) -> String {
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .map { ($0.0, Notation.points($0.1)) }
    let texts = sides.map(\.1)
    if Set(texts).count == 1 { return texts[0] }
    if texts[0] == texts[2], texts[1] == texts[3] {
      let axes = [("vertical", texts[0]), ("horizontal", texts[1])].filter { $0.1 != "0" }
      return axes.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
    return sides.filter { $0.1 != "0" }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  // MARK: Contents

  private func text(_ path: String, _ before: Int, _ now: Int) -> [ViewChange] {
    let old = views.expected.text.nodes[before].detail ?? ""
    let new = views.actual.text.nodes[now].detail ?? ""
    let text =
      old == new ? [] : [property("text", of: now, Self.unquoted(old), Self.unquoted(new))]
    let font = font(of: path, old, new)
    if let font, font.from != font.to {
      return text + [property(font.property, of: now, font.from, font.to)]
    }
    return text.isEmpty ? [property("font", of: now, nil, nil)] : text
  }

  private func symbol(_ before: Int, _ now: Int) -> [ViewChange] {
    let old = views.expected.text.nodes[before].detail
    let new = views.actual.text.nodes[now].detail
    return [
      old == new ? property("font", of: now, nil, nil) : property("symbol", of: now, old, new)
    ]
  }
}
