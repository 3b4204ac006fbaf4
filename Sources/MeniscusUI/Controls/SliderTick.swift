/// Marks of a slider.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
  /// The numbers that the slider is of.
  associatedtype Value: BinaryFloatingPoint
  /// The values that are marked, in order.
  var tickValues: [Value] { get }
}

/// A mark of a slider; none is drawn.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The value that is marked.
  public let value: Value

  /// Marks a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Marks a value with a label.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
    self.value = value
  }

  /// The value.
  public var tickValues: [Value] { [value] }
}

/// Marks for every element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Makes marks for every element, by the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// The values that are marked, in order.
  public var tickValues: [Content.Value] { data.flatMap { content($0).tickValues } }
}

/// Several marks, in order.
public struct SliderTickGroup<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The values that are marked, in order.
  public let tickValues: [Value]
}

/// Makes marks from statements.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// A statement.
  @MainActor public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> SliderTickGroup<Value> where Content.Value == Value {
    SliderTickGroup(tickValues: content.tickValues)
  }

  /// Several statements.
  @MainActor public static func buildBlock(_ groups: SliderTickGroup<Value>...) -> SliderTickGroup<
    Value
  > {
    SliderTickGroup(tickValues: groups.flatMap(\.tickValues))
  }
}
