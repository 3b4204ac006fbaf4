import MeniscusDisplay
import MeniscusGeometry

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
  /// What is held down by the button of a remote control; nil where nothing is.
  var selection: RemoteSelection?
  let pictures: PictureLibrary
  private let stages = StageTable()
  private var shown: SceneFrame?
  /// The time of the frame that was shown last, in seconds.
  private(set) var shownTime = 0.0
  /// What the touches of the frame at hand meet, where something is in motion.
  var seenTouches: [(point: Point2D, path: [ElementNode])] = []
  private var nextFrame = 0

  /// Builds a scene and lays it out; nothing has been shown yet.
  ///
  /// - Parameters:
  ///   - interposer: stands at the seams of the view graph; nil for nobody.
  ///   - changes: notes who brings about what; nil for nothing.
  ///   - probe: is told of the update in which the scene is built, and of its layout.
  package init(
    scene: Scene, configuration: SceneConfiguration, interposer: Interposer? = nil,
    changes: ChangeLog? = nil, probe: PhaseProbe = .none
  ) {
    graph.interposer = interposer
    graph.changes = changes
    graph.frameRate = Double(configuration.rate)
    self.configuration = configuration
    pictures = PictureLibrary(scene.pictures)
    graph.scale = configuration.scale
    graph.extent = configuration.size
    graph.bars.take(scene.device, extent: configuration.size)
    graph.keep(scene.stored)
    graph.permissions = scene.permissions
    graph.movesFocusByDirection = scene.focusMovement == .byDirection
    graph.take(scene.fonts)
    let context = NodeContext(
      graph: graph, parent: nil,
      environment: EnvironmentValues(configuration, pictures, device: scene.device), slot: nil)
    let graph = graph
    let mark = graph.mark
    root = probe.measure(.update) {
      graph.during(.beginning) {
        graph.asCurrent { RootElement(scene: scene, context: context) }
      }
    }
    observeLayout(probe)
    probe.measure(.update) {
      graph.during(.beginning) {
        graph.asCurrent {
          graph.flush()
          keepFocus()
        }
      }
    }
    graph.countText(since: mark)
  }

  /// Shows the frame `index`, after its events; the first call shows frame 0.
  ///
  /// - Precondition: frames are shown in order, each once.
  package func advance(
    to index: Int, events: [InputEvent], probe: PhaseProbe = .none
  ) -> SceneFrame {
    advance(to: index, inputs: events.map { TimedInput($0) }, probe: probe)
  }

  /// Shows the frame `index`, after its events, each of which may have a time of its own.
  ///
  /// - Precondition: frames are shown in order, each once.
  package func advance(
    to index: Int, inputs: [TimedInput], probe: PhaseProbe = .none
  ) -> SceneFrame {
    precondition(index == nextFrame, "Frames are shown in order, each once.")
    nextFrame += 1
    graph.changes?.begin(frame: index)
    if graph.interposer?.advancesClock(moving: graph.moving) != false {
      graph.time = Double(index) / Double(configuration.rate)
    }
    observeLayout(probe)
    var mark = graph.mark
    graph.counters[.events] += inputs.count
    graph.asCurrent {
      probe.measure(.input) {
        seekTouches(among: inputs)
        graph.advanceAnimations()
        graph.advanceClock()
        for participant in graph.participants { participant.began(in: graph) }
        deliver(inputs)
        seenTouches = []
      }
      graph.countAsEvents(since: mark)
      mark = graph.mark
      probe.measure(.update) {
        graph.flush()
        graph.forgetResting()
        graph.completions.runDue()
        graph.flush()
        keepFocus()
      }
      graph.countText(since: mark)
    }
    graph.reportStrandedTasks()
    var frame = graph.needsDisplay || shown == nil ? build(probe) : shown ?? build(probe)
    frame.inputHash = InputHashing.hash(inputs)
    return finish(frame)
  }

  /// Shows frame 0 again, after `work`.
  func repeatFirstFrame(_ probe: PhaseProbe, _ work: () -> Void) -> SceneFrame {
    precondition(nextFrame == 1, "Only the first frame is shown twice.")
    graph.asCurrent {
      probe.measure(.update) {
        work()
        graph.flush()
      }
    }
    var frame = graph.needsDisplay || shown == nil ? build(probe) : shown ?? build(probe)
    frame.inputHash = shown?.inputHash ?? 0
    return finish(frame)
  }

  private func finish(_ built: SceneFrame) -> SceneFrame {
    var frame = built
    graph.checkInvariants()
    graph.needsDisplay = false
    graph.interposer?.shown()
    frame.counters = graph.counters
    frame.isSettled =
      graph.isAtRest && !graph.executor.hasSleepers && !arena.isWaiting && selection == nil
    frame.endlessMotion = frame.isSettled ? graph.endlessViews : []
    frame.issues = graph.issues
    graph.counters = WorkCounters()
    shown = frame
    shownTime = graph.time
    return frame
  }

  private func observeLayout(_ probe: PhaseProbe) {
    let size = configuration.size
    graph.layOut = { [unowned root, unowned graph] in
      let mark = graph.mark
      probe.measure(.layout) { root.layOut(in: size) }
      graph.countAsLayout(since: mark)
    }
  }

  private func build(_ probe: PhaseProbe) -> SceneFrame {
    let canvas = probe.measure(.display) {
      let canvas = DisplayCanvas(
        size: configuration.size, scale: configuration.scale,
        background: root.childEnvironment.colorScheme == .dark ? .black : .white)
      canvas.concealed = graph.presentations.concealed
      root.render(on: canvas)
      canvas.finish()
      canvas.checkInvariants()
      graph.interposer?.drew(on: canvas)
      return canvas
    }
    graph.counters[.displayLists] += 1
    graph.counters[.operations] += canvas.list.operations.count
    graph.counters[.glassElements] += canvas.list.glass.count
    graph.counters[.glyphsDrawn] += canvas.work.glyphs
    graph.counters[.outlineElements] += canvas.work.outlineElements
    for participant in graph.participants { participant.drew(on: canvas, in: graph) }
    return probe.measure(.hash) {
      numbering {
        StageHashing.frame(of: root, drawnOn: canvas, graph: graph, kept: stages)
      }
    }
  }

  /// The view snapshot of the last frame: a node a line, indented by depth.
  package func snapshot() -> String { numbering { Snapshot.text(of: root) } }

  /// Runs `work` with the numbers of the scene's identities.
  func numbering<Result>(_ work: () -> Result) -> Result {
    IdentityNumbers.$current.withValue(graph.identities, operation: work)
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
    let controls = graph.controlsRoom
    root.receive(
      environment: EnvironmentValues(configuration, pictures, device: graph.bars.device))
    // They go to the other side, also over views that stay where they are.
    if graph.controlsRoom != controls { root.forgetPlaces() }
    graph.invalidateLayout()
  }

  func receive(size asked: Size2D) {
    let size = graph.bars.device?.extent(resizedTo: asked) ?? asked
    configuration.size = size
    graph.extent = size
    if let device = graph.bars.device {
      graph.bars.take(device, extent: size)
      root.receive(environment: EnvironmentValues(configuration, pictures, device: device))
    }
    // Controls at the right move, also over views that stay where they are.
    if graph.controlsRoom != nil, graph.isMirrored { root.forgetPlaces() }
    for element in graph.presentations.stack { element.style.settingsChanged() }
    graph.layOut = { [unowned root] in root.layOut(in: size) }
    graph.invalidateLayout()
  }
}

extension EnvironmentValues {
  /// The environment that a device gives, and the pictures of the scene.
  init(
    _ configuration: SceneConfiguration, _ pictures: PictureLibrary = PictureLibrary(),
    device: SceneDevice? = nil
  ) {
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
      locale = Locale(identifier: configuration.locale)
    }
    let classes = device?.sizeClasses(in: configuration.size)
    horizontalSizeClass = configuration.horizontalSizeClass ?? classes?.horizontal
    verticalSizeClass = configuration.verticalSizeClass ?? classes?.vertical
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
