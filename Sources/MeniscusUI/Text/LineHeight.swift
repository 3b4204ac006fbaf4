extension AttributedString {
  /// The distance from line to line.
  public struct LineHeight: Hashable, Sendable {
    private let name: String

    /// As the font has it.
    public static let variable = LineHeight(name: "variable")
    /// As usual.
    public static let normal = LineHeight(name: "normal")
    /// Less than usual.
    public static let tight = LineHeight(name: "tight")
    /// More than usual.
    public static let loose = LineHeight(name: "loose")
    /// A distance in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
    /// So many times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(name: "multiple \(factor)")
    }
    /// More than the font has, in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "leading \(increase)")
    }
  }
}

extension View {
  /// Sets the distance from line to line of texts inside the view; accepted, not shown.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    unmet("lineHeight", if: lineHeight != nil && lineHeight != .normal)
  }
}
