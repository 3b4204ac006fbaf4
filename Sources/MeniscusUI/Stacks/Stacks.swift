import MeniscusGeometry
import MeniscusLayout

/// Views side by side.
nonisolated public struct HStack<Content: View>: View {
  let layout: StackLayout
  let content: Content

  /// Makes a row; nil spacing is what the neighbours prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = .horizontal(alignment: alignment.guide, spacing: spacing.map(Double.init))
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    StackElement(layout: layout, content: content, label: "HStack", context: context)
  }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: View {
  let layout: StackLayout
  let content: Content

  /// Makes a column; nil spacing is what the neighbours prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = .vertical(alignment: alignment.guide, spacing: spacing.map(Double.init))
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    StackElement(layout: layout, content: content, label: "VStack", context: context)
  }
}

/// A view that gives a stack element its layout and content.
@MainActor
protocol StackView {
  associatedtype Content: View
  var layout: StackLayout { get }
  var content: Content { get }
}

extension HStack: StackView {}
extension VStack: StackView {}

/// Lays out a row or a column.
final class StackElement<Content: View>: ContainerElement {
  var layout: StackLayout
  private let label: String
  private var scratch = StackScratch()
  private var placements: [LayoutPlacement] = []

  init(layout: StackLayout, content: Content, label: String, context: NodeContext) {
    self.layout = layout
    self.label = label
    super.init(context: context) { Node.make(for: content, in: $0) }
  }

  override var name: String? { label }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.stackAxis = layout.axis
  }

  override func update<New: View>(to new: New) {
    if let row = new as? HStack<Content> {
      take(row)
    } else if let column = new as? VStack<Content> {
      take(column)
    }
  }

  private func take<Stack: StackView>(_ stack: Stack) where Stack.Content == Content {
    if stack.layout != layout {
      layout = stack.layout
      invalidateLayout()
    }
    receive(content: stack.content)
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    // Children may be stacks that ask this one's siblings; the storage is this stack's alone.
    layout.size(of: elements, proposal: proposal, scratch: &scratch)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let elements = elements
    layout.place(
      elements, proposal: proposal, size: frame.size, scratch: &scratch, into: &placements)
    for (element, placement) in zip(elements, placements) {
      place(element, placement, in: frame)
    }
  }

  override var layoutSpacing: LayoutSpacing { layout.spacing(of: elements) }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard !elements.isEmpty, guide.mergesInContainers else { return nil }
    layout.place(
      elements, proposal: proposal, size: size, scratch: &scratch, into: &placements)
    return guide.merged(from: elements, placements: placements)
  }
}

/// Views one above the other.
nonisolated public struct ZStack<Content: View>: View {
  let layout: DepthStackLayout
  let content: Content

  /// Makes a ZStack; later views lie over earlier ones.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = DepthStackLayout(alignment: alignment.layout)
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    DepthStackElement(
      layout: layout, label: "ZStack", context: context
    ) {
      Node.make(for: content, in: $0)
    }
  }
}

/// Lays out a ZStack.
class DepthStackElement: ContainerElement {
  private(set) final var layout: DepthStackLayout
  private let label: String
  private var placements: [LayoutPlacement] = []

  init(
    layout: DepthStackLayout, label: String, context: NodeContext,
    content make: (NodeContext) -> Node
  ) {
    self.layout = layout
    self.label = label
    super.init(context: context, content: make)
  }

  override var name: String? { label }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != nil { environment.stackAxis = nil }
  }

  override func update<New: View>(to new: New) {
    (new as? any DepthStackView)?.update(self)
  }

  /// Takes another way of laying out.
  final func receive(layout new: DepthStackLayout) {
    guard new != layout else { return }
    layout = new
    invalidateLayout()
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: elements, proposal: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    place(elements, in: frame, proposal: proposal)
  }

  /// Places some elements inside the ZStack's model frame.
  final func place(_ elements: [ElementNode], in frame: Rect2D, proposal: LayoutProposal) {
    layout.place(elements, proposal: proposal, size: frame.size, into: &placements)
    for (element, placement) in zip(elements, placements) {
      place(element, placement, in: frame)
    }
  }

  override var layoutSpacing: LayoutSpacing { layout.spacing(of: elements) }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard !elements.isEmpty, guide.mergesInContainers else { return nil }
    layout.place(elements, proposal: proposal, size: size, into: &placements)
    return guide.merged(from: elements, placements: placements)
  }
}

/// A view that gives a ZStack its layout and content.
@MainActor
protocol DepthStackView {
  func update(_ element: DepthStackElement)
}

extension ZStack: DepthStackView {
  @MainActor func update(_ element: DepthStackElement) {
    element.receive(layout: layout)
    element.receive(content: content)
  }
}

extension AlignmentGuide {
  /// Whether children's values of the guide become their container's.
  var mergesInContainers: Bool {
    number >= 0 || self == .firstTextBaseline || self == .lastTextBaseline
  }
}
