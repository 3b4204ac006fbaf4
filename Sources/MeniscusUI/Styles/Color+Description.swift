import MeniscusGeometry

extension Color: CustomStringConvertible {
  /// The colours of the system that have a word, and the word.
  private static let words: [(color: Color, word: String)] = [
    (.clear, "clear"), (.black, "black"), (.white, "white"), (.red, "red"), (.orange, "orange"),
    (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"), (.cyan, "cyan"),
    (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"),
    (.brown, "brown"), (.gray, "gray"), (.primary, "primary"), (.secondary, "secondary"),
  ]

  /// The word for a colour of the system; for others the components as they are in the light, two
  /// hexadecimal digits each: red, green, blue, opacity.
  public var description: String {
    if let resource { return "NamedColor(name: \"\(resource)\", bundle: nil)" }
    if let known = Self.words.first(where: { $0.color == self }) { return known.word }
    return rgba(in: EnvironmentValues()).digits
  }

  /// The colour with its light multiplied by 2 to the power of `stops`; ours ends at the whole of what
  /// a screen shows, and a colour that is called by a name stays as it is.
  public func exposureAdjust(_ stops: Double) -> Color {
    if resource != nil { return self }
    let factor = stops.isNaN ? 1 : Exact.binaryExponential(stops)
    return combined(with: self) { components, _ in
      Components(RGBA(components).exposed(by: factor))
    }
  }
}

extension RGBA {
  init(_ components: Color.Components) {
    self.init(
      red: components.red, green: components.green, blue: components.blue,
      opacity: components.opacity)
  }

  fileprivate func exposed(by factor: Double) -> RGBA {
    let light = LinearRGBA(self)
    func exposed(_ value: Double) -> Double { min(value * factor, 1) }
    return RGBA(
      LinearRGBA(
        red: exposed(light.red), green: exposed(light.green), blue: exposed(light.blue),
        opacity: light.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components, two hexadecimal digits each: red, green, blue, opacity.
  public var description: String { Color(self).rgba(in: EnvironmentValues()).digits }
}

extension RGBA {
  /// The components, two hexadecimal digits each.
  fileprivate var digits: String {
    [red, green, blue, opacity].reduce(into: "#") { text, share in
      let byte = Int((min(share > 0 ? share : 0, 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
