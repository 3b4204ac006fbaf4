import MeniscusText

/// A length that follows the preferred size of text.
///
/// It is the length times the leading of a text style over that style's leading at the size that a
/// device comes with, rounded to whole pixels. Source: `UIFontMetrics` of iOS 26.1, by third parties
/// (17 by running text is 14.667 at xSmall and 15.333 at small; 44 is 80 at the second of the largest
/// sizes).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private let location = EnvironmentLocation()

  /// Makes a length that follows a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Makes a length that follows the style of running text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The length at the preferred size of text, in whole pixels.
  public var wrappedValue: Value {
    nonisolated(unsafe) let location = location
    return Self.scaled(
      base, by: style, in: onMainActor { location.reader?.environment ?? EnvironmentValues() })
  }

  private static func scaled(
    _ base: Value, by style: Font.TextStyle, in environment: EnvironmentValues
  ) -> Value {
    let size = environment.dynamicTypeSize
    guard size != .large else { return base }
    let row = style.typeface
    let points = Double(base) * row.metrics(at: size).leading / row.metrics(at: .large).leading
    let scale = Double(environment.displayScale)
    return Value((points * scale).rounded() / scale)
  }
}

extension ScaledMetric: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    location.reader = node
    return nil
  }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    Self.scaled(base, by: style, in: old) != Self.scaled(base, by: style, in: new)
  }
}
