import MeniscusFormats
import MeniscusUI

/// Values that SwiftUI has types for.
extension ViewTreeArguments {
  /// Horizontal, vertical and both alignments; `left` and `right` are leading and trailing.
  private static let horizontal: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing), ("left", .leading),
    ("right", .trailing),
  ]

  private static let vertical: [(name: String, value: VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]

  private static let both: [(name: String, value: Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing), ("left", .leading),
    ("right", .trailing), ("topLeft", .topLeading), ("topRight", .topTrailing),
    ("bottomLeft", .bottomLeading), ("bottomRight", .bottomTrailing),
  ]

  private static let edges: [(name: String, value: Edge.Set)] = [
    ("all", .all), ("top", .top), ("leading", .leading), ("bottom", .bottom),
    ("trailing", .trailing), ("horizontal", .horizontal), ("vertical", .vertical),
    ("left", .leading), ("right", .trailing),
  ]

  /// The alignment of a column.
  func horizontalAlignment(_ label: String?) throws(ViewTreeError) -> HorizontalAlignment? {
    try choice(label, Self.horizontal)
  }

  /// The alignment of a row.
  func verticalAlignment(_ label: String?) throws(ViewTreeError) -> VerticalAlignment? {
    try choice(label, Self.vertical)
  }

  /// The alignment in both directions.
  func alignment(_ label: String? = "alignment") throws(ViewTreeError) -> Alignment? {
    try choice(label, Self.both)
  }

  /// One edge, or a list of edges.
  func edges(_ label: String?) throws(ViewTreeError) -> Edge.Set? {
    let names = try take(label, .name) { value -> [String]? in
      if let name = value.viewName { return [name] }
      guard case .array(let list) = value.content else { return nil }
      let names = list.compactMap(\.viewName)
      return names.count == list.count ? names : nil
    }
    guard let names else { return nil }
    var edges: Edge.Set = []
    for name in names { edges.formUnion(try choose(name, label, Self.edges)) }
    return edges
  }

  /// One or both axes.
  func axes(_ label: String?) throws(ViewTreeError) -> Axis.Set? {
    try choice(
      label,
      [
        ("horizontal", Axis.Set.horizontal), ("vertical", .vertical),
        ("both", [.horizontal, .vertical]),
      ])
  }

  private static let colors: [(name: String, value: Color)] = [
    ("clear", .clear), ("black", .black), ("white", .white), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan),
    ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
    ("brown", .brown), ("gray", .gray), ("primary", .primary), ("secondary", .secondary),
    ("accentColor", .accentColor),
  ]

  /// A colour, and the name under which it is reported.
  func color(_ label: String?) throws(ViewTreeError) -> (color: Color, name: String)? {
    guard let name = try take(label, .color, { value in value.viewName }) else { return nil }
    if name.hasPrefix("#") {
      guard let color = Self.color(hexadecimal: name.dropFirst()) else {
        throw error(.wrongValue(label, of: tree.name, found: name, expected: .color))
      }
      return (color, name)
    }
    return (try choose(name, label, Self.colors), name)
  }

  /// A colour, a hierarchical level or a material, and the name of the colour.
  func style(
    _ label: String?
  ) throws(ViewTreeError) -> (style: AnyShapeStyle, color: String?)? {
    guard let name = try take(label, .style, { value in value.viewName }) else { return nil }
    if name.hasPrefix("#") {
      guard let color = Self.color(hexadecimal: name.dropFirst()) else {
        throw error(.wrongValue(label, of: tree.name, found: name, expected: .color))
      }
      return (AnyShapeStyle(color), name)
    }
    let levels: [(name: String, value: AnyShapeStyle)] = [
      ("primary", AnyShapeStyle(HierarchicalShapeStyle.primary)),
      ("secondary", AnyShapeStyle(HierarchicalShapeStyle.secondary)),
      ("tertiary", AnyShapeStyle(HierarchicalShapeStyle.tertiary)),
      ("quaternary", AnyShapeStyle(HierarchicalShapeStyle.quaternary)),
      ("ultraThinMaterial", AnyShapeStyle(Material.ultraThin)),
      ("thinMaterial", AnyShapeStyle(Material.thin)),
      ("regularMaterial", AnyShapeStyle(Material.regular)),
      ("thickMaterial", AnyShapeStyle(Material.thick)),
      ("ultraThickMaterial", AnyShapeStyle(Material.ultraThick)),
      ("bar", AnyShapeStyle(Material.bar)),
      ("ultraThin", AnyShapeStyle(Material.ultraThin)), ("thin", AnyShapeStyle(Material.thin)),
      ("regular", AnyShapeStyle(Material.regular)), ("thick", AnyShapeStyle(Material.thick)),
      ("ultraThick", AnyShapeStyle(Material.ultraThick)),
      ("tint", AnyShapeStyle(TintShapeStyle())),
      ("foreground", AnyShapeStyle(ForegroundStyle())),
    ]
    let colors = Self.colors.filter { color in !levels.contains { $0.name == color.name } }
    let style = try choose(
      name, label, levels + colors.map { ($0.name, AnyShapeStyle($0.value)) })
    return (style, colors.contains { $0.name == name } ? name : nil)
  }

  /// The colour of six or eight hexadecimal digits: red, green, blue, opacity.
  private static func color(hexadecimal digits: Substring) -> Color? {
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let bits = UInt32(digits, radix: 16)
    else { return nil }
    let value = digits.count == 6 ? bits << 8 | 0xFF : bits
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return Color(
      red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  /// A shape: by name, `{"rect": radius}` or `{"concentric": minimum}`.
  func shape(_ label: String?) throws(ViewTreeError) -> (any Shape)? {
    try take(label, .shape) { value -> (any Shape)? in
      if case .object(let members) = value.content, members.count == 1,
        let radius = members[0].value.viewNumber, radius.isFinite
      {
        return switch members[0].key {
        case "rect": RoundedRectangle(cornerRadius: CGFloat(radius))
        case "concentric":
          ConcentricRectangle(corners: .concentric(minimum: .fixed(CGFloat(radius))))
        default: nil
        }
      }
      return switch value.viewName {
      case "rect": Rectangle()
      case "capsule": Capsule()
      case "circle": Circle()
      case "ellipse": Ellipse()
      default: nil
      }
    }
  }

  private static let weights: [(name: String, value: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// The weight of a font.
  func weight(_ label: String?) throws(ViewTreeError) -> Font.Weight? {
    try choice(label, Self.weights)
  }

  /// A font by its text style, or by `size`; either with `weight`.
  func font() throws(ViewTreeError) -> Font {
    let styles: [(name: String, value: Font)] = [
      ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
      ("callout", .callout), ("footnote", .footnote), ("caption", .caption),
      ("caption2", .caption2),
    ]
    var font: Font
    if let size = try finite("size") {
      font = .system(size: size)
    } else {
      font = try required(nil, try choice(nil, styles))
    }
    if let weight = try weight("weight") { font = font.weight(weight) }
    return font
  }
}
