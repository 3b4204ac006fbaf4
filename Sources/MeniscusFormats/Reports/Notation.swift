import MeniscusGeometry

/// How values are written where people read them: `#FF8800 at 50 %`, `12×10 pt`.
package enum Notation {
  /// A colour as designers write it: `#FF8800`, with its opacity where it is not opaque.
  ///
  /// - Parameter channels: red, green, blue and opacity, 0 to 1.
  package static func color(_ channels: [Double]) -> String {
    let bytes = channels.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let digits = bytes.prefix(3).map { JSONText.hexadecimal(UInt64($0), digits: 2).uppercased() }
    let opacity = channels.count > 3 ? channels[3] : 1
    let percent = (opacity * 1000).rounded() / 10
    return "#" + digits.joined() + (percent >= 100 ? "" : " at \(JSONText.number(percent)) %")
  }

  /// The size of a rectangle in points: `20×8 pt`.
  package static func extent(_ rect: Rect2D) -> String {
    "\(points(rect.width))×\(points(rect.height)) pt"
  }

  /// The size or the place of a view in its container, in points.
  package static func frame(_ numbers: [Double], isSize: Bool) -> String {
    let texts = numbers.map { points($0) }
    return isSize ? texts.joined(separator: "×") + " pt" : "at " + texts.joined(separator: ", ")
  }

  /// A length in points, to hundredths.
  package static func points(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100 + 0
    return rounded.isFinite ? JSONText.number(rounded) : "?"
  }
}
