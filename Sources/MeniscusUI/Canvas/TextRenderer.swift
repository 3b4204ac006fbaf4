import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// Draws texts in a way of one's own, line by line or glyph by glyph.
///
/// Lines under and through texts and colours behind them are not drawn with glyphs.
public protocol TextRenderer: Animatable {
  /// Draws a text; the origin is that of its frame.
  @MainActor func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The extent of a text; its own unless said otherwise.
  @MainActor func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The room that is drawn in around the text; nothing is cut off here, whatever it is.
  @MainActor var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The extent that the text has by itself.
  @MainActor public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  @MainActor public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose extent a renderer is asked for.
@MainActor
public struct TextProxy {
  let measure: (LayoutProposal) -> Size2D

  /// The extent that the text has by itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(measure(proposal.layout))
  }
}

nonisolated extension View {
  /// Has texts inside the view drawn by a renderer, whose data can be animated.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    TextRendererView(content: self, renderer: renderer)
  }
}

/// A view whose texts a renderer draws.
nonisolated private struct TextRendererView<Content: View, Renderer: TextRenderer>: View,
  TransparentView,
  @MainActor Animatable
{
  let content: Content
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor var body: some View {
    content.environment(\.textRendering, RendererOfTexts(renderer: renderer))
  }
}

/// A renderer of any type.
private struct RendererOfTexts<Renderer: TextRenderer>: TextRendering {
  let renderer: Renderer

  func draw(_ layout: Text.Layout, of element: ElementNode, on canvas: DisplayCanvas) {
    var context = GraphicsContext(canvas: canvas, element: element)
    renderer.draw(layout: layout, in: &context)
  }

  func size(
    for proposal: LayoutProposal, by itself: @escaping (LayoutProposal) -> Size2D
  ) -> Size2D {
    Size2D(
      renderer.sizeThatFits(
        proposal: ProposedViewSize(proposal), text: TextProxy(measure: itself)))
  }
}

extension Text.Layout {
  /// How glyphs are drawn; all alike here.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Glyphs may lie between pixels; they always may here.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it lies.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it lies.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws glyphs of a text where they lie.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []
  ) {
    nonisolated(unsafe) let (context, slice) = (self, slice)
    onMainActor { context.draw(glyphs: slice) }
  }

  @MainActor private func draw(glyphs slice: Text.Layout.RunSlice) {
    let slices = slice.run.slices[slice.indices]
    guard let first = slices.first else { return }
    let run = GlyphRun(
      size: first.size,
      glyphs: slices.compactMap { glyph in
        glyph.outline.map {
          GlyphRun.Placement(
            outline: canvas.row(of: $0), origin: Point2D(glyph.bounds.origin))
        }
      })
    draw {
      canvas.transformed(by: map) { canvas.glyphs(run, first.paint, at: .zero, by: element) }
    }
  }
}
