import MeniscusGeometry

extension DisplayList {
  /// The list as text: that of its ``DisplayRecord``.
  public func text() -> String { DisplayRecord(self).text }
}

extension DisplayRecord {
  /// The version of the text that is written; that before it is read too.
  package static let version = 2

  /// The record as text, an operation a line; equal records give equal bytes.
  ///
  /// - The first line is `display 2`, the second the frame: `frame 390 844 scale 3 background …`.
  /// - Then the operations, back to front, each on a line: `fill SILHOUETTE PAINT`,
  ///   `glyphs size(HASH x y, …) PAINT`, `group opacity`, `layer EFFECT`, `clip SILHOUETTE`, `end`,
  ///   `glass element`. What a group, layer or clip encloses is indented by two spaces. A map follows
  ///   where it is not the identity: `move(tx ty)` or `map(a b c d tx ty)`.
  /// - Then, each once and in the order of first use: `element` lines (the glass elements),
  ///   `outline HASH` of a silhouette with its steps (`M`, `L`, `Q`, `C`, `Z`), `picture HASH width
  ///   height`. The outlines of glyphs are their hashes alone. An element under a finger has a
  ///   `glow(x y radius strength)`.
  /// - Silhouettes: `rect(x y width height)`, `rounded(x y width height; topLeft topRight
  ///   bottomRight bottomLeft; circular|continuous)`, `ellipse(x y width height)`,
  ///   `outline(HASH nonZero|evenOdd)`.
  /// - Paints: `rgba(r g b opacity)`; `linear(startX startY endX endY; STOPS)`, `radial(x y
  ///   startRadius endRadius; STOPS)`, `elliptical(x y radiusX radiusY start end; STOPS)`,
  ///   `angular(x y start end; STOPS)`, where STOPS is `location rgba(…), location rgba(…)`;
  ///   `picture(HASH x y width height; nearest|linear|averaged|cubic [tiled] [opacity …])`.
  /// - Effects: `blur(radius [opaque])`, `colors(…)` of four rows of five, `blend(mode)`,
  ///   `shadow(rgba(…) radius x y)`.
  /// - Numbers are the shortest decimals that read back as the same value. Hashes are sixteen
  ///   hexadecimal digits; an outline that is not there is `missing`.
  /// - A line ends in `  # path` where a view caused it, an `end` only where that is not the view of
  ///   what it ends, and in `  # 0` where that has a view and the end has none. A path begins with
  ///   the number of parts that it shares with the path written before: `2/Row[2]/Text`. Control
  ///   characters and backslashes of a path are written as `\u{hex}`.
  public var text: String {
    var text = "display \(Self.version)\nframe \(size.width.displayText) "
    text += "\(size.height.displayText) scale \(scale.displayText) "
    text += "background \(background.displayText)\n"
    var paths = DisplayViewPaths()
    var begun: [String?] = []
    for operation in operations {
      var implied: String?
      if case .end = operation.action { implied = begun.popLast() ?? nil }
      for _ in begun { text += "  " }
      if operation.action.isBeginning { begun.append(operation.view) }
      text += operation.text + mark(operation.view, implied: implied, &paths)
    }
    for element in elements {
      text += "element \(element.row) \(element.text)" + mark(element.view, &paths)
    }
    for resource in outlines {
      text += "outline \(hexadecimal(resource.hash))\(steps(of: resource.outline))\n"
    }
    for picture in pictures {
      text += "picture \(hexadecimal(picture.hash)) \(picture.width) \(picture.height)\n"
    }
    return text
  }
}

extension OperationRecord {
  /// The operation's line, without indentation and view.
  public var text: String {
    switch action {
    case .fill(let silhouette, let paint):
      "fill \(silhouette.text) \(paint.text)" + map(transform)
    case .glyphs(let size, let glyphs, let paint):
      "glyphs \(run(size, glyphs)) \(paint.text)" + map(transform)
    case .beginGroup(let opacity): "group \(opacity.displayText)"
    case .beginLayer(let effect): "layer \(effect.text)" + map(transform)
    case .beginClip(let silhouette): "clip \(silhouette.text)" + map(transform)
    case .end: "end"
    case .glass(let row): "glass \(row)" + map(transform)
    }
  }
}

