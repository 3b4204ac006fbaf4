extension RGBA {
  /// Makes a gamma-encoded colour from one in proportion to light.
  public init(_ linear: LinearRGBA) {
    self.init(
      red: SRGB.encode(linear.red), green: SRGB.encode(linear.green),
      blue: SRGB.encode(linear.blue), opacity: linear.opacity)
  }

  /// The relative luminance of WCAG 2: 0 for black, 1 for white; the opacity does not count.
  public var relativeLuminance: Double { LinearRGBA(self).luminance }

  /// The contrast ratio of WCAG 2, 1…21; the opacities do not count.
  public func contrastRatio(to other: RGBA) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
