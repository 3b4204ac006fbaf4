import MeniscusDisplay
import MeniscusGeometry

/// How it is drawn.
extension GlassEffectElement {
  /// Whether any glass is to be seen.
  final var isShown: Bool { look[.presence].value(at: graph.time) > 0 }

  /// How the effect is drawn now; `presence` is how far it is there for other reasons.
  final func material(presence: Double) -> GlassMaterial {
    var material = look.material(at: graph.time)
    let lightInk = min(max(material.lightInk, 0), 1)
    let pale = touch.answer(GlassTouch.paleLight, at: graph.time)
    let deep = touch.answer(GlassTouch.light, at: graph.time)
    material.brighten(by: pale + (deep - pale) * lightInk)
    if case .sheet(let sheet) = shownGlass.kind {
      // Between two thicknesses it is the thinnest, on its way to the thickest.
      let isChanging = look[.density].isInMotion
      material.kind = isChanging ? .ultraThin : sheet.shownKind(in: environment)
      if !isChanging { material.density = 0 }
    }
    material.settleKind()
    if shownGlass.isLens, material.kind == .clear { material.kind = .lens }
    material.presence = min(max(material.presence * presence, 0), 1)
    return material
  }

  /// How much denser a regular face is than usual, for what lies behind; 0 for other kinds.
  final var density: Double {
    shownGlass.kind == .regular ? look.material(at: graph.time).density : 0
  }

  /// The opacity of its shadow, as far as the effect is there.
  final var castShadow: Double {
    let material = look.material(at: graph.time)
    return material.shadow * min(max(material.presence, 0), 1)
  }

  /// The light of a finger on the effect, its centre in the scene; nil where there is none.
  final func glow(presence: Double) -> GlassGlow? {
    guard !isSheet, var glow = touch.glow(shortSide: shortSide, at: graph.time) else {
      return nil
    }
    glow.strength *= min(max(presence, 0), 1)
    return glow
  }

  /// What stands in for the glass: nil where it is drawn as glass.
  ///
  /// People who want less transparency get a nearly opaque face, those who want more contrast a
  /// solid one with a border.
  final var substitute: GlassSubstitute? {
    guard isSubstituted else { return nil }
    let isContrasting = environment.colorSchemeContrast == .increased
    let isDark = isSubstituteDark
    var face = RGBA(hex: isDark ? 0x1C1C1E : 0xF6F6F9)
    if let tint = shownGlass.tint?.rgba(in: environment) { face = tint.over(face) }
    face = answering(face)
    return GlassSubstitute(
      face: face.multiplyingOpacity(by: isContrasting ? 1 : 0.94),
      border: isContrasting ? (isDark ? .white : .black) : nil)
  }

  /// A solid face with the answer to a press, a hover and the focus: some of its ink's own tone or, where
  /// the ink would be too near to it then, some of the opposite.
  private func answering(_ bare: RGBA) -> RGBA {
    let ink = inkScheme ?? environment.colorScheme
    // More than 4.5, for what shines through.
    let face = bare.legible(under: ink, contrast: 5.5)
    let light = GlassTouch.solidLight
    func mixed(_ tone: RGBA, _ share: Double) -> RGBA {
      tone.multiplyingOpacity(by: share).over(face)
    }
    let (own, opposite): (RGBA, RGBA) = ink == .dark ? (.white, .black) : (.black, .white)
    let most = mixed(own, max(light.press, light.hover, light.focus))
    let tone = most.legible(under: ink, contrast: 5.5) == most ? own : opposite
    return mixed(tone, touch.answer(light, at: graph.time))
  }

  /// Whether an opaque face stands in for the glass.
  final var isSubstituted: Bool {
    environment.colorSchemeContrast == .increased || environment.accessibilityReduceTransparency
  }

  final var isSubstituteDark: Bool { darkness > 0.5 }

  /// Starts with the look of the effect that this one flows out of, before anything is known.
  final func inheritLook(of other: GlassEffectElement) {
    guard adaptation.isDarkBehind == nil, shownGlass.kind == other.shownGlass.kind else { return }
    look.adapt(as: other.look, at: graph.time)
  }
}
