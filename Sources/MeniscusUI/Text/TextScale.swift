extension Text {
  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// As large.
    public static let `default` = Scale(name: "default")
    /// Smaller, as for what matters less.
    public static let secondary = Scale(name: "secondary")

    /// The share of the font's size; that of the smaller one is ours.
    var factor: Double { self == .secondary ? 0.8 : 1 }
  }

  /// The text in another size beside others of its font.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = $0.scale ?? scale } : self
  }
}

private let textScaleEntry = EnvironmentEntry<Text.Scale>(.default)

extension EnvironmentValues {
  var textScale: Text.Scale {
    get { self[textScaleEntry] }
    set { self[textScaleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large texts inside the view are beside others of their font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }
}
