/// How the layers of a symbol are coloured; ours have one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In steps of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// Whether ours are drawn so.
  var isDrawn: Bool { self == .monochrome }
}

nonisolated extension View {
  /// Sets how the layers of symbols inside the view are coloured; all but one colour is accepted,
  /// not shown.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
      .unmet("symbolRenderingMode", if: mode?.isDrawn == false)
  }
}

private let symbolRenderingModeEntry = EnvironmentEntry<SymbolRenderingMode?>(nil)

extension EnvironmentValues {
  /// How the layers of symbols are asked to be coloured; nil for as the symbol has it.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[symbolRenderingModeEntry] }
    set { self[symbolRenderingModeEntry] = newValue }
  }
}

extension Image {
  /// The image of a picture of the scene of which a share of the layers is lit; it is drawn whole.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// The image of a picture of the scene of which a share of the layers is lit, with a label for those
  /// who cannot see it; it is drawn whole.
  nonisolated public init(
    _ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle)
  }

  /// The image of a picture of the scene of which a share of the layers is lit, which says nothing to
  /// those who cannot see it; it is drawn whole.
  nonisolated public init(
    decorative name: String, variableValue: Double?, bundle: Bundle? = nil
  ) {
    self.init(decorative: name, bundle: bundle)
  }

  /// The image of a symbol of which a share of the layers is lit; it is drawn whole.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}
