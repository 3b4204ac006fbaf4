import MeniscusGeometry

/// A point or a rectangle of a view, which a view around it can find in its own space.
@MainActor
public struct Anchor<Value> {
  private weak var element: ElementNode?
  private let place: Rect2D
  private let make: (Rect2D) -> Value

  init(element: ElementNode?, place: Rect2D, make: @escaping (Rect2D) -> Value) {
    self.element = element
    self.place = place
    self.make = make
  }

  /// What an anchor is made of.
  public struct Source {
    let resolve: (Rect2D) -> Rect2D
    let make: (Rect2D) -> Value
  }

  /// The place as seen from the top left corner of another element; as laid out where it has none.
  fileprivate func value(from other: ElementNode?) -> Value {
    guard let element, let other, let frame = other.frame else { return make(place) }
    let inScene = element.outerLayoutMap.boundingBox(of: place)
    guard let inverse = other.outerLayoutMap.inverse else { return make(.zero) }
    let local = inverse.boundingBox(of: inScene)
    return make(local.translated(by: Point2D(x: -frame.minX, y: -frame.minY)))
  }
}

extension Anchor: @MainActor Equatable {
  /// Whether both are the same place of the same view.
  public static func == (left: Self, right: Self) -> Bool {
    left.element === right.element && left.place == right.place
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(resolve: { $0 }, make: { CGRect($0) })
  }

  /// A rectangle of the view, from its top left corner.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(
      resolve: { frame in
        Rect2D(
          x: frame.minX + Double(rect.minX), y: frame.minY + Double(rect.minY),
          width: Double(rect.width), height: Double(rect.height))
      }, make: { CGRect($0) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view by fractions of its extents.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(
      resolve: { frame in
        Rect2D(
          x: frame.minX + frame.width * Double(point.x),
          y: frame.minY + frame.height * Double(point.y), width: 0, height: 0)
      }, make: { CGPoint(x: CGFloat($0.minX), y: CGFloat($0.minY)) })
  }

  /// The view's middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The view's top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The view's top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view's right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The view's bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The view's bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place of an anchor, from the top left corner of the room.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let element = element
    return onMainActor { anchor.value(from: element) }
  }
}

nonisolated extension View {
  /// Hands up a value that is made of a place of the view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    AnchorView<Self, Value, Key>(content: self, source: value, keepsInner: false) {
      $0 = transform($1)
    }
  }

  /// Changes what the views inside hand up by a place of the view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    AnchorView<Self, Value, Key>(
      content: self, source: value, keepsInner: true, transform: transform)
  }
}

nonisolated struct AnchorView<Content: View, Value, Key: PreferenceKey>: WrappingView {
  let content: Content
  let source: Anchor<Value>.Source
  /// Whether what the views inside hand up is changed, or else replaced.
  let keepsInner: Bool
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  typealias Made = AnchorNode<Content, Value, Key>
}

final class AnchorNode<Content: View, Value, Key: PreferenceKey>: ContentNode<
  AnchorView<Content, Value, Key>
>, AnchorWriting
{
  private var known = Rect2D.zero

  required init(view: AnchorView<Content, Value, Key>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.preferences.add(self)
    preferencesChanged()
  }

  override func take(_ new: AnchorView<Content, Value, Key>) {
    super.take(new)
    // Closures never compare as equal.
    preferencesChanged()
  }

  func layoutChanged() {
    let frame = topElements.first?.frame ?? .zero
    guard frame != known else { return }
    known = frame
    preferencesChanged()
  }

  override func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, into value: inout Other.Value?
  ) {
    guard key == Key.self else { return super.collectPreference(key, into: &value) }
    var inner: Key.Value?
    if view.keepsInner { super.collectPreference(Key.self, into: &inner) }
    var own = inner ?? Key.defaultValue
    let anchor = Anchor(
      element: topElements.first, place: view.source.resolve(known), make: view.source.make)
    view.transform(&own, anchor)
    if let own = own as? Other.Value { key.combine(own, into: &value) }
  }
}
