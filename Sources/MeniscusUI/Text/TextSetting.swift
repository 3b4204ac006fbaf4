import MeniscusText

/// How a text is set, environment applied.
struct TextSetting: Equatable {
  /// The pieces, shaped as one paragraph.
  var runs: [TextRun]
  /// What is drawn along each run.
  var ornaments: [TextOrnament]
  var lineLimit: Int?
  /// The fewest lines that the text is as high as.
  var reservedLines: Int
  var lineSpacing: Double
  /// The distance from line to line, where one is asked for.
  var lineHeight: AttributedString.LineHeight?
  /// How small the text may become to have room, as a share of its size.
  var minimumScale: Double
  var alignment: TextAlignment
  /// Where the paragraphs begin.
  var direction: ParagraphDirection
  var truncation: Truncation

  /// The fonts that are asked for and that the scene does not bring.
  var unknownFonts: [String]

  init(_ pieces: [Text.Piece], in environment: EnvironmentValues, _ library: FontLibrary) {
    runs = pieces.map { TextRun($0, in: environment, library) }
    unknownFonts = pieces.compactMap { piece in
      let name = (piece.attributes.font ?? environment.font)?.customName
      return name.flatMap { library.font(named: $0) == nil ? $0 : nil }
    }
    ornaments = pieces.map { TextOrnament($0.attributes, in: environment) }
    lineLimit = environment.lineLimit.map { max($0, 1) }
    reservedLines = max(environment.reservedLines, 0)
    lineSpacing = max(environment.lineSpacing.finite, 0)
    lineHeight = environment.lineHeight
    let scale = Double(environment.minimumScaleFactor)
    // A text does not vanish, whatever is asked for.
    minimumScale = scale.isFinite ? min(max(scale, 0.01), 1) : 1
    alignment = environment.multilineTextAlignment
    direction = environment.paragraphDirection
    truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}

/// What is drawn along a run of text beside its glyphs.
struct TextOrnament: Equatable {
  var underline: TextDecoration?
  var strikethrough: TextDecoration?
  var background: Color?

  init(_ attributes: TextAttributes, in environment: EnvironmentValues) {
    func active(_ line: TextDecoration?) -> TextDecoration? {
      line?.isActive == true ? line : nil
    }
    underline = active(attributes.underline ?? environment.underline)
    strikethrough = active(attributes.strikethrough ?? environment.strikethrough)
    background = attributes.background
  }
}

extension TextRun {
  fileprivate init(
    _ piece: Text.Piece, in environment: EnvironmentValues, _ library: FontLibrary
  ) {
    let attributes = piece.attributes
    let font = attributes.font ?? environment.font ?? .body
    let tracking = (attributes.tracking ?? environment.tracking).finite
    let content =
      switch environment.textCase {
      case .uppercase: piece.content.uppercased()
      case .lowercase: piece.content.lowercased()
      case nil: piece.content
      }
    var face = font.face(FontTraits(environment, attributes), in: library)
    let scale = attributes.scale ?? environment.textScale
    if scale != .default { face.size *= scale.factor }
    self.init(
      text: content, face: face,
      kerning: tracking == 0 ? (attributes.kerning ?? environment.kerning).finite : 0,
      tracking: tracking,
      baselineOffset: (attributes.baselineOffset ?? environment.baselineOffset).finite)
  }
}

extension CGFloat {
  /// The value, or 0 where it is none.
  fileprivate var finite: Double { isFinite ? Double(self) : 0 }
}
