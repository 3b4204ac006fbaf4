/// Stands for a view whose body follows a part of it that is animated.
///
/// The view's value changes at once but for that part; the body is evaluated in every frame in which
/// the part is on its way.
final class AnimatableNode<Content: View & Animatable>: UnaryNode, StateReader, AnimatedNode {
  private var view: Content
  private var data: AnimatedValue<Content.AnimatableData>
  private var shownTime: Double
  private var report: MotionReport?
  var isInMotion = false

  init(view: Content, context: NodeContext) {
    self.view = view
    data = AnimatedValue(view.animatableData)
    shownTime = context.graph.time
    super.init(context: context)
    child = CompositeNode(view: view, context: self.context)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? Content else { return }
    view = new
    if new.animatableData != data.target {
      data.set(new.animatableData, animation: transaction.animation, at: graph.time)
      shownTime = graph.time
      graph.valueChanged(of: self, isMoving: data.isInMotion)
    }
    refresh()
  }

  func refresh() {
    graph.clearStale(self)
    guard !isGone else { return }
    child?.receive(shown)
  }

  /// The view as it is on its way now.
  private var shown: Content {
    guard data.isInMotion else { return view }
    var shown = view
    shown.animatableData = data.value(at: graph.time)
    return shown
  }

  func advance(to time: Double) -> Bool {
    let moves = data.settle(at: time)
    if time != shownTime, !isGone {
      shownTime = time
      graph.markStale(self)
    }
    return moves
  }

  override func appendReported(to nodes: inout [Node]) {
    if data.isInMotion {
      let report =
        self.report
        ?? MotionReport("\(TypeName.short(Content.self)).animatableData", context: context) {
          [unowned self] in $0.encode(data.value(at: graph.time), named: "presented")
        }
      self.report = report
      nodes.append(report)
    }
    super.appendReported(to: &nodes)
  }
}

/// The share in digests and snapshots of something that moves and has no name of its own.
final class MotionReport: Node {
  private let label: String
  private let encode: (inout StateEncoder) -> Void

  init(_ label: String, context: NodeContext, encode: @escaping (inout StateEncoder) -> Void) {
    self.label = label
    self.encode = encode
    super.init(context: context)
  }

  override var name: String? { label }

  override func encodeState(into encoder: inout StateEncoder) { encode(&encoder) }
}

extension Node {
  /// Makes the node of a view with a part that is animated; nil for views without, and for those
  /// whose drawing follows by itself, as a shape's.
  static func makeAnimatable<Content: View>(
    for view: Content, in context: NodeContext
  ) -> Node? {
    guard let animatable = view as? any View & Animatable, !Content.drawsItself else {
      return nil
    }
    return makeNode(for: animatable, in: context)
  }

  private static func makeNode<Content: View & Animatable>(
    for view: Content, in context: NodeContext
  ) -> Node? {
    Content.AnimatableData.self == EmptyAnimatableData.self
      ? nil : AnimatableNode(view: view, context: context)
  }
}