extension OperationRecord.Action {
  /// Whether what follows, up to an end, lies inside.
  package var isBeginning: Bool {
    switch self {
    case .beginGroup, .beginLayer, .beginClip: true
    case .fill, .glyphs, .end, .glass: false
    }
  }

  /// The size and places of glyphs: `15(HASH x y, HASH x y)`; nil where there are none.
  package var run: String? {
    guard case .glyphs(let size, let glyphs, _) = self else { return nil }
    return MeniscusDisplay.run(size, glyphs)
  }
}

extension GlassMaterial.Amount {
  /// What a display list's text calls it.
  var word: String { self == .darkness ? "dark" : name }
}

extension GlassRecord {
  /// The element's line, without row and view.
  public var text: String {
    var text = "\(silhouette.text) container \(container) spacing \(spacing.displayText) "
    text += material.kind.name
    if let tint = material.tint { text += " tint \(tint.displayText)" }
    material.forEachStated { amount, value in text += " \(amount.word) \(value.displayText)" }
    if let glow { text += " \(glow.text)" }
    return text + map(transform)
  }
}

extension GlassGlow {
  /// The light, as in a display list's text.
  package var text: String {
    "glow(\(point(center)) \(radius.displayText) \(strength.displayText))"
  }
}

extension SilhouetteRecord {
  /// The word that its text begins with.
  package var name: String {
    switch self {
    case .rectangle: "rect"
    case .roundedRectangle: "rounded"
    case .ellipse: "ellipse"
    case .outline: "outline"
    }
  }

  /// The silhouette, as in a display list's text.
  public var text: String {
    switch self {
    case .rectangle(let rect), .ellipse(let rect):
      return "\(name)(\(edges(rect)))"
    case .roundedRectangle(let rect, let radii, let curve):
      let corners =
        "\(radii.topLeft.displayText) \(radii.topRight.displayText) "
        + "\(radii.bottomRight.displayText) \(radii.bottomLeft.displayText)"
      return "\(name)(\(edges(rect)); \(corners); \(curve.name))"
    case .outline(let hash, let rule):
      return "\(name)(\(outlineName(hash)) \(rule.name))"
    }
  }
}

extension CornerCurve {
  var name: String { self == .circular ? "circular" : "continuous" }
}

extension FillRule {
  var name: String { self == .nonZero ? "nonZero" : "evenOdd" }
}

extension Paint {
  /// The word that its text begins with.
  package var name: String {
    switch self {
    case .color: "rgba"
    case .gradient(let gradient): gradient.geometry.name
    case .picture: "picture"
    }
  }

  /// The paint, as in a display list's text.
  public var text: String {
    switch self {
    case .color(let color): color.displayText
    case .gradient(let gradient): gradient.text
    case .picture(let picture): picture.text
    }
  }
}

extension GradientPaint.Geometry {
  fileprivate var name: String {
    switch self {
    case .linear: "linear"
    case .radial: "radial"
    case .elliptical: "elliptical"
    case .angular: "angular"
    }
  }
}

extension GradientPaint {
  fileprivate var text: String {
    var ramp = ""
    for (index, stop) in stops.enumerated() {
      ramp += index == 0 ? "; " : ", "
      ramp += "\(stop.location.displayText) \(stop.color.displayText)"
    }
    switch geometry {
    case .linear(let start, let end):
      return "\(geometry.name)(\(point(start)) \(point(end))\(ramp))"
    case .radial(let center, let start, let end), .angular(let center, let start, let end):
      return "\(geometry.name)(\(point(center)) \(start.displayText) \(end.displayText)\(ramp))"
    case .elliptical(let center, let radii, let start, let end):
      let extent = "\(radii.width.displayText) \(radii.height.displayText)"
      return "\(geometry.name)(\(point(center)) \(extent) "
        + "\(start.displayText) \(end.displayText)\(ramp))"
    }
  }
}

