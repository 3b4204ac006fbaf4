import MeniscusGeometry

/// Contrast as WCAG 2.2 defines it.
extension RGBA {
  /// The relative luminance, 0 to 1; the opacity does not count.
  var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast with another colour, 1 to 21.
  func contrast(with other: RGBA) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour, darker or lighter by as much as ink of a scheme needs for a contrast.
  ///
  /// - Parameter scheme: light for black ink, dark for white.
  func legible(under scheme: ColorScheme, contrast: Double) -> RGBA {
    let luminance = relativeLuminance
    switch scheme {
    case .dark:
      let most = 1.05 / contrast - 0.05
      return luminance > most ? mapped { $0 * most / luminance } : self
    case .light:
      let least = 0.05 * contrast - 0.05
      let share = (least - luminance) / (1 - luminance)
      return luminance < least ? mapped { $0 + (1 - $0) * share } : self
    }
  }

  private func mapped(_ change: (Double) -> Double) -> RGBA {
    func channel(_ value: Double) -> Double { Self.encoded(change(Self.linear(value))) }
    return RGBA(
      red: channel(red), green: channel(green), blue: channel(blue), opacity: opacity)
  }

  private static func linear(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.04045 ? value / 12.92 : Exact.power((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * Exact.power(value, 1 / 2.4) - 0.055
  }
}
