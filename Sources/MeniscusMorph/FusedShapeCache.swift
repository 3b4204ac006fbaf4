/// The fused shapes of the last display list, by what they are made of.
///
/// A shape that stands still, or is moved by whole pixels, is the same in every bit: it need not be
/// made again. What the last list did not have is dropped.
///
/// ```swift
/// var list = DisplayList(size: Size2D(width: 100, height: 50), scale: 2, background: .white)
/// list.glass = [
///   GlassElement(
///     silhouette: .ellipse(Rect2D(x: 0, y: 0, width: 30, height: 30)), transform: .identity,
///     container: 0, spacing: 20, view: .none)
/// ]
/// var cache = FusedShapeCache()
/// let first = FusedShapes.resolve(list, keeping: &cache)
/// list.glass[0].transform = .translation(x: 3, y: 0)
/// let second = FusedShapes.resolve(list, keeping: &cache)
/// ```
public struct FusedShapeCache: Sendable {
  private var shapes: [UInt64: FusedShape] = [:]
  /// The fields of outlines, without edges, by outline and place.
  private var fields: [UInt64: ElementField] = [:]
  private var usedShapes: [UInt64: FusedShape] = [:]
  private var usedFields: [UInt64: ElementField] = [:]

  /// Makes an empty cache.
  public init() {}

  /// How many fused shapes it keeps.
  public var count: Int { shapes.count }

  /// The kept shape whose fields have a hash.
  mutating func shape(_ hash: UInt64) -> FusedShape? {
    guard let known = usedShapes[hash] ?? shapes[hash] else { return nil }
    usedShapes[hash] = known
    return known
  }

  /// Keeps a shape, if its fields have a hash.
  mutating func keep(_ shape: FusedShape) {
    if let hash = shape.fieldHash { usedShapes[hash] = shape }
  }

  /// The kept field of a key, or what `make` gives; nil is not kept.
  mutating func field(_ key: UInt64, _ make: () -> ElementField?) -> ElementField? {
    let field = usedFields[key] ?? fields[key] ?? make()
    usedFields[key] = field
    return field
  }

  /// Drops what was not asked for since the last time.
  mutating func forgetUnused() {
    (shapes, usedShapes) = (usedShapes, [:])
    (fields, usedFields) = (usedFields, [:])
  }
}
