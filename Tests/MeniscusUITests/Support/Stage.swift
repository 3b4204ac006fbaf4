import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import Testing

/// A scene that is shown frame by frame.
@MainActor
final class Stage {
  let host: SceneHost
  /// The number of the last frame.
  private(set) var index = 0
  /// The last frame.
  private(set) var frame: SceneFrame

  /// Builds a scene and shows its frame 0.
  ///
  /// - Parameter isClassic: whether the scene keeps the look of iOS 18; nil for a scene that says
  ///   nothing about it.
  init<Content: View>(
    width: Double = 320, height: Double = 240, rate: Int = 60, device: SceneDevice? = nil,
    isClassic: Bool? = nil, focus: FocusMovement = .byOrder,
    configure: (inout SceneConfiguration) -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    var configuration = SceneConfiguration(
      size: Size2D(width: width, height: height), scale: 2, rate: rate)
    configure(&configuration)
    let scene =
      device.map { Scene("test", device: $0, content: content) }
      ?? Scene("test", content: content)
    let asked = isClassic.map { scene.requiringDesignCompatibility($0) } ?? scene
    host = SceneHost(scene: asked.focusMovement(focus), configuration: configuration)
    frame = host.advance(to: 0, events: [])
  }

  /// Shows the next frame, after its events.
  @discardableResult
  func step(_ events: InputEvent...) -> SceneFrame {
    step(events)
  }

  /// Shows the next frame, after its events.
  @discardableResult
  func step(_ events: [InputEvent]) -> SceneFrame {
    index += 1
    frame = host.advance(to: index, events: events)
    return frame
  }

  /// Shows the next frame, after events that may have times of their own.
  @discardableResult
  func step(inputs: [TimedInput]) -> SceneFrame {
    index += 1
    frame = host.advance(to: index, inputs: inputs)
    return frame
  }

  /// Shows `count` frames without events.
  @discardableResult
  func run(_ count: Int) -> SceneFrame {
    for _ in 0..<count { step() }
    return frame
  }

  /// Shows frames without events until one is settled; how many it took, or nil beyond the limit.
  @discardableResult
  func settle(limit: Int = 600) -> Int? {
    for count in 0...limit {
      if frame.isSettled { return count }
      step()
    }
    Issue.record("The scene did not settle.")
    return nil
  }

  /// Shows a frame in which a pointer goes down and up at a point.
  @discardableResult
  func tap(_ x: Double, _ y: Double) -> SceneFrame {
    let point = Point2D(x: x, y: y)
    return step(.press(pointer: 0, at: point), .release(pointer: 0, at: point))
  }

  /// Shows a frame in which the view with an identifier is tapped.
  @discardableResult
  func tap(_ identifier: String) -> SceneFrame {
    let point = center(identifier)
    return tap(point.x, point.y)
  }

  /// The centre of the view with an identifier as it was drawn last.
  func center(_ identifier: String) -> Point2D {
    shown(identifier)?.center ?? Point2D(x: -1, y: -1)
  }

  /// The frame of the view with an identifier as it was drawn last.
  func shown(_ identifier: String) -> Rect2D? {
    if case .found(let frame, _) = host.match(identifier: identifier) { return frame }
    Issue.record("There is not one view \(identifier).")
    return nil
  }

  /// The frame that layout gave the view with an identifier.
  func model(_ identifier: String) -> Rect2D? {
    host.modelFrame(identifier: identifier)
  }

  func press(_ x: Double, _ y: Double) { step(.press(pointer: 0, at: Point2D(x: x, y: y))) }
  func move(_ x: Double, _ y: Double) { step(.move(pointer: 0, at: Point2D(x: x, y: y))) }
  func release(_ x: Double, _ y: Double) { step(.release(pointer: 0, at: Point2D(x: x, y: y))) }
}

/// A filled region of a frame.
struct Fill {
  var silhouette: Silhouette
  var paint: Paint
  /// The bounds of the region in the scene's space.
  var bounds: Rect2D
  var path: String

  var color: RGBA? {
    if case .color(let color) = paint { return color }
    return nil
  }

  var gradient: GradientPaint? {
    if case .gradient(let gradient) = paint { return gradient }
    return nil
  }
}

extension SceneFrame {
  /// The filled regions, back to front.
  var fills: [Fill] {
    displayList.operations.compactMap { operation in
      guard case .fill(let silhouette, let paint) = operation.action else { return nil }
      return Fill(
        silhouette: silhouette, paint: paint, bounds: displayList.bounds(of: operation) ?? .zero,
        path: operation.view.row < 0 ? "" : displayList.views[Int(operation.view.row)].path)
    }
  }

  /// The fills in a colour.
  func fills(_ color: RGBA) -> [Fill] {
    fills.filter { $0.color == color }
  }

  /// The opacities of the groups, in the order in which they begin.
  var groups: [Double] {
    displayList.operations.compactMap { operation in
      if case .beginGroup(let opacity) = operation.action { opacity } else { nil }
    }
  }
}

extension RGBA {
  static let pureRed = RGBA(red: 1, green: 0, blue: 0)
  static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
  static let pureBlue = RGBA(red: 0, green: 0, blue: 1)
}

extension Color {
  /// Pure colours, so that fills can be told apart whatever the system's palette is.
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

/// What happened in a scene, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries since they were last taken.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
