/// A hairline between views: upright in a row, else level.
nonisolated public struct Divider: View {
  @Environment(\.stackAxis) private var axis
  @Environment(\.displayScale) private var scale

  /// Makes a hairline.
  public init() {}

  /// The line, a pixel thick.
  public var body: some View {
    let isUpright = axis == .horizontal
    Rectangle()
      .fill(Self.color)
      .frame(width: isUpright ? 1 / scale : nil, height: isUpright ? nil : 1 / scale)
  }

  /// The system's colour of separators.
  private static let color = Color(
    light: 0x3C3C43, dark: 0x545458, opacity: 0.29, darkOpacity: 0.6)
}
