import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

extension ConformanceTree {
  /// The tree as views; leaves with a name are identified by it.
  @MainActor
  func view() -> AnyView {
    switch self {
    case .view(let name, let arguments, let children):
      return Self.view(name, arguments, children)
    case .modifier(let name, let arguments, let content, let of):
      return Self.modifier(name, arguments, content, of.view())
    }
  }

  @MainActor
  private static func view(
    _ name: String, _ arguments: [Argument], _ children: [ConformanceTree]
  ) -> AnyView {
    let spacing = arguments.number("spacing").map { CGFloat($0) }
    let alignment = alignment(arguments)
    let content = ForEach(0..<children.count) { children[$0].view() }
    switch name {
    case "Color":
      return named(String((arguments.names(nil)?.first ?? "").dropFirst()), Color.blue)
    case "Rect":
      return named(arguments.number(nil).map { "\(Int($0))" } ?? "", Rectangle())
    case "FakeText":
      let area = arguments.number("size") ?? 0
      let leaf = MeasuredLeaf { proposal in
        let offered = proposal.width ?? .infinity
        let width = offered.isFinite ? offered : area / 10
        return Size2D(width: width, height: max(area / max(width, 1), 10))
      }
      return named(arguments.number("id").map { "\(Int($0))" } ?? "", leaf)
    case "Spacer":
      return AnyView(Spacer(minLength: arguments.number("minLength").map { CGFloat($0) }))
    case "HStack":
      return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
    case "VStack":
      return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
    case "ZStack":
      return AnyView(ZStack(alignment: alignment) { content })
    default:
      Issue.record("The view \(name) is not known.")
      return AnyView(EmptyView())
    }
  }

  @MainActor
  private static func named<Leaf: View>(_ name: String, _ leaf: Leaf) -> AnyView {
    name.isEmpty ? AnyView(leaf) : AnyView(leaf.accessibilityIdentifier(name))
  }

  @MainActor
  private static func modifier(
    _ name: String, _ arguments: [Argument], _ content: [ConformanceTree], _ view: AnyView
  ) -> AnyView {
    let alignment = alignment(arguments)
    let views = arguments.trees + content
    let layers = ForEach(0..<views.count) { views[$0].view() }
    switch name {
    case "frame":
      return frame(arguments, view)
    case "padding":
      return AnyView(
        view.padding(edges(arguments), arguments.number(nil).map { CGFloat($0) }))
    case "fixedSize":
      return AnyView(
        view.fixedSize(
          horizontal: arguments.flag("horizontal") ?? true,
          vertical: arguments.flag("vertical") ?? true))
    case "aspectRatio":
      let mode: ContentMode = arguments.names("contentMode") == [".fill"] ? .fill : .fit
      return AnyView(
        view.aspectRatio(arguments.number(nil).map { CGFloat($0) }, contentMode: mode))
    case "position":
      return AnyView(
        view.position(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0))
    case "layoutPriority":
      return AnyView(view.layoutPriority(arguments.number(nil) ?? 0))
    case "overlay":
      return AnyView(view.overlay(alignment: alignment) { layers })
    case "background":
      return AnyView(view.background(alignment: alignment) { layers })
    default:
      Issue.record("The modifier \(name) is not known.")
      return view
    }
  }

  @MainActor
  private static func frame(_ arguments: [Argument], _ view: AnyView) -> AnyView {
    func length(_ label: String) -> CGFloat? { arguments.number(label).map { CGFloat($0) } }
    let alignment = alignment(arguments)
    if arguments.contains(where: { $0.label == "width" || $0.label == "height" }) {
      return AnyView(
        view.frame(width: length("width"), height: length("height"), alignment: alignment))
    }
    return AnyView(
      view.frame(
        minWidth: length("minWidth"), idealWidth: length("idealWidth"),
        maxWidth: length("maxWidth"), minHeight: length("minHeight"),
        idealHeight: length("idealHeight"), maxHeight: length("maxHeight"),
        alignment: alignment))
  }

  private static func edges(_ arguments: [Argument]) -> Edge.Set {
    var edges: Edge.Set = []
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
    return edges
  }

  private static func alignment(_ arguments: [Argument]) -> Alignment {
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
