import MeniscusDisplay

/// What images say of themselves and stay images; where a view will do, the modifiers of views are
/// meant.
nonisolated extension Image {
  /// The image with the layers of its symbol coloured by a mode; all but one colour is accepted, not
  /// shown.
  @_disfavoredOverload
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    unmet("symbolRenderingMode", if: mode?.isDrawn == false)
  }

  /// The image with the colours of its symbol laid on by a mode; others than even ones are accepted,
  /// not shown.
  @_disfavoredOverload
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    unmet("symbolColorRenderingMode", if: mode == .gradient)
  }

  /// The image with a variable value shown by a mode; accepted, not shown.
  @_disfavoredOverload
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    unmet("symbolVariableValueMode", if: mode != nil)
  }

  private func unmet(_ feature: String, if isAsked: Bool) -> Image {
    guard isAsked else { return self }
    return changing(self) { $0.unmet.append(UnmetRequest(feature: feature, unmet: .shown)) }
  }
}
