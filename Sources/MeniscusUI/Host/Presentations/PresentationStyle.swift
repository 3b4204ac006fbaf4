import MeniscusGeometry
import MeniscusLayout

/// How something that is presented stands over the scene, comes, goes and is touched.
///
/// The base class is a plain layer over everything.
@MainActor
class PresentationStyle {
  /// What is presented.
  private(set) final weak var element: PresentedElement?
  /// What the content stands on; it is not a part of the content.
  private(set) final var surface: LayerElement?

  init() {}

  /// Takes charge of what is presented.
  final func attach(to element: PresentedElement) {
    self.element = element
    guard let view = surfaceView else { return }
    let surface = LayerElement(
      layout: DepthStackLayout(), label: "layer", context: element.context
    ) { Node.make(for: view, in: $0) }
    surface.container = element
    self.surface = surface
  }

  final var surfaces: [Node] { surface.map { [$0] } ?? [] }

  final var graph: ViewGraph? { element?.graph }
  final var extent: Size2D { graph?.extent ?? .zero }
  final var time: Double { graph?.time ?? 0 }
  final var settings: PresentationSettings { element?.settings ?? PresentationSettings() }
  /// How far it is there now.
  final var shown: Double { element?.shown ?? 0 }
  final var isDark: Bool { element?.childEnvironment.colorScheme == .dark }

  /// The view that the content stands on; nil for none.
  var surfaceView: AnyView? { nil }
  /// Whether what is below can neither be touched nor read.
  var isModal: Bool { true }
  /// Whether what has the focus loses it when the presentation comes.
  var takesFocus: Bool { isModal }
  /// How it comes and goes.
  var animation: Animation { PresentationPolicy.spring }
  /// How opaque the black is that lies over what is below.
  var dimming: Double { 0 }
  /// Whether backgrounds are those of what stands over the scene.
  var isRaised: Bool { false }
  /// The map by which it is drawn.
  var map: Affine2D { .identity }
  /// How opaque it is drawn.
  var opacity: Double { 1 }
  /// What covers parts of the content, innermost first.
  var safeAreaElements: [SafeAreaElement] { graph?.bars.safeAreaElements(in: extent) ?? [] }

  /// The style that takes this one's place by what the content asks for; nil for this one.
  func adapted(to settings: PresentationSettings) -> PresentationStyle? { nil }
  /// What the presentation can become where there is little room.
  var adaptations: [PresentationAdaptation] { PresentationAdaptation.all }
  /// Changes the environment of the content.
  func derive(_ environment: inout EnvironmentValues) {}
  /// Hears that the content may ask for something else.
  func settingsChanged() {}
  /// Places the content in the extent.
  func place(in frame: Rect2D) {
    surface?.place(at: frame, proposal: LayoutProposal(frame.size))
    element?.placeContent(in: graph?.bars.freeFrame(in: extent) ?? frame)
  }
  /// What of the scene it grows out of, and is not seen beside it.
  var concealed: [ElementNode] { [] }
  /// Draws what is lifted out of what is below, over the dimming.
  func drawLifted(on canvas: DisplayCanvas) {}
  /// Draws the content and what it stands on.
  func draw(on canvas: DisplayCanvas) {
    if let surface { canvas.glassPlane { surface.render(on: canvas) } }
    canvas.glassPlane { element?.drawElements(on: canvas) }
  }
  /// Whether a touch at a place of the scene, on nothing of the content, goes no further down.
  func stops(_ point: Point2D) -> Bool { isModal }
  /// Drops what has come to rest; whether something moves.
  func advance(to time: Double) -> Bool { false }
  /// Hears that it begins to go.
  func leaves() {}
  /// Adds what it keeps to the hash of state.
  func encode(into encoder: inout StateEncoder) {}
  /// Answers the key that cancels.
  func cancel() { element?.requestEnd() }

  // MARK: Touch

  /// Whether a place of the scene is beside what is presented.
  func isOutside(_ point: Point2D) -> Bool { false }
  /// Answers a tap there.
  func tappedOutside() {}
  /// Whether a movement of a touch is the presentation's own.
  func accepts(_ translation: Point2D, from start: Point2D) -> Bool { false }
  /// A touch takes hold of it.
  func dragBegan() {}
  /// The touch has moved since, in points.
  func dragChanged(_ translation: Point2D) {}
  /// The touch lets go at a speed, in points a second.
  func dragEnded(velocity: Point2D) {}
}

/// A cover of all of the scene, which comes from below.
final class CoverStyle: PresentationStyle {
  override var adaptations: [PresentationAdaptation] { [.automatic, .none, .fullScreenCover] }

  override var surfaceView: AnyView? { AnyView(CoverSurface()) }

  override var map: Affine2D { .translation(x: 0, y: (1 - shown) * extent.height) }

  override func settingsChanged() {
    surface?.receive(content: AnyView(CoverSurface(background: settings.background)))
  }
}

/// The colour of backgrounds, or what is stated instead.
struct CoverSurface: View, TransparentView {
  var background: AnyView?

  var body: some View {
    if let background {
      background
    } else {
      Rectangle().fill(.background)
    }
  }
}
