import MeniscusDisplay

/// A view that chooses a value, and its value where none of the choices stands for that.
nonisolated struct ChoiceView<Content: View>: WrappingView {
  let content: Content
  /// The value; nil where something stands for it.
  let missing: AnyHashable?
  /// What notes of the run call the view.
  let name: String

  typealias Made = ChoiceNode<Content>
}

/// Notes a choice that is not there.
final class ChoiceNode<Content: View>: ContentNode<ChoiceView<Content>> {
  required init(view: ChoiceView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    note()
  }

  override func take(_ new: ChoiceView<Content>) {
    super.take(new)
    note()
  }

  private func note() {
    guard view.missing != nil else { return }
    // What there is to choose from may change in the same update, and so may the choice.
    graph.afterUpdate { [weak self] in
      guard let self, !isGone, let missing = view.missing else { return }
      noteMissing(missing, of: view.name) { [weak self] in self?.view.missing == missing }
    }
  }
}

extension Node {
  /// Notes that a value is chosen that nothing stands for, if it still is when the update is done.
  func noteMissing(_ value: AnyHashable, of name: String, if isSo: @escaping () -> Bool) {
    let choice = graph.name(ofChoice: value.base)
    graph.note(.obeyed, "\(name)(selection: \(choice))", askedBy: self, if: isSo)
  }
}

extension ViewGraph {
  /// A choice by its value, or by its type where the value has parts: those may differ from run to run.
  func name(ofChoice value: Any) -> String {
    if value is UUID { return name(of: value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { name(ofChoice: $0.value) } ?? "nil"
    case .enum: return mirror.children.first?.label ?? String(describing: value)
    case nil: return String(String(describing: value).prefix(40))
    default: return TypeName.short(type(of: value))
    }
  }
}
