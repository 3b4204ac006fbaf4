private let imageScaleEntry = EnvironmentEntry<Image.Scale>(.medium)
private let symbolVariantsEntry = EnvironmentEntry<SymbolVariants>(.none)

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[imageScaleEntry] }
    set { self[imageScaleEntry] = newValue }
  }

  /// Which variants of symbols are drawn, where there are any.
  public var symbolVariants: SymbolVariants {
    get { self[symbolVariantsEntry] }
    set { self[symbolVariantsEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Draws symbols inside the view in a variant, where they have it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
