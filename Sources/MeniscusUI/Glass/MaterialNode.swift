extension Material: FilledByViews {
  func makeNode<Region: Shape, Style: ShapeStyle>(
    for view: FilledShape<Region, Style>, in context: NodeContext
  ) -> Node {
    MaterialNode(view: view, context: context)
  }
}

/// A shape filled with a material, or with what has come in the material's place.
final class MaterialNode<Region: Shape, Style: ShapeStyle>: UnaryNode {
  init(view: FilledShape<Region, Style>, context: NodeContext) {
    super.init(context: context)
    child = Node.make(for: Self.content(of: view), in: self.context)
  }

  override func update<New: View>(to new: New) {
    guard let new = (new as? any RegionView)?.filled(as: FilledShape<Region, Style>.self) else {
      return
    }
    child?.receive(Self.content(of: new))
  }

  private static func content(of view: FilledShape<Region, Style>) -> AnyView {
    guard let material = view.style.material else {
      return AnyView(view)
    }
    let sheet = Color.clear.modified(
      by: GlassEffectModifier(glass: .sheet(material), shape: view.shape))
    // Glass fills whatever its outline encloses; the rule leaves out what lies inside twice.
    return view.fillStyle.isEOFilled
      ? AnyView(sheet.clipShape(view.shape, style: view.fillStyle)) : AnyView(sheet)
  }
}
