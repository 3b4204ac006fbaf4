import Foundation
import MeniscusText
import TestSupport
import Testing

/// How dark letters are, and how even lines of them.
@Suite struct TypefaceGreyTests {
  /// The ink of a letter over its advance, in thousandths of an em: regular, bold and black of
  /// Inter 4 (Debian's fonts-inter 4.0~beta7), drawn at 1000 pixels an em and counted.
  private static let rows: [(character: Character, regular: Double, bold: Double, black: Double)] =
    [
      ("A", 213.9, 331.5, 393.3), ("B", 286.1, 435.9, 517.7), ("C", 192.9, 306.7, 371.4),
      ("D", 235.1, 374.2, 452.4), ("E", 242.0, 386.4, 474.2), ("F", 197.2, 326.3, 408.6),
      ("G", 227.0, 349.7, 417.8), ("H", 213.9, 352.6, 438.3), ("I", 241.9, 398.7, 493.3),
      ("J", 164.2, 262.5, 322.3), ("K", 229.3, 364.9, 443.2), ("L", 160.5, 266.8, 333.5),
      ("M", 259.4, 410.2, 495.6), ("N", 244.6, 398.3, 490.1), ("O", 215.9, 341.7, 410.8),
      ("P", 222.6, 354.4, 430.0), ("Q", 244.7, 376.5, 447.6), ("R", 265.8, 413.9, 496.3),
      ("S", 229.9, 371.0, 455.2), ("T", 155.1, 250.0, 307.8), ("U", 198.3, 334.6, 420.3),
      ("V", 181.7, 301.6, 366.4), ("W", 240.3, 359.0, 420.3), ("X", 223.3, 328.3, 381.2),
      ("Y", 158.0, 250.7, 303.6), ("Z", 212.3, 329.5, 395.3), ("a", 224.3, 321.5, 376.8),
      ("b", 232.0, 363.2, 436.5), ("c", 170.9, 270.8, 329.5), ("d", 232.5, 363.0, 436.4),
      ("e", 219.1, 310.1, 359.7), ("f", 239.7, 377.5, 455.2), ("g", 277.0, 418.0, 496.3),
      ("h", 209.0, 336.8, 408.8), ("i", 237.4, 375.7, 453.8), ("j", 324.3, 506.6, 608.0),
      ("k", 223.3, 355.5, 428.1), ("l", 256.7, 404.7, 482.6), ("m", 192.0, 303.3, 365.7),
      ("n", 184.0, 294.5, 355.6), ("o", 193.2, 298.0, 353.5), ("p", 239.8, 370.3, 441.3),
      ("q", 239.9, 370.1, 441.4), ("r", 163.2, 256.6, 308.5), ("s", 200.8, 302.4, 361.1),
      ("t", 213.9, 338.2, 409.3), ("u", 187.5, 294.9, 354.1), ("v", 159.0, 257.0, 314.2),
      ("w", 196.4, 306.3, 367.4), ("x", 177.5, 273.0, 327.7), ("y", 200.5, 323.9, 396.7),
      ("z", 190.9, 277.2, 323.2), ("0", 234.8, 362.2, 428.8), ("1", 173.0, 276.0, 338.4),
      ("2", 207.0, 331.6, 407.8), ("3", 209.7, 325.2, 392.6), ("4", 211.7, 328.6, 396.1),
      ("5", 226.8, 348.0, 422.3), ("6", 258.3, 385.3, 453.2), ("7", 167.5, 267.8, 328.6),
      ("8", 269.3, 390.5, 452.6), ("9", 258.1, 385.4, 452.8), ("&", 278.9, 386.0, 442.3),
      ("?", 173.8, 254.6, 298.1),
    ]

  /// No letter stands out of its weight.
  ///
  /// How dark a letter is depends on its form: in every face an L is half white. So each is held
  /// against the same letter of a well-made face, and that ratio against the mean of its weight.
  /// Four hundredths are what the eye begins to see in text: neighbours of a well-made face that
  /// differ by less look equally dark.
  @Test func noLetterIsDarkerOrLighterThanItsWeight() {
    for size in [OpticalSize.text, .headline] {
      for weight in [TypefaceWeight.regular, .bold, .black] {
        let ratios = Self.rows.map { row in
          let well = weight == .regular ? row.regular : weight == .bold ? row.bold : row.black
          let profile = TypefaceProfile(row.character, weight, size: size)
          return profile.area / profile.advance / well
        }
        let mean = ratios.reduce(0, +) / Double(ratios.count)
        for (row, ratio) in zip(Self.rows, ratios) {
          expectClose(
            ratio / mean, 1, within: 0.04, "\(row.character) in \(weight), \(size)")
        }
      }
    }
  }

  /// A line in which every small letter stands.
  private static let line =
    "The five boxing wizards jump quickly over two lazy dogs, "
    + "and a lens bends the light that meets its rim"

  /// The spread of a line's grey over its mean, in hundredths, with its spaces and as one word: of
  /// Inter 4, drawn and blurred in the same way at 500 pixels an em.
  private static let unevenness: [(weight: TypefaceWeight, line: Double, word: Double)] = [
    (.regular, 25.32, 8.88), (.semibold, 22.42, 7.34), (.bold, 21.09, 7.00),
    (.black, 18.51, 6.67),
  ]

  /// A line is at most half a hundredth less even than one of a well-made face.
  @Test func linesAreAsEvenAsThoseOfAWellMadeFace() {
    let word = Self.line.filter { $0.isLetter }
    for row in Self.unevenness {
      for size in [OpticalSize.text, .headline] {
        for (text, inter) in [(Self.line, row.line), (word, row.word)] {
          let own = unevenness(of: text, row.weight, size)
          #expect(own <= inter + 0.5, "\(row.weight), \(size): \(own), not \(inter)")
        }
      }
    }
  }

  /// The grey between the baseline and the height of x, blurred by 6 pixels at 17 points with two
  /// pixels a point.
  private func unevenness(
    of text: String, _ weight: TypefaceWeight, _ size: OpticalSize
  ) -> Double {
    let step = 10.0
    var columns: [Double] = []
    var profiles: [Character: TypefaceProfile] = [:]
    var pen = 0.0
    var last: Character?
    for character in text {
      if let last { pen += Typeface.kerning(between: last, and: character, weight: weight) * 1000 }
      let profile = profiles[character] ?? TypefaceProfile(character, weight, size: size)
      profiles[character] = profile
      let end = Int(((pen + profile.advance) / step).rounded(.up)) + 10
      columns += [Double](repeating: 0, count: max(end - columns.count, 0))
      for index in max(Int(pen / step) - 10, 0)..<end {
        let x = (Double(index) + 0.5) * step - pen
        columns[index] += profile.ink(at: x, from: 0, to: Typeface.xHeight * 1000)
      }
      pen += profile.advance
      last = character
    }
    return spread(of: blurred(Array(columns.prefix(Int(pen / step))), sigma: 6000 / 34 / step))
  }

  /// Blurred by a normal distribution, without the ends that it does not reach to.
  private func blurred(_ values: [Double], sigma: Double) -> [Double] {
    let reach = Int(3 * sigma)
    let weights = (-reach...reach).map { offset in
      let share = Double(offset) / sigma
      return exp(-share * share / 2)
    }
    let sum = weights.reduce(0, +)
    return (reach..<values.count - reach).map { middle in
      var value = 0.0
      for (index, weight) in weights.enumerated() {
        value += weight * values[middle - reach + index]
      }
      return value / sum
    }
  }

  /// The standard deviation over the mean, in hundredths.
  private func spread(of values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    let square = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    return square.squareRoot() / mean * 100
  }
}
