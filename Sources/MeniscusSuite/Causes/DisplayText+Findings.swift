extension DisplayText {
  /// The operations that are there, gone, or drawn otherwise.
  func findings(_ actual: DisplayText) -> [ChangeFinding] {
    let removed = operations.filter { actual[$0.key] == nil }
    let added = actual.operations.filter { self[$0.key] == nil }
    if !removed.isEmpty || !added.isEmpty {
      return removed.map { ChangeFinding(kind: .removed, path: $0.path, field: $0.kind) }
        + added.map { ChangeFinding(kind: .added, path: $0.path, field: $0.kind) }
    }
    return operations.flatMap { operation -> [ChangeFinding] in
      guard let other = actual[operation.key], !other.draws(as: operation) else { return [] }
      return operation.findings(other)
    }
  }
}

extension DrawnOperation {
  /// The parts that differ from those of the same operation now.
  fileprivate func findings(_ actual: DrawnOperation) -> [ChangeFinding] {
    let (old, new) = (ownParts, actual.ownParts)
    guard old.count == new.count else {
      return [ChangeFinding(kind: .changed, path: path, field: kind)]
    }
    var findings = old.indices.filter { old[$0] != new[$0] }.map { index in
      ChangeFinding(
        kind: old[index].isPaint && new[index].isPaint ? .recolored : .changed, path: path,
        field: field(at: index, of: new), values: "\(old[index]) → \(new[index])")
    }
    // What glass makes of what lies behind it follows from other changes.
    let causes = findings.filter { !($0.field.map(GlassWords.adapting.contains) ?? false) }
    if !causes.isEmpty { findings = causes }
    if !findings.isEmpty { return findings }
    // A transform that is none is not written.
    return [
      ChangeFinding(
        kind: .moved, path: path, field: "transform",
        values: "\(transform ?? "none") → \(actual.transform ?? "none")")
    ]
  }

  /// The parts but for the transform.
  private var ownParts: [String] { parts.filter { !DrawnShape.isTransform($0) } }

  /// What a part is called: by what stands before its bracket, or before its number.
  private func field(at index: Int, of parts: [String]) -> String {
    let head = parts[index].head
    // A size stands before the bracket of glyphs.
    guard DrawnShape.number(head) != nil else { return head }
    let word = parts[..<index].last { DrawnShape.number($0.head) == nil }?.head ?? kind
    return kind == "glass" ? GlassWords.names[word] ?? word : word
  }
}

extension String {
  /// What stands before the bracket.
  fileprivate var head: String { String(prefix { $0 != "(" }) }

  fileprivate var isPaint: Bool {
    ["rgba", "linear", "radial", "elliptical", "angular", "picture"].contains(head)
  }
}
