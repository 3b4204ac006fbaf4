import MeniscusDisplay
import MeniscusFormats

extension OperationChanges {
  /// What differs and does not only follow from what lies behind glass; all where nothing else does.
  var causes: [OperationChange] {
    let causes = changes.filter { !$0.isAdaptation }
    return causes.isEmpty ? changes : causes
  }

  /// The causes that say most: where operations are there or gone, these.
  var leading: [OperationChange] { Self.telling(causes) }

  /// What differs, as findings; where operations are there or gone, these.
  package var findings: [ChangeFinding] { findings(of: Self.telling(changes)) }

  private static func telling(_ changes: [OperationChange]) -> [OperationChange] {
    let structural = changes.filter { $0.kind == .removed || $0.kind == .added }
    return structural.isEmpty ? changes : structural
  }

  /// Some of what differs, part by part.
  func findings(of changes: [OperationChange]) -> [ChangeFinding] {
    changes.flatMap { change -> [ChangeFinding] in
      let old = change.expected.map { expected[$0] }
      let new = change.actual.map { actual[$0] }
      switch (old, new) {
      case (_?, let new?) where change.kind == .reordered:
        return [ChangeFinding(kind: .changed, path: new.path, field: "order")]
      case (let old?, let new?): return old.findings(new)
      case (let old?, nil):
        return [ChangeFinding(kind: .removed, path: old.path, field: old.kind.rawValue)]
      case (nil, let new?):
        return [ChangeFinding(kind: .added, path: new.path, field: new.kind.rawValue)]
      case (nil, nil): return []
      }
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
