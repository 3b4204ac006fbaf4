import MeniscusDisplay
import MeniscusGeometry

/// The face of a control: a capsule, or in the classic design a rectangle with round corners.
nonisolated struct ControlFace: Shape, Equatable {
  /// The radius of the corners, in points; nil for a capsule.
  let radius: CGFloat?

  func path(in rect: CGRect) -> Path {
    radius.map { RoundedRectangle(cornerRadius: $0).path(in: rect) } ?? Capsule().path(in: rect)
  }
}

extension ControlFace: PrimitiveShape {
  var isSymmetric: Bool { true }

  /// The name of the shape that it is.
  var pathName: String? { radius == nil ? "Capsule" : "RoundedRectangle" }

  func silhouette(of size: Size2D) -> Silhouette? {
    radius.map { RoundedRectangle(cornerRadius: $0).silhouette(of: size) }
      ?? Capsule().silhouette(of: size)
  }
}
