import MeniscusGeometry

extension DisplayList {
  /// The list with a fault in a glass element or in a container of glass; nil where there is none
  /// that can have it.
  func plantingInGlass(_ fault: Fault) -> PlantedList? {
    switch fault {
    case .glassTintStronger: plantingElement { $0.withStrongerTint }
    case .glassKindSwapped: plantingElement { $0.withOtherKind }
    case .glassShadowMissing: plantingElement { $0.withoutShadow }
    case .surfaceShifted: plantingElement { $0.moved(x: 1 / scale) }
    case .surfaceRounder: plantingElement { $0.rounded(by: 1) }
    case .surfaceSharper: plantingElement { $0.rounded(by: -1) }
    case .surfaceLost: plantingElement { $0.withoutArea }
    case .fuseWider: plantingSpacing { $0 + 1 }
    case .fuseMissing: plantingSpacing { _ in 0 }
    case .lensMissing, .lensStronger, .rimMissing, .contourMissing, .shadowFainter:
      touching { $0.material.kind.isGlass && $0.material.presence > 0 }
    case .glassBlurWider, .glassBlurNarrower, .faceThinner, .backdropPaler:
      touching { $0.material.presence > 0 }
    default: nil
    }
  }

  private func plantingElement(_ change: (GlassElement) -> GlassElement?) -> PlantedList? {
    for row in glass.indices.reversed() {
      guard let changed = change(glass[row]) else { continue }
      var list = self
      list.glass[row] = changed
      return PlantedList(list: list, views: [glass[row].view])
    }
    return nil
  }

  /// Changes the spacing of the last container that has several elements.
  private func plantingSpacing(_ change: (Double) -> Double) -> PlantedList? {
    let container = glass.indices.reversed().first { row in
      let element = glass[row]
      return change(element.spacing) != element.spacing
        && glass.contains { $0.container == element.container && $0.view != element.view }
    }.map { glass[$0].container }
    guard let container else { return nil }
    var planted = PlantedList(list: self, views: [])
    for row in glass.indices where glass[row].container == container {
      planted.list.glass[row].spacing = change(glass[row].spacing)
      planted.views.append(glass[row].view)
    }
    return planted
  }

  private func touching(_ isTouched: (GlassElement) -> Bool) -> PlantedList? {
    let views = glass.filter { isTouched($0) }.map { $0.view }
    return views.isEmpty ? nil : PlantedList(list: self, views: views)
  }
}

extension GlassElement {
  fileprivate var withStrongerTint: GlassElement? {
    guard let tint = material.tint, tint.opacity > 0 else { return nil }
    var element = self
    let change = tint.opacity > 0.985 ? -0.015 : 0.015
    element.material.tint?.opacity = tint.opacity + change
    return element
  }

  fileprivate var withOtherKind: GlassElement? {
    guard material.kind.isGlass else { return nil }
    var element = self
    element.material.kind = material.kind.isClear ? .regular : .clear
    return element
  }

  fileprivate var withoutShadow: GlassElement? {
    guard material.kind.isGlass, material.shadow > 0 else { return nil }
    var element = self
    element.material.shadow = 0
    return element
  }

  fileprivate func moved(x: Double) -> GlassElement {
    var element = self
    element.transform = transform.then(.translation(x: x, y: 0))
    return element
  }

  fileprivate func rounded(by change: Double) -> GlassElement? {
    guard let rounded = silhouette.rounded(by: change) else { return nil }
    var element = self
    element.silhouette = rounded
    return element
  }

  fileprivate var withoutArea: GlassElement {
    var element = self
    element.silhouette = .rectangle(.zero)
    return element
  }
}
