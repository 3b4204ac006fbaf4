/// A rule of the guidance for Liquid Glass that a replay is held to.
package enum LintRule: String, CaseIterable, Codable, Sendable {
  // Glass.
  case glassInContent = "glass-in-content"
  case glassOnScrollingContent = "glass-on-scrolling-content"
  case glassOnGlass = "glass-on-glass"
  case glassOverFlatBackground = "glass-over-flat-background"
  case clearGlassOverPlain = "clear-glass-over-plain"
  case glassWithoutContainer = "glass-without-container"
  case tooManyGlassEffects = "too-many-glass-effects"
  case tooManyGlassContainers = "too-many-glass-containers"
  case nestedGlassContainers = "nested-glass-containers"
  case emptyGlass = "empty-glass"
  case restlessGlass = "restless-glass"
  case glassBeforeAppearance = "glass-before-appearance"
  case glassOutline = "glass-outline"
  case crowdedMorph = "crowded-morph"
  // Bars.
  case barBackground = "bar-background"
  case barGroups = "bar-groups"
  case barTextWithIcons = "bar-text-with-icons"
  case barAdjoiningText = "bar-adjoining-text"
  case barPrimaryActions = "bar-primary-actions"
  case barSegmentedControl = "bar-segmented-control"
  case barOverflowMenu = "bar-overflow-menu"
  case barEmptyItem = "bar-empty-item"
  case barWordedNavigation = "bar-worded-navigation"
  case barTitle = "bar-title"
  case barBorderedSymbol = "bar-bordered-symbol"
  case barMixedNavigation = "bar-mixed-navigation"
  case barTintedControls = "bar-tinted-controls"
  case barOverflow = "bar-overflow"
  case barGroupsDiffer = "bar-groups-differ"
  // All else.
  case backgroundExtensions = "background-extensions"
  case sheetBackground = "sheet-background"
  case sheetCorner = "sheet-corner"
  case dialogSource = "dialog-source"
  case crowdedControls = "crowded-controls"
  case contentUnderBar = "content-under-bar"
  case capitalHeader = "capital-header"
  case iconLabel = "icon-label"
  case iconLayer = "icon-layer"
  case contextMenuActions = "context-menu-actions"
  case reducedMotion = "reduced-motion"

  /// How much it matters where it is broken; a finding may say otherwise.
  package var severity: LintSeverity {
    switch self {
    case .glassOutline, .barEmptyItem: .error
    case .glassOnGlass, .restlessGlass, .barTitle, .barGroupsDiffer, .contextMenuActions,
      .backgroundExtensions,
      .barTintedControls, .capitalHeader, .iconLayer:
      .note
    default: .warning
    }
  }

  /// The document that it comes from.
  package var document: LintDocument {
    switch self {
    case .glassInContent, .clearGlassOverPlain: .materials
    case .glassOverFlatBackground, .restlessGlass, .reducedMotion: .patterns
    case .glassOnScrollingContent, .glassOnGlass, .glassWithoutContainer, .emptyGlass,
      .glassOutline, .crowdedMorph, .nestedGlassContainers:
      .mistakes
    case .tooManyGlassEffects, .tooManyGlassContainers, .glassBeforeAppearance: .applyingGlass
    case .barGroups, .barTextWithIcons, .barAdjoiningText, .barPrimaryActions,
      .barSegmentedControl, .barOverflowMenu, .barWordedNavigation, .barTitle, .barBorderedSymbol,
      .barMixedNavigation, .barTintedControls, .barOverflow, .barGroupsDiffer:
      .toolbars
    case .backgroundExtensions: .backgroundExtension
    case .barBackground, .barEmptyItem, .sheetBackground, .sheetCorner, .dialogSource,
      .crowdedControls, .contentUnderBar, .capitalHeader, .iconLabel, .iconLayer,
      .contextMenuActions:
      .adopting
    }
  }
}

/// How much a finding matters.
package enum LintSeverity: String, CaseIterable, Codable, Comparable, Sendable {
  /// It may be meant.
  case note
  /// It should be changed.
  case warning
  /// It is wrong.
  case error

  /// By how much they matter.
  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A document that rules come from.
package enum LintDocument: String, CaseIterable, Codable, Sendable {
  /// Apple's “Adopting Liquid Glass”.
  case adopting
  /// Apple's “Applying Liquid Glass to custom views”.
  case applyingGlass = "applying-glass"
  /// Apple's page of `backgroundExtensionEffect()`.
  case backgroundExtension = "background-extension"
  /// “Materials” of Apple's guidelines.
  case materials
  /// “Toolbars” of Apple's guidelines.
  case toolbars
  /// “Liquid Glass in SwiftUI: Three Patterns”, an essay.
  case patterns
  /// “Custom Liquid Glass Components”, an essay.
  case mistakes
}
