import Observation

extension View {
  /// Hands a model down to the views inside, which read it by `@Environment(Model.self)`; nil takes
  /// back the one that a view around handed down.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    ModelView(content: self, model: object)
  }
}

/// A view that hands a model down.
struct ModelView<Content: View, Model: AnyObject & Observable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let model: Model?

  func makeNode(in context: NodeContext) -> Node {
    ModelNode(view: self, context: context)
  }
}

final class ModelNode<Content: View, Model: AnyObject & Observable>: UnaryNode {
  private var model: Model?
  private var record: ModelRecord?

  init(view: ModelView<Content, Model>, context: NodeContext) {
    model = view.model
    super.init(context: context)
    record = ModelRecord(model: model, type: Model.self, context: self.context)
    child = Node.make(for: view.content, in: self.context)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.models[ObjectIdentifier(Model.self)] = model
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ModelView<Content, Model> else { return }
    if model !== new.model {
      model = new.model
      record?.model = model
      graph.stateChanged()
      derivationChanged()
    }
    child?.receive(new.content)
  }

  override func appendReported(to nodes: inout [Node]) {
    if let record { nodes.append(record) }
    super.appendReported(to: &nodes)
  }
}

/// A model's share in hashes and snapshots: it stands where the model is handed down.
final class ModelRecord: Node {
  var model: AnyObject?
  private let label: String

  init(model: AnyObject?, type: Any.Type, context: NodeContext) {
    self.model = model
    label = "environment(\(TypeName.short(type)))"
    super.init(context: context)
  }

  override var name: String? { label }

  override func encodeState(into encoder: inout StateEncoder) {
    if let model { encoder.encode(model, named: "model") }
  }
}
