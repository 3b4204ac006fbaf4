import MeniscusGeometry

/// A part of a symbol on a grid of 24 by 24, y downwards; 20 units are an em.
///
/// A drawing is text: parts separated by `;`, each a word for how it is drawn and its path. They are
/// drawn in their order, so what cuts out does so from what came before. The word is the letter of a
/// ``Role`` and, where needed, a factor of the stroke's thickness (`*0.8`), its largest thickness
/// (`<2`), and how the path is made smaller around the middle of the grid and where that then lies
/// (`@0.5` or `@0.5,18,18`).
///
/// Parts between `(` and `)` are a stamp: a small symbol, filled, with its details cut out of it,
/// which stands in the outline and is a hole in the filled variant.
struct SymbolPart {
  static let stampStart: Substring = "("
  static let stampEnd: Substring = ")"

  /// How a part is drawn.
  enum Role {
    /// `b`: stroked, and filled in the filled variant.
    case body
    /// `d`: stroked, and cut out of the filled variant: a line as a stroke, a closed figure whole.
    case detail
    /// `m`: filled and stroked, and cut out of the filled variant whole.
    case mark
    /// `t`: a detail that goes on beyond the body's edge at both ends.
    case divider
    /// `e`: a detail that goes on beyond the body's edge at its last end.
    case notch
    /// `s`: stroked.
    case line
    /// `f`: filled and stroked.
    case solid
    /// `o`: stroked, and left out of the filled variant.
    case outlineOnly
    /// `i`: filled and stroked in the filled variant only.
    case fillOnly
    /// `c`: cut out of the filled variant only.
    case fillCut
    /// `n`: cut out.
    case cut
    /// `k`: cut out with a gap around it, for what is drawn next to stand free.
    case clearing

    init?(_ letter: Character) {
      switch letter {
      case "b": self = .body
      case "d": self = .detail
      case "m": self = .mark
      case "t": self = .divider
      case "e": self = .notch
      case "s": self = .line
      case "f": self = .solid
      case "o": self = .outlineOnly
      case "i": self = .fillOnly
      case "c": self = .fillCut
      case "n": self = .cut
      case "k": self = .clearing
      default: return nil
      }
    }
  }

  let role: Role
  /// How much thicker its strokes are than the weight's.
  private(set) var factor = 1.0
  /// The thickness that its strokes do not exceed, in units.
  private(set) var limit = Double.infinity
  let figures: [SymbolFigure]

  /// Reads a part; nil where its word has no letter of a role.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let word = words.first, let letter = word.first, let role = Role(letter) else {
      return nil
    }
    self.role = role
    var placement = SymbolPlacement()
    for option in SymbolOption.all(in: word.dropFirst()) {
      switch option.sign {
      case "*": factor = option.numbers[0]
      case "<": limit = min(limit, option.numbers[0])
      default: placement.add(option.numbers)
      }
    }
    figures = SymbolPathReader(Array(words.dropFirst()), placement: placement).figures
  }
}

/// A figure of a path.
enum SymbolFigure: Equatable {
  /// Lines and curves.
  case path([Skeleton.Piece], isClosed: Bool)
  /// A dot.
  case dot(Point2D, radius: Double)
  /// Two strokes that cross in the middle, by their half length; upright and level, or slanted.
  case cross(Point2D, radius: Double, isSlanted: Bool)
}

/// Where a figure lies: made smaller and moved.
struct SymbolPlacement {
  private(set) var scale = 1.0
  private var offset = Point2D.zero
  private static let middle = Point2D(x: 12, y: 12)

  /// Makes all that was placed smaller around the middle of the grid, which then goes to a place.
  mutating func add(_ numbers: [Double]) {
    let to = numbers.count == 3 ? Point2D(x: numbers[1], y: numbers[2]) : Self.middle
    scale *= numbers[0]
    offset = offset * numbers[0] + to - Self.middle * numbers[0]
  }

  func map(_ point: Point2D) -> Point2D { point * scale + offset }
}

/// A sign and its numbers in the word before a path.
struct SymbolOption {
  let sign: Character
  /// At least one.
  let numbers: [Double]

  static func all(in word: Substring) -> [SymbolOption] {
    var options: [SymbolOption] = []
    var rest = word
    while let sign = rest.first {
      let text = rest.dropFirst().prefix { !"*<@".contains($0) }
      rest = rest.dropFirst(1 + text.count)
      options.append(
        SymbolOption(sign: sign, numbers: text.split(separator: ",").map { Double($0) ?? 1 }))
    }
    return options
  }
}
