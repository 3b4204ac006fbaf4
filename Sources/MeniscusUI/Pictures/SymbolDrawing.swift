/// How colours of symbols are laid on.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Evenly.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From light to dark.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the opacity of their parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of their lines is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

nonisolated extension View {
  /// Sets how colours of symbols inside the view are laid on; others than even ones are accepted, not
  /// shown.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    unmet("symbolColorRenderingMode", if: mode == .gradient)
  }

  /// Sets how symbols inside the view show a variable value; accepted, not shown.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    unmet("symbolVariableValueMode", if: mode != nil)
  }
}
