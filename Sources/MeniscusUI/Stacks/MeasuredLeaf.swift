import MeniscusGeometry
import MeniscusLayout

/// A view that answers proposals by a function and draws nothing.
package struct MeasuredLeaf: View {
  let answer: (LayoutProposal) -> Size2D

  /// Makes a view whose size for a proposal is `answer`'s.
  package init(_ answer: @escaping (LayoutProposal) -> Size2D) {
    self.answer = answer
  }
}

extension MeasuredLeaf: NodeView {
  typealias Made = MeasuredLeafElement
}

final class MeasuredLeafElement: ElementNode, ViewNode {
  private var answer: (LayoutProposal) -> Size2D

  init(view: MeasuredLeaf, context: NodeContext) {
    answer = view.answer
    super.init(context: context)
  }

  override var name: String? { "MeasuredLeaf" }

  override func update<New: View>(to new: New) {
    guard let new = new as? MeasuredLeaf else { return }
    answer = new.answer
    invalidateLayout()
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D { answer(proposal) }
}
