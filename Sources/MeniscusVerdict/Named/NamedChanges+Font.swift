import MeniscusFormats

extension NamedChanges {
  /// What a text is set in, on both sides; nil where that is not known.
  ///
  /// Display lists have the size; the weight is the one whose arguments have the digest that frames
  /// keep.
  func font(
    of path: String, _ before: String, _ now: String
  ) -> (property: String, from: String?, to: String?)? {
    guard let operations else { return nil }
    let old = face(path, before, operations.expected, digests?.expected)
    let new = face(path, now, operations.actual, digests?.actual)
    guard let old, let new else { return nil }
    if old.size == new.size, let first = old.weight, let second = new.weight, first != second {
      return ("fontWeight", first, second)
    }
    if old.size == new.size { return nil }
    return ("font", words(old, beside: new), words(new, beside: old))
  }

  private typealias Face = (size: Double, weight: String?)

  private func face(
    _ path: String, _ detail: String, _ list: [DrawnOperation], _ digests: ArgumentDigests?
  ) -> Face? {
    let sizes = list.compactMap { operation -> Double? in
      guard operation.path == path, case .operation(let action, _) = operation.content,
        case .glyphs(let size, _, _) = action
      else { return nil }
      return size
    }
    guard let size = sizes.first, Set(sizes).count == 1 else { return nil }
    let text = String(detail.dropFirst().dropLast())
    let weight = digests?[path].flatMap { digest in
      names.weight(text, size) { FrameHashLog.digest(of: $0) == digest }
    }
    return (size, weight)
  }

  /// A font by the style it is, else by its size; with the weight where that differs.
  private func words(_ face: Face, beside other: Face) -> String {
    if let weight = face.weight, let style = names.style(face.size, weight) { return style }
    let size = Notation.points(face.size) + " pt"
    guard let weight = face.weight, weight != "regular" || other.weight != "regular" else {
      return size
    }
    return "\(size) \(weight)"
  }
}
