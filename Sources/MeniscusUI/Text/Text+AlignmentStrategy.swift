extension Text {
  /// How the leading edge of lines is found.
  public struct AlignmentStrategy: Hashable, Sendable {
    let usesContent: Bool

    /// By the layout direction of views around.
    public static let `default` = layoutBased
    /// By the layout direction of views around.
    public static let layoutBased = AlignmentStrategy(usesContent: false)
    /// By the direction of each paragraph; accepted, not obeyed.
    public static let writingDirectionBased = AlignmentStrategy(usesContent: true)
  }
}

nonisolated extension View {
  /// Sets how texts inside the view find their leading edge: by the layout direction.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    unmet(
      "multilineTextAlignment(strategy: .writingDirectionBased)", .obeyed, if: strategy.usesContent)
  }
}
