/// What one view presents: at most one thing at a time.
@MainActor
final class Presenter {
  /// The presenting view's node.
  weak var node: Node?
  /// What is shown, or still on its way out.
  private(set) var shown: PresentedElement?
  /// What is wanted now; nil for nothing.
  private var wanted: PresentationRequest?
  /// What is shown, as it was asked for.
  private var current: PresentationRequest?
  private var isAsking = false

  /// Whether the view has nothing to do with others of its level.
  var isBeside: Bool { wanted?.isBeside ?? false }

  /// What the presenting view is in; nil for the scene itself.
  var level: PresentedElement? {
    node?.ancestors.lazy.compactMap { $0 as? PresentedElement }.first
  }

  /// Takes what is wanted now.
  func take(_ new: PresentationRequest?) {
    let goesOn = shown?.isDismissed == false
    let request = new?.mayBegin == true || goesOn ? new : nil
    let isSame = request?.identity == wanted?.identity
    wanted = request
    if isSame {
      if let request, let shown, current?.identity == request.identity {
        current = request
        shown.receive(content: request.content)
      }
      return
    }
    guard let node, !isAsking else { return }
    isAsking = true
    // The scene stands when the update at hand is complete; only then is it known who is where.
    node.graph.afterUpdate { [weak self] in self?.follow() }
  }

  /// Presents or dismisses, as is wanted.
  private func follow() {
    isAsking = false
    guard let node, !node.isGone else { return }
    if let shown {
      if current?.identity == wanted?.identity, !shown.isDismissed { return }
      shown.dismiss()
    } else if wanted != nil {
      node.graph.presentations.present(self)
    } else {
      node.graph.presentations.withdraw(self)
    }
  }

  /// Shows what is wanted.
  func show(over root: RootElement) {
    guard let node, !node.isGone, let wanted, shown == nil else { return }
    guard wanted.hasContent?(node.context) != false else { return wanted.end() }
    current = wanted
    let element = PresentedElement(
      PresentationPlace(presenter: self, level: level, context: node.context, request: wanted))
    shown = element
    node.graph.interposer?.made(element)
    element.appear(over: root)
  }

  /// Sets back what asked for the presentation.
  func requestEnd() {
    (current ?? wanted)?.end()
  }

  /// What was shown has gone; what is wanted by now comes.
  func ended(_ element: PresentedElement) {
    guard shown === element else { return }
    shown = nil
    // What was in it disappears first.
    if let onDismiss = current?.onDismiss { element.graph.afterUpdate(onDismiss) }
    current = nil
    if let node, !node.isGone, wanted != nil { node.graph.presentations.present(self) }
  }

  /// The presenting view goes: what it shows leaves by itself.
  func abandon() {
    guard let node else { return }
    wanted = nil
    node.graph.presentations.withdraw(self)
    guard let element = shown else { return }
    shown = nil
    node.graph.presentations.adopt(element, from: node)
  }
}
