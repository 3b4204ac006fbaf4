import MeniscusFormats

/// A rule with what finds out whether a frame breaks it.
package struct LintCheck: Sendable {
  /// In which frames a view has to break the rule for it to be said.
  enum Holding: Sendable {
    /// In one frame at rest.
    case once
    /// In every frame at rest in which its glass is seen.
    case always
  }

  /// A place at which a frame breaks a rule.
  package struct Mark: Equatable, Sendable {
    /// The row of the view.
    package var row: Int
    /// The row of another view that has a part in it.
    package var other: Int?
    /// What is so.
    package var detail: LintFinding.Detail

    /// Makes a mark.
    init(_ row: Int, other: Int? = nil, _ detail: LintFinding.Detail = .none) {
      self.row = row
      self.other = other
      self.detail = detail
    }
  }

  /// The rule.
  package let rule: LintRule
  let holding: Holding
  /// The places at which a frame at rest breaks it.
  package let marks: @Sendable (LintFrame) -> [Mark]

  init(
    _ rule: LintRule, _ holding: Holding = .once,
    marks: @escaping @Sendable (LintFrame) -> [Mark]
  ) {
    self.rule = rule
    self.holding = holding
    self.marks = marks
  }

  /// The rules that a frame at rest is held to, each once.
  ///
  /// What depends on more than one frame is found by ``LintMotion``; what the scene itself notes of
  /// its glass, by ``Lint``.
  package static let all: [LintCheck] = [
    LintCheck(.glassInContent) { $0.glassInContent },
    LintCheck(.glassOnScrollingContent) { $0.glassOnScrollingContent },
    LintCheck(.glassOverFlatBackground, .always) { $0.glassOverFlat(isClear: false) },
    LintCheck(.clearGlassOverPlain, .always) { $0.glassOverFlat(isClear: true) },
    LintCheck(.glassWithoutContainer) { $0.glassWithoutContainer },
    LintCheck(.tooManyGlassEffects) { $0.tooManyGlassEffects },
    LintCheck(.tooManyGlassContainers) { $0.tooManyGlassContainers },
    LintCheck(.nestedGlassContainers) { $0.nestedGlassContainers },
    LintCheck(.emptyGlass, .always) { $0.emptyGlass },
    LintCheck(.glassBeforeAppearance) { $0.glassBeforeAppearance },
    LintCheck(.barBackground) { $0.barBackground },
    LintCheck(.barGroups) { $0.barGroups },
    LintCheck(.barTextWithIcons) { $0.barTextWithIcons },
    LintCheck(.barAdjoiningText) { $0.barAdjoiningText },
    LintCheck(.barPrimaryActions) { $0.barPrimaryActions },
    LintCheck(.barSegmentedControl) { $0.barSegmentedControl },
    LintCheck(.barOverflowMenu) { $0.barOverflowMenu },
    LintCheck(.barEmptyItem) { $0.barEmptyItem },
    LintCheck(.barWordedNavigation) { $0.barWordedNavigation },
    LintCheck(.barTitle) { $0.barTitle },
    LintCheck(.barBorderedSymbol) { $0.barBorderedSymbol },
    LintCheck(.barMixedNavigation) { $0.barMixedNavigation },
    LintCheck(.barTintedControls) { $0.barTintedControls },
    LintCheck(.barOverflow) { $0.barOverflow },
    LintCheck(.backgroundExtensions) { $0.backgroundExtensions },
    LintCheck(.sheetBackground) { $0.sheetBackground },
    LintCheck(.sheetCorner) { $0.sheetCorner },
    LintCheck(.dialogSource) { $0.dialogSource },
    LintCheck(.crowdedControls) { $0.crowdedControls },
    LintCheck(.contentUnderBar) { $0.contentUnderBar },
    LintCheck(.capitalHeader) { $0.capitalHeader },
    LintCheck(.iconLabel) { $0.iconLabel },
    LintCheck(.iconLayer) { $0.iconLayer },
    LintCheck(.contextMenuActions) { $0.contextMenuActions },
  ]
}
