/// What a view wants to have presented, as of its last evaluation.
struct PresentationRequest {
  /// Tells one thing that is presented from another that takes its place.
  let identity: AnyHashable
  /// What is presented.
  let content: AnyView
  /// What kind of presentation it is, as paths have it.
  let label: String
  /// Makes what decides how it stands over the scene.
  let style: @MainActor (PresentationPlace) -> PresentationStyle
  /// Sets back what asked for it: a binding is false or nil then.
  let end: @MainActor () -> Void
  /// What is done once it has gone.
  var onDismiss: (() -> Void)?
  /// Whether it stands beside others of its level; menus do, modal views do not.
  var isBeside = false
  /// Whether it may begin; what is shown already goes on all the same.
  var mayBegin = true
  /// Whether there is anything to be shown below a view; nil for surely.
  var hasContent: (@MainActor (NodeContext) -> Bool)?
}

/// Where something is presented.
@MainActor
struct PresentationPlace {
  /// Who presents.
  let presenter: Presenter
  /// What the presenting view is in; nil for the scene itself.
  let level: PresentedElement?
  /// Where the element stands in the structure: below the presenting view.
  let context: NodeContext
  /// What is presented.
  let request: PresentationRequest
}

/// A view that may present another one over the scene.
struct PresentingView<Content: View>: WrappingView {
  let content: Content
  /// What is to be presented; nil for nothing.
  let request: PresentationRequest?

  typealias Made = PresentingNode<Content>
}

/// Keeps what the view presents as its own, though it is laid out and drawn over the scene.
final class PresentingNode<Content: View>: ContentNode<PresentingView<Content>> {
  private let presenter = Presenter()

  required init(view: PresentingView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    presenter.node = self
    presenter.take(view.request)
  }

  override func take(_ new: PresentingView<Content>) {
    super.take(new)
    presenter.take(new.request)
  }

  override var drawnChildren: [Node] {
    super.drawnChildren + (presenter.shown.map { [$0] } ?? [])
  }

  override func appendReported(to nodes: inout [Node]) {
    super.appendReported(to: &nodes)
    presenter.shown?.appendReported(to: &nodes)
  }

  /// What stands over the scene is not covered by what covers the presenting view.
  override func coverChanged(to isCovered: Bool) { child?.coverChanged(to: isCovered) }

  override func dismantle() {
    presenter.abandon()
    super.dismantle()
  }
}

/// A view that is made from a closure where it stands, so that it alone follows what the closure
/// reads.
struct DeferredView<Content: View>: View, TransparentView {
  let make: () -> Content

  var body: some View { make() }
}
