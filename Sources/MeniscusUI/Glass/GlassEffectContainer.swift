import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A container whose glass effects are captured once, blend where they are near, and flow into each
/// other.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let spacing: Double
  let content: Content

  /// Makes a container.
  ///
  /// - Parameter spacing: the distance in points below which shapes blend; nil for
  ///   ``defaultSpacing``.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    let given = Double(spacing ?? Self.defaultSpacing)
    self.spacing = given.isFinite ? max(given, 0) : 0
    self.content = content()
  }

  /// The spacing where none is given, in points.
  ///
  /// It is what a layer tree reports then; see `docs/glass.md`.
  public static var defaultSpacing: CGFloat { 8 }
}

extension GlassEffectContainer: NodeView {
  typealias Made = GlassContainerElement<Content>
}

/// Gathers the glass of what is inside it, and lays it behind all of that.
///
/// Several views form a ZStack; a single one is laid out as if the container were not there.
final class GlassContainerElement<Content: View>: DepthStackElement, ViewNode {
  private var spacing: Double

  init(view: GlassEffectContainer<Content>, context: NodeContext) {
    spacing = view.spacing
    super.init(layout: DepthStackLayout(), label: "GlassEffectContainer", context: context) {
      Node.make(for: view.content, in: $0)
    }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? GlassEffectContainer<Content> else { return }
    if new.spacing != spacing {
      spacing = new.spacing
      // The spacing is an argument, and hashed as one.
      invalidateLayout()
    }
    receive(content: new.content)
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    guard elements.count == 1, let element = elements.first else {
      return super.measure(proposal)
    }
    return element.size(for: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    guard elements.count == 1, let element = elements.first else {
      return super.placeElements(in: frame, proposal: proposal)
    }
    element.place(at: frame, proposal: proposal)
  }

  override var layoutPriority: Double {
    elements.count == 1 ? elements.first?.layoutPriority ?? 0 : 0
  }

  override func draw(on canvas: DisplayCanvas) {
    canvas.glassScope(spacing: spacing) { super.draw(on: canvas) }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(number: spacing, named: "spacing")
  }
}
