import MeniscusDisplay

/// Stands for a view with a body: evaluates it where state that it read has changed.
final class CompositeNode<Content: View>: UnaryNode, StateReader {
  private(set) var view: Content
  private var properties: [AttachedProperty] = []
  private(set) var evaluation = 0
  private let hasProperties: Bool

  init(view: Content, context: NodeContext) {
    self.view = view
    hasProperties = PropertyInspection.hasProperties(view)
    super.init(context: context)
    attach()
    child = evaluate { Node.make(for: $0, in: self.context) }
  }

  private lazy var listedName = Self.isListed ? TypeName.short(Content.self) : nil

  override var name: String? { listedName }

  /// Views of ours that only compose others are left out of paths.
  ///
  /// So is a shape as a view: what draws it has its name.
  private static var isListed: Bool {
    !(Content.self is any TransparentView.Type) && !Content.drawsItself
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? Content else { return }
    graph.counters[.nodesUpdated] += 1
    if !graph.isStale(self), graph.areEqual(view, new) { return }
    view = new
    attach()
    refresh()
  }

  override func environmentChanged(from old: EnvironmentValues) {
    if properties.contains(where: { $0.property.dependsOnChange(from: old, to: environment) }) {
      attach()
      refresh()
    }
  }

  /// Evaluates the body again and hands the result down.
  func refresh() {
    guard !isGone, let child else { return }
    graph.clearStale(self)
    evaluate { child.receive($0) }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    for attached in properties {
      attached.property.encode(name: attached.name, storage: attached.storage, into: &encoder)
    }
  }

  override var ownedState: [OwnedState] {
    properties.flatMap { attached in
      var encoder = StateEncoder(describes: true)
      attached.property.encode(name: attached.name, storage: attached.storage, into: &encoder)
      // Whoever owns a binding's value may not read it itself.
      let readers = attached.property.readers(storage: attached.storage)?.map(\.path)
      return (encoder.description ?? []).map { OwnedState($0, readers: readers) }
    }
  }

  override func appendReported(to nodes: inout [Node]) {
    if name != nil { nodes.append(self) }
    super.appendReported(to: &nodes)
  }

  private func evaluate<Result>(_ use: (Content.Body) -> Result) -> Result {
    graph.counters[.bodies] += 1
    evaluation += 1
    let body = graph.reading(by: self) { view.body }
    return graph.building(below: self) { use(body) }
  }

  private func attach() {
    guard hasProperties else { return }
    let previous = properties
    properties = PropertyInspection.properties(of: view).enumerated().map { index, found in
      let storage = index < previous.count ? previous[index].storage : nil
      return AttachedProperty(
        name: found.name, property: found.property,
        storage: found.property.attach(to: self, name: found.name, storage: storage))
    }
  }
}

/// A view of ours that only composes others.
protocol TransparentView {}

/// A view of ours that the system itself puts up, with its glass: a bar, what a menu stands on.
protocol SystemSurface: TransparentView {}

/// A control of ours that stands on glass where its style says so.
protocol StandardGlass: TransparentView {}

/// The body of a view that draws itself, as a shape does: what is drawn has that view's name, and
/// shows by itself what of it is animated.
@MainActor
protocol DrawnBody {
  /// The type that is drawn.
  nonisolated static var drawn: Any.Type { get }
}

nonisolated extension View {
  /// Whether the body is nothing but the view's own drawing.
  static var drawsItself: Bool { (Body.self as? any DrawnBody.Type)?.drawn == Self.self }
}
