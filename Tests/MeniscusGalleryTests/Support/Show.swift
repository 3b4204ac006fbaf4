import MeniscusDisplay
import MeniscusGallery
import MeniscusGeometry
import MeniscusUI
import Testing

/// A scene of the gallery, shown frame by frame.
@MainActor
final class Show {
  let host: SceneHost
  private(set) var frame: SceneFrame
  private var index = 0

  /// Shows frame 0 of the scene of a name.
  convenience init(
    _ name: String, configure: (inout SceneConfiguration) -> Void = { _ in }
  ) throws {
    self.init(try #require(Gallery.scenes.first { $0.name == name }), configure: configure)
  }

  /// Shows frame 0 of a scene.
  init(_ scene: Scene, configure: (inout SceneConfiguration) -> Void = { _ in }) {
    let size = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    var configuration = SceneConfiguration(size: size, scale: 2, rate: 60)
    configure(&configuration)
    host = SceneHost(scene: scene, configuration: configuration)
    frame = host.advance(to: 0, events: [])
  }

  /// Shows some frames, the first of them with events.
  func run(_ count: Int, _ events: [InputEvent] = []) {
    for number in 0..<count {
      index += 1
      frame = host.advance(to: index, events: number == 0 ? events : [])
    }
  }

  /// Shows frames until nothing moves.
  func settle() {
    for _ in 0..<600 where !frame.isSettled { run(1) }
    #expect(frame.isSettled)
  }

  /// Shows a frame in which the view with an identifier is tapped, in its middle or elsewhere.
  func tap(_ identifier: String, at place: UnitPoint = .center) throws {
    guard case .found(let box, _) = host.match(identifier: identifier) else {
      throw ShowProblem.noView(identifier)
    }
    let point = Point2D(
      x: box.minX + box.width * Double(place.x), y: box.minY + box.height * Double(place.y))
    run(1, [.press(pointer: 0, at: point), .release(pointer: 0, at: point)])
  }

  /// Whether there is one view with an identifier.
  func isThere(_ identifier: String) -> Bool {
    if case .found = host.match(identifier: identifier) { true } else { false }
  }

  /// The glass shapes in order.
  var glass: [Piece] {
    let list = frame.displayList
    return list.operations.compactMap { operation in
      guard case .glass(let row) = operation.action else { return nil }
      let element = list.glass[row]
      let bounds = list.resources.bounds(of: element.silhouette) ?? .zero
      return Piece(
        element: element, box: element.transform.boundingBox(of: bounds),
        path: list.views[Int(element.view.row)].path)
    }
  }

  /// The opacities of the groups, in the order in which they begin.
  var groups: [Double] {
    frame.displayList.operations.compactMap { operation in
      if case .beginGroup(let opacity) = operation.action { opacity } else { nil }
    }
  }

  /// A glass shape.
  struct Piece {
    var element: GlassElement
    var box: Rect2D
    var path: String
    var presence: Double { element.material.presence }
    var isOutline: Bool {
      if case .outline = element.silhouette { true } else { false }
    }
  }
}

enum ShowProblem: Error {
  case noView(String)
}
