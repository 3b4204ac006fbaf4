import MeniscusLayout

/// A way of one's own to lay out several views.
///
/// Answers are functions of the proposal and the views alone; a container asks as often as it
/// likes. Coordinates count from the top leading corner of the container; lines that run from the
/// right are mirrored for the layout.
public protocol Layout: Animatable {
  /// What the layout works out once for several questions.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews

  /// What tells the layout from others.
  static var layoutProperties: LayoutProperties { get }
  /// Works out the cache when the layout appears.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when layout or views changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the layout prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The extent that the layout takes for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places every view; one that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The coordinate that the layout states for a guide; nil merges what its views state.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The coordinate that the layout states for a guide; nil merges what its views state.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What tells a layout from others.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow; nil for both.
  public var stackOrientation: Axis?

  /// Makes usual properties.
  public init() {}
}

extension Layout {
  /// Usual properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Works the cache out anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest of the views' preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing(LayoutSpacing(all: EdgeSpacing()))
    for view in subviews { spacing.formUnion(view.spacing) }
    return subviews.isEmpty ? ViewSpacing() : spacing
  }

  /// Nothing of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nothing of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views, laid out this way.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    CustomLayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Tells the layout around the view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(by: LayoutValueModifier<Key>(value: value))
  }
}

nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: StatedModifier {
  typealias Wrapper = LayoutValueElement<Key>

  let value: Key.Value

  var label: String { ".layoutValue" }
}

final class LayoutValueElement<Key: LayoutValueKey>: StatedElement<LayoutValueModifier<Key>> {
  /// Read and written on the main actor alone.
  nonisolated(unsafe) private(set) var value: Key.Value

  required init(_ modifier: LayoutValueModifier<Key>, at place: WrapperPlace) {
    value = modifier.value
    super.init(modifier, at: place)
  }

  override func receive(_ new: LayoutValueModifier<Key>) {
    super.receive(new)
    value = new.value
    invalidateLayout()
  }
}

extension ElementNode {
  /// The outermost modifier of a kind that tells the layout around a value.
  final func layoutValueElement(of kind: ObjectIdentifier) -> ElementNode? {
    var element: ElementNode? = self
    while let current = element {
      if ObjectIdentifier(type(of: current)) == kind { return current }
      element = (current as? WrapperElement)?.inner
    }
    return nil
  }
}
