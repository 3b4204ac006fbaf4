/// How a palette shows what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// By nothing but the label.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// By a variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

nonisolated extension View {
  /// Sets how palettes show what is chosen; other ways than the system's are accepted, not shown.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    unmet("paletteSelectionEffect", if: effect != .automatic)
  }
}
