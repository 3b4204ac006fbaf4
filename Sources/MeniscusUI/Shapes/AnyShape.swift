import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// The shape inside.
  var wrapped: any Shape { shape }

  /// Wraps a shape.
  public init(_ shape: some Shape) {
    self.shape = shape
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// That of the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension AnyShape: PrimitiveShape {
  var pathName: String? { shape.displayName }
  var isSymmetric: Bool { shape.isOwnMirrorImage }

  func silhouette(of size: Size2D) -> Silhouette? {
    (shape as? any PrimitiveShape)?.silhouette(of: size)
  }

  func ownSize(for proposal: LayoutProposal) -> Size2D? {
    (shape as? any PrimitiveShape)?.ownSize(for: proposal)
  }
}
