import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry

extension NamedChanges {
  /// Another symbol in the same place; nil where a view shows none, or the same.
  func symbol(_ path: String, _ line: Int) -> ViewChange? {
    guard views.actual.kind(of: line) == "Image", let before = views.expected.line(of: path)
    else { return nil }
    let old = views.expected.text.nodes[before].detail
    let new = views.actual.text.nodes[line].detail
    return old == new ? nil : property("symbol", of: line, old, new)
  }

  /// Another text, or the same in other letters.
  func lettering(_ path: String, _ line: Int) -> ViewChange? {
    guard let before = views.expected.line(of: path) else { return nil }
    let old = views.expected.text.nodes[before].detail ?? ""
    let new = views.actual.text.nodes[line].detail ?? ""
    if old != new { return property("text", of: line, Self.unquoted(old), Self.unquoted(new)) }
    guard let font = font(of: path, old, new) else { return property("font", of: line, nil, nil) }
    return property(font.property, of: line, font.from, font.to)
  }

  func painted(_ old: Paint, _ new: Paint, _ line: Int) -> ViewChange? {
    guard case .color(let from) = old, case .color(let to) = new else { return nil }
    let word =
      switch views.actual.kind(of: line) {
      case "Text", "Image": "foregroundStyle"
      case "Color": "color"
      default: isPartOfControl(line) ? "tint" : "fill"
      }
    return property(word, of: line, words(from), words(to))
  }

  /// Whether a view is a part of a control that nobody writes.
  private func isPartOfControl(_ line: Int) -> Bool {
    let controls: Set = ["Switch", "Slider", "ProgressView", "Gauge", "Picker", "Stepper"]
    var parent = views.actual.text.nodes[line].parent
    while let place = parent {
      if controls.contains(views.actual.kind(of: place)) { return true }
      parent = views.actual.text.nodes[place].parent
    }
    return false
  }

  private func words(_ color: RGBA) -> String {
    names.color(color)
      ?? Notation.color(
        [color.red, color.green, color.blue, color.opacity].map {
          $0.isFinite ? $0 : 0
        })
  }

  // MARK: Shapes

  func corners(
    _ old: SilhouetteRecord, _ new: SilhouetteRecord, _ line: Int
  ) -> ViewChange? {
    guard let from = old.corners, let to = new.corners, from.rect == to.rect else { return nil }
    return property("cornerRadius", of: line, from.text, to.text)
  }

  func glass(_ old: GlassRecord, _ new: GlassRecord, _ line: Int) -> ViewChange? {
    if old.silhouette != new.silhouette { return corners(old.silhouette, new.silhouette, line) }
    let values = (GlassValues(old), GlassValues(new))
    guard
      let name = values.0.differences(from: values.1)
        .first(where: { !GlassValues.adapting.contains($0) })
    else { return nil }
    switch name {
    case "tint":
      return property(
        "tint", of: line, old.material.tint.map(words) ?? "none",
        new.material.tint.map(words) ?? "none")
    case "material":
      return property("glassEffect", of: line, values.0[name], values.1[name])
    default: return property(name, of: line, values.0[name] ?? "none", values.1[name] ?? "none")
    }
  }

  // MARK: Places

  /// What is drawn elsewhere than its view is laid out.
  func moved(_ maps: (Affine2D, Affine2D), _ line: Int) -> ViewChange? {
    let marks = views.actual.marks(around: views.actual.base(of: line))
    let moving = marks.filter {
      [".offset", ".position", ".rotationEffect", ".scaleEffect"].contains($0.mark)
    }
    guard moving.count == 1, let mark = moving.first?.mark else { return nil }
    let (old, new) = maps
    switch mark {
    case ".offset":
      let distance = [new.tx - old.tx, new.ty - old.ty].map {
        ($0 > 0 ? "+" : "") + Notation.points($0)
      }
      return property("offset", of: line, nil, "by " + distance.joined(separator: ", "))
    case ".scaleEffect" where old.b == 0 && old.c == 0 && new.b == 0 && new.c == 0:
      return property("scaleEffect", of: line, Self.scale(old), Self.scale(new))
    default: return property(Self.word(mark), of: line, nil, nil)
    }
  }

  private static func scale(_ map: Affine2D) -> String {
    map.a == map.d
      ? Notation.points(map.a) : "x \(Notation.points(map.a)), y \(Notation.points(map.d))"
  }
}

extension SilhouetteRecord {
  /// A rectangle with how its corners are rounded; nil for other shapes.
  fileprivate var corners: (rect: Rect2D, text: String)? {
    switch self {
    case .rectangle(let rect): (rect, "0")
    case .roundedRectangle(let rect, let radii, _):
      (
        rect,
        {
          let texts = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
            .map { Notation.points($0) }
          return Set(texts).count == 1 ? texts[0] : texts.joined(separator: ", ")
        }()
      )
    case .ellipse, .outline: nil
    }
  }
}
