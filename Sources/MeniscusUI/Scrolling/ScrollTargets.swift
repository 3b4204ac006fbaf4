import MeniscusGeometry

/// Where scrolling is about to come to rest.
public struct ScrollTarget: Equatable, Sendable {
  /// The part of the content that is about to be seen.
  public var rect: CGRect
  /// The point of the rectangle that matters; nil for the top left.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known when scrolling is about to come to rest.
public struct ScrollTargetBehaviorContext {
  /// What was seen when the touch began to scroll.
  public let originalTarget: ScrollTarget
  /// The velocity at the release, in points a second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the viewport.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
  /// The frames of the views of the `scrollTargetLayout()`, in order.
  let targets: [Rect2D]
  /// What the margins leave of the viewport.
  let room: Size2D
  /// Whether the reading direction is from right to left.
  let isMirrored: Bool
}

#if !canImport(CoreGraphics)
  /// A direction with a length.
  public struct CGVector: Hashable, Sendable {
    /// The length to the right.
    public var dx: CGFloat
    /// The length downwards.
    public var dy: CGFloat

    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Makes a vector without length.
    public init() { self.init(dx: 0, dy: 0) }

    /// No length.
    public static let zero = CGVector()
  }
#endif

/// What a behaviour has of scroll views beside where they come to rest.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether one touch is to scroll less far than it would; accepted, not obeyed.
  public var limitsScrolls = false

  /// Makes properties that leave everything as it is.
  nonisolated public init() {}
}

/// What is known when a behaviour says its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes that scroll.
  public let axes: Axis.Set
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
}

/// Decides where scrolling comes to rest.
@MainActor
public protocol ScrollTargetBehavior {
  /// What a behaviour states about its scroll view besides where it comes to rest.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What is known when a behaviour states its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// What is known.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where scrolling is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What it has of scroll views beside where they come to rest.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Nothing.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Comes to rest at whole viewports, at most one away from where it was.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  nonisolated public init() {}

  /// The page nearest to the target.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let old = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(
        target.rect.minX, from: old.minX, length: context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(
        target.rect.minY, from: old.minY, length: context.containerSize.height)
    }
  }

  private static func page(_ offset: CGFloat, from old: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let page = (old / length).rounded()
    return min(max((offset / length).rounded(), page - 1), page + 1) * length
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole viewports.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension View {
  /// Makes the views of a stack what `viewAligned` aligns and `scrollPosition` names.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified(by: ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

struct ScrollTargetLayoutModifier: StatedModifier {
  typealias Wrapper = ScrollTargetLayoutElement

  let isEnabled: Bool

  var label: String { ".scrollTargetLayout" }
}

final class ScrollTargetLayoutElement: StatedElement<ScrollTargetLayoutModifier> {
  /// The views that scrolling aligns, each with its identity where it has one.
  var targets: [(frame: Rect2D, identity: AnyHashable?)] {
    var holder: ElementNode = inner
    while let wrapper = holder as? WrapperElement { holder = wrapper.inner }
    return holder.elements.compactMap { element in
      element.frame.map { ($0, element.identity(below: holder)) }
    }
  }
}

/// A node that stands for what has an identity of its own.
@MainActor
protocol IdentityNode: Node {
  /// The identity.
  var viewIdentity: AnyHashable { get }
}

extension ForEachBranch: IdentityNode {
  var viewIdentity: AnyHashable { AnyHashable(id) }
}

extension IdentifiedNode: IdentityNode {
  var viewIdentity: AnyHashable { AnyHashable(id) }
}

extension ElementNode {
  /// The identity that the element has among the elements of a container.
  fileprivate func identity(below holder: ElementNode) -> AnyHashable? {
    var element: ElementNode = self
    while let wrapper = element as? WrapperElement { element = wrapper.inner }
    var node: Node? = element
    var found: AnyHashable?
    while let current = node, current !== holder {
      if let identified = current as? any IdentityNode { found = identified.viewIdentity }
      node = current.parent
    }
    return found
  }
}

extension Node {
  /// The element that has an identity, at this node or below.
  final func element(identity: AnyHashable) -> ElementNode? {
    if let identified = self as? any IdentityNode, identified.viewIdentity == identity {
      return topElements.first
    }
    for child in children {
      if let element = child.element(identity: identity) { return element }
    }
    return nil
  }
}
