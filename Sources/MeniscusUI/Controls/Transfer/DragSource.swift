import MeniscusGeometry

nonisolated extension View {
  /// Lets the view be dragged elsewhere, after a press of half a second.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View {
    modified(by: DragSourceModifier(label: ".draggable", items: { [payload()] }))
  }

  /// Lets the view be dragged elsewhere, with a picture of its own.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    let preview = AnyView(preview())
    return modified(
      by: DragSourceModifier(label: ".draggable", items: { [payload()] }, preview: preview))
  }

  /// Lets the view be dragged elsewhere.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modified(by: DragSourceModifier(label: ".onDrag", items: { [data()] }))
  }

  /// Lets the view be dragged elsewhere, with a picture of its own.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    let preview = AnyView(preview())
    return modified(
      by: DragSourceModifier(label: ".onDrag", items: { [data()] }, preview: preview))
  }
}

/// The numbers of what is dragged; ours.
enum DragPolicy {
  /// The seconds of the press after which a view is lifted.
  static let press = 0.5
  /// The scale of what is lifted.
  static let scale = 1.05
  /// The opacity of what is lifted.
  static let opacity = 0.9
}

nonisolated struct DragSourceModifier: ElementModifier {
  let label: String
  /// What is dragged.
  let items: () -> [Any]
  /// What is seen of it; nil for the view itself.
  var preview: AnyView?

  @MainActor func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  {
    DragSourceElement(modifier: self, inner: inner, context: context)
  }

  @MainActor func update(_ wrapper: WrapperElement) {
    (wrapper as? DragSourceElement)?.modifier = self
  }
}

/// A view that can be dragged elsewhere.
final class DragSourceElement: GestureElement {
  fileprivate(set) var modifier: DragSourceModifier
  /// Where the pointer took hold and where it is, in the scene; nil while nothing is dragged.
  private var hold: (start: Point2D, now: Point2D)?
  private var preview: (node: Node, element: ElementNode?)?

  init(modifier: DragSourceModifier, inner: ElementNode, context: NodeContext) {
    self.modifier = modifier
    super.init(
      participant: DragSourceGesture().recognizer(), inner: inner, label: modifier.label,
      context: context)
  }

  /// Follows the pointer, and takes hold first.
  func follow(from start: Point2D, to point: Point2D) {
    let session = graph.dragSession
    if hold == nil {
      session.begin(modifier.items())
      if let view = modifier.preview {
        let node = Node.make(for: view, in: context.child(slot: "preview"))
        preview = (node, node.topElements.first)
      }
    }
    hold = (start, point)
    graph.stateChanged()
    session.move(to: point, over: graph.hitPath(at: point))
  }

  /// Lets go; by a release, or because somebody else has the touch.
  func letGo(isDropped: Bool) {
    guard let hold else { return }
    self.hold = nil
    preview?.node.dismantle()
    preview = nil
    graph.stateChanged()
    if isDropped {
      graph.dragSession.drop(at: hold.now)
    } else {
      graph.dragSession.end(at: hold.now)
    }
  }

  override func draw(on canvas: DisplayCanvas) {
    super.draw(on: canvas)
    guard let hold else { return }
    // What is lifted lies over everything.
    canvas.endings.append { [weak self] canvas in self?.drawLifted(hold, on: canvas) }
  }

  private func drawLifted(_ hold: (start: Point2D, now: Point2D), on canvas: DisplayCanvas) {
    let scale = Affine2D.scale(x: DragPolicy.scale, y: DragPolicy.scale, about: hold.now)
    canvas.group(opacity: DragPolicy.opacity, by: self) {
      if preview == nil {
        drawMoved(by: hold.now - hold.start, scale, on: canvas)
      } else if let element = preview?.element {
        let size = element.size(for: .unspecified)
        element.place(at: Rect2D(origin: .zero, size: size), proposal: .unspecified)
        let corner = Affine2D.translation(
          x: hold.now.x - size.width / 2, y: hold.now.y - size.height / 2)
        canvas.transformed(by: corner.then(scale)) { element.render(on: canvas) }
      }
    }
  }

  /// Draws the view itself, moved and then scaled, in the shape that it states for that.
  private func drawMoved(by offset: Point2D, _ scale: Affine2D, on canvas: DisplayCanvas) {
    let moved = sceneMap.then(.translation(x: offset.x, y: offset.y)).then(scale)
    canvas.transformed(by: moved) {
      guard let shape = inner.previewShape(.dragPreview) else { return inner.render(on: canvas) }
      canvas.clip(to: shape, in: sceneMap) { inner.render(on: canvas) }
    }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    guard let hold else { return }
    encoder.encode(number: hold.now.x, named: "dragged x")
    encoder.encode(number: hold.now.y, named: "dragged y")
  }

  override func dismantle() {
    letGo(isDropped: false)
    super.dismantle()
  }
}

extension ViewGraph {
  /// The elements under a point of the scene, innermost first.
  fileprivate func hitPath(at point: Point2D) -> [ElementNode] {
    var path: [ElementNode] = []
    _ = presentations.root?.hit(point, path: &path)
    return path
  }
}
