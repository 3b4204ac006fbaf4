import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// Runs a scene frame by frame: events in, display list out.
///
/// The scene is built and laid out at once, so that the events of frame 0 find their targets.
@MainActor
package final class SceneHost {
  /// What the scene is shown on now.
  package private(set) var configuration: SceneConfiguration

  private let graph = ViewGraph()
  private let pictures: PictureLibrary
  private let root: RootElement
  private var pointers: [(pointer: Int, session: PointerSession)] = []
  private var shown: SceneFrame?
  private var glassOwners: [[GlassEffectElement]] = []
  private var measurements: GlassMeasurements?
  private var nextFrame = 0

  /// Builds a scene and lays it out; nothing has been shown yet.
  package init(scene: Scene, configuration: SceneConfiguration) {
    self.configuration = configuration
    pictures = PictureLibrary(scene.pictures)
    graph.scale = configuration.scale
    let context = NodeContext(
      graph: graph, parent: nil, environment: EnvironmentValues(configuration, pictures),
      slot: nil)
    let graph = graph
    root = graph.asCurrent { RootElement(scene: scene, context: context) }
    let size = configuration.size
    graph.layOut = { [unowned root] in root.layOut(in: size) }
    graph.asCurrent { graph.flush() }
  }

  /// Shows the frame `index`, after its events; the first call shows frame 0.
  ///
  /// - Precondition: frames are shown in order, each once.
  package func advance(
    to index: Int, events: [InputEvent], probe: PhaseProbe = .none
  ) -> SceneFrame {
    precondition(index == nextFrame, "Frames are shown in order, each once.")
    nextFrame += 1
    graph.time = Double(index) / Double(configuration.rate)
    observeLayout(probe)
    graph.asCurrent {
      probe.measure(.input) {
        graph.advanceAnimations()
        adapt()
        for event in events {
          deliver(event)
          graph.flush()
        }
      }
      probe.measure(.update) {
        graph.flush()
        graph.forgetResting()
        graph.flush()
      }
    }
    var frame = graph.needsDisplay || shown == nil ? build(probe) : shown ?? build(probe)
    frame.inputHash = InputHashing.hash(events)
    return finish(frame)
  }

  /// Takes what the renderer measured behind the glass of the frame that was shown last; it shows
  /// from the next frame on.
  ///
  /// - Returns: whether it changes anything; then the frame that was shown last is not settled.
  @discardableResult
  package func receive(_ new: GlassMeasurements) -> Bool {
    measurements = new
    for (owners, measurement) in zip(glassOwners, new.elements) {
      guard let measurement else { continue }
      if owners.contains(where: { $0.wouldAdapt(to: measurement) }) { return true }
    }
    return false
  }

  /// Whether the frame that was shown last has glass of which nothing was measured yet.
  package var hasUnmeasuredGlass: Bool {
    glassOwners.contains { owners in owners.contains { $0.isUnmeasured } }
  }

  /// Shows frame 0 again, adapted to what lies behind its glass.
  package func adaptFirstFrame(
    to measurements: GlassMeasurements, probe: PhaseProbe = .none
  ) -> SceneFrame {
    precondition(nextFrame == 1, "Only the first frame is shown twice.")
    receive(measurements)
    graph.asCurrent {
      probe.measure(.update) {
        adapt()
        graph.flush()
      }
    }
    var frame = graph.needsDisplay || shown == nil ? build(probe) : shown ?? build(probe)
    frame.inputHash = shown?.inputHash ?? 0
    return finish(frame)
  }

  /// Lets glass follow what was measured.
  private func adapt() {
    guard let measurements else { return }
    self.measurements = nil
    for (owners, measurement) in zip(glassOwners, measurements.elements) {
      guard let measurement else { continue }
      for owner in owners { owner.adapt(to: measurement) }
    }
  }

  private func finish(_ built: SceneFrame) -> SceneFrame {
    var frame = built
    graph.needsDisplay = false
    frame.counters = graph.counters
    frame.isSettled = !graph.isInMotion
    frame.issues = graph.issues
    graph.counters = WorkCounters()
    shown = frame
    return frame
  }

  private func observeLayout(_ probe: PhaseProbe) {
    let size = configuration.size
    graph.layOut = { [unowned root] in probe.measure(.layout) { root.layOut(in: size) } }
  }

  private func build(_ probe: PhaseProbe) -> SceneFrame {
    let canvas = probe.measure(.display) {
      let canvas = DisplayCanvas(
        size: configuration.size, scale: configuration.scale,
        background: configuration.colorScheme == .dark ? .black : .white)
      root.render(on: canvas)
      canvas.finish()
      return canvas
    }
    graph.counters[.operations] += canvas.list.operations.count
    glassOwners = canvas.glassOwners
    return probe.measure(.hash) {
      StageHashing.frame(of: root, drawnOn: canvas, graph: graph)
    }
  }

  /// Where the view with an accessibility identifier was drawn in the last frame; views that are
  /// leaving do not count.
  package func match(identifier: String) -> IdentifierMatch {
    var known: [String] = []
    var found: [IdentifierElement] = []
    for node in root.reportedNodes {
      guard let element = node as? IdentifierElement, !element.isLeaving else { continue }
      known.append(element.identifier)
      if element.identifier == identifier { found.append(element) }
    }
    guard let element = found.first else { return .missing(known: known) }
    guard found.count == 1 else { return .ambiguous(count: found.count) }
    return .found(frame: element.sceneFrame, isToggle: element.containsToggle)
  }

  /// The frame that layout gave the view with an accessibility identifier, not rounded, in scene
  /// points or in those of the scroll content around; nil where none or several have it.
  package func modelFrame(identifier: String) -> Rect2D? {
    let found = root.reportedNodes.compactMap { $0 as? IdentifierElement }
      .filter { $0.identifier == identifier && !$0.isLeaving }
    return found.count == 1 ? found.first?.frame : nil
  }

  /// The view snapshot of the last frame: a node a line, indented by depth.
  package func snapshot() -> String { Snapshot.text(of: root) }

  /// State that could not be encoded and so is in no hash: `path.property: Type`, in tree order.
  package var unencodableState: [String] {
    root.reportedNodes.flatMap { node in
      var encoder = StateEncoder()
      node.encodeState(into: &encoder)
      return encoder.unencodable.map { "\(node.path).\($0)" }
    }
  }
}

