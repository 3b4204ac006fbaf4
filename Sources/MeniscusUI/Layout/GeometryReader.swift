import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A view that makes its content from the room that it is given.
///
/// It takes what it is offered; its views stand in its top leading corner.
nonisolated public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// Makes the view from how its content follows from the room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: NodeView {
  typealias Made = GeometryReaderElement<Content>
}

/// The room that a `GeometryReader` has.
nonisolated public struct GeometryProxy {
  weak var element: ElementNode?
  /// The extent of the room, in points.
  public let size: CGSize
  /// How far the safe area reaches into the room on each edge, in points.
  public let safeAreaInsets: EdgeInsets
}

extension GeometryProxy {
  /// The room in a space, as it is laid out; content that asks is evaluated anew when it moves.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The room in a space, as it is laid out; content that asks is evaluated anew when it moves.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let own = CGRect(origin: CGPoint(x: 0, y: 0), size: size)
    let placed = atPlace { element -> CGRect? in
      guard let frame = element.sceneModelFrame else { return nil }
      switch space {
      case .local: return own
      case .global: return CGRect(frame)
      case .named(let name):
        guard let around = element.element(named: name)?.sceneModelFrame else {
          return CGRect(frame)
        }
        return CGRect(frame.translated(by: Point2D(x: -around.minX, y: -around.minY)))
      }
    }
    return placed ?? own
  }

  /// What is asked of the room's element, which notes that somebody depends on its place; nil where
  /// it is gone.
  func atPlace<Value>(_ ask: @MainActor (ElementNode) -> Value?) -> Value? {
    guard let element else { return nil }
    return onMainActor {
      (element as? any PlaceObserver)?.observePlace()
      return ask(element)
    }
  }
}

extension GeometryProxy {
  /// The bounds of a view around that has named its space, in the room's own space; nil where nobody
  /// has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = coordinateSpace.name
    return atPlace { element in
      guard let frame = element.sceneModelFrame,
        let around = element.element(named: name)?.sceneModelFrame
      else { return nil }
      return CGRect(around.translated(by: Point2D(x: -frame.minX, y: -frame.minY)))
    }
  }
}

/// An element that follows where it stands.
@MainActor
protocol PlaceObserver {
  func observePlace()
}

/// Evaluates its content again when its size changes.
final class GeometryReaderElement<Content: View>: ContainerElement, StateReader, ViewNode {
  private var content: (GeometryProxy) -> Content
  private weak var owner: (any StateReader)?
  private var known: Room?
  private var observesPlace = false

  private struct Room: Equatable {
    var origin: Point2D?
    var size = Size2D.zero
    var safeArea = LayoutInsets.zero
    /// How far the window's controls reach in; they may move where the room does not.
    var controls = Insets2D.zero
  }

  init(view: GeometryReader<Content>, context: NodeContext) {
    content = view.content
    owner = context.graph.owner
    let proxy = GeometryProxy(element: nil, size: .zero, safeAreaInsets: EdgeInsets())
    super.init(context: context) { context in
      // Nothing is known of the room before the first layout.
      Node.make(
        for: context.graph.readingForOwner(nil) { view.content(proxy) }, in: context)
    }
  }

  override var name: String? { "GeometryReader" }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != nil { environment.stackAxis = nil }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? GeometryReader<Content> else { return }
    content = new.content
    refresh()
  }

  func refresh() {
    guard !isGone else { return }
    graph.clearStale(self)
    graph.counters[.bodies] += 1
    let room = known ?? Room()
    let insets = room.safeArea
    let proxy = GeometryProxy(
      element: self, size: CGSize(room.size),
      safeAreaInsets: EdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.leading),
        bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing)))
    let view = graph.reading(by: self) { content(proxy) }
    graph.building(below: self) { receive(content: view) }
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    GreedyLayout(ideal: LayoutPolicy.geometryReaderIdealSize).size(for: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let room = Room(
      origin: observesPlace ? frame.origin : nil, size: frame.size,
      safeArea: LayoutInsets(coveredInsets(of: frame), direction: environment.readingDirection),
      controls: observesPlace ? windowControls(in: frame) : .zero)
    if room != known {
      known = room
      graph.markStale(self)
    }
    let offer = LayoutProposal(frame.size)
    for element in elements {
      let placement = LayoutPlacement(
        origin: .zero, size: element.measured(offer), proposal: offer)
      place(element, placement, in: frame)
    }
  }
}

extension GeometryReaderElement: PlaceObserver, VisibleContentObserver {
  func observePlace() {
    guard !observesPlace else { return }
    observesPlace = true
    known?.origin = frame?.origin
    known?.controls = frame.map { windowControls(in: $0) } ?? .zero
    enclosingScroll?.observeVisibleContent(self)
  }

  func visibleContentChanged(to visible: Rect2D) {
    if !isGone { graph.markStale(self) }
  }
}
