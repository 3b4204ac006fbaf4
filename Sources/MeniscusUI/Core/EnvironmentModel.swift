import Observation

nonisolated extension View {
  /// Hands a model down to the views inside, which read it by `@Environment(Model.self)`; nil takes
  /// back the one that a view around handed down.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    ModelView(content: self, model: object)
  }
}

/// A view that hands a model down.
nonisolated struct ModelView<Content: View, Model: AnyObject>: WrappingView {
  let content: Content
  let model: Model?

  typealias Made = ModelNode<Content, Model>
}

final class ModelNode<Content: View, Model: AnyObject>: ContentNode<
  ModelView<Content, Model>
>
{
  private var record: ModelRecord?

  required init(view: ModelView<Content, Model>, context: NodeContext) {
    super.init(view: view, context: context)
    record = ModelRecord(model: view.model, type: Model.self, context: self.context)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.models[ObjectIdentifier(Model.self)] = view.model
  }

  override func take(_ new: ModelView<Content, Model>) {
    let isSame = view.model === new.model
    super.take(new)
    if isSame { return }
    record?.model = new.model
    graph.stateChanged()
    derivationChanged()
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
