import MeniscusGeometry
import MeniscusLayout

extension GraphicsContext {
  /// A text as the canvas has it, to be measured and drawn again and again.
  nonisolated public struct ResolvedText {
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
      guard let element else { return .zero }
      return onMainActor { CGSize(element.size(for: LayoutProposal(Size2D(size)))) }
    }

    /// The distance from the top to the first baseline in an extent, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }

    /// The distance from the top to the last baseline in an extent, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

    private func baseline(_ guide: AlignmentGuide, _ offer: CGSize) -> CGFloat {
      guard let element else { return 0 }
      return onMainActor {
        let proposal = LayoutProposal(Size2D(offer))
        let own = element.size(for: proposal)
        return CGFloat(element.explicitGuide(guide, size: own, proposal: proposal) ?? own.height)
      }
    }
  }

  /// An image as the canvas has it, to be measured and drawn again and again.
  nonisolated public struct ResolvedImage {
    let element: ElementNode?
    /// What the image's opacity is drawn in; nil for its own colours.
    public var shading: Shading?

    /// The extent that the image has by itself, in points.
    public var size: CGSize {
      guard let element else { return .zero }
      return onMainActor { CGSize(element.size(for: .unspecified)) }
    }
    /// The distance from the top to the baseline, in points: the lower edge.
    public var baseline: CGFloat { size.height }
  }

  /// The text as the canvas has it.
  public func resolve(_ text: Text) -> ResolvedText {
    nonisolated(unsafe) let context = self
    return ResolvedText(element: onMainActor { context.drawnElement(of: text) })
  }

  /// The image as the canvas has it.
  public func resolve(_ image: Image) -> ResolvedImage {
    nonisolated(unsafe) let context = self
    return ResolvedImage(element: onMainActor { context.drawnElement(of: image) })
  }

  /// The shading as the canvas has it.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws a text, at its own extent, with a point of its frame at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.element, in: text.ink, at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let element = text.element else { return }
    nonisolated(unsafe) let context = self
    let (ink, rect) = (text.ink, Rect2D(rect))
    onMainActor {
      let proposal = LayoutProposal(rect.size)
      context.show(
        element, in: Rect2D(origin: rect.origin, size: element.size(for: proposal)), proposal, ink)
    }
  }

  /// Draws an image, at its own extent, with a point of its frame at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.element, in: image.shading, at: point, anchor)
  }

  /// Draws an image scaled into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    copy.draw(image.element, in: image.shading, at: CGPoint(x: 0, y: 0), .topLeading)
  }

  private func draw(
    _ element: ElementNode?, in ink: Shading?, at point: CGPoint, _ anchor: UnitPoint
  ) {
    guard let element else { return }
    nonisolated(unsafe) let context = self
    onMainActor {
      let size = element.size(for: .unspecified)
      context.show(
        element,
        in: Rect2D(
          x: Double(point.x) - Double(anchor.x) * size.width,
          y: Double(point.y) - Double(anchor.y) * size.height, width: size.width,
          height: size.height), .unspecified, ink)
    }
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
