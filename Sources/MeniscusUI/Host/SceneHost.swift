import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// Runs a scene frame by frame: events in, display list out.
///
/// The scene is built and laid out at once, so that the events of frame 0 find their targets.
@MainActor
package final class SceneHost {
  /// What the scene is shown on now.
  package internal(set) var configuration: SceneConfiguration

  let graph = ViewGraph()
  let root: RootElement
  let arena = GestureArena()
  var hovers = HoverTracker()
  let pictures: PictureLibrary
  private var shown: SceneFrame?
  private var glassOwners: [[GlassEffectElement]] = []
  private var measurements: GlassMeasurements?
  private var nextFrame = 0

  /// Builds a scene and lays it out; nothing has been shown yet.
  ///
  /// - Parameters:
  ///   - faults: what is done wrong on purpose, or notes what could be; nil for neither.
  ///   - changes: notes who brings about what; nil for nothing.
  package init(
    scene: Scene, configuration: SceneConfiguration, faults: FaultLog? = nil,
    changes: ChangeLog? = nil
  ) {
    graph.faults = faults
    graph.changes = changes
    graph.frameRate = Double(configuration.rate)
    self.configuration = configuration
    pictures = PictureLibrary(scene.pictures)
    graph.scale = configuration.scale
    graph.extent = configuration.size
    graph.storage = SceneStores(scene.stored)
    graph.permissions = scene.permissions
    graph.takeFonts(of: scene)
    let context = NodeContext(
      graph: graph, parent: nil, environment: EnvironmentValues(configuration, pictures),
      slot: nil)
    let graph = graph
    root = graph.during(.beginning) {
      graph.asCurrent { RootElement(scene: scene, context: context) }
    }
    let size = configuration.size
    graph.layOut = { [unowned root] in root.layOut(in: size) }
    graph.during(.beginning) { graph.asCurrent { graph.flush() } }
  }

  /// Shows the frame `index`, after its events; the first call shows frame 0.
  ///
  /// - Precondition: frames are shown in order, each once.
  package func advance(
    to index: Int, events: [InputEvent], probe: PhaseProbe = .none
  ) -> SceneFrame {
    precondition(index == nextFrame, "Frames are shown in order, each once.")
    nextFrame += 1
    graph.changes?.begin(frame: index)
    if graph.faults?.stopsClock(of: graph.moving) != true {
      graph.time = Double(index) / Double(configuration.rate)
    }
    observeLayout(probe)
    graph.asCurrent {
      probe.measure(.input) {
        graph.advanceAnimations()
        graph.advanceClock()
        graph.during(.glass) { adapt() }
        graph.during(.touch) { arena.advance(to: graph.time) }
        for event in events {
          graph.during(.event) {
            deliver(event)
            graph.flush()
          }
        }
      }
      probe.measure(.update) {
        graph.flush()
        graph.forgetResting()
        graph.completions.runDue()
        graph.flush()
      }
    }
    graph.reportStrandedTasks()
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
    for (owners, reading) in zip(glassOwners, reading(from: new)) {
      guard let reading else { continue }
      if owners.contains(where: { $0.wouldAdapt(to: reading) }) { return true }
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
    for (owners, reading) in zip(glassOwners, reading(from: measurements)) {
      guard let reading else { continue }
      for owner in owners { owner.adapt(to: reading) }
    }
  }

  /// What lies behind each glass shape of the frame that was shown last, and behind its container.
  private func reading(from measurements: GlassMeasurements) -> [GlassReading?] {
    GlassReading.all(
      from: measurements, containers: shown?.displayList.glass.map(\.container) ?? [])
  }

  private func finish(_ built: SceneFrame) -> SceneFrame {
    var frame = built
    graph.needsDisplay = false
    graph.faults?.hasShown = true
    frame.counters = graph.counters
    frame.isSettled =
      !graph.isInMotion && !graph.executor.hasSleepers && !arena.isWaiting
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
        background: root.childEnvironment.colorScheme == .dark ? .black : .white)
      root.render(on: canvas)
      canvas.finish()
      if let faults = graph.faults, let fault = faults.fault { faults.note(canvas.plant(fault)) }
      return canvas
    }
    graph.counters[.operations] += canvas.list.operations.count
    glassOwners = canvas.glassOwners
    graph.reportGlass(in: canvas.list)
    return probe.measure(.hash) {
      StageHashing.frame(of: root, drawnOn: canvas, graph: graph)
    }
  }

  /// Where the view with an accessibility identifier was drawn in the last frame; views that are
  /// leaving do not count.
  package func match(identifier: String) -> IdentifierMatch {
    let all = identified
    let found = all.filter { $0.identifier == identifier }
    guard let element = found.first else { return .missing(known: all.map(\.identifier)) }
    guard found.count == 1 else { return .ambiguous(count: found.count) }
    return .found(frame: element.sceneFrame, toggle: element.toggle?.sceneFrame)
  }

  /// The frame that layout gave the view with an accessibility identifier, not rounded, in scene
  /// points or in those of the scroll content around; nil where none or several have it.
  package func modelFrame(identifier: String) -> Rect2D? {
    let found = identified.filter { $0.identifier == identifier }
    return found.count == 1 ? found.first?.frame : nil
  }

  /// The views with identifiers, in tree order; what leaves is not among them.
  var identified: [IdentifierElement] {
    root.reportedNodes.compactMap { $0 as? IdentifierElement }.filter { !$0.isLeaving }
  }

  /// The view snapshot of the last frame: a node a line, indented by depth.
  package func snapshot() -> String { Snapshot.text(of: root) }

  /// The elements that people who do not see the scene find, in their order, as last shown.
  package var accessibilityTree: [AccessibilityNode] {
    graph.asCurrent { AccessibilityTree.nodes(of: root) }
  }

  /// Runs the accessibility action of a name on the view with an identifier; whether there is one.
  ///
  /// What it changes shows in the next frame.
  package func performAccessibilityAction(_ name: String, on identifier: String) -> Bool {
    let found = root.reportedNodes.compactMap { $0 as? IdentifierElement }
      .first { $0.identifier == identifier }
    // What is stated may stand inside of the identifier, or around it.
    var element: ElementNode? = found
    while let current = element {
      if let action = AccessibilityTree.action(name, of: current) {
        graph.asCurrent {
          action()
          graph.flush()
        }
        return true
      }
      element = current.container as? WrapperElement
    }
    return false
  }

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
  func receive(environment new: SceneConfiguration) {
    let (size, scale, rate) = (configuration.size, configuration.scale, configuration.rate)
    configuration = new
    configuration.size = size
    configuration.scale = scale
    configuration.rate = rate
    root.receive(environment: EnvironmentValues(configuration, pictures))
    graph.invalidateLayout()
  }

  func receive(size: Size2D) {
    configuration.size = size
    graph.extent = size
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
    if configuration.boldText { legibilityWeight = .bold }
    if configuration.differentiateWithoutColor { accessibilityDifferentiateWithoutColor = true }
    if configuration.locale != locale.identifier {
      locale = SceneLocale(identifier: configuration.locale)
    }
    horizontalSizeClass = configuration.horizontalSizeClass
    verticalSizeClass = configuration.verticalSizeClass
  }
}

extension ElementNode {
  /// Whether the element, or one around it, is on its way out.
  fileprivate var isLeaving: Bool {
    presence?.isLeaving == true || container?.isLeaving == true
  }

  /// The part of the element that is switched, where it is a toggle; its label is not a part.
  fileprivate var toggle: TraitElement? {
    if let trait = self as? TraitElement, trait.trait == .isToggle { return trait }
    for element in elements {
      if let toggle = element.toggle { return toggle }
    }
    return nil
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
