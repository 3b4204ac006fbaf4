extension AttributedString {
  /// The distance from line to line.
  public struct LineHeight: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case font
      case exact(CGFloat)
      case multiple(CGFloat)
      case increase(CGFloat)
    }

    fileprivate let kind: Kind

    /// As the font has it.
    public static let variable = LineHeight(kind: .font)
    /// As usual.
    public static let normal = LineHeight(kind: .font)
    /// Less than usual; how much is ours.
    public static let tight = LineHeight(kind: .multiple(1.1))
    /// More than usual; how much is ours.
    public static let loose = LineHeight(kind: .multiple(1.5))
    /// A distance in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// So many times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }
    /// More than the font has, in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .increase(increase))
    }

    /// The distance from a baseline to the next, in points.
    ///
    /// - Parameters:
    ///   - natural: the distance as the fonts have it.
    ///   - size: the size of the largest font on the line.
    func pitch(_ natural: Double, size: Double) -> Double {
      let pitch: Double
      switch kind {
      case .font: pitch = natural
      case .exact(let points): pitch = Double(points)
      case .multiple(let factor): pitch = Double(factor) * size
      case .increase(let increase): pitch = natural + Double(increase)
      }
      return pitch.isFinite ? pitch : natural
    }
  }
}

private let lineHeightEntry = EnvironmentEntry<AttributedString.LineHeight?>(nil)

extension EnvironmentValues {
  var lineHeight: AttributedString.LineHeight? {
    get { self[lineHeightEntry] }
    set { self[lineHeightEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the distance from line to line of texts inside the view; single lines are as high as ever.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
