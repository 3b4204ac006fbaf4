import MeniscusGeometry
import MeniscusImage

extension DisplayList {
  /// The list as text, an operation a line; equal lists with equal views give equal bytes.
  ///
  /// - The first line is `display 1`, the second the frame: `frame 390 844 scale 3 background …`.
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
  ///   hexadecimal digits; a missing row is `missing`.
  /// - A line ends in `  # path` where a view caused it. Control characters and backslashes of a
  ///   path are written as `\u{hex}`.
  public func text() -> String {
    var writer = DisplayTextWriter(list: self)
    writer.write()
    return writer.text
  }
}

/// Writes a display list as lines of text.
private struct DisplayTextWriter {
  let list: DisplayList
  var text = ""
  private var depth = 0
  private var outlineRows: [Int] = []
  private var pictures: [Picture] = []
  private var elementRows: [Int] = []
  private var seenOutlines: [Bool]
  private var seenPictures: Set<UInt64> = []
  private var seenElements: [Bool]

  init(list: DisplayList) {
    self.list = list
    seenOutlines = [Bool](repeating: false, count: list.resources.outlines.count)
    seenElements = [Bool](repeating: false, count: list.glass.count)
  }

  mutating func write() {
    text = "display 1\n"
    text += "frame \(number(list.size.width)) \(number(list.size.height)) "
    text += "scale \(number(list.scale)) background \(color(list.background))\n"
    for operation in list.operations { write(operation) }
    for row in elementRows { writeElement(row) }
    for row in outlineRows { writeOutline(row) }
    for picture in pictures {
      text += "picture \(hexadecimal(picture.hash)) "
      text += "\(picture.bitmap.width) \(picture.bitmap.height)\n"
    }
  }

  private mutating func write(_ operation: DisplayOperation) {
    if case .end = operation.action { depth = max(depth - 1, 0) }
    for _ in 0..<depth { text += "  " }
    switch operation.action {
    case .fill(let shape, let fill):
      text += "fill \(silhouette(shape)) \(paint(fill))"
    case .glyphs(let run, let fill):
      text += "glyphs \(glyphs(run)) \(paint(fill))"
    case .beginGroup(let opacity):
      text += "group \(number(opacity))"
      depth += 1
    case .beginLayer(let effect):
      text += "layer \(layer(effect))"
      depth += 1
    case .beginClip(let shape):
      text += "clip \(silhouette(shape))"
      depth += 1
    case .end:
      text += "end"
    case .glass(let row):
      text += "glass \(row)"
      if seenElements.indices.contains(row), !seenElements[row] {
        seenElements[row] = true
        elementRows.append(row)
      }
    }
    switch operation.action {
    case .end, .beginGroup: break
    case .beginLayer(let effect) where !effect.hasLengths: break
    case .fill, .glyphs, .beginLayer, .beginClip, .glass: text += map(operation.transform)
    }
    endLine(operation.view)
  }

  private mutating func writeElement(_ row: Int) {
    let element = list.glass[row]
    text += "element \(row) \(silhouette(element.silhouette)) container \(element.container) "
    text += "spacing \(number(element.spacing)) \(material(element.material))"
    if let glow = element.glow {
      text += " glow(\(point(glow.center)) \(number(glow.radius)) \(number(glow.strength)))"
    }
    text += map(element.transform)
    endLine(element.view)
  }

  private mutating func writeOutline(_ row: Int) {
    let resource = list.resources.outlines[row]
    text += "outline \(hexadecimal(resource.hash))"
    for element in resource.outline.elements {
      switch element {
      case .move(let p): text += " M \(point(p))"
      case .line(let p): text += " L \(point(p))"
      case .quadratic(let c, let p): text += " Q \(point(c)) \(point(p))"
      case .cubic(let c, let d, let p): text += " C \(point(c)) \(point(d)) \(point(p))"
      case .close: text += " Z"
      }
    }
    text += "\n"
  }

