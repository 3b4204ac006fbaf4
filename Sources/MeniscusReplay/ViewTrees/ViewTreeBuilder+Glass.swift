import MeniscusFormats
import MeniscusUI

extension ViewTreeBuilder {
  /// The words for glass, and for the containers that its corners follow.
  static let glassModifiers: [ViewTreeModifierWord] = [
    ViewTreeModifierWord(name: "glassEffect", labels: ["glass", "tint", "interactive", "in"]) {
      parts throws(ViewTreeError) in
      let glass = try glass(parts.arguments)
      let shape = try parts.arguments.shape("in") ?? DefaultGlassEffectShape()
      return glassed(parts.content, glass, shape)
    },
    ViewTreeModifierWord(name: "glassEffectUnion", labels: ["id", "namespace"]) {
      parts throws(ViewTreeError) in
      let (name, namespace) = try identity(parts, namespace: "namespace")
      return parts.content.glassEffectUnion(id: name, namespace: namespace)
    },
    ViewTreeModifierWord(name: "glassEffectID", labels: ["id", "in"]) {
      parts throws(ViewTreeError) in
      let (name, namespace) = try identity(parts, namespace: "in")
      return parts.content.glassEffectID(name, in: namespace)
    },
    ViewTreeModifierWord(name: "containerShape") { parts throws(ViewTreeError) in
      let shape = try parts.arguments.shape(nil) as? any InsettableShape
      let container = try parts.arguments.required(nil, shape)
      return contained(parts.content, container)
    },
  ]

  private static func contained(_ content: AnyView, _ shape: some InsettableShape) -> some View {
    content.containerShape(shape)
  }

  private static func glass(_ arguments: ViewTreeArguments) throws(ViewTreeError) -> Glass {
    let kinds: [(name: String, value: Glass)] = [
      ("regular", .regular), ("clear", .clear), ("identity", .identity),
    ]
    let named = try arguments.choice("glass", kinds)
    let plain = try arguments.choice(nil, kinds)
    var glass = named ?? plain ?? .regular
    if let tint = try arguments.color("tint") { glass = glass.tint(tint.color) }
    if let isInteractive = try arguments.flag("interactive") {
      glass = glass.interactive(isInteractive)
    }
    return glass
  }

  private static func glassed(
    _ content: AnyView, _ glass: Glass, _ shape: some Shape
  ) -> some View {
    content.glassEffect(glass, in: shape)
  }

  private static func identity(
    _ parts: ViewTreeModification, namespace label: String
  ) throws(ViewTreeError) -> (name: String, namespace: Namespace.ID) {
    let arguments = parts.arguments
    let labelled = try arguments.identifier("id")
    let plain = try arguments.identifier(nil)
    let namespace = try arguments.identifier(label) ?? ""
    return (
      try arguments.required("id", labelled ?? plain), parts.builder.namespace(namespace)
    )
  }
}
