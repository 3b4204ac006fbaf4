import MeniscusGeometry
import MeniscusLayout

/// Room that takes what is left, along the axis of the stack it is in.
nonisolated public struct Spacer: View {
  /// The smallest length, in points; nil is a length by default.
  public var minLength: CGFloat?

  /// Makes room of at least `minLength` points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: NodeView {
  typealias Made = SpacerElement
}

final class SpacerElement: ElementNode, ViewNode {
  private var minimum: Double?

  init(view: Spacer, context: NodeContext) {
    minimum = view.minLength.map(Double.init)
    super.init(context: context)
  }

  override var name: String? { "Spacer" }

  override func update<New: View>(to new: New) {
    guard let new = new as? Spacer, new.minLength.map(Double.init) != minimum else { return }
    minimum = new.minLength.map(Double.init)
    invalidateLayout()
  }

  private var layout: SpacerLayout {
    SpacerLayout(axis: environment.stackAxis, minimum: minimum)
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(minimum, named: "minLength")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D { layout.size(for: proposal) }
  override var layoutPriority: Double { layout.priority }
  override var layoutSpacing: LayoutSpacing { layout.spacing }
}
