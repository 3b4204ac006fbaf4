extension Text {
  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// As large.
    public static let `default` = Scale(name: "default")
    /// Smaller, as for what matters less.
    public static let secondary = Scale(name: "secondary")
  }
}

extension View {
  /// Sets how large texts are beside others of their font; accepted, not shown.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    unmet("textScale", if: isEnabled && scale != .default)
  }
}
