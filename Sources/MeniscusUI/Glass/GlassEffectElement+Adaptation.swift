/// How it follows what lies behind.
extension GlassEffectElement {
  /// Whether nothing is known yet of what lies behind.
  final var isUnmeasured: Bool { adaptation.isDarkBehind == nil && !isSheet }

  /// Whether the effect decides with others of the screen's edges whether it is light or dark.
  final var agreesAtEdges: Bool {
    shownGlass.kind == .regular && glass.kind != .identity && !followsColorScheme
  }

  /// Whether a measurement would change anything.
  final func wouldAdapt(to reading: GlassReading) -> Bool {
    guard !isSheet else { return false }
    var next = adaptation
    next.take(reading, isClear: shownGlass.kind == .clear)
    return next != adaptation
  }

  /// Takes what was measured behind the element; the first time it is so at once.
  final func adapt(to reading: GlassReading) {
    guard wouldAdapt(to: reading) else { return }
    let animation = isUnmeasured ? nil : Self.adaptationAnimation
    adaptation.take(reading, isClear: shownGlass.kind == .clear)
    graph.stateChanged()
    graph.withTransaction(Transaction(animation: animation)) {
      retarget(animation: animation)
    }
  }

  /// The scheme whose labels are legible on the glass; nil for that of the environment.
  final var inkScheme: ColorScheme? {
    shownGlass.tint?.inkScheme(in: environment) ?? untintedInkScheme
  }

  /// The same without regard to a tint; nil until something is known of what lies behind.
  final var untintedInkScheme: ColorScheme? {
    if isSheet { return nil }
    if isSubstituted { return isSubstituteDark ? .dark : .light }
    if shownGlass.kind == .clear {
      // Clear glass shows what lies behind, whatever its extent.
      return adaptation.isDarkBehind.map { $0 ? .dark : .light }
    }
    return adaptation.isDarkBehind == nil ? nil : darkness > 0.5 ? .dark : .light
  }

  /// The node that hands the ink to what is inside: the nearest above the element inside.
  final var ink: GlassInkBase? {
    inner.ancestors.first { $0 is GlassInkBase } as? GlassInkBase
  }
}
