import MeniscusGeometry

extension AppIconMask {
  /// How far beyond the edge a layer may reach before it is seen to be cut, as a share of the side;
  /// ours.
  private static let slack = 0.01

  /// Whether the mask cuts a layer of an icon of a side in points.
  ///
  /// A layer that fills the whole icon is a ground, and is not cut.
  nonisolated func cuts(_ layer: AppIconLayer, side: Double) -> Bool {
    guard side > 0, layer.opacity > 0 else { return false }
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    let edge = shape(side: side).path(in: rect).outline
    let outline = layer.shape.path(in: rect).outline
    let tolerance = side / 1000
    let centre = Point2D(x: side / 2, y: side / 2)
    func scaled(_ factor: Double) -> Affine2D { .scale(x: factor, y: factor, about: centre) }
    let reached = edge.transformed(by: scaled(1 + 2 * Self.slack))
    var isOutside = false
    outline.forEachEdge(tolerance: tolerance) { start, _ in
      isOutside = isOutside || !reached.contains(start)
    }
    guard isOutside else { return false }
    var isGround = true
    edge.forEachEdge(tolerance: tolerance, transform: scaled(1 - 2 * Self.slack)) { start, _ in
      isGround = isGround && outline.contains(start)
    }
    return !isGround
  }
}

/// Marks a view as the icon of an app, for who asks what is on the screen.
struct AppIconModifier: StatedModifier {
  typealias Wrapper = AppIconElement

  let groups: [AppIconGroup]
  let mask: AppIconMask
  let side: Double

  var label: String { ".appIcon" }
}

/// The icon of an app.
final class AppIconElement: StatedElement<AppIconModifier> {
  /// How many of its layers the mask cuts.
  var cutLayers: Int {
    modifier.groups.flatMap(\.layers).count { modifier.mask.cuts($0, side: modifier.side) }
  }
}
