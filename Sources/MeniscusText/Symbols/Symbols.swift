import MeniscusGeometry

/// The symbols: drawings that stand beside text in its weight.
///
/// Their names are those that SF Symbols gives to like drawings; the drawings are our own. A symbol
/// with a body has a `.fill` variant; plain marks stand in a `.circle` or `.square` too.
public enum Symbols {
  /// The names of all symbols, in order.
  public static let names: [String] = table.map { $0.name }

  /// The names of all symbols but those that are another name of one, in order.
  package static let drawnNames: [String] = table.filter { !$0.isAlias }.map { $0.name }

  /// What is drawn for each of those names, each filled or not.
  package static let drawings: [String] =
    table.filter { !$0.isAlias }.map { ($0.isFilled ? "filled " : "") + $0.drawing }

  /// Whether there is a symbol of a name.
  public static func contains(_ name: String) -> Bool { row(of: name) != nil }

  /// Whether a symbol is mirrored where people read from right to left.
  ///
  /// Its name says how it lies to the direction of reading, as `chevron.forward` does, or it shows lines as
  /// they are read or sound that goes forward. Keys of players run the same way for all people; digits
  /// and ticks are not mirrored, slashes are (ours).
  ///
  /// Source: Human Interface Guidelines, "Right to left".
  public static func isDirectional(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first, !["forward", "backward"].contains(first) else { return false }
    if first == "speaker" || first == "list" { return !words.contains("number") }
    return words.contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    }
  }

  /// The drawing of a symbol; nil where there is none of that name.
  ///
  /// The advance is the symbol's width with the space at its sides; symbols are centred on half the
  /// height of capitals.
  public static func symbol(named name: String, weight: TypefaceWeight) -> Glyph? {
    outline(named: name, weight: weight).map { glyph($0) }
  }

  /// The outline of a symbol on the grid of ``SymbolPart``; nil where there is none of that name.
  package static func outline(named name: String, weight: TypefaceWeight) -> Path2D? {
    guard let row = row(of: name) else { return nil }
    var pen = SymbolPen(weight: weight, isFilled: table[row].isFilled)
    pen.draw(table[row].drawing)
    return pen.outline
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
  struct Row {
    let name: String
    let drawing: String
    let isFilled: Bool
    /// Whether it is another name of a symbol.
    var isAlias = false
  }

  /// Every variant of every symbol, by name.
  private static let table = rows(
    of: [
      navigation, arrows, lists, editing, actions, files, people, messages, weather, nature, media,
      devices, status, places, vehicles, health, home, things, shapes, badges,
    ])

  /// Every variant of the symbols of texts, by name.
  static func rows(
    of texts: [String], enclosed: String = enclosedMarks, slashed: [String] = slashed
  ) -> [Row] {
    let plain = texts.flatMap { entries($0) }.sorted { $0.name < $1.name }
    var rows: [Row] = []
    func add(_ name: String, _ text: String) {
      let (drawing, isAlias) = (expanded(text), text.isAlias)
      rows.append(Row(name: name, drawing: drawing, isFilled: false, isAlias: isAlias))
      guard drawing.hasBody else { return }
      rows.append(
        Row(name: filledName(of: name), drawing: drawing, isFilled: true, isAlias: isAlias))
    }
    func drawing(of name: Substring) -> String {
      let row = plain.partitioningIndex { $0.name >= name }
      return row < plain.count && plain[row].name == name ? expanded(plain[row].drawing) : ""
    }
    /// A drawing with the parts of the symbols that it names, each as its word says.
    func expanded(_ text: String) -> String {
      text.split(separator: ";").map { part in
        let part = part.drop { $0 == " " }
        guard part.first == "=" else { return String(part) }
        let name = part.dropFirst().prefix { !"@*<!".contains($0) }
        let options = part.dropFirst(1 + name.count)
        return drawing(of: name).applying(options)
      }.joined(separator: ";")
    }
    for (name, drawing) in plain { add(name, drawing) }
    for (name, mark) in entries(enclosed) {
      for (enclosure, body) in enclosures {
        add(name + "." + enclosure, body + ";" + mark)
      }
    }
    for name in slashed { add(name + ".slash", "=" + name + ";" + slash) }
    return rows.sorted { $0.name < $1.name }
  }

  /// The symbols of a text: a name and its drawing a line; see ``SymbolPart``.
  ///
  /// Behind a name may stand the largest thickness (`<2`) of all its strokes.
  private static func entries(_ text: String) -> [(name: String, drawing: String)] {
    text.split(separator: "\n").map { line in
      let (head, drawing) = (line.prefix { $0 != ":" }, line.drop { $0 != ":" }.dropFirst())
      let name = head.prefix { $0 != "<" }
      return (String(name), drawing.limited(by: head.dropFirst(name.count)))
    }
  }

  /// The name of the filled variant: what a badge shows is named last.
  private static func filledName(of name: String) -> String {
    let words = name.split(separator: ".")
    guard let badge = words.lastIndex(of: "badge"), badge + 1 < words.count else {
      return name + ".fill"
    }
    return (words[..<badge] + ["fill"] + words[badge...]).joined(separator: ".")
  }

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

extension Substring {
  /// A drawing all of whose parts have a limit.
  fileprivate func limited(by limit: Substring) -> String {
    if limit.isEmpty { return String(self) }
    return split(separator: ";").map { part -> Substring in
      let part = part.drop { $0 == " " }
      let word = part.prefix { $0 != " " }
      let isStamp = word.last == "!"
      let mark: Substring = isStamp ? "!" : ""
      return (isStamp ? word.dropLast() : word) + limit + mark + part.dropFirst(word.count)
    }.joined(separator: ";")
  }
}

extension String {
  /// Whether a text names another symbol and nothing else.
  fileprivate var isAlias: Bool {
    let text = drop { $0 == " " }
    return text.first == "=" && !text.contains { ";@*<! ".contains($0) }
  }

  /// Whether one of a drawing's parts is there in the filled variant only: stamps are not.
  fileprivate var hasBody: Bool {
    var isStamp = false
    for part in split(separator: ";") {
      if part == SymbolPart.stampStart { isStamp = true }
      if part == SymbolPart.stampEnd { isStamp = false }
      let letter = part.first { $0 != " " }
      if !isStamp, letter == "b" || letter == "i" { return true }
    }
    return false
  }

  /// A drawing whose parts have options more; `!` makes it a stamp.
  fileprivate func applying(_ options: Substring) -> String {
    let isStamp = options.last == "!"
    let options = isStamp ? options.dropLast() : options
    let parts = split(separator: ";").map { part -> Substring in
      let part = part.drop { $0 == " " }
      let word = part.prefix { $0 != " " }
      return Substring(word + options + part.dropFirst(word.count))
    }
    let stamp = [SymbolPart.stampStart] + parts + [SymbolPart.stampEnd]
    return (isStamp ? stamp : parts).joined(separator: ";")
  }
}
