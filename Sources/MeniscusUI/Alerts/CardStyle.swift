import MeniscusGeometry
import MeniscusLayout

/// The card of an alert or a dialog, in the middle of what nothing covers.
final class CardStyle: PresentationStyle {
  /// Whether a tap beside the card cancels it.
  private let isDialog: Bool
  /// The view that a dialog grows out of; nil for none.
  private let source: PresentationSource?
  private var card = Rect2D.zero
  /// How far it had come when it began to go.
  private var reached = 0.0

  /// Makes the style of an alert.
  override init() {
    isDialog = false
    source = nil
    super.init()
  }

  /// Makes the style of a dialog, which grows out of its view unless that fills the scene.
  init(dialogAt place: PresentationPlace) {
    isDialog = true
    let extent = place.context.graph.extent
    let source = PresentationSource(place.presenter.node)
    let fills = source.frame.map {
      $0.width >= extent.width * 0.9 && $0.height >= extent.height * 0.5
    }
    self.source = fills == false ? source : nil
    super.init()
  }

  override var animation: Animation { PresentationPolicy.alertSpring }

  override var opacity: Double {
    source == nil ? shown : PresentationSource.handedOver(at: shown)
  }

  override var dimming: Double {
    guard source == nil else { return 0 }
    return shown * (isDark ? PresentationPolicy.darkDimming : PresentationPolicy.dimming)
  }

  /// An alert comes from a little nearer; a dialog comes from its source and goes back into it.
  override var map: Affine2D {
    let now = min(max(shown, 0), 1)
    if let growth = source?.growth(from: source?.frame, to: card, at: now) { return growth }
    // Where it goes it is as near as it was: it fades there.
    let scale = 1 + (1 - max(now, reached)) * AlertPolicy.nearness
    return .scale(x: scale, y: scale, about: card.center)
  }

  /// A button on glass becomes the dialog.
  override var concealed: [ElementNode] { source?.giving ?? [] }

  override func place(in frame: Rect2D) {
    guard let element, let graph else { return }
    let safe = graph.bars.freeFrame(in: extent)
    let whole =
      element.environment.isClassicDesign ? ClassicAlertPolicy.width : AlertPolicy.width
    let width = min(whole, max(safe.width - 2 * AlertPolicy.margin, 0))
    let offer = LayoutProposal(width: width, height: safe.height)
    let size = element.contentSize(for: offer)
    var origin = Point2D(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    if let around = source?.frame {
      origin = FloatingPlace(room: safe, source: around).origin(of: size)
    }
    card = PixelGrid(scale: graph.scale).rounded(Rect2D(origin: origin, size: size))
    for inner in element.elements { inner.place(at: card, proposal: offer) }
  }

  override func leaves() { reached = min(max(shown, 0), 1) }

  override func encode(into encoder: inout StateEncoder) {
    if reached > 0, reached < 1 { encoder.encode(number: reached, named: "reached") }
  }

  override func derive(_ environment: inout EnvironmentValues) {
    if source != nil { environment.isFromSource = true }
  }

  override func cancel() {
    guard let element, let key = KeyPress(named: "Escape") else { return }
    if let action = element.shortcutAction(for: key) { return action() }
    if isDialog { element.requestEnd() }
  }

  override func isOutside(_ point: Point2D) -> Bool { !card.contains(point) }

  override func tappedOutside() {
    if isDialog { cancel() }
  }
}

/// The numbers of alerts and dialogs, in points.
///
/// Source: `Vercantez/openuikit`, the alert's view tree on an iPhone 16, iOS 26.1.
enum AlertPolicy {
  /// The width of the card.
  static let width = 320.0
  /// How far the card stays off the sides; ours.
  static let margin = 8.0
  /// The radius of the card's corners.
  static let radius: CGFloat = 34
  /// How far texts stand off the sides.
  static let textInset: CGFloat = 30
  /// The distance from the card's upper edge to the texts; larger for larger text.
  static let top: CGFloat = 22
  static let topLarge: CGFloat = 38
  static let topAccessibility: CGFloat = 73
  /// The distance from the title to the message; larger for larger text.
  static let gap: CGFloat = 23 / 3
  static let gapLarge: CGFloat = 17
  static let gapAccessibility: CGFloat = 42
  /// The distance from the last line to the part with the actions.
  static let below: CGFloat = 13 / 3
  static let belowSingle: CGFloat = 4
  static let belowLarge: CGFloat = 5
  static let belowAccessibility: CGFloat = 7
  /// How far actions stand off the card's edges, and off one another.
  static let actionInset: CGFloat = 16
  static let actionGap: CGFloat = 8
  /// The height of an action.
  static let actionHeight: CGFloat = 48
  /// How far a field stands off the sides and off what is above, and its height.
  static let fieldInset: CGFloat = 15
  static let fieldGap: CGFloat = 49 / 3
  static let fieldHeight: CGFloat = 48
  /// How much larger an alert is when it begins to come; ours.
  static let nearness = 0.1
}

/// The numbers of alerts and dialogs of the classic design, in points: UIKit's of iOS 18.
enum ClassicAlertPolicy {
  static let width = 270.0
  static let radius: CGFloat = 14
  /// How far texts stand off the sides, off the upper edge, off one another and off the actions.
  static let textInset: CGFloat = 16
  static let top: CGFloat = 20
  static let gap: CGFloat = 2
  static let below: CGFloat = 20
  static let actionHeight: CGFloat = 44
}
