import MeniscusGeometry
import MeniscusLayout

/// The element around everything: offers the scene's extent and centres what takes less.
final class RootElement: DepthStackElement, PreferenceReading {
  var isReadingDue = false
  private var preferredColorScheme: ColorScheme?
  /// What the scene's device draws over it; nil where it has none.
  private(set) var chrome: ChromeElement?

  /// Makes the root of a scene.
  init(scene: Scene, context: NodeContext) {
    super.init(layout: DepthStackLayout(), label: "Scene", context: context) {
      Node.make(for: scene.root(), in: $0)
    }
    graph.presentations.root = self
    guard let device = graph.bars.device else { return }
    let chrome = ChromeElement(device: device, context: self.context)
    chrome.container = self
    self.chrome = chrome
    graph.preferences.readers += 1
    graph.preferences.markDue(self)
  }

  override var children: [Node] { super.children + (chrome.map { [$0] } ?? []) }

  /// What stands over the scene, the lowest first.
  private var presented: [PresentedElement] { graph.presentations.stack }

  override var elements: [ElementNode] { super.elements + presented }
  override var drawnElements: [ElementNode] {
    super.drawnElements + presented + (chrome.map { [$0] } ?? [])
  }

  var isReading: Bool { graph.preferences.decidesColorScheme || graph.bars.device != nil }

  func readPreferences() {
    if graph.bars.device != nil { readBars() }
    var value: ColorScheme??
    collectPreference(PreferredColorSchemeKey.self, into: &value)
    guard (value ?? nil) != preferredColorScheme else { return }
    preferredColorScheme = value ?? nil
    graph.stateChanged()
    derivationChanged()
  }

  private func readBars() {
    var bars: HiddenBars?
    // A cover speaks for what it covers.
    let covers = graph.presentations.stack.filter { $0.style is CoverStyle && !$0.isDismissed }
    for cover in covers.reversed() { cover.collectPreference(HiddenBarsKey.self, into: &bars) }
    collectPreference(HiddenBarsKey.self, into: &bars)
    graph.bars.hidesStatusBar = bars?.statusBar ?? false
    graph.bars.hidesOverlays = bars?.overlays ?? false
    graph.stateChanged()
  }

  override func derive(_ environment: inout EnvironmentValues) {
    super.derive(&environment)
    environment.editMode = graph.slots.value { SceneEditing() }.binding(in: graph)
    if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
  }

  /// The names of views begin below the root.
  override func makePath() -> NodePath { NodePath(text: "", pending: []) }

  override func appendReported(to nodes: inout [Node]) {
    for child in drawnChildren { child.appendReported(to: &nodes) }
    // Whoever presents may be gone, or not be seen in a list, which reports what is seen of it.
    for element in presented where !nodes.contains(where: { $0 === element }) {
      element.appendReported(to: &nodes)
    }
  }

  /// What can be touched and read: all, or what stands over the scene.
  var reachable: [ElementNode] {
    let layer = graph.presentations
    return layer.topmost == nil ? super.drawnElements + layer.stack : Array(layer.reachable)
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: super.elements, proposal: proposal)
  }

  /// Offers a single view again what it was offered at first; several views form a ZStack.
  ///
  /// A view that takes less than the minimum that it states shows it only by its first offer.
  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let elements = super.elements
    guard elements.count == 1, let element = elements.first else {
      return place(elements, in: frame, proposal: proposal)
    }
    element.place(at: frame, proposal: proposal)
  }

  /// Places everything in an extent.
  func layOut(in size: Size2D) {
    if let device = graph.bars.device, !device.hasScreen(of: size) {
      graph.note(.shown, "device: \(device.name)", askedBy: self)
    }
    let room = graph.bars.freeFrame(in: size)
    let proposal = LayoutProposal(room.size)
    let own = self.size(for: proposal)
    place(
      at: Rect2D(
        x: room.minX + (room.width - own.width) * 0.5,
        y: room.minY + (room.height - own.height) * 0.5, width: own.width, height: own.height),
      proposal: proposal)
    let extent = Rect2D(origin: .zero, size: size)
    for element in presented { element.place(at: extent, proposal: LayoutProposal(size)) }
    chrome?.place(at: extent, proposal: LayoutProposal(size))
  }
}
