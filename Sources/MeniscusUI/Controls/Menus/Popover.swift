import MeniscusGeometry
import MeniscusLayout

/// The place of a view that a popover is attached to.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, by fractions of its extents.
  case point(UnitPoint)
}

nonisolated extension View {
  /// Presents a popover while a value is true; where there is little room it is a sheet, unless its
  /// content asks for something else.
  ///
  /// - Parameter arrowEdge: the edge of the anchor that it stands at; nil for the one with room.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingByFlag(
      base: self, isPresented: isPresented, kind: .popover(at: attachmentAnchor, arrowEdge),
      onDismiss: nil, content: content)
  }

  /// Presents a popover for an item while there is one; where there is little room it is a sheet,
  /// unless its content asks for something else.
  ///
  /// - Parameter arrowEdge: the edge of the anchor that it stands at; nil for the one with room.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingByItem(
      base: self, item: item, kind: .popover(at: attachmentAnchor, arrowEdge), onDismiss: nil,
      content: content)
  }
}

extension PresentationKind {
  /// A popover, or what it becomes.
  nonisolated static func popover(
    at anchor: PopoverAttachmentAnchor, _ edge: Edge?
  ) -> PresentationKind {
    nonisolated(unsafe) let anchor = anchor
    return PresentationKind(label: "Popover") { place in
      let node = place.presenter.node
      if let node, place.context.graph.isRegular(node.environment) {
        return PopoverStyle(anchor, edge, at: node)
      }
      return SheetStyle { [weak node] settings in
        switch settings.compactAdaptation.horizontal {
        case .popover, .none: PopoverStyle(anchor, edge, at: node)
        case .fullScreenCover: CoverStyle()
        default: nil
        }
      }
    }
  }
}

/// A card on glass beside the view that it belongs to.
final class PopoverStyle: PresentationStyle {
  /// The radius of the corners, in points: ours, but for that of the classic design, which is UIKit's of
  /// iOS 18.
  static func radius(_ isClassic: Bool) -> CGFloat { isClassic ? 13 : 26 }

  private let anchor: PopoverAttachmentAnchor
  private let edge: Edge?
  private let source: PresentationSource
  private var card = Rect2D.zero

  init(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?, at source: Node?) {
    self.anchor = anchor
    self.edge = edge
    self.source = PresentationSource(source)
    super.init()
  }

  override var surfaceView: AnyView? { AnyView(PopoverSurface()) }
  override var animation: Animation { PresentationPolicy.menuSpring }
  override var opacity: Double { PresentationSource.handedOver(at: shown) }
  override var isRaised: Bool { true }

  override func settingsChanged() {
    surface?.receive(
      content: AnyView(
        PopoverSurface(
          background: settings.background,
          radius: settings.cornerRadius.map { CGFloat($0) })))
  }

  /// Whether lines of the view run from the right.
  private var isMirrored: Bool {
    source.node?.environment.layoutDirection == .rightToLeft
  }

  /// The anchor of a view that is at a frame.
  private func anchor(in frame: Rect2D?) -> Rect2D? {
    frame.map { frame in
      switch anchor {
      case .rect(let place): return place.resolve(frame)
      case .point(let point):
        let x = isMirrored ? 1 - Double(point.x) : Double(point.x)
        return Rect2D(origin: frame.point(at: Point2D(x: x, y: Double(point.y))), size: .zero)
      }
    }
  }

  override var isModal: Bool {
    if case .enabled = settings.backgroundInteraction.kind { return false }
    return true
  }

  override var map: Affine2D {
    source.growth(from: anchor(in: source.frame), to: card, at: shown) ?? .identity
  }

  /// A button on glass becomes the popover, unless it can be pressed meanwhile.
  override var concealed: [ElementNode] { isModal ? source.giving : [] }

  override var safeAreaElements: [SafeAreaElement] { [] }

  override func place(in frame: Rect2D) {
    guard let element, let graph else { return }
    let room = graph.bars.freeFrame(in: extent)
    var place = FloatingPlace(
      room: room,
      source: anchor(in: source.layoutFrame) ?? Rect2D(origin: room.center, size: .zero),
      edge: edge,
      isMirrored: isMirrored)
    if let environment = source.node?.environment, environment.barItem != nil,
      !environment.isClassicDesign
    {
      place = place.overItem
    }
    let ideal = element.contentSize(for: .unspecified)
    let size = Size2D(
      width: min(ideal.width, max(room.width - 2 * place.margin, 0)),
      height: min(ideal.height, room.height))
    let origin = place.origin(of: size)
    card = PixelGrid(scale: graph.scale).rounded(Rect2D(origin: origin, size: size))
    surface?.place(at: card, proposal: LayoutProposal(card.size))
    element.placeContent(in: card)
  }

  override func isOutside(_ point: Point2D) -> Bool { !card.contains(point) }
  override func stops(_ point: Point2D) -> Bool { isModal || !isOutside(point) }

  override func tappedOutside() {
    if isModal, !settings.isDismissDisabled { element?.requestEnd() }
  }
}

/// Glass, or what is stated instead; material in the classic design.
private struct PopoverSurface: View, SystemSurface {
  var background: AnyView?
  /// The radius that is stated; nil for the design's.
  var radius: CGFloat?
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    let radius = radius ?? PopoverStyle.radius(isClassic)
    if let background {
      background.clipShape(.rect(cornerRadius: radius))
    } else {
      Color.clear
        .glassEffect(
          .regular.replaced(by: .regular, if: isClassic), in: .rect(cornerRadius: radius)
        )
        .glassScheme(from: .colorScheme)
    }
  }
}
