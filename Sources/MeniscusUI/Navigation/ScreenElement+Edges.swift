import MeniscusGeometry

/// What lies behind the bars of a screen, over its content.
extension ScreenElement {
  private static let edges: [(edge: VerticalEdge, bar: ToolbarPlacement)] = [
    (.top, .navigationBar), (.bottom, .bottomBar),
  ]

  /// Whether there is a bar at an edge; where there is none the edge is somebody else's.
  private func hasBar(at edge: VerticalEdge) -> Bool { edge == .top ? hasUpperBar : hasLowerBar }

  private func background(of bar: ToolbarPlacement) -> AnyShapeStyle? {
    bars.backgrounds[bar] ?? bars.backgrounds[.automatic]
  }

  private func visibility(of bar: ToolbarPlacement) -> Visibility {
    bars.backgroundVisibility[bar] ?? bars.backgroundVisibility[.automatic] ?? .automatic
  }

  /// Records how content is blurred where it fades.
  func prepareEdges(on canvas: DisplayCanvas) {
    guard let insets = safeAreaElement?.insets, strips == nil else { return }
    for (edge, bar) in Self.edges
    where hasBar(at: edge) && background(of: bar) == nil && visibility(of: bar) == .automatic {
      ScrollEdges(element: self).prepare(
        edge, covered: covered(edge, insets), scroll: scroll, on: canvas)
    }
  }

  private func covered(_ edge: VerticalEdge, _ insets: Insets2D) -> Double {
    edge == .top ? insets.top - scroll.yielded : insets.bottom
  }

  /// Draws what content fades into, or what is stated in its place.
  func drawEdges(on canvas: DisplayCanvas) {
    guard let insets = safeAreaElement?.insets else { return }
    for (edge, bar) in Self.edges where hasBar(at: edge) {
      let covered = covered(edge, insets)
      let edges = ScrollEdges(element: self)
      let shown = visibility(of: bar)
      if shown == .hidden { continue }
      if let style = background(of: bar) {
        edges.drawBackground(edge, style, covered: covered, on: canvas)
      } else if let strips {
        canvas.group(opacity: stripShare(edge, bar), by: self) {
          strips.layer(edge).render(on: canvas)
        }
      } else if shown == .visible {
        edges.drawBackground(edge, nil, covered: covered, on: canvas)
      } else {
        edges.draw(edge, covered: covered, scroll: scroll, on: canvas)
      }
    }
  }

  // MARK: Strips of the classic design

  /// The strips that are seen.
  var shownStrips: [ElementNode] {
    guard let strips else { return [] }
    return Self.edges.filter { hasBar(at: $0.edge) && stripShare($0.edge, $0.bar) > 0 }
      .map { strips.layer($0.edge) }
  }

  /// How far the strip behind a bar is there, 0 to 1.
  private func stripShare(_ edge: VerticalEdge, _ bar: ToolbarPlacement) -> Double {
    guard background(of: bar) == nil else { return 0 }
    switch visibility(of: bar) {
    case .hidden: return 0
    case .visible: return 1
    case .automatic: return edge == .top ? scroll.stripShare : 1
    }
  }

  /// Puts the strips where the bars end; the upper one goes up with a large title.
  func placeStrips(in room: BarRoom?) {
    guard let strips, let room, let frame, let insets = safeAreaElement?.insets else { return }
    // A bar of tabs below has a strip of its own.
    let tabs = ClassicBarMetrics.tabs
    let isOverTabs =
      environment.isInTabs
      && room.outer.bottom >= (room.kind == .lowPhone ? tabs.lowPhone : tabs.phone)
    strips.place(
      in: frame.inset(by: changing(.zero) { $0.bottom = isOverTabs ? room.outer.bottom : 0 }),
      upper: insets.top - scroll.yielded,
      lower: insets.bottom - (isOverTabs ? room.outer.bottom : 0))
  }
}
