import MeniscusGeometry
import MeniscusLayout
import TestSupport

/// What the builder of test trees does not know.
struct UnknownView: Error {
  let name: String
}

extension ConformanceTree {
  /// Builds the nodes; `axis` is that of the nearest stack, for spacers.
  func node(in axis: LayoutAxis? = nil) throws -> TestNode {
    switch self {
    case .view(let name, let arguments, let children):
      return try Self.view(name, arguments, children, axis)
    case .modifier(let name, let arguments, let content, let of):
      return try Self.modifier(name, arguments, content, of.node(in: axis))
    }
  }

  private static func view(
    _ name: String, _ arguments: [Argument], _ children: [ConformanceTree], _ axis: LayoutAxis?
  ) throws -> TestNode {
    let spacing = arguments.number("spacing")
    let alignment = alignment(arguments)
    switch name {
    case "Color":
      return TestNode.greedy(String((arguments.names(nil)?.first ?? "").dropFirst()))
    case "Rect":
      return TestNode.greedy(arguments.number(nil).map { "\(Int($0))" } ?? "")
    case "FakeText":
      let area = arguments.number("size") ?? 0
      return LeafNode(arguments.number("id").map { "\(Int($0))" } ?? "") { proposal in
        let offered = proposal.width ?? .infinity
        let width = offered.isFinite ? offered : area / 10
        return Size2D(width: width, height: max(area / max(width, 1), 10))
      }
    case "Spacer":
      return TestNode.spacer(axis, minimum: arguments.number("minLength"))
    case "HStack":
      return StackNode(
        .horizontal(alignment: alignment.vertical, spacing: spacing),
        try children.map { try $0.node(in: .horizontal) })
    case "VStack":
      return StackNode(
        .vertical(alignment: alignment.horizontal, spacing: spacing),
        try children.map { try $0.node(in: .vertical) })
    case "ZStack":
      return DepthNode(
        DepthStackLayout(alignment: alignment), try children.map { try $0.node() })
    default:
      throw UnknownView(name: name)
    }
  }

  private static func modifier(
    _ name: String, _ arguments: [Argument], _ content: [ConformanceTree], _ child: TestNode
  ) throws -> TestNode {
    switch name {
    case "frame":
      return frame(arguments, child)
    case "padding":
      return UnaryNode(PaddingLayout(insets(arguments)), child)
    case "fixedSize":
      var axes: LayoutAxes = []
      if arguments.flag("horizontal") ?? true { axes.insert(.horizontal) }
      if arguments.flag("vertical") ?? true { axes.insert(.vertical) }
      return UnaryNode(FixedSizeLayout(axes), child)
    case "aspectRatio":
      let mode = arguments.names("contentMode") == [".fill"] ? AspectRatioLayout.Mode.fill : .fit
      return UnaryNode(AspectRatioLayout(arguments.number(nil), mode: mode), child)
    case "position":
      let position = Point2D(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
      return UnaryNode(PositionLayout(position), child)
    case "layoutPriority":
      return UnaryNode(PriorityLayout(arguments.number(nil) ?? 0), child)
    case "overlay", "background":
      let views = try (arguments.trees + content).map { try $0.node() }
      let layout = OverlayLayout(alignment: alignment(arguments))
      let secondary =
        views.count == 1
        ? views[0] : DepthNode(DepthStackLayout(alignment: layout.alignment), views)
      return OverlayNode(layout, child, secondary)
    default:
      throw UnknownView(name: name)
    }
  }

  private static func frame(_ arguments: [Argument], _ child: TestNode) -> TestNode {
    let isFixed = arguments.contains { $0.label == "width" || $0.label == "height" }
    if isFixed {
      return UnaryNode(
        FrameLayout(
          width: arguments.number("width"), height: arguments.number("height"),
          alignment: alignment(arguments)), child)
    }
    return UnaryNode(
      FlexibleFrameLayout(
        width: ExtentLimits(
          minimum: arguments.number("minWidth"), ideal: arguments.number("idealWidth"),
          maximum: arguments.number("maxWidth")),
        height: ExtentLimits(
          minimum: arguments.number("minHeight"), ideal: arguments.number("idealHeight"),
          maximum: arguments.number("maxHeight")),
        alignment: alignment(arguments)), child)
  }

  private static func insets(_ arguments: [Argument]) -> LayoutInsets {
    var edges: LayoutEdges = []
    for name in arguments.names(nil) ?? [".all"] {
      switch name {
      case ".top": edges.insert(.top)
      case ".bottom": edges.insert(.bottom)
      case ".left", ".leading": edges.insert(.leading)
      case ".right", ".trailing": edges.insert(.trailing)
      case ".horizontal": edges.formUnion(.horizontal)
      case ".vertical": edges.formUnion(.vertical)
      default: edges = .all
      }
    }
    return LayoutInsets(edges, arguments.number(nil) ?? LayoutPolicy.defaultPadding)
  }

  private static func alignment(_ arguments: [Argument]) -> LayoutAlignment {
    switch arguments.names("alignment")?.first ?? ".center" {
    case ".top": .top
    case ".bottom": .bottom
    case ".left", ".leading": .leading
    case ".right", ".trailing": .trailing
    case ".topLeft", ".topLeading": .topLeading
    case ".topRight", ".topTrailing": .topTrailing
    case ".bottomLeft", ".bottomLeading": .bottomLeading
    case ".bottomRight", ".bottomTrailing": .bottomTrailing
    default: .center
    }
  }
}
