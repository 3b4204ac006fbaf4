import MeniscusDisplay
import MeniscusGeometry

extension GlassMaterial {
  /// Regular glass that has become clear is of the clear kind, which is the same in light and dark.
  mutating func settleKind() {
    guard kind == .regular, clarity >= 1 else { return }
    (kind, clarity, darkness) = (.clear, 0, 0)
  }

  /// Lights the material up: white is mixed in, 0 to 1; into a tint under a white label black, into
  /// clear glass under one nothing.
  mutating func brighten(by amount: Double) {
    guard amount > 0, lightInk < 0.5 || clarity < 0.5 else { return }
    if let color = tint, lightInk > 0.5 {
      func deeper(_ component: Double) -> Double { component * (1 - amount) }
      tint = RGBA(
        red: deeper(color.red), green: deeper(color.green), blue: deeper(color.blue),
        opacity: color.opacity)
      return
    }
    guard let color = tint else {
      tint = RGBA.white.multiplyingOpacity(by: amount)
      return
    }
    // White over the tint, as one tint.
    let opacity = amount + color.opacity * (1 - amount)
    func mix(_ component: Double) -> Double {
      (amount + component * color.opacity * (1 - amount)) / opacity
    }
    tint = RGBA(
      red: mix(color.red), green: mix(color.green), blue: mix(color.blue), opacity: opacity)
  }
}
