/// What stands over a scene: sheets, covers, popovers, menus, alerts and dialogs, one over another.
///
/// A level is the scene, or something presented; it presents one thing at a time, and menus beside it.
/// What else is asked for meanwhile waits until that has gone, as in SwiftUI, and is noted.
@MainActor
final class PresentationLayer {
  /// The root of the scene.
  weak var root: RootElement?
  /// What is presented, the lowest first; what leaves is among it until it has gone.
  private(set) var stack: [PresentedElement] = []
  /// What leaves without the view that presented it, with that view's node, which it needs until then.
  private var orphans: [(element: PresentedElement, source: Node)] = []
  private var waiting: [Presenter] = []

  /// What alone can be touched, read and focused; nil where that is all of the scene.
  var topmost: PresentedElement? { stack.last { $0.isModal && !$0.isDismissed } }

  /// The elements that something grows out of, and how far each has gone into that, up to 1.
  var concealed: [ObjectIdentifier: Double] {
    var shares: [ObjectIdentifier: Double] = [:]
    for presented in stack where presented.shown > 0 {
      let share = PresentationSource.handedOver(at: presented.shown)
      for element in presented.style.concealed {
        // A menu may still go back into the button that a dialog grows out of.
        let key = ObjectIdentifier(element)
        shares[key] = max(shares[key] ?? 0, share)
      }
    }
    return shares
  }

  /// What can be touched and read: the topmost modal view and what is over it.
  var reachable: ArraySlice<PresentedElement> {
    guard let topmost, let index = stack.firstIndex(where: { $0 === topmost }) else {
      return stack[...]
    }
    return stack[index...]
  }

  /// Lets a view present what it wants, now or when its level is free.
  func present(_ presenter: Presenter) {
    guard let root, !waiting.contains(where: { $0 === presenter }) else { return }
    let level = presenter.level
    if level?.isDismissed == true { return }
    if !presenter.isBeside, isBusy(level) {
      waiting.append(presenter)
      let stays = stack.contains { $0.level === level && !$0.isBeside && !$0.isDismissed }
      if stays, let node = presenter.node {
        node.graph.report(.presentation(view: node.reportedPath, fault: .another))
      }
      return
    }
    presenter.show(over: root)
  }

  /// Forgets a view that waits.
  func withdraw(_ presenter: Presenter) { waiting.removeAll { $0 === presenter } }

  /// Takes what begins to be shown.
  func push(_ element: PresentedElement) {
    stack.append(element)
    root?.preferencesChanged()
  }

  /// Dismisses all that is presented from inside something that goes.
  func dismissAll(on element: PresentedElement) {
    for other in stack where other.level === element { other.dismiss() }
  }

  /// Lets something leave whose presenting view is gone.
  func adopt(_ element: PresentedElement, from source: Node) {
    orphans.append((element, source))
    if element.level?.isDismissed != true, !element.isDismissed {
      source.graph.report(.presentation(view: element.path, fault: .sourceGone))
    }
    element.dismiss()
  }

  /// Something has left; who waits for its level comes.
  func remove(_ element: PresentedElement) {
    stack.removeAll { $0 === element }
    orphans.removeAll { $0.element === element }
    element.dismantle()
    root?.preferencesChanged()
    let level = element.level
    // Who waits may have nothing to present by now.
    while !isBusy(level), let index = waiting.firstIndex(where: { $0.level === level }) {
      present(waiting.remove(at: index))
    }
  }

  /// Whether a level presents something, or still has something that leaves.
  private func isBusy(_ level: PresentedElement?) -> Bool {
    stack.contains { $0.level === level && !$0.isBeside }
  }
}

extension ViewGraph {
  /// What stands over the scene.
  var presentations: PresentationLayer { slots.value { PresentationLayer() } }
}
