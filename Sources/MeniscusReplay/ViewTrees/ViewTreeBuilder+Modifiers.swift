import MeniscusFormats
import MeniscusUI

extension ViewTreeBuilder {
  /// The words for modifiers.
  static let modifiers: [ViewTreeModifierWord] =
    layoutModifiers + drawingModifiers + environmentModifiers + glassModifiers

  private static let layoutModifiers: [ViewTreeModifierWord] = [
    ViewTreeModifierWord(
      name: "frame",
      labels: [
        "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
        "maxHeight", "alignment",
      ]
    ) { parts throws(ViewTreeError) in try frame(parts) },
    ViewTreeModifierWord(name: "padding", labels: ["top", "leading", "bottom", "trailing"]) {
      parts throws(ViewTreeError) in try padding(parts)
    },
    ViewTreeModifierWord(name: "fixedSize", labels: ["horizontal", "vertical"]) {
      parts throws(ViewTreeError) in
      let horizontal = try parts.arguments.flag("horizontal")
      let vertical = try parts.arguments.flag("vertical")
      // Without any argument both axes are fixed, else those that are named.
      let isPlain = horizontal == nil && vertical == nil
      return parts.content.fixedSize(
        horizontal: horizontal ?? isPlain, vertical: vertical ?? isPlain)
    },
    ViewTreeModifierWord(name: "aspectRatio", labels: ["contentMode"]) {
      parts throws(ViewTreeError) in
      let ratio = try parts.arguments.finite(nil)
      let mode = try parts.arguments.choice("contentMode", contentModes) ?? .fit
      return parts.content.aspectRatio(ratio, contentMode: mode)
    },
    ViewTreeModifierWord(name: "scaledToFit") { $0.content.scaledToFit() },
    ViewTreeModifierWord(name: "scaledToFill") { $0.content.scaledToFill() },
    ViewTreeModifierWord(name: "position", labels: ["x", "y"]) { parts throws(ViewTreeError) in
      parts.content.position(
        x: try parts.arguments.finite("x") ?? 0, y: try parts.arguments.finite("y") ?? 0)
    },
    ViewTreeModifierWord(name: "offset", labels: ["x", "y"]) { parts throws(ViewTreeError) in
      parts.content.offset(
        x: try parts.arguments.finite("x") ?? 0, y: try parts.arguments.finite("y") ?? 0)
    },
    .one("layoutPriority", ViewTreeArguments.number) { $0.layoutPriority(Double($1)) },
    .one("gridCellColumns", ViewTreeArguments.finite) { $0.gridCellColumns(Int($1)) },
    ViewTreeModifierWord(name: "safeAreaPadding") { parts throws(ViewTreeError) in
      let edges = try parts.arguments.edges(nil) ?? .all
      return parts.content.safeAreaPadding(edges, try parts.arguments.finite(nil))
    },
    ViewTreeModifierWord(name: "safeAreaInset", labels: ["edge", "spacing"]) {
      parts throws(ViewTreeError) in try safeAreaInset(parts)
    },
    ViewTreeModifierWord(name: "ignoresSafeArea", labels: ["edges"]) {
      parts throws(ViewTreeError) in
      parts.content.ignoresSafeArea(edges: try parts.arguments.edges("edges") ?? .all)
    },
    .one("zIndex", ViewTreeArguments.finite) { $0.zIndex(Double($1)) },
    ViewTreeModifierWord(name: "overlay", labels: ["alignment"]) {
      parts throws(ViewTreeError) in
      let alignment = try parts.arguments.alignment() ?? .center
      let inside = try inside(parts, shape: nil)
      return parts.content.overlay(alignment: alignment) { inside }
    },
    ViewTreeModifierWord(name: "background", labels: ["alignment", "in"]) {
      parts throws(ViewTreeError) in
      let alignment = try parts.arguments.alignment() ?? .center
      let inside = try inside(parts, shape: try parts.arguments.shape("in"))
      return parts.content.background(alignment: alignment) { inside }
    },
  ]

  private static let contentModes: [(name: String, value: ContentMode)] = [
    ("fit", .fit), ("fill", .fill),
  ]

  private static func frame(_ parts: ViewTreeModification) throws(ViewTreeError) -> any View {
    let arguments = parts.arguments
    let alignment = try arguments.alignment() ?? .center
    let (width, height) = (try arguments.number("width"), try arguments.number("height"))
    let widths = (
      try arguments.number("minWidth"), try arguments.number("idealWidth"),
      try arguments.number("maxWidth")
    )
    let heights = (
      try arguments.number("minHeight"), try arguments.number("idealHeight"),
      try arguments.number("maxHeight")
    )
    let isFlexible = [widths.0, widths.1, widths.2, heights.0, heights.1, heights.2]
      .contains { $0 != nil }
    guard isFlexible else {
      return parts.content.frame(width: width, height: height, alignment: alignment)
    }
    guard width == nil, height == nil else {
      throw arguments.error(
        .conflictingArguments(width == nil ? "height" : "width", of: arguments.tree.name))
    }
    return parts.content.frame(
      minWidth: widths.0, idealWidth: widths.1, maxWidth: widths.2,
      minHeight: heights.0, idealHeight: heights.1, maxHeight: heights.2,
      alignment: alignment)
  }

