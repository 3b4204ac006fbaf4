import MeniscusDisplay
import MeniscusGeometry

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where it is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// What a look lights up.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

nonisolated extension View {
  /// Lets the view be touched inside a shape of its extent, and nowhere else.
  ///
  /// - Parameter eoFill: whether regions that lie inside an even number of times are left out.
  public func contentShape<Region: Shape>(
    _ shape: Region, eoFill: Bool = false
  ) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets a shape of the view for some purposes: where it is touched, and what is seen of it while it is
  /// dragged or lifted above its menu; others are not obeyed.
  ///
  /// - Parameter eoFill: whether regions that lie inside an even number of times are left out.
  public func contentShape<Region: Shape>(
    _ kind: ContentShapeKinds, _ shape: Region, eoFill: Bool = false
  ) -> some View {
    modified(
      by: ContentShapeModifier(kinds: kind, shape: shape, rule: eoFill ? .evenOdd : .nonZero))
  }
}

struct ContentShapeModifier<Region: Shape>: StatedModifier {
  typealias Wrapper = ContentShapeElement<Region>

  let kinds: ContentShapeKinds
  let shape: Region
  let rule: FillRule

  var label: String { ".contentShape" }
}

/// A view with a shape in which it is seen while it is lifted.
@MainActor
protocol PreviewShape: ElementNode {
  /// What the shape is for.
  var kinds: ContentShapeKinds { get }
  /// The shape, counted from the top left corner of the frame.
  func silhouette(on canvas: DisplayCanvas) -> Silhouette
}

final class ContentShapeElement<Region: Shape>: StatedElement<ContentShapeModifier<Region>>,
  PreviewShape
{
  override class var presentsFrame: Bool { true }

  var kinds: ContentShapeKinds { modifier.kinds }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard kinds.contains(.interaction) else { return super.hit(point, path: &path) }
    let frame = presentedFrame
    let shown = standing(modifier.shape, in: frame)
    guard shown.contains(point - frame.origin, in: frame.size, rule: modifier.rule) else {
      return false
    }
    if !super.hit(point, path: &path) { path.append(self) }
    return true
  }

  func silhouette(on canvas: DisplayCanvas) -> Silhouette {
    let frame = presentedFrame
    return standing(modifier.shape, in: frame)
      .silhouette(of: frame.size, on: canvas, rule: modifier.rule)
  }
}

extension ElementNode {
  /// The first shape for a purpose that the element or a view inside states, outer ones first.
  ///
  /// What is inside it stands for the whole then. What is inside of a scroll view is not looked at.
  final func previewShape(_ kind: ContentShapeKinds) -> (any PreviewShape)? {
    if hidesInside || scrolling != nil || presence?.isLeaving == true { return nil }
    if let own = self as? any PreviewShape, own.kinds.contains(kind) { return own }
    return drawnElements.lazy.compactMap { $0.previewShape(kind) }.first
  }
}

extension DisplayCanvas {
  /// Draws what `work` draws inside a shape, where that lies.
  ///
  /// - Parameter space: the map from the space that is drawn in to the scene's.
  func clip(to shape: any PreviewShape, in space: Affine2D, _ work: () -> Void) {
    guard let inverse = space.inverse else { return }
    let map = shape.outerMap.then(inverse)
    guard let back = map.inverse else { return }
    transformed(by: map) {
      clip(shape.silhouette(on: self), at: shape.presentedFrame.origin, by: shape) {
        transformed(by: back, work)
      }
    }
  }
}
