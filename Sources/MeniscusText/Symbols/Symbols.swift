import MeniscusGeometry

/// The symbols: drawings that stand beside text in its weight.
public enum Symbols {
  /// The names of all symbols, in order.
  public static let names: [String] = []

  /// Whether there is a symbol of a name.
  public static func contains(_ name: String) -> Bool { names.contains(name) }

  /// The drawing of a symbol; nil where there is none of that name.
  ///
  /// The advance is the symbol's width; symbols are centred on half the height of capitals.
  public static func symbol(named name: String, weight: TypefaceWeight) -> Glyph? {
    nil
  }

  /// The box that stands for a symbol that does not exist.
  public static func missing(weight: TypefaceWeight) -> Glyph {
    Glyph(
      outline: .rectangle(Rect2D(x: 0.06, y: -0.7, width: 0.7, height: 0.7)), advance: 0.82,
      isMissing: true)
  }
}
