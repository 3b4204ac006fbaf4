import MeniscusGeometry
import MeniscusLayout

/// The card of an alert or a dialog, in the middle of what nothing covers.
final class CardStyle: PresentationStyle {
  /// Whether a tap beside the card cancels it.
  private let isDialog: Bool
  /// The view that a dialog grows out of; nil for none.
  private weak var source: Node?
  private var card = Rect2D.zero

  /// Makes the style of an alert.
  override init() {
    isDialog = false
    super.init()
  }

  /// Makes the style of a dialog, which grows out of its view unless that fills the scene.
  init(dialogAt place: PresentationPlace) {
    isDialog = true
    super.init()
    let extent = place.context.graph.extent
    guard let node = place.presenter.node, let frame = node.presentationFrame,
      frame.width < extent.width * 0.9 || frame.height < extent.height * 0.5
    else { return }
    source = node
  }

  override var animation: Animation { PresentationPolicy.alertSpring }
  override var opacity: Double { shown }

  override var dimming: Double {
    guard source == nil else { return 0 }
    return shown * (isDark ? PresentationPolicy.darkDimming : PresentationPolicy.dimming)
  }

  /// An alert comes from a little nearer, and a dialog from its source.
  override var map: Affine2D {
    let now = min(max(shown, 0), 1)
    guard let origin = source?.presentationFrame, element?.isDismissed == false else {
      let scale = element?.isDismissed == true ? 1 : 1 + (1 - now) * AlertPolicy.nearness
      return .scale(x: scale, y: scale, about: card.center)
    }
    return .growth(from: origin, to: card, share: now)
  }

  override func place(in frame: Rect2D) {
    guard let element, let graph else { return }
    let safe = graph.bars.freeFrame(in: extent)
    let whole =
      element.environment.isClassicDesign ? ClassicAlertPolicy.width : AlertPolicy.width
    let width = min(whole, max(safe.width - 2 * AlertPolicy.margin, 0))
    let offer = LayoutProposal(width: width, height: safe.height)
    let size = element.contentSize(for: offer)
    var origin = Point2D(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    if let around = source?.presentationFrame {
      origin = FloatingPlace(room: safe, source: around).origin(of: size)
    }
    card = PixelGrid(scale: graph.scale).rounded(Rect2D(origin: origin, size: size))
    for inner in element.elements { inner.place(at: card, proposal: offer) }
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

extension Affine2D {
  /// The map of a rectangle that grows out of another one: from where that one is, at its size, to
  /// its own.
  static func growth(from origin: Rect2D, to frame: Rect2D, share: Double) -> Affine2D {
    guard frame.width > 0, frame.height > 0 else { return .identity }
    let least = min(max(min(origin.width / frame.width, origin.height / frame.height), 0.2), 1)
    let scale = least + (1 - least) * share
    let center = origin.center + (frame.center - origin.center) * share
    return Affine2D.translation(x: -frame.midX, y: -frame.midY)
      .then(.scale(x: scale, y: scale)).then(.translation(x: center.x, y: center.y))
  }
}

extension Node {
  /// Where the first view inside is drawn in the scene; nil where there is none.
  var presentationFrame: Rect2D? {
    guard !isGone else { return nil }
    return (self as? ElementNode ?? topElements.first)?.sceneFrame
  }
}
