/// A value that a view hands to the container around it, for this view alone.
public protocol ContainerValueKey {
  /// What the key stands for.
  associatedtype Value
  /// The value where the view says nothing.
  static var defaultValue: Value { get }
}

/// What a view says to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?
  var part = SectionPart.content
  var badge: Text?

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, where it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view's tag is a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// What part of a section a view is.
enum SectionPart: Equatable {
  case header
  case content
  case footer
}

/// States a container value of each element; inner ones win.
nonisolated struct ContainerValueModifier: StatedModifier {
  typealias Wrapper = ContainerValueElement

  let set: (inout ContainerValues) -> Void

  var label: String { "" }
}

/// An element with a value for the container around; it has no line of its own in snapshots.
final class ContainerValueElement: StatedElement<ContainerValueModifier> {
  override func appendReported(to nodes: inout [Node]) {}

  override func changed() { structureChanged() }
}

/// States a tag of each element.
nonisolated struct TagModifier: StatedModifier {
  typealias Wrapper = TagElement

  let tag: AnyHashable

  var label: String { "" }
}

/// An element with a tag; it has no line of its own in snapshots.
final class TagElement: StatedElement<TagModifier> {
  override func appendReported(to nodes: inout [Node]) {}

  override func changed() { structureChanged() }
}

/// States which part of a section each element is.
struct SectionPartModifier: StatedModifier {
  typealias Wrapper = SectionPartElement

  let part: SectionPart

  var label: String { "" }
}

/// A part of a section; it has no line of its own in snapshots.
final class SectionPartElement: StatedElement<SectionPartModifier> {
  override func appendReported(to nodes: inout [Node]) {}
}

extension ElementNode {
  /// What the views of the element say to the container around.
  var containerValues: ContainerValues {
    var values = ContainerValues()
    // As SwiftUI's traits, which are handed inwards: what stands inside counts more.
    for element in sequence(first: self as ElementNode, next: { ($0 as? WrapperElement)?.inner }) {
      switch element {
      case let element as ContainerValueElement: element.modifier.set(&values)
      case let element as TagElement: values.tag = element.modifier.tag
      case let element as BadgeElement: values.badge = element.modifier.badge
      case let element as SectionPartElement: values.part = element.modifier.part
      default: break
      }
    }
    return values
  }
}

nonisolated extension View {
  /// Hands a value to the container around the view.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return modified(by: ContainerValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Tells views of a picker or of tabs apart.
  ///
  /// - Parameter includeOptional: whether the tag stands for an optional value, too; it always does.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modified(by: TagModifier(tag: AnyHashable(tag)))
  }
}
