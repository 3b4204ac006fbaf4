/// How thick the strokes of a weight are, in thousandths of an em.
struct InkWidths: Equatable {
  /// Small letters.
  let small: StrokeThickness
  /// Capitals and digits.
  let capital: StrokeThickness
  /// Level bars inside small letters.
  let smallBar: Double
  /// Level bars of capitals.
  let capitalBar: Double
  /// How round ends and corners are.
  let rounding: Rounding
  /// How far the weight is from regular (0) towards bold (1), by its stem.
  var boldness: Double { Self.boldness(stem: small.upright) }

  private static func boldness(stem: Double) -> Double { (stem - 84) / (151 - 84) }

  /// Every stroke thicker by a factor.
  func thickened(by factor: Double) -> InkWidths {
    InkWidths(
      small: small.scaled(by: factor), capital: capital.scaled(by: factor),
      smallBar: smallBar * factor, capitalBar: capitalBar * factor, rounding: rounding)
  }

  /// Stem of small letters, of capitals, top of o, bar of H, bar of e.
  ///
  /// Measured from Inter 4 for thin, light, regular, medium, semibold, bold and black; the lightest
  /// and heavy lie between and beside them.
  private static let table:
    [(stem: Double, capital: Double, top: Double, bar: Double, smallBar: Double)] = [
      (15, 15, 15, 15, 15),
      (23, 23, 23, 23, 23),
      (63, 66, 58, 60, 56),
      (84, 88, 75, 78, 72),
      (106, 110, 89, 94, 80),
      (128, 132, 102, 110, 87),
      (151, 154, 117, 127, 94),
      (174, 176, 131, 143, 101),
      (196, 197, 144, 159, 108),
    ]
}

extension InkWidths {
  init(_ weight: TypefaceWeight, _ size: OpticalSize = .text) {
    let row = Self.table[weight.row]
    let heaviness = max(Self.boldness(stem: row.stem), 0)
    self.init(
      small: StrokeThickness(upright: row.stem, level: row.top),
      capital: StrokeThickness(upright: row.capital, level: row.bar), smallBar: row.smallBar,
      capitalBar: row.bar, rounding: Rounding(heaviness: heaviness, size))
  }
}

extension TypefaceWeight {
  /// How many weights are lighter.
  fileprivate var row: Int { rawValue / 100 - 1 }
}
