import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

extension ViewTreeBuilder {
  /// The words for views.
  static let views: [ViewTreeViewWord] =
    leaves + containers
    + shapes.map { shape in
      ViewTreeViewWord(name: shape.name, labels: shape.labels) { parts throws(ViewTreeError) in
        filled(try shape.make(parts.arguments))
      }
    }

  private static func filled(_ shape: some Shape) -> some View { shape.fill() }

  private static let leaves: [ViewTreeViewWord] = [
    ViewTreeViewWord(name: "Rect") { parts throws(ViewTreeError) in
      let arguments = parts.arguments
      let name = try arguments.required(nil, try arguments.identifier(nil))
      return placeholder(name).accessibilityIdentifier(name)
    },
    ViewTreeViewWord(name: "Color") { parts throws(ViewTreeError) in
      let (color, name) = try parts.arguments.required(nil, try parts.arguments.color(nil))
      return color.accessibilityIdentifier(name)
    },
    ViewTreeViewWord(name: "FakeText", labels: ["size", "id"]) { parts throws(ViewTreeError) in
      let area = Double(try parts.arguments.finite("size") ?? 0)
      let view = MeasuredLeaf { proposal in
        let offered = proposal.width ?? .infinity
        let width = offered.isFinite ? offered : area / 10
        return Size2D(width: width, height: max(area / max(width, 1), 10))
      }
      .background(Color.gray.opacity(0.3))
      guard let name = try parts.arguments.identifier("id") else { return view }
      return view.accessibilityIdentifier(name)
    },
    ViewTreeViewWord(name: "Spacer", labels: ["minLength"]) { parts throws(ViewTreeError) in
      Spacer(minLength: try parts.arguments.finite("minLength"))
    },
    ViewTreeViewWord(name: "EmptyView") { _ in EmptyView() },
    ViewTreeViewWord(name: "Divider") { _ in Divider() },
    ViewTreeViewWord(name: "Text") { parts throws(ViewTreeError) in
      Text(try parts.arguments.required(nil, try parts.arguments.text(nil)))
    },
    ViewTreeViewWord(name: "Image", labels: imageLabels) { parts throws(ViewTreeError) in
      try parts.builder.image(parts.arguments)
    },
  ]

  /// A view that takes what it is offered, in a colour by its name so that it is seen.
  private static func placeholder(_ name: String) -> Color {
    let colors: [Color] = [.blue, .orange, .green, .pink, .teal, .purple, .yellow, .red, .indigo]
    return colors[Int((Int(name) ?? 0).magnitude % 9)]
  }

  /// A view that lines up its children.
  private static func stack<Guide>(
    _ name: String,
    _ guide: @escaping (ViewTreeArguments) -> (String?) throws(ViewTreeError) -> Guide?,
    make: @escaping @MainActor (Guide?, CGFloat?, ViewTreeList) -> any View
  ) -> ViewTreeViewWord {
    ViewTreeViewWord(name: name, labels: ["alignment", "spacing"], hasChildren: true) {
      parts throws(ViewTreeError) in
      let alignment = try guide(parts.arguments)("alignment")
      return make(alignment, try parts.arguments.finite("spacing"), parts.children)
    }
  }

  private static let containers: [ViewTreeViewWord] = [
    stack("HStack", ViewTreeArguments.verticalAlignment) { alignment, spacing, children in
      HStack(alignment: alignment ?? .center, spacing: spacing) { children }
    },
    stack("VStack", ViewTreeArguments.horizontalAlignment) { alignment, spacing, children in
      VStack(alignment: alignment ?? .center, spacing: spacing) { children }
    },
    ViewTreeViewWord(name: "ZStack", labels: ["alignment"], hasChildren: true) {
      parts throws(ViewTreeError) in
      ZStack(alignment: try parts.arguments.alignment() ?? .center) { parts.children }
    },
    stack("LazyHStack", ViewTreeArguments.verticalAlignment) { alignment, spacing, children in
      LazyHStack(alignment: alignment ?? .center, spacing: spacing) { children }
    },
    stack("LazyVStack", ViewTreeArguments.horizontalAlignment) { alignment, spacing, children in
      LazyVStack(alignment: alignment ?? .center, spacing: spacing) { children }
    },
    ViewTreeViewWord(
      name: "Grid", labels: ["alignment", "horizontalSpacing", "verticalSpacing"],
      hasChildren: true
    ) { parts throws(ViewTreeError) in
      Grid(
        alignment: try parts.arguments.alignment() ?? .center,
        horizontalSpacing: try parts.arguments.finite("horizontalSpacing"),
        verticalSpacing: try parts.arguments.finite("verticalSpacing")
      ) { parts.children }
    },
    ViewTreeViewWord(name: "GridRow", labels: ["alignment"], hasChildren: true) {
      parts throws(ViewTreeError) in
      GridRow(alignment: try parts.arguments.verticalAlignment("alignment")) { parts.children }
    },
    ViewTreeViewWord(name: "ViewThatFits", labels: ["in"], hasChildren: true) {
      parts throws(ViewTreeError) in
      ViewThatFits(in: try parts.arguments.axes("in") ?? [.horizontal, .vertical]) {
        parts.children
      }
    },
    ViewTreeViewWord(name: "Group", hasChildren: true) { parts in
      Group { parts.children }
    },
    ViewTreeViewWord(name: "ScrollView", hasChildren: true) { parts throws(ViewTreeError) in
      ScrollView(try parts.arguments.axes(nil) ?? .vertical) { parts.children }
    },
    ViewTreeViewWord(name: "GlassEffectContainer", labels: ["spacing"], hasChildren: true) {
      parts throws(ViewTreeError) in
      GlassEffectContainer(spacing: try parts.arguments.finite("spacing")) { parts.children }
    },
  ]

  /// The words for shapes, which are views and have modifiers of their own.
  static let shapes: [ViewTreeShapeWord] = [
    ViewTreeShapeWord(name: "Rectangle") { _ in Rectangle() },
    ViewTreeShapeWord(name: "RoundedRectangle", labels: ["cornerRadius", "style"]) {
      arguments throws(ViewTreeError) in
      let radius = try arguments.required(
        "cornerRadius", try arguments.finite("cornerRadius"))
      return RoundedRectangle(cornerRadius: radius, style: try cornerStyle(arguments))
    },
    ViewTreeShapeWord(
      name: "UnevenRoundedRectangle",
      labels: [
        "topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius",
        "style",
      ]
    ) { arguments throws(ViewTreeError) in
      UnevenRoundedRectangle(
        topLeadingRadius: try arguments.finite("topLeadingRadius") ?? 0,
        bottomLeadingRadius: try arguments.finite("bottomLeadingRadius") ?? 0,
        bottomTrailingRadius: try arguments.finite("bottomTrailingRadius") ?? 0,
        topTrailingRadius: try arguments.finite("topTrailingRadius") ?? 0,
        style: try cornerStyle(arguments))
    },
    ViewTreeShapeWord(name: "Capsule", labels: ["style"]) { arguments throws(ViewTreeError) in
      Capsule(style: try cornerStyle(arguments))
    },
    ViewTreeShapeWord(name: "Circle") { _ in Circle() },
    ViewTreeShapeWord(name: "Ellipse") { _ in Ellipse() },
  ]

  private static func cornerStyle(
    _ arguments: ViewTreeArguments
  ) throws(ViewTreeError) -> RoundedCornerStyle {
    try arguments.choice(
      "style",
      [("continuous", RoundedCornerStyle.continuous), ("circular", .circular)]) ?? .continuous
  }
}
