import MeniscusGeometry
import MeniscusText

import struct Synchronization.Mutex

/// The outline of a string in a font, as a shape: for glass in the form of letters.
///
/// The ink lies in the middle of the rectangle, and is not scaled to it. Where letters are drawn
/// from overlapping parts the outline is that of the whole, so that it has one edge.
nonisolated public struct TextShape: Shape, Equatable {
  /// The string.
  public let text: String
  /// The font; the typeface stands in for one that a scene brings.
  public let font: Font
  /// The cells that characters stand in; nil for their natural advances.
  public let cells: Cells?

  /// The ink around its middle, in points.
  private let ink: Path2D

  /// Makes the shape of a string on one line.
  ///
  /// - Parameters:
  ///   - font: a text style has the size that it has at the usual setting.
  ///   - cells: the cells of equal characters, so that what stands beside one that changes stays.
  public init(_ text: String, font: Font = .body, cells: Cells? = nil) {
    self.text = text
    self.font = font
    self.cells = cells
    ink = TextInk(text, font: font, cells: cells).outline
  }

  /// The outline, its middle that of the rectangle.
  public func path(in rect: CGRect) -> Path {
    guard !ink.isEmpty else { return Path() }
    return Path(
      outline: ink.transformed(by: .translation(x: Double(rect.midX), y: Double(rect.midY))))
  }

  /// Letters read the same way whatever the direction of the layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Whether both say the same in one font.
  public static func == (left: TextShape, right: TextShape) -> Bool {
    left.text == right.text && left.font == right.font && left.cells == right.cells
  }
}

extension TextShape {
  /// The widths of cells, in ems, for text that changes in its place.
  nonisolated public struct Cells: Hashable, Sendable {
    /// The width of the cell of a digit.
    public var digit: CGFloat
    /// The width of the cell of a colon.
    public var colon: CGFloat

    /// Makes widths; characters beside digits and colons keep their natural advances.
    public init(digit: CGFloat, colon: CGFloat) {
      self.digit = digit
      self.colon = colon
    }

    /// The widths for a running time: 0.6 for a digit, 0.3 for a colon.
    public static let timer = Cells(digit: 0.6, colon: 0.3)

    /// The width of a character's cell in ems; nil for its natural advance.
    func width(of character: Character) -> Double? {
      switch character {
      case "0"..."9": Double(digit)
      case ":": Double(colon)
      default: nil
      }
    }
  }
}

/// The outlines of letters as wholes, each made once: shapes of text are made anew with the bodies
/// of views.
private enum LetterOutlines {
  private struct Key: Hashable {
    let character: Character
    let style: GlyphStyle
    /// Whether it stands in text from right to left, which has parentheses the other way round.
    let isMirrored: Bool
  }

  /// How far a letter's parts may be off where they cross, in ems.
  private static let tolerance = 1e-4
  /// How many are kept: more than a script of letters in every weight.
  private static let limit = 4096
  private static let known = Mutex<[Key: Path2D]>([:])

  /// The outline of a glyph of some text.
  static func outline(_ index: Int, of text: ShapedText, _ style: GlyphStyle, _ glyphs: [Glyph])
    -> Path2D
  {
    let key = Key(
      character: text.characters[index], style: style, isMirrored: text.level(of: index) % 2 == 1)
    if let outline = known.withLock({ $0[key] }) { return outline }
    let outline = glyphs[text.glyphs[index]].outline.normalized(tolerance: tolerance)
    known.withLock { known in
      if known.count >= limit { known = [:] }
      known[key] = outline
    }
    return outline
  }
}

/// The ink of a line of text around its middle.
private struct TextInk {
  private(set) var outline = Path2D()

  init(_ text: String, font: Font, cells: TextShape.Cells?) {
    var face = font.face(FontTraits(EnvironmentValues()), in: FontLibrary())
    // In cells, wide digits are drawn narrower, so that none touches its neighbour.
    if cells != nil { face.style.hasTabularDigits = true }
    guard face.size > 0, !text.isEmpty else { return }
    var shaper = TextShaper()
    let shaped = shaper.shape(
      [TextRun(text: text, face: face)], direction: .byContent(isRightToLeft: false))
    var pen = 0.0
    let order = Self.order(shaped)
    for (place, index) in order.enumerated() {
      let glyph = LetterOutlines.outline(index, of: shaped, face.style, shaper.glyphs)
      let advance = shaped.advance(of: index)
      let cell = cells?.width(of: shaped.characters[index]).map { $0 * face.size }
      let bounds = glyph.bounds
      var origin = Point2D(x: pen, y: 0)
      if let cell {
        origin.x = pen + cell / 2 - (bounds.minX + bounds.maxX) / 2 * face.size
        // A colon stands in the middle of the digits, not on the line.
        if !shaped.characters[index].isNumber {
          origin.y = -(Typeface.capHeight + bounds.minY + bounds.maxY) / 2 * face.size
        }
      }
      outline.append(
        glyph.transformed(
          by: Affine2D(a: face.size, b: 0, c: 0, d: face.size, tx: origin.x, ty: origin.y)))
      let next = place + 1 < order.count ? order[place + 1] : nil
      let isKerned = cells == nil && next == index + 1
      pen += cell ?? (isKerned ? shaped.distance(from: index, to: index + 1) : advance)
    }
    center(width: cells == nil ? nil : pen, capHeight: Typeface.capHeight * face.size)
  }

  /// The characters from left to right.
  private static func order(_ shaped: ShapedText) -> [Int] {
    BidirectionalLevels.visualOrder(of: shaped.characters.indices.map { shaped.level(of: $0) })
  }

  /// Moves the middle to the origin: that of the ink, or that of the row of cells and its digits.
  private mutating func center(width: Double?, capHeight: Double) {
    let bounds = outline.bounds
    var middle = bounds.center
    if let width { middle = Point2D(x: width / 2, y: -capHeight / 2) }
    outline = outline.transformed(by: .translation(x: -middle.x, y: -middle.y))
  }
}
