import MeniscusGeometry

/// The space that positions are counted in.
public enum CoordinateSpace: Hashable {
  /// The scene's.
  case global
  /// That of the view at hand, from its top left corner.
  case local
  /// That of a view around to which `coordinateSpace(_:)` gave the name.
  case named(AnyHashable)
}

extension CoordinateSpace: @unchecked Sendable {}

/// Something that names a space.
public protocol CoordinateSpaceProtocol {
  /// The space that is named.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view at hand.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the scene.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The viewport of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: nil))
  }

  /// The viewport of the innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// The name of the space that every scroll view has.
struct ScrollSpaceName: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view at hand.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the scene.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view around to which `coordinateSpace(_:)` gave the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The viewport of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace.scrollView }

  /// The viewport of the innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace.scrollView(axis: axis)
  }
}

nonisolated extension View {
  /// Names the view's space, for views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(by: CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's space, for views inside it.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}

nonisolated struct CoordinateSpaceModifier: StatedModifier {
  typealias Wrapper = CoordinateSpaceElement

  let name: AnyHashable

  var label: String { ".coordinateSpace" }
}

final class CoordinateSpaceElement: StatedElement<CoordinateSpaceModifier> {
  override class var presentsFrame: Bool { true }
}

extension ElementNode {
  /// The map from the space that the element's inside is drawn in to the scene's.
  final var sceneMap: Affine2D { insideMap?.then(outerMap) ?? outerMap }

  /// The map from the space that the element lies in to the scene's, as the element is drawn: on its
  /// way where it appears or leaves by motion.
  final var outerMap: Affine2D {
    let around = container?.sceneMap ?? .identity
    return presence?.map(of: self)?.then(around) ?? around
  }

  /// The map from the space of the element's inside to the scene's without transitions: for layout,
  /// which is not repeated in each frame.
  final var sceneLayoutMap: Affine2D { layoutMap?.then(outerLayoutMap) ?? outerLayoutMap }

  /// The map from the space that the element lies in to the scene's without transitions.
  final var outerLayoutMap: Affine2D { container?.sceneLayoutMap ?? .identity }

  /// A rectangle around the element as it is drawn, in the scene's space.
  final var sceneFrame: Rect2D { outerMap.boundingBox(of: presentedFrame) }

  /// The model frame in the scene's space, outside of every scroll content; nil before layout.
  final var sceneModelFrame: Rect2D? {
    guard var frame else { return nil }
    for case let space as any SpaceRoot in containers {
      frame = frame.translated(by: space.contentOrigin)
    }
    return frame
  }

  /// A point of the scene from the element's top left corner; the centre of the frame where the
  /// element is scaled to nothing.
  final func local(_ scenePoint: Point2D) -> Point2D {
    let frame = presentedFrame
    guard let inverse = outerMap.inverse else {
      return Point2D(x: frame.width / 2, y: frame.height / 2)
    }
    return inverse.apply(scenePoint) - frame.origin
  }

  /// A point of the scene in a space as seen from this element.
  ///
  /// A name that nobody around has stands for the scene's space, as in SwiftUI.
  final func point(_ scenePoint: Point2D, in space: CoordinateSpace) -> Point2D {
    switch space {
    case .global: scenePoint
    case .local: local(scenePoint)
    case .named(let name): element(named: name)?.local(scenePoint) ?? scenePoint
    }
  }

  /// The innermost element around that has the name of a space.
  final func element(named name: AnyHashable) -> ElementNode? {
    containers.first { element in
      (element as? CoordinateSpaceElement)?.modifier.name == name
        || element.scrolling?.answers(to: name) == true
    }
  }
}

extension ScrollingElement {
  fileprivate func answers(to name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    switch name.axis {
    case nil: return true
    case .horizontal: return axes.contains(.horizontal)
    case .vertical: return axes.contains(.vertical)
    }
  }
}