  private mutating func endLine(_ view: ViewIndex) {
    let row = Int(view.row)
    if list.views.indices.contains(row) {
      text += "  # "
      for scalar in list.views[row].path.unicodeScalars {
        if scalar.value < 0x20 || scalar.value == 0x5C || scalar.value == 0x7F {
          text += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\n"
  }

  private mutating func silhouette(_ value: Silhouette) -> String {
    switch value {
    case .rectangle(let rect):
      return "rect(\(edges(rect)))"
    case .roundedRectangle(let rect, let radii, let curve):
      let corners =
        "\(number(radii.topLeft)) \(number(radii.topRight)) "
        + "\(number(radii.bottomRight)) \(number(radii.bottomLeft))"
      let name = curve == .circular ? "circular" : "continuous"
      return "rounded(\(edges(rect)); \(corners); \(name))"
    case .ellipse(let rect):
      return "ellipse(\(edges(rect)))"
    case .outline(let row, let rule):
      let name = rule == .nonZero ? "nonZero" : "evenOdd"
      return "outline(\(outlineName(row)) \(name))"
    }
  }

  private func glyphs(_ run: GlyphRun) -> String {
    var result = "\(number(run.size))("
    for (index, glyph) in run.glyphs.enumerated() {
      if index > 0 { result += ", " }
      result += "\(outlineHash(glyph.outline)) \(point(glyph.origin))"
    }
    return result + ")"
  }

  private mutating func outlineName(_ row: Int) -> String {
    if seenOutlines.indices.contains(row), !seenOutlines[row] {
      seenOutlines[row] = true
      outlineRows.append(row)
    }
    return outlineHash(row)
  }

  private func outlineHash(_ row: Int) -> String {
    guard list.resources.outlines.indices.contains(row) else { return "missing" }
    return hexadecimal(list.resources.outlines[row].hash)
  }

  private mutating func paint(_ value: Paint) -> String {
    switch value {
    case .color(let value): return color(value)
    case .gradient(let value): return gradient(value)
    case .picture(let value):
      if seenPictures.insert(value.picture.hash).inserted { pictures.append(value.picture) }
      return picture(value)
    }
  }
}

private func picture(_ value: PicturePaint) -> String {
  var text = "picture(\(hexadecimal(value.picture.hash)) \(edges(value.frame)); "
  switch value.interpolation {
  case .nearest: text += "nearest"
  case .linear: text += "linear"
  case .averaged: text += "averaged"
  case .cubic: text += "cubic"
  }
  if value.isTiled { text += " tiled" }
  if value.opacity != 1 { text += " opacity \(number(value.opacity))" }
  return text + ")"
}

private func layer(_ value: LayerEffect) -> String {
  switch value {
  case .blur(let radius, let isOpaque):
    return "blur(\(number(radius))\(isOpaque ? " opaque" : ""))"
  case .colors(let matrix):
    var text = "colors("
    for (index, value) in matrix.values.enumerated() {
      if index > 0 { text += index % 5 == 0 ? "; " : " " }
      text += number(value)
    }
    return text + ")"
  case .blend(let mode):
    return "blend(\(mode.name))"
  case .shadow(let shadow):
    return "shadow(\(color(shadow.color)) \(number(shadow.radius)) \(point(shadow.offset)))"
  }
}

private func material(_ value: GlassMaterial) -> String {
  var text =
    switch value.kind {
    case .regular: "regular"
    case .clear: "clear"
    case .ultraThin: "ultra-thin sheet"
    case .thin: "thin sheet"
    case .sheet: "sheet"
    case .thick: "thick sheet"
    case .ultraThick: "ultra-thick sheet"
    }
  if let tint = value.tint { text += " tint \(color(tint))" }
  text += " dark \(number(value.darkness)) presence \(number(value.presence))"
  text += " shadow \(number(value.shadow))"
  return value.density == 0 ? text : text + " density \(number(value.density))"
}

private func gradient(_ value: GradientPaint) -> String {
  var stops = ""
  for (index, stop) in value.stops.enumerated() {
    stops += index == 0 ? "; " : ", "
    stops += "\(number(stop.location)) \(color(stop.color))"
  }
  switch value.geometry {
  case .linear(let start, let end):
    return "linear(\(point(start)) \(point(end))\(stops))"
  case .radial(let center, let start, let end):
    return "radial(\(point(center)) \(number(start)) \(number(end))\(stops))"
  case .elliptical(let center, let radii, let start, let end):
    let extent = "\(number(radii.width)) \(number(radii.height))"
    return "elliptical(\(point(center)) \(extent) \(number(start)) \(number(end))\(stops))"
  case .angular(let center, let start, let end):
    return "angular(\(point(center)) \(number(start)) \(number(end))\(stops))"
  }
}

private func map(_ value: Affine2D) -> String {
  if value == .identity { return "" }
  if value.a == 1, value.b == 0, value.c == 0, value.d == 1 {
    return " move(\(number(value.tx)) \(number(value.ty)))"
  }
  return " map(\(number(value.a)) \(number(value.b)) \(number(value.c)) \(number(value.d)) "
    + "\(number(value.tx)) \(number(value.ty)))"
}

private func edges(_ rect: Rect2D) -> String {
  "\(point(rect.origin)) \(number(rect.width)) \(number(rect.height))"
}

private func point(_ value: Point2D) -> String {
  "\(number(value.x)) \(number(value.y))"
}

private func color(_ value: RGBA) -> String {
  "rgba(\(number(value.red)) \(number(value.green)) \(number(value.blue)) "
    + "\(number(value.opacity)))"
}

/// The shortest decimal that reads back as `value`; whole numbers without a fraction.
private func number(_ value: Double) -> String {
  if value == 0 { return "0" }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
