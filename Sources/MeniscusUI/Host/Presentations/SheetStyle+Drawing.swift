import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// What a sheet's content stands on.
///
/// Sources: `Vercantez/openuikit`, iPhone 16, iOS 26.1: corners, handle, dimming.
extension SheetStyle {
  /// The radius of the upper corners.
  static let topRadius = 38.0
  /// The radius of the lower corners of what floats on a display with round corners.
  static let floatingRadius = 47.741
  /// The radius of the corners in the classic design: UIKit's of iOS 18.
  static let classicRadius = 10.0
  /// The radius of a display's own corners.
  static let displayRadius = 58.2
  /// The handle's extent, and how far below the upper edge it is.
  static let grabber = Size2D(width: 36, height: 5)
  static let grabberTop = 5.0

  /// The radii of the corners as they are now.
  var radii: CornerRadii2D {
    if let stated = settings.cornerRadius { return CornerRadii2D(all: max(stated, 0)) }
    if card != nil {
      let isPage = restingFrame.maxY >= extent.height
      let radius = isClassic ? Self.classicRadius : SheetCard.radius
      return CornerRadii2D(
        topLeft: radius, topRight: radius, bottomRight: isPage ? 0 : radius,
        bottomLeft: isPage ? 0 : radius)
    }
    if isClassic {
      let top = geometry.isWhole ? 0 : Self.classicRadius
      return CornerRadii2D(topLeft: top, topRight: top, bottomRight: 0, bottomLeft: 0)
    }
    let hasRoundDisplay = geometry.insets.bottom > 0
    let lower = hasRoundDisplay ? Self.floatingRadius : Self.topRadius
    let display = hasRoundDisplay ? Self.displayRadius : 0
    let bottom = display + (lower - display) * floating
    let top = geometry.isWhole ? bottom : Self.topRadius
    return CornerRadii2D(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  private var silhouette: Silhouette {
    .roundedRectangle(Rect2D(origin: .zero, size: layoutFrame.size), radii, .continuous)
  }

  func drawSheet(on canvas: DisplayCanvas) {
    guard let element else { return }
    let frame = layoutFrame
    if let surface { canvas.glassPlane { surface.render(on: canvas) } }
    if settings.background == nil, floating < 1 {
      let face = isDark ? RGBA(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : RGBA.white
      canvas.fill(
        silhouette,
        .color(
          RGBA(red: face.red, green: face.green, blue: face.blue, opacity: 1 - floating)),
        at: frame.origin, by: element)
    }
    canvas.clip(silhouette, at: frame.origin, by: element) {
      canvas.glassPlane { element.drawElements(on: canvas) }
    }
    if showsGrabber { drawGrabber(in: frame, on: canvas, by: element) }
  }

  /// Whether there is a handle; by itself where there are several heights.
  private var showsGrabber: Bool {
    switch settings.dragIndicator {
    case .visible: true
    case .hidden: false
    case .automatic: detents.count > 1 && card == nil
    }
  }

  private func drawGrabber(in frame: Rect2D, on canvas: DisplayCanvas, by element: ElementNode) {
    let size = Self.grabber
    canvas.fill(
      .roundedRectangle(
        Rect2D(origin: .zero, size: size), CornerRadii2D(all: size.height / 2), .circular),
      .color(RGBA(red: 0.4706, green: 0.4706, blue: 0.502, opacity: 0.4295)),
      at: Point2D(x: frame.midX - size.width / 2, y: frame.minY + Self.grabberTop), by: element)
  }

  var shade: Double {
    guard isModal else { return 0 }
    let most =
      isDark
      ? PresentationPolicy.dimming
        + (PresentationPolicy.darkDimming - PresentationPolicy.dimming) * floating
      : PresentationPolicy.dimming
    let away = extent.height - restingFrame.minY
    return away > 0 ? most * max(1 - drop / away, 0) : 0
  }

  var coversAll: Bool {
    switch settings.backgroundInteraction.kind {
    case .automatic, .disabled: return true
    case .enabled(nil): return false
    case .enabled(let limit):
      guard let most = detents.first(where: { $0.detent == limit }),
        let now = detents.first(where: { $0.detent == chosen })
      else { return true }
      return now.rest.height > most.rest.height
    }
  }
}

/// Glass where a sheet floats, or what is stated instead.
struct SheetSurface: View, SystemSurface {
  var background: AnyView?
  var radii = CornerRadii2D(all: SheetStyle.topRadius)
  var isFloating = true
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    // Left and right are the same, whichever way lines run.
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: CGFloat(radii.topLeft), bottomLeadingRadius: CGFloat(radii.bottomLeft),
      bottomTrailingRadius: CGFloat(radii.bottomRight),
      topTrailingRadius: CGFloat(radii.topRight))
    if let background {
      background.clipShape(shape)
    } else {
      Color.clear.glassEffect(isFloating && !isClassic ? .regular : .identity, in: shape)
        .glassScheme(from: .colorScheme)
    }
  }
}

extension SheetCard {
  /// The frame of a card by how large the content asks it to be.
  @MainActor
  static func frame(_ sizing: (any PresentationSizing)?, of element: PresentedElement) -> Rect2D {
    let graph = element.graph
    switch sizing {
    case is PagePresentationSizing: return page(in: graph.extent, insets: graph.bars.insets)
    case is FittedPresentationSizing:
      return form(in: graph.extent, size: element.contentSize(for: .unspecified))
    case let partly as PartlyFittedPresentationSizing:
      let base = frame(partly.base, of: element).size
      let fitted = element.contentSize(
        for: LayoutProposal(
          width: partly.axes.contains(.horizontal) ? nil : base.width,
          height: partly.axes.contains(.vertical) ? nil : base.height))
      return form(
        in: graph.extent,
        size: Size2D(
          width: partly.axes.contains(.horizontal) ? fitted.width : base.width,
          height: partly.axes.contains(.vertical) ? fitted.height : base.height))
    default: return form(in: graph.extent)
    }
  }
}
