extension RGBA {
  /// Makes a gamma-encoded colour from one in proportion to light.
  public init(_ linear: LinearRGBA) {
    self.init(
      red: SRGB.encode(linear.red), green: SRGB.encode(linear.green),
      blue: SRGB.encode(linear.blue), opacity: linear.opacity)
  }
}
