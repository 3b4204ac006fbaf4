import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// A view tree as a scene that is laid out and drawn.
extension ViewTreeCase {
  /// The extent that trees are offered where neither the file nor anyone else says one: a phone's.
  package static let usualContainer = Extent(width: 390, height: 844)

  /// The scene of the tree.
  ///
  /// - Parameter size: the extent in points; nil takes the case's own.
  @MainActor
  package func scene(
    size: Extent? = nil, pictures: @escaping ViewTreeBuilder.Pictures
  ) throws(ViewTreeError) -> Scene {
    let builder = ViewTreeBuilder(id: id, pictures: pictures)
    let view = try builder.view(tree)
    let extent = size ?? container ?? Self.usualContainer
    let root = ViewTreeRoot(view: view)
    return Scene(
      id, size: CGSize(width: CGFloat(extent.width), height: CGFloat(extent.height)),
      pictures: builder.scenePictures
    ) { root.view }
  }

  /// The frames of the labelled views, in tree order, not rounded, in the container's space.
  ///
  /// A `Rect` is labelled by its number, a `Color` by its name, any view by its identifier; a label
  /// that comes again has its number appended, as in `red#2`.
  @MainActor
  package func frames(
    size: Extent? = nil, pictures: @escaping ViewTreeBuilder.Pictures
  ) throws(ViewTreeError) -> ViewTreeFrames {
    let scene = try scene(size: size, pictures: pictures)
    let extent = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    let host = SceneHost(
      scene: scene, configuration: SceneConfiguration(size: extent, scale: 1))
    let frame = host.advance(to: 0, events: [])
    var result = ViewTreeFrames(id: id, frames: [], issues: frame.issues)
    var counts: [String: Int] = [:]
    for (label, frame) in host.labelledFrames {
      let count = (counts[label] ?? 0) + 1
      counts[label] = count
      result.frames.append((count == 1 ? label : "\(label)#\(count)", frame))
    }
    return result
  }
}

/// Where the labelled views of a case are.
package struct ViewTreeFrames: Sendable {
  /// The case.
  package var id: String
  /// Labels and frames, in tree order.
  package var frames: [(label: String, frame: Rect2D)]
  /// What the scene does wrong.
  package var issues: [SceneIssue]
}

/// Carries a view that was made on the main actor to where a scene asks for it there.
private struct ViewTreeRoot: @unchecked Sendable {
  let view: AnyView
}
