import MeniscusDisplay
import MeniscusGeometry

/// The four capsules over the moving landscape as a page that times its own frames.
///
/// A page has no lens: its capsules blur what lies behind, wash it, and cast a shadow. What stands still
/// is moved by a trifle, so that all of the landscape is painted in every frame, as it is here.
package struct CapsulePage {
  /// What comes before the milliseconds of a frame in the line that the page prints.
  package static let mark = "meniscus-frame:"
  /// The pixels of the page's own unit: windows cannot be as narrow as a phone is in points.
  package static let density = 2.0

  /// The page, in HTML.
  package let text: String
  /// The extent, in the page's units.
  package let size: Size2D

  /// The frames that are drawn before any is timed, and those that are.
  private static let (warmUps, frames) = (10, 60)

  /// Makes the page of what is drawn here at some pixels a point.
  package init(scale: Double) { self.init(RenderLists(scale: scale)) }

  init(_ lists: RenderLists) {
    let (list, next) = (lists.capsules(.glass, shift: 0), lists.capsules(.glass, shift: 1))
    let unit = list.scale / Self.density
    size = Size2D(width: list.size.width * unit, height: list.size.height * unit)
    var (shapes, panes) = ("", "")
    for (row, operation) in list.operations.enumerated() {
      switch operation.action {
      case .fill(let silhouette, let paint):
        guard let shape = list.resources.element(silhouette, paint),
          case .fill(let moved, _) = next.operations[row].action,
          let (from, to) = list.resources.bounds(of: silhouette)
            .flatMap({ from in next.resources.bounds(of: moved).map { (from, $0) } })
        else { continue }
        let way = to.minX - from.minX
        shapes += "<g data-way='\(way == 0 ? 0.001 : way)'>\(shape)</g>\n"
      case .glass(let element):
        guard
          case .roundedRectangle(let rect, let radii, _) = list.glass[element].silhouette
        else { continue }
        panes += """
          <i style='left:\(rect.minX)px;top:\(rect.minY)px;width:\(rect.width)px;\
          height:\(rect.height)px;border-radius:\(radii.topLeft)px'></i>

          """
      default: continue
      }
    }
    text = Self.page(list, unit: unit, shapes: shapes, panes: panes)
  }

  private static func page(
    _ list: DisplayList, unit: Double, shapes: String, panes: String
  ) -> String {
    let (width, height) = (list.size.width, list.size.height)
    return """
      <!doctype html>
      <meta charset='utf-8'>
      <style>
      * { margin: 0 } html { overflow: hidden }
      body { width: \(width)px; height: \(height)px; zoom: \(unit) }
      svg, i {
        position: absolute;
        left: 0; top: 0;
      }
      i {
        backdrop-filter: blur(5px); background: rgb(255 255 255 / 0.3);
        box-shadow: 0 4px 12px rgb(0 0 0 / 0.2);
      }
      </style>
      <svg width='\(width)' height='\(height)'>
      \(shapes)</svg>
      \(panes)<script>
      const moving = [...document.querySelectorAll('[data-way]')]
      let [frame, start] = [0, 0]
      function draw() {
        if (frame === \(warmUps)) start = performance.now()
        if (frame === \(warmUps + frames)) {
          console.log(`\(mark)${(performance.now() - start) / \(frames)};`)
          return
        }
        for (const shape of moving) {
          shape.setAttribute('transform', `translate(${shape.dataset.way * (frame % 5) * 3})`)
        }
        frame += 1
        requestAnimationFrame(draw)
      }
      requestAnimationFrame(draw)
      </script>
      """
  }

  /// The nanoseconds of a frame that a line of a browser's log tells; nil where it tells none.
  package static func nanoseconds(in line: some StringProtocol) -> UInt64? {
    guard let mark = line.range(of: mark) else { return nil }
    let number = line[mark.upperBound...].prefix { $0 != ";" }
    guard let time = Double(number), time > 0, time < 1e6 else { return nil }
    return UInt64(time * 1e6)
  }
}

extension DisplayResources {
  /// A region as an element of SVG; nil where a page would need more than the landscape does.
  fileprivate func element(_ silhouette: Silhouette, _ paint: Paint) -> String? {
    guard let fill = Self.fill(paint) else { return nil }
    switch silhouette {
    case .rectangle(let rect):
      return fill.definition + """
        <rect x='\(rect.minX)' y='\(rect.minY)' width='\(rect.width)' height='\(rect.height)' \
        fill='\(fill.name)'/>
        """
    case .ellipse(let rect):
      return fill.definition + """
        <ellipse cx='\(rect.midX)' cy='\(rect.midY)' rx='\(rect.width / 2)' \
        ry='\(rect.height / 2)' fill='\(fill.name)'/>
        """
    case .outline(let row, _):
      let path = outlines[row].outline.elements.map(Self.text).joined()
      return fill.definition + "<path d='\(path)' fill='\(fill.name)'/>"
    case .roundedRectangle: return nil
    }
  }

  private static func fill(_ paint: Paint) -> (definition: String, name: String)? {
    switch paint {
    case .color(let color): return ("", text(color))
    case .gradient(let gradient):
      guard case .linear(let start, let end) = gradient.geometry else { return nil }
      let stops = gradient.stops.map { stop in
        "<stop offset='\(stop.location)' stop-color='\(text(stop.color))'/>"
      }
      let definition = """
        <linearGradient id='sky' gradientUnits='userSpaceOnUse' x1='\(start.x)' y1='\(start.y)' \
        x2='\(end.x)' y2='\(end.y)'>\(stops.joined())</linearGradient>
        """
      return (definition, "url(#sky)")
    case .picture: return nil
    }
  }

  private static func text(_ color: RGBA) -> String {
    "rgb(\(color.red * 100)% \(color.green * 100)% \(color.blue * 100)%)"
  }

  private static func text(_ element: Path2D.Element) -> String {
    switch element {
    case .move(let point): "M\(point.x) \(point.y)"
    case .line(let point): "L\(point.x) \(point.y)"
    case .quadratic(let control, let end): "Q\(control.x) \(control.y) \(end.x) \(end.y)"
    case .cubic(let first, let second, let end):
      "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
    case .close: "Z"
    }
  }
}
