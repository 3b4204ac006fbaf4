/// A colour by the name that UIKit has for it.
///
/// SwiftUI's sources name the system's backgrounds, fills, labels and greys so. Nothing else of UIKit
/// is here. Source: the colours that Apple lists for iOS 26.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// Makes the colour of a colour.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour from its components, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Makes a grey, 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// The colour at an opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }
}

extension Color {
  /// The colour that UIKit has a name for.
  nonisolated public init(uiColor: UIColor) { self = uiColor.color }

  /// The colour that UIKit has a name for.
  nonisolated public init(_ color: UIColor) { self = color.color }
}

extension UIColor {
  /// Behind everything.
  public static let systemBackground = UIColor(
    Color(light: 0xFFFFFF, dark: 0x000000, raised: 0x1C1C1E))
  /// Behind what stands on that.
  public static let secondarySystemBackground = UIColor(
    Color(light: 0xF2F2F7, dark: 0x1C1C1E, raised: 0x2C2C2E))
  /// Behind what stands on that again.
  public static let tertiarySystemBackground = UIColor(
    Color(light: 0xFFFFFF, dark: 0x2C2C2E, raised: 0x3A3A3C))
  /// Behind groups.
  public static let systemGroupedBackground = UIColor(
    Color(light: 0xF2F2F7, dark: 0x000000, raised: 0x1C1C1E))
  /// Behind what stands in groups.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(light: 0xFFFFFF, dark: 0x1C1C1E, raised: 0x2C2C2E))
  /// Behind what stands on that.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(light: 0xF2F2F7, dark: 0x2C2C2E, raised: 0x3A3A3C))

  /// Grey.
  public static let systemGray = UIColor(.gray)
  /// Grey, nearer to the background.
  public static let systemGray2 = UIColor(Color(light: 0xAEAEB2, dark: 0x636366))
  /// Grey, nearer still.
  public static let systemGray3 = UIColor(Color(light: 0xC7C7CC, dark: 0x48484A))
  /// Grey, nearer still.
  public static let systemGray4 = UIColor(Color(light: 0xD1D1D6, dark: 0x3A3A3C))
  /// Grey, nearer still.
  public static let systemGray5 = UIColor(Color(light: 0xE5E5EA, dark: 0x2C2C2E))
  /// The grey that is nearest to the background.
  public static let systemGray6 = UIColor(Color(light: 0xF2F2F7, dark: 0x1C1C1E))

  /// Of what matters most.
  public static let label = UIColor(.primary)
  /// Of what matters less.
  public static let secondaryLabel = UIColor(.secondary)
  /// Of what matters little.
  public static let tertiaryLabel = UIColor(
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3, darkOpacity: 0.3))
  /// Of what matters least.
  public static let quaternaryLabel = UIColor(
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16))
  /// Of what is to be written.
  public static let placeholderText = UIColor.tertiaryLabel
  /// Of what leads elsewhere.
  public static let link = UIColor(.blue)
  /// Of lines between things, which let through what lies behind.
  public static let separator = UIColor(
    Color(light: 0x3C3C43, dark: 0x545458, opacity: 0.29, darkOpacity: 0.6))
  /// Of lines between things.
  public static let opaqueSeparator = UIColor(Color(light: 0xC6C6C8, dark: 0x38383A))

  /// Of thin things.
  public static let systemFill = UIColor(
    Color(light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36))
  /// Of things of some extent.
  public static let secondarySystemFill = UIColor(
    Color(light: 0x787880, dark: 0x787880, opacity: 0.16, darkOpacity: 0.32))
  /// Of large things.
  public static let tertiarySystemFill = UIColor(
    Color(light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24))
  /// Of large things that have a lot inside.
  public static let quaternarySystemFill = UIColor(
    Color(light: 0x747480, dark: 0x767680, opacity: 0.08, darkOpacity: 0.18))
}

extension UIColor {
  /// Nothing.
  public static let clear = UIColor(.clear)
  /// Black.
  public static let black = UIColor(.black)
  /// White.
  public static let white = UIColor(.white)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// The grey in the middle.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red, whatever the appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, whatever the appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, whatever the appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, whatever the appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, whatever the appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, whatever the appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, whatever the appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, whatever the appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, whatever the appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Of texts on what is dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Of texts on what is light.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The system's red.
  public static let systemRed = UIColor(.red)
  /// The system's orange.
  public static let systemOrange = UIColor(.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(.green)
  /// The system's mint.
  public static let systemMint = UIColor(.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(.purple)
  /// The system's pink.
  public static let systemPink = UIColor(.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(.brown)
  /// The colour of what can be touched.
  public static let tintColor = UIColor(.accentColor)
}