extension SceneHost {
  private func deliver(_ event: InputEvent) {
    switch event {
    case .press(let pointer, let point): press(pointer, at: point)
    case .move(let pointer, let point):
      session(of: pointer)?.move(to: point, time: graph.time)
    case .release(let pointer, let point):
      session(of: pointer)?.release(at: point, time: graph.time)
      pointers.removeAll { $0.pointer == pointer }
    case .wheel(let point, let delta): wheel(at: point, delta: delta)
    case .environment(let new): receive(environment: new)
    case .resize(let size): receive(size: size)
    case .hover, .key, .text, .focus, .magnify, .rotate:
      // Delivered and hashed; views that answer them come with focus and gestures.
      break
    }
  }

  private func press(_ pointer: Int, at point: Point2D) {
    var path: [ElementNode] = []
    _ = root.hit(point, path: &path)
    pointers.removeAll { $0.pointer == pointer }
    pointers.append((pointer, PointerSession(at: point, path: path, time: graph.time)))
  }

  private func session(of pointer: Int) -> PointerSession? {
    pointers.first { $0.pointer == pointer }?.session
  }

  private func wheel(at point: Point2D, delta: Size2D) {
    var path: [ElementNode] = []
    _ = root.hit(point, path: &path)
    for element in path {
      if let responder = element as? any WheelResponder, responder.scroll(by: delta) { return }
    }
  }

  private func receive(environment new: SceneConfiguration) {
    let (size, scale, rate) = (configuration.size, configuration.scale, configuration.rate)
    configuration = new
    configuration.size = size
    configuration.scale = scale
    configuration.rate = rate
    root.receive(environment: EnvironmentValues(configuration, pictures))
    graph.invalidateLayout()
  }

  private func receive(size: Size2D) {
    configuration.size = size
    graph.layOut = { [unowned root] in root.layOut(in: size) }
    graph.invalidateLayout()
  }
}

extension EnvironmentValues {
  /// The environment that a device gives, and the pictures of the scene.
  init(_ configuration: SceneConfiguration, _ pictures: PictureLibrary = PictureLibrary()) {
    self.init()
    self.pictures = pictures
    colorScheme = configuration.colorScheme
    layoutDirection = configuration.layoutDirection
    dynamicTypeSize = configuration.dynamicTypeSize
    displayScale = CGFloat(configuration.scale)
    accessibilityReduceMotion = configuration.reduceMotion
    accessibilityReduceTransparency = configuration.reduceTransparency
    colorSchemeContrast = configuration.increaseContrast ? .increased : .standard
  }
}

extension ElementNode {
  /// Whether the element, or one around it, is on its way out.
  fileprivate var isLeaving: Bool {
    presence?.isLeaving == true || container?.isLeaving == true
  }

  /// Whether the element, or what it wraps, is a toggle.
  fileprivate var containsToggle: Bool {
    if let trait = self as? TraitElement, trait.trait == .isToggle { return true }
    return elements.contains { $0.containsToggle }
  }
}

extension Node {
  /// The nodes that have a share of their own in digests and snapshots, in tree order.
  var reportedNodes: [Node] {
    var nodes: [Node] = []
    appendReported(to: &nodes)
    return nodes
  }
}
