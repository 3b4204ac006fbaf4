import MeniscusGeometry
import MeniscusLayout

/// The search of a screen: its field below the title, or what narrows it where a bar shows the field,
/// and what is suggested.
@MainActor
final class ScreenDrawer {
  /// The field, or what narrows the search; made with the first of them.
  private var field: LayerElement?
  private var suggestions: LayerElement?
  /// Whether there is a search.
  private(set) var isShown = false
  /// Whether something of it stands below the title.
  private var hasField = true

  /// The layers that there are.
  var layers: [LayerElement] { [suggestions, field].compactMap { $0 } }

  /// The layers that are drawn, back to front.
  var shown: [LayerElement] { isShown ? layers : [] }

  /// Shows a search that has its field in a place; nil for none.
  func show(_ search: SearchContext?, at place: SearchPlace?, below screen: ScreenElement) {
    guard search != nil || isShown else { return }
    isShown = search != nil
    let bar = search.flatMap { Self.bar(of: $0, at: place) }
    hasField = bar != nil
    Self.show(bar, on: &field, of: screen)
    Self.show(search?.suggestions, on: &suggestions, of: screen)
    screen.invalidateInside()
  }

  /// What stands below the title.
  private static func bar(of search: SearchContext, at place: SearchPlace?) -> AnyView? {
    switch place {
    case .drawer: AnyView(SearchBar(search: search, background: .clear))
    case .upper: search.scopes == nil ? nil : AnyView(SearchScopeBar(search: search))
    case .lower, .tabs, nil: nil
    }
  }

  private static func show(
    _ view: AnyView?, on layer: inout LayerElement?, of screen: ScreenElement
  ) {
    if let layer {
      layer.receive(content: view ?? AnyView(EmptyView()))
    } else if let view {
      let made = LayerElement(
        layout: DepthStackLayout(), label: "search", context: screen.context
      ) { Node.make(for: view, in: $0) }
      made.container = screen
      layer = made
      screen.invalidateLayout()
    }
  }

  private func offer(in frame: Rect2D, _ room: BarRoom) -> LayoutProposal {
    LayoutProposal(width: max(frame.width - room.outer.left - room.outer.right, 0), height: nil)
  }

  /// What the field takes of the height of a screen, in points.
  func height(in frame: Rect2D, _ room: BarRoom) -> Double {
    guard isShown, hasField, let field else { return 0 }
    return field.size(for: offer(in: frame, room)).height
  }

  /// Puts the field where the title ends, and what is suggested on all that is left above what
  /// `bottom` points of are covered.
  func place(in frame: Rect2D, from y: Double, bottom: Double, _ room: BarRoom) {
    guard isShown else { return }
    let offer = offer(in: frame, room)
    let x = frame.minX + room.outer.left
    var start = y
    if let field {
      let size = field.measured(offer)
      field.place(at: Rect2D(origin: Point2D(x: x, y: y), size: size), proposal: offer)
      start += size.height
    }
    let rest = Rect2D(
      x: x, y: start, width: offer.width ?? 0, height: max(frame.maxY - bottom - start, 0))
    suggestions?.place(at: rest, proposal: LayoutProposal(rest.size))
  }
}
