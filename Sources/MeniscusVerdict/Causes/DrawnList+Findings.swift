import MeniscusDisplay
import MeniscusFormats

extension DrawnList {
  /// The operations that are there, gone, or drawn otherwise.
  package func findings(_ actual: DrawnList) -> [ChangeFinding] {
    let removed = operations.filter { actual[$0.key] == nil }
    let added = actual.operations.filter { self[$0.key] == nil }
    if !removed.isEmpty || !added.isEmpty {
      return removed.map { ChangeFinding(kind: .removed, path: $0.path, field: $0.kind.rawValue) }
        + added.map { ChangeFinding(kind: .added, path: $0.path, field: $0.kind.rawValue) }
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
    let (old, new) = (parts, actual.parts)
    guard old.elementsEqual(new, by: { $0.role == $1.role }) else {
      return [ChangeFinding(kind: .changed, path: path, field: kind.rawValue)]
    }
    var findings = zip(old, new).filter { $0.text != $1.text }.map { old, new in
      ChangeFinding(
        kind: old.role == .paint ? .recolored : .changed, path: path, field: new.name,
        values: "\(old.text) → \(new.text)")
    }
    // What glass makes of what lies behind it follows from other changes.
    let causes = findings.filter { !($0.field.map(GlassValues.adapting.contains) ?? false) }
    if !causes.isEmpty { findings = causes }
    if !findings.isEmpty { return findings }
    let maps = (transform.displayText ?? "none", actual.transform.displayText ?? "none")
    return [
      ChangeFinding(
        kind: .moved, path: path, field: "transform", values: "\(maps.0) → \(maps.1)")
    ]
  }

  /// A part of an operation that may differ by itself.
  private struct Part {
    /// What parts of two operations have in common that are compared.
    enum Role: Equatable {
      case shape, paint, effect
      case value(String)
    }

    var role: Role
    var name: String
    var text: String

    init(_ role: Role, _ name: String, _ text: String) {
      (self.role, self.name, self.text) = (role, name, text)
    }

    init(value name: String, _ text: String) { self.init(.value(name), name, text) }
    init(_ paint: Paint) { self.init(.paint, paint.name, paint.text) }
    init(_ shape: SilhouetteRecord) { self.init(.shape, shape.name, shape.text) }
  }

  /// The parts but for the transform.
  private var parts: [Part] {
    switch content {
    case .frame(let size, let scale, let background):
      [
        Part(value: "frame", size.width.displayText),
        Part(value: "frame", size.height.displayText), Part(value: "scale", scale.displayText),
        Part(.color(background)),
      ]
    case .operation(let action, _): parts(of: action)
    case .glass(let element): parts(of: element)
    }
  }

  private func parts(of action: OperationRecord.Action) -> [Part] {
    switch action {
    case .fill(let silhouette, let paint): [Part(silhouette), Part(paint)]
    case .glyphs(_, _, let paint): [Part(value: "glyphs", action.run ?? ""), Part(paint)]
    case .beginGroup(let opacity): [Part(value: "group", opacity.displayText)]
    case .beginLayer(let effect): [Part(.effect, effect.name, effect.text)]
    case .beginClip(let silhouette): [Part(silhouette)]
    case .glass(let row): [Part(value: "glass", "\(row)")]
    case .end: []
    }
  }

  private func parts(of element: GlassRecord) -> [Part] {
    [Part(element.silhouette)]
      + GlassValues(element).entries.flatMap { entry -> [Part] in
        switch entry.name {
        case "tint": return [Part(.paint, "rgba", entry.text)]
        case "touch light": return [Part(.value(entry.name), "glow", entry.text)]
        case "material":
          // A sheet and another one differ in its thickness alone.
          return entry.text.split(separator: " ").enumerated().map { index, word in
            Part(.value("material \(index)"), String(word), String(word))
          }
        default: return [Part(value: entry.name, entry.text)]
        }
      }
  }
}
