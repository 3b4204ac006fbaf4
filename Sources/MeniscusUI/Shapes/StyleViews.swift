extension Color: PrimitiveView {
  @MainActor
  func makeNode(in context: NodeContext) -> Node {
    ShapeElement(shape: Rectangle(), style: self, label: "Color", context: context)
  }
}

extension LinearGradient {
  /// A rectangle of the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient {
  /// A rectangle of the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient {
  /// A rectangle of the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient {
  /// A rectangle of the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient {
  /// A rectangle of the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}
