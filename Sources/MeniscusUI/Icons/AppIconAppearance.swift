/// The looks among which people choose for the icons of their apps.
///
/// Source: Apple, Adopting Liquid Glass, App icons.
nonisolated public enum AppIconAppearance: String, CaseIterable, Hashable, Sendable {
  /// The icon in its own colours.
  case standard = "default"
  /// Its own colours on a dark ground.
  case dark
  /// Pale glass that shows what is behind.
  case clearLight = "clear light"
  /// Smoky glass that shows what is behind.
  case clearDark = "clear dark"
  /// White on a ground of the tint.
  case tintedLight = "tinted light"
  /// The tint on a dark ground.
  case tintedDark = "tinted dark"

  /// The scheme in which its glass is seen.
  var scheme: ColorScheme {
    switch self {
    case .standard, .clearLight, .tintedLight: .light
    case .dark, .clearDark, .tintedDark: .dark
    }
  }

  /// Whether layers lose their colours, and differ by how light they are.
  var isMonochrome: Bool { self != .standard && self != .dark }
}

/// The shape that the system cuts an icon to.
nonisolated public enum AppIconMask: Hashable, Sendable {
  /// That of iOS, iPadOS and macOS.
  case roundedRectangle
  /// That of watchOS.
  case circle

  /// The radius of the corners as a share of the side; ours, by eye.
  static let radius = 0.225

  /// The shape for an icon of a side in points.
  func shape(side: Double) -> AnyShape {
    switch self {
    case .roundedRectangle: AnyShape(RoundedRectangle(cornerRadius: side * Self.radius))
    case .circle: AnyShape(Circle())
    }
  }
}