extension PicturePaint {
  fileprivate var text: String {
    var text = "picture(\(hexadecimal(picture.hash)) \(edges(frame)); \(interpolation.name)"
    if isTiled { text += " tiled" }
    if opacity != 1 { text += " opacity \(opacity.displayText)" }
    return text + ")"
  }
}

extension PicturePaint.Interpolation {
  var name: String { rawValue }
}

extension LayerEffect {
  /// The word that its text begins with.
  package var name: String {
    switch self {
    case .blur: "blur"
    case .colors: "colors"
    case .blend: "blend"
    case .shadow: "shadow"
    case .edgeBlur: "edgeBlur"
    }
  }

  /// The effect, as in a display list's text.
  public var text: String {
    switch self {
    case .blur(let radius, let isOpaque):
      return "\(name)(\(radius.displayText)\(isOpaque ? " opaque" : ""))"
    case .colors(let matrix):
      var text = name + "("
      for (index, value) in matrix.values.enumerated() {
        if index > 0 { text += index % 5 == 0 ? "; " : " " }
        text += value.displayText
      }
      return text + ")"
    case .blend(let mode):
      return "\(name)(\(mode.name))"
    case .shadow(let shadow):
      return "\(name)(\(shadow.color.displayText) \(shadow.radius.displayText) "
        + "\(point(shadow.offset)))"
    case .edgeBlur(let blur):
      return "\(name)(\(blur.upper.text); \(blur.lower.text); \(blur.left.displayText) "
        + "\(blur.right.displayText))"
    }
  }
}

extension EdgeBlur.Ramp {
  fileprivate var text: String {
    "\(radius.displayText) \(whole.displayText) \(end.displayText)"
  }
}

extension Affine2D {
  /// The map, as in a display list's text: `move(tx ty)` or `map(a b c d tx ty)`; nil for the
  /// identity.
  package var displayText: String? {
    if self == .identity { return nil }
    let end = "\(tx.displayText) \(ty.displayText))"
    if isMove { return "move(" + end }
    return "map(\(a.displayText) \(b.displayText) \(c.displayText) \(d.displayText) " + end
  }

  /// Whether it is a translation at most.
  package var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension RGBA {
  /// The colour, as in a display list's text.
  package var displayText: String {
    "rgba(\(red.displayText) \(green.displayText) \(blue.displayText) \(opacity.displayText))"
  }
}

extension Double {
  /// The shortest decimal that reads back as the value; whole numbers without a fraction.
  package var displayText: String {
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

private func run(_ size: Double, _ glyphs: [GlyphRecord]) -> String {
  var text = size.displayText + "("
  for (index, glyph) in glyphs.enumerated() {
    if index > 0 { text += ", " }
    text += "\(outlineName(glyph.outline)) \(point(glyph.origin))"
  }
  return text + ")"
}

private func steps(of outline: Path2D) -> String {
  var text = ""
  for element in outline.elements {
    switch element {
    case .move(let p): text += " M \(point(p))"
    case .line(let p): text += " L \(point(p))"
    case .quadratic(let c, let p): text += " Q \(point(c)) \(point(p))"
    case .cubic(let c, let d, let p): text += " C \(point(c)) \(point(d)) \(point(p))"
    case .close: text += " Z"
    }
  }
  return text
}

/// The end of a line, with the view that caused it unless that is implied.
private func mark(
  _ view: String?, implied: String? = nil, _ paths: inout DisplayViewPaths
) -> String {
  guard view != implied else { return "\n" }
  guard let view else { return "  # 0\n" }
  var text = "  # "
  for scalar in paths.text(of: view).unicodeScalars {
    if scalar.value < 0x20 || scalar.value == 0x5C || scalar.value == 0x7F {
      text += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  return text + "\n"
}

private func map(_ value: Affine2D) -> String { value.displayText.map { " " + $0 } ?? "" }

private func edges(_ rect: Rect2D) -> String {
  "\(point(rect.origin)) \(rect.width.displayText) \(rect.height.displayText)"
}

private func point(_ value: Point2D) -> String {
  "\(value.x.displayText) \(value.y.displayText)"
}

private func outlineName(_ hash: UInt64?) -> String { hash.map { hexadecimal($0) } ?? "missing" }

func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
