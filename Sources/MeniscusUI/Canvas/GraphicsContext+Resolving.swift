import MeniscusGeometry
import MeniscusLayout

extension GraphicsContext {
  /// A text as the canvas has it, to be measured and drawn again and again.
  @MainActor
  public struct ResolvedText {
    let element: ElementNode?
    /// What the text is drawn in, in the space that it is drawn in; nil for its own styles.
    var ink: Shading?

    /// What the text is drawn in.
    public var shading: Shading {
      get { ink ?? .foreground }
      set { ink = newValue }
    }

    /// The extent that the text takes of an offer, in points.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(element?.size(for: LayoutProposal(Size2D(size))) ?? .zero)
    }

    /// The distance from the top to the first baseline in an extent, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }

    /// The distance from the top to the last baseline in an extent, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

    private func baseline(_ guide: AlignmentGuide, _ offer: CGSize) -> CGFloat {
      guard let element else { return 0 }
      let proposal = LayoutProposal(Size2D(offer))
      let own = element.size(for: proposal)
      return CGFloat(element.explicitGuide(guide, size: own, proposal: proposal) ?? own.height)
    }
  }

  /// An image as the canvas has it, to be measured and drawn again and again.
  @MainActor
  public struct ResolvedImage {
    let element: ElementNode?
    /// What the image's opacity is drawn in; nil for its own colours.
    public var shading: Shading?

    /// The extent that the image has by itself, in points.
    public var size: CGSize { CGSize(element?.size(for: .unspecified) ?? .zero) }
    /// The distance from the top to the baseline, in points: the lower edge.
    public var baseline: CGFloat { size.height }
  }

  /// The text as the canvas has it.
  @MainActor public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(element: drawnElement(of: text))
  }

  /// The image as the canvas has it.
  @MainActor public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(element: drawnElement(of: image))
  }

  /// The shading as the canvas has it.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws a text, at its own extent, with a point of its frame at a point.
  @MainActor public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
  {
    guard let element = text.element else { return }
    draw(element, in: text.ink, at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top leading corner.
  @MainActor public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let element = text.element else { return }
    let rect = Rect2D(rect)
    let proposal = LayoutProposal(rect.size)
    show(
      element, in: Rect2D(origin: rect.origin, size: element.size(for: proposal)), proposal,
      text.ink)
  }

  /// Draws an image, at its own extent, with a point of its frame at a point.
  @MainActor public func draw(
    _ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    guard let element = image.element else { return }
    draw(element, in: image.shading, at: point, anchor)
  }

  /// Draws an image scaled into a rectangle.
  @MainActor public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    let size = image.size
    guard let element = image.element, size.width > 0, size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    copy.draw(element, in: image.shading, at: CGPoint(x: 0, y: 0), .topLeading)
  }

  @MainActor private func draw(
    _ element: ElementNode, in ink: Shading?, at point: CGPoint, _ anchor: UnitPoint
  ) {
    let size = element.size(for: .unspecified)
    show(
      element,
      in: Rect2D(
        x: Double(point.x) - Double(anchor.x) * size.width,
        y: Double(point.y) - Double(anchor.y) * size.height, width: size.width,
        height: size.height), .unspecified, ink)
  }

  /// Draws an element, or its opacity in a shading.
  @MainActor private func show(
    _ element: ElementNode, in rect: Rect2D, _ proposal: LayoutProposal, _ ink: Shading?
  ) {
    guard let ink else { return show(element, in: rect, proposal) }
    drawLayer { layer in
      layer.show(element, in: rect, proposal)
      layer.blendMode = .sourceAtop
      // Letters may reach out of their frame.
      let reach = rect.inset(by: Insets2D(all: -rect.size.height))
      layer.paint(Path(CGRect(reach)), with: ink, in: rect)
    }
  }
}