  private static func safeAreaInset(
    _ parts: ViewTreeModification
  ) throws(ViewTreeError) -> any View {
    let spacing = try parts.arguments.finite("spacing")
    let inside = ViewTreeList(views: parts.inside)
    let edges: [(name: String, value: Edge)] = [
      ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
    ]
    switch try parts.arguments.required("edge", try parts.arguments.choice("edge", edges)) {
    case .top: return parts.content.safeAreaInset(edge: .top, spacing: spacing) { inside }
    case .bottom: return parts.content.safeAreaInset(edge: .bottom, spacing: spacing) { inside }
    case .leading: return parts.content.safeAreaInset(edge: .leading, spacing: spacing) { inside }
    case .trailing: return parts.content.safeAreaInset(edge: .trailing, spacing: spacing) { inside }
    }
  }

  private static func padding(_ parts: ViewTreeModification) throws(ViewTreeError) -> any View {
    let arguments = parts.arguments
    let insets = EdgeInsets(
      top: try arguments.finite("top") ?? 0, leading: try arguments.finite("leading") ?? 0,
      bottom: try arguments.finite("bottom") ?? 0,
      trailing: try arguments.finite("trailing") ?? 0)
    if arguments.tree.arguments.contains(where: { $0.label != nil }) {
      return parts.content.padding(insets)
    }
    let edges = try arguments.edges(nil) ?? .all
    return parts.content.padding(edges, try arguments.finite(nil))
  }

  /// What is laid over or behind a view: the views given, or a style in a shape.
  private static func inside(
    _ parts: ViewTreeModification, shape: (any Shape)?
  ) throws(ViewTreeError) -> AnyView {
    if !parts.inside.isEmpty { return AnyView(ViewTreeList(views: parts.inside)) }
    guard let (style, color) = try parts.arguments.style(nil) else { return AnyView(EmptyView()) }
    let region: any Shape = shape ?? Rectangle()
    let view = filled(region, style)
    return color.map { AnyView(view.accessibilityIdentifier($0)) } ?? view
  }

  private static func filled(_ shape: some Shape, _ style: AnyShapeStyle) -> AnyView {
    AnyView(shape.fill(style))
  }

  private static let drawingModifiers: [ViewTreeModifierWord] = [
    .one("opacity", ViewTreeArguments.finite) { $0.opacity(Double($1)) },
    ViewTreeModifierWord(name: "resizable") { parts throws(ViewTreeError) in
      guard let image = parts.image else {
        throw parts.arguments.error(.notAnImage(of: parts.arguments.tree.name))
      }
      return image.resizable()
    },
    ViewTreeModifierWord(name: "hidden") { $0.content.hidden() },
    ViewTreeModifierWord(name: "clipped") { $0.content.clipped() },
    .one("clipShape", ViewTreeArguments.shape) { clipped($0, $1) },
    ViewTreeModifierWord(name: "scaleEffect", labels: ["x", "y"]) {
      parts throws(ViewTreeError) in
      let both = try parts.arguments.finite(nil)
      return parts.content.scaleEffect(
        x: try parts.arguments.finite("x") ?? both ?? 1,
        y: try parts.arguments.finite("y") ?? both ?? 1)
    },
    .one("rotationEffect", label: "degrees", ViewTreeArguments.finite) {
      $0.rotationEffect(.degrees(Double($1)))
    },
    ViewTreeModifierWord(name: "fill") { parts throws(ViewTreeError) in
      let style = try parts.arguments.required(nil, try parts.arguments.style(nil)).style
      return filled(try shape(parts), style)
    },
    ViewTreeModifierWord(name: "stroke", labels: ["lineWidth"]) {
      parts throws(ViewTreeError) in
      let style = try parts.arguments.required(nil, try parts.arguments.style(nil)).style
      return stroked(try shape(parts), style, try parts.arguments.finite("lineWidth") ?? 1)
    },
  ]

  private static func shape(_ parts: ViewTreeModification) throws(ViewTreeError) -> any Shape {
    guard let shape = parts.shape else {
      throw parts.arguments.error(.notAShape(of: parts.arguments.tree.name))
    }
    return shape
  }

  private static func clipped(_ content: AnyView, _ shape: some Shape) -> some View {
    content.clipShape(shape)
  }

  private static func stroked(
    _ shape: some Shape, _ style: AnyShapeStyle, _ width: CGFloat
  ) -> some View {
    shape.stroke(style, lineWidth: width)
  }
}
