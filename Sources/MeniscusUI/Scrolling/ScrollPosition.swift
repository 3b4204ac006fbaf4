/// Where the content of a scroll view is or is to go.
public struct ScrollPosition: Equatable {
  /// What the position is told by.
  enum Place: Equatable {
    /// By nothing yet.
    case automatic
    /// A view by its identity.
    case view(AnyHashable, anchor: UnitPoint?)
    /// An edge of the content.
    case edge(Edge)
    /// An offset, axis by axis.
    case offset(x: CGFloat?, y: CGFloat?)
    /// A person scrolled; the view that is at the beginning.
    case user(AnyHashable?)
  }

  var place: Place
  /// Tells orders to the same place apart.
  private var order = 0

  init(place: Place) {
    self.place = place
  }

  /// Makes a position that is told by views of an identity of some type.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {
    self.init(place: .automatic)
  }

  /// Makes a position that is told by views of an identity of some type, at an edge.
  public init<ID: Hashable>(idType: ID.Type, edge: Edge) {
    self.init(place: .edge(edge))
  }

  /// Makes a position at an edge.
  public init(edge: Edge) {
    self.init(place: .edge(edge))
  }

  /// Makes a position at an offset.
  public init(point: CGPoint) {
    self.init(place: .offset(x: point.x, y: point.y))
  }

  /// Makes a position at an offset, with views of an identity of some type.
  public init<ID: Hashable>(idType: ID.Type, point: CGPoint) {
    self.init(point: point)
  }

  /// Makes a position at an offset.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(place: .offset(x: x, y: y))
  }

  /// Makes a position at a horizontal offset.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(place: .offset(x: x, y: nil))
  }

  /// Makes a position at a vertical offset.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(place: .offset(x: nil, y: y))
  }

  /// Makes a position at a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    self.init(place: .view(AnyHashable(id), anchor: anchor))
  }

  /// Goes to the view with an identity.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
  }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Goes to an offset.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

  /// Goes to an offset.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

  /// Goes to a horizontal offset.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

  /// Goes to a vertical offset.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

  private mutating func go(to new: Place) {
    place = new
    order += 1
  }

  /// Whether a person scrolled last.
  public var isPositionedByUser: Bool {
    if case .user = place { return true }
    return false
  }

  /// The edge, where the position is told by one.
  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  /// The offset, where the position is told by one along both axes.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The horizontal offset, where the position is told by one.
  public var x: CGFloat? {
    if case .offset(let x, _) = place { return x }
    return nil
  }

  /// The vertical offset, where the position is told by one.
  public var y: CGFloat? {
    if case .offset(_, let y) = place { return y }
    return nil
  }

  /// The identity of the view, of whatever type.
  var identity: AnyHashable? {
    switch place {
    case .view(let identity, _): identity
    case .user(let identity): identity
    case .automatic, .edge, .offset: nil
    }
  }

  /// The identity of the view that the position is told by, or that is at the beginning.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { identity?.base as? ID }

  /// The identity of the view that the position is told by, or that is at the beginning, of
  /// whatever type.
  public var viewID: (any Hashable)? { identity?.base as? any Hashable }

  /// Whether a position leads to the same view as another, or to the same place without a view.
  func isSamePlace(as other: ScrollPosition) -> Bool {
    guard let identity else { return place == other.place || other.place == .automatic }
    return identity == other.identity
  }
}

/// A position that somebody else reads and writes.
struct ScrollPositionLink: Equatable {
  let identity: BindingIdentity?
  let anchor: UnitPoint?
  let read: () -> ScrollPosition
  let write: (ScrollPosition) -> Void

  /// Whether both lead to the same value; those made of closures never do.
  static func == (left: Self, right: Self) -> Bool {
    left.identity != nil && left.identity == right.identity && left.anchor == right.anchor
  }
}

nonisolated extension View {
  /// Ties the position of a scroll view to a value.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollSettings.position,
      ScrollPositionLink(
        identity: position.identity, anchor: anchor, read: { position.wrappedValue },
        write: { position.wrappedValue = $0 }))
  }

  /// Ties the view at the beginning of a scroll view to a value: one of those of the
  /// `scrollTargetLayout()`.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollSettings.position,
      ScrollPositionLink(
        identity: id.identity, anchor: anchor,
        read: {
          id.wrappedValue.map { ScrollPosition(id: $0) } ?? ScrollPosition(place: .automatic)
        },
        write: { id.wrappedValue = $0.identity?.base as? ID }))
  }
}
