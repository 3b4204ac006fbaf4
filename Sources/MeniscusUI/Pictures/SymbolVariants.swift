/// Variants of symbols: a stroke through them, a shape around them, filled.
public struct SymbolVariants: Hashable, Sendable {
  private var isStruck = false
  private var shape: String?
  private var isFilled = false

  /// As named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Struck through.
  public static let slash = none.slash

  /// The variant in a circle, instead of another shape.
  public var circle: SymbolVariants { changing(self) { $0.shape = "circle" } }
  /// The variant in a square, instead of another shape.
  public var square: SymbolVariants { changing(self) { $0.shape = "square" } }
  /// The variant in a rectangle, instead of another shape.
  public var rectangle: SymbolVariants { changing(self) { $0.shape = "rectangle" } }
  /// The filled form of the variant.
  public var fill: SymbolVariants { changing(self) { $0.isFilled = true } }
  /// The variant struck through.
  public var slash: SymbolVariants { changing(self) { $0.isStruck = true } }

  /// Whether everything that another variant is, this one is too.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isStruck || !other.isStruck) && (isFilled || !other.isFilled)
      && (other.shape == nil || shape == other.shape)
  }

  /// The ends of names, in their order.
  private var suffixes: [String] {
    [isStruck ? "slash" : nil, shape, isFilled ? "fill" : nil].compactMap { $0 }
  }

  /// The names to try for a symbol, best first; the last is the name itself.
  func names(of symbol: String) -> [String] {
    let suffixes = suffixes
    return stride(from: suffixes.count, through: 0, by: -1).map { count in
      ([symbol] + suffixes.prefix(count)).joined(separator: ".")
    }
  }
}
