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
  /// Under white ink it loses first of what it has least of, so that it grows deeper and not duller.
  ///
  /// - Parameter scheme: light for black ink, dark for white.
  func legible(under scheme: ColorScheme, contrast: Double) -> RGBA {
    let luminance = relativeLuminance
    switch scheme {
    case .dark:
      let most = 1.05 / contrast - 0.05
      guard luminance > most else { return self }
      let deep = deepened(to: most)
      let reached = deep.relativeLuminance
      return reached > most ? deep.mapped { $0 * most / reached } : deep
    case .light:
      let least = 0.05 * contrast - 0.05
      let share = (least - luminance) / (1 - luminance)
      return luminance < least ? mapped { $0 + (1 - $0) * share } : self
    }
  }

  /// The colour with the channels deepened that are not its strongest, until its luminance is as low
  /// as `luminance` or they are twice as far below the strongest.
  ///
  /// Its hue stays until a channel is at 0; beyond, green alone goes on, which has most of the luminance.
  /// What is as good as grey stays.
  private func deepened(to luminance: Double) -> RGBA {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most > least else { return self }
    let share = min(max((most - least) / most * 2.5 - 0.5, 0), 1)
    let even = min(share, least / (most - least))
    func color(_ part: Double) -> RGBA {
      func channel(_ value: Double, _ part: Double) -> Double {
        max(value - (most - value) * part, 0)
      }
      let other = min(part, even)
      return RGBA(
        red: channel(red, other), green: channel(green, part), blue: channel(blue, other),
        opacity: opacity)
    }
    var (too, enough) = (0.0, share)
    guard color(share).relativeLuminance < luminance else { return color(share) }
    // Twelve halvings: the nearest of 4096 steps, finer than a level.
    for _ in 0..<12 {
      let middle = (too + enough) / 2
      if color(middle).relativeLuminance > luminance { too = middle } else { enough = middle }
    }
    return color(enough)
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
