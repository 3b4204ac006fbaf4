import MeniscusGeometry

/// The symbols: drawings that stand beside text in its weight.
///
/// Their names are those that SF Symbols gives to like drawings; the drawings are our own. A symbol
/// with a body has a `.fill` variant; plain marks stand in a `.circle` or `.square` too.
public enum Symbols {
  /// The names of all symbols, in order.
  public static let names: [String] = table.map { $0.name }

  /// Whether there is a symbol of a name.
  public static func contains(_ name: String) -> Bool { row(of: name) != nil }

  /// The drawing of a symbol; nil where there is none of that name.
  ///
  /// The advance is the symbol's width with the space at its sides; symbols are centred on half the
  /// height of capitals.
  public static func symbol(named name: String, weight: TypefaceWeight) -> Glyph? {
    guard let row = row(of: name) else { return nil }
    var pen = SymbolPen(weight: weight, isFilled: table[row].isFilled)
    pen.draw(table[row].drawing)
    return glyph(pen.outline)
  }

  /// The box that stands for a symbol that does not exist.
  public static func missing(weight: TypefaceWeight) -> Glyph {
    var pen = SymbolPen(weight: weight, isFilled: false)
    pen.draw("s R 3 3 18 18 3;s M 8 8 L 16 16;s M 16 8 L 8 16")
    var glyph = glyph(pen.outline)
    glyph.isMissing = true
    return glyph
  }
}

extension Symbols {
  private struct Row {
    let name: String
    let drawing: String
    let isFilled: Bool
  }

  /// Every variant of every symbol, by name.
  private static let table: [Row] = {
    var rows: [Row] = []
    func add(_ name: String, _ drawing: String) {
      rows.append(Row(name: name, drawing: drawing, isFilled: false))
      guard drawing.hasBody else { return }
      rows.append(Row(name: name + ".fill", drawing: drawing, isFilled: true))
    }
    for text in [navigation, actions, weather, media, status, objects] {
      for (name, drawing) in entries(text) { add(name, drawing) }
    }
    for (name, drawing) in entries(enclosedMarks) {
      for (enclosure, body) in enclosures { add(name + "." + enclosure, body + ";" + drawing) }
    }
    return rows.sorted { $0.name < $1.name }
  }()

  /// The symbols of a text: a name and its drawing a line; see ``SymbolPart``.
  private static func entries(_ text: String) -> [(name: String, drawing: String)] {
    text.split(separator: "\n").map { line in
      let (name, drawing) = (line.prefix { $0 != ":" }, line.drop { $0 != ":" }.dropFirst())
      return (String(name), String(drawing))
    }
  }

  private static let enclosures = [
    ("circle", "b O 12 12 9.6"), ("square", "b R 3.4 3.4 17.2 17.2 3.6"),
  ]

  /// Marks as they are drawn inside of a circle or square.
  private static let enclosedMarks = """
    checkmark: d M 7.4 12.5 L 10.7 15.9 L 16.6 8.5
    chevron.down: d M 7.8 10.4 L 12 14.4 L 16.2 10.4
    chevron.left: d M 13.4 7.6 L 9.6 12 L 13.4 16.4
    chevron.right: d M 10.6 7.6 L 14.4 12 L 10.6 16.4
    chevron.up: d M 7.8 13.6 L 12 9.6 L 16.2 13.6
    ellipsis: d P 7.4 12 1.2; d P 12 12 1.2; d P 16.6 12 1.2
    exclamationmark: d M 12 6.6 L 12 13; d P 12 16.6 1.05
    info: d P 12 7.4 1.1; d M 12 11.2 L 12 16.8
    minus: d M 7.4 12 L 16.6 12
    pause: d M 9.8 8.6 L 9.8 15.4; d M 14.2 8.6 L 14.2 15.4
    play: d M 10 8.4 L 15.8 12 L 10 15.6 Z
    plus: d + 12 12 5.4
    questionmark: d M 9.4 9.6 C 9.4 7.8 10.5 6.8 12 6.8 C 13.6 6.8 14.7 7.8 14.7 9.3 C 14.7 11.4 \
      12 11.4 12 13.4; d P 12 16.8 1.05
    stop: d R 9.2 9.2 5.6 5.6 0.6
    xmark: d X 12 12 5.6
    """

  private static func row(of name: String) -> Int? {
    let row = table.partitioningIndex { $0.name >= name }
    return row < table.count && table[row].name == name ? row : nil
  }

  /// The glyph of an outline on the grid, y downwards.
  private static func glyph(_ outline: Path2D) -> Glyph {
    let box = outline.controlBounds
    let unit = 1 / SymbolPen.unitsPerEm
    let bearing = 1.2
    // The middle of the grid lies at half the height of capitals.
    let map = Affine2D(
      a: unit, b: 0, c: 0, d: unit, tx: (bearing - box.minX) * unit,
      ty: -12 * unit - Typeface.capHeight / 2)
    return Glyph(
      outline: outline.transformed(by: map), advance: (box.width + 2 * bearing) * unit)
  }
}

extension String {
  /// Whether one of a drawing's parts is a body.
  fileprivate var hasBody: Bool {
    split(separator: ";").contains { part in part.split(separator: " ").first == "b" }
  }
}
