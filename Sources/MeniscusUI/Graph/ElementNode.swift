import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A node that takes part in layout and drawing.
///
/// Model frames are in the space that the element is laid out in: the scene's, or that of the
/// scroll content around it. Layout knows model frames alone; what is drawn and hit follows
/// presented frames, which lag while they are animated.
class ElementNode: Node, AnimatedNode {
  /// The element that measures and places this one; nil for the root and for what is gone.
  final var container: ElementNode? {
    get { isGone ? nil : around }
    set { around = newValue }
  }
  private unowned var around: ElementNode?
  /// The model frame; nil before the first layout.
  private(set) var frame: Rect2D?
  /// How the element appears or leaves; nil where it is simply there.
  var presence: Presence?
  final var isInMotion = false
  /// Whether all that moved of the element when it went on last goes on for ever.
  final var movesForEver = false

  private var sizes = LayoutSizeCache()
  private var placedProposal: LayoutProposal?
  private var isPlaced = false
  private var presented: AnimatedValue<FrameVector>?
  private var knownArguments: UInt64?

  /// Whether changes of the element's frame are animated for itself: what draws, clips or turns.
  class var presentsFrame: Bool { false }

  override var name: String? { TypeName.short(type(of: self)) }

  override var passesItems: Bool { false }

  /// The elements that this one measures and places.
  var elements: [ElementNode] { [] }

  /// The elements that are drawn and hit inside this one, back to front.
  var drawnElements: [ElementNode] { elements }

  /// The elements inside this one that the focus can come to, in its order: its own, and what is laid
  /// over or behind it.
  var focusElements: [ElementNode] { elements }

  /// The elements inside this one whose keyboard shortcuts are heard.
  var shortcutElements: [ElementNode] { elements }

  /// Measures the element for a proposal that it has no kept answer for.
  func measure(_ proposal: LayoutProposal) -> Size2D { .zero }

  /// The model frame that the element takes for itself where a container gives it one.
  func reach(from given: Rect2D) -> Rect2D { given }

  /// Places the element's own elements inside its model frame.
  func placeElements(in frame: Rect2D, proposal: LayoutProposal) {}

  /// Draws the element and what is inside it.
  func draw(on canvas: DisplayCanvas) {
    for element in drawnElements { element.render(on: canvas) }
  }

  /// Adds the elements under `point`, innermost first; whether there are any.
  func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    hitElements(point, path: &path)
  }

  /// Forgets which elements are inside: the structure below changed.
  func elementsChanged() {
    invalidateLayout()
  }

  /// The map from the space that the element's inside is drawn in to the one that the element lies in;
  /// nil where both are one.
  var insideMap: Affine2D? { nil }

  /// The same for layout, which is not repeated in each frame: without a transition.
  var layoutMap: Affine2D? { insideMap }

  /// Values in motion other than the frame and the presence.
  func advanceOwnAnimations(to time: Double) -> Bool { false }

  /// What a person reads of the element in a snapshot: its text, its symbol.
  var snapshotDetail: String? { nil }

  /// Adds what the element lays its inside out by: lengths, spacings, alignments.
  func encodeArguments(into encoder: inout StateEncoder) {}

  /// How the element appears and leaves where its presence changes by an animation.
  var transition: (any ElementTransition)? { nil }

  /// Whether what is inside is neither seen nor touched.
  var hidesInside: Bool { false }

  /// The element as one that scrolls what is inside it; nil for all others.
  var scrolling: (any ScrollingElement)? { nil }

  /// The name by which traces and tests find the element; nil for most.
  var identifier: String? { nil }

  /// The screen that the element shows of several, each with a focus that it comes back to; nil for what
  /// shows no screens.
  ///
  /// - Parameter inner: an element right inside; what is not a screen itself belongs to the one shown.
  func focusScreen(of inner: ElementNode?) -> ElementNode? { nil }

  /// Which of a container's elements lies over which; higher is nearer.
  var zIndex: Double { 0 }

  /// The priority by which a stack serves the element.
  var layoutPriority: Double { 0 }

  /// The distances that the element prefers to its neighbours.
  var layoutSpacing: LayoutSpacing { .standard }

  /// The coordinate that the element states for an alignment guide.
  func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? { nil }

  override func appendElements(to elements: inout [ElementNode]) {
    elements.append(self)
  }

  override func appendDrawnElements(to elements: inout [ElementNode]) {
    elements.append(self)
  }

  override func appendReported(to nodes: inout [Node]) {
    nodes.append(self)
    super.appendReported(to: &nodes)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    graph.needsDisplay = true
    if old.layoutDirection != environment.layoutDirection
      || old.displayScale != environment.displayScale || old.stackAxis != environment.stackAxis
    {
      invalidateLayout()
    }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    if let presented, presented.isInMotion {
      let now = presented.value(at: graph.time)
      encoder.encode(number: now.x, named: "presented x")
      encoder.encode(number: now.y, named: "presented y")
      encoder.encode(number: now.width, named: "presented width")
      encoder.encode(number: now.height, named: "presented height")
    }
    presence?.encode(into: &encoder, at: graph.time)
  }
}

extension ElementNode {
  /// The hash of what the element lays its inside out by, 0 for nothing.
  final var argumentsDigest: UInt64 {
    if let knownArguments { return knownArguments }
    var encoder = StateEncoder()
    encodeArguments(into: &encoder)
    knownArguments = encoder.digest
    graph.counters[.valuesEncoded] += encoder.count
    return encoder.digest
  }

  /// Makes this element's measured sizes and place, and those of all around it, stale.
  final func invalidateLayout() {
    knownArguments = nil
    var element: ElementNode? = self
    while let current = element {
      current.sizes.removeAll()
      current.isPlaced = false
      element = current.container
    }
    graph.invalidateLayout()
  }

  /// Makes the measured sizes of this element and of all inside it stale.
  final func forgetSizes() {
    sizes.removeAll()
    for element in elements { element.forgetSizes() }
  }

  /// Has the element placed anew although its frame may be the same.
  final func forgetPlace() { isPlaced = false }

  /// Has the element and all inside it placed anew although their frames may be the same.
  final func forgetPlaces() {
    isPlaced = false
    for element in focusElements { element.forgetPlaces() }
  }

  /// Puts the element at a model frame; answers the same as before are not repeated inside.
  final func place(at given: Rect2D, proposal: LayoutProposal) {
    let reached = reach(from: given)
    let new = graph.interposer?.frame(reached, of: self) ?? reached
    if isPlaced, frame == new, placedProposal == proposal { return }
    graph.counters[.placements] += 1
    let isNew = frame == nil
    frame = new
    placedProposal = proposal
    isPlaced = true
    if Self.presentsFrame { present(new, isNew: isNew) }
    placeElements(in: new, proposal: proposal)
  }

  private func present(_ new: Rect2D, isNew: Bool) {
    let rounded = FrameVector(PixelGrid(scale: graph.scale).rounded(new))
    if isNew || presented == nil {
      presented = AnimatedValue(rounded)
      return
    }
    if presented?.target == rounded { return }
    presented?.set(rounded, animation: transaction.animation, at: graph.time)
    if presented?.isInMotion == true { graph.setInMotion(self) }
  }

  /// The frame as it is drawn now: rounded to pixels, lagging while it is animated.
  final var presentedFrame: Rect2D {
    if let presented { return presented.value(at: graph.time).rect }
    return PixelGrid(scale: graph.scale).rounded(frame ?? .zero)
  }

  final func advance(to time: Double) -> Bool {
    let frameMoves = presented?.settle(at: time) ?? false
    let presenceMoves = presence?.settle(at: time) ?? false
    if !presenceMoves { endPresence() }
    return advanceOwnAnimations(to: time) || frameMoves || presenceMoves
  }

  private func endPresence() {
    guard let ended = presence else { return }
    if ended.isLeaving {
      ended.finish()
    } else {
      presence = nil
    }
  }

  /// Draws the element as its presence has it.
  final func render(on canvas: DisplayCanvas) {
    graph.counters[.nodesDrawn] += 1
    if !canvas.concealed.isEmpty, let share = canvas.concealed[ObjectIdentifier(self)] {
      return canvas.group(opacity: 1 - share, by: self) { drawPresent(on: canvas) }
    }
    drawPresent(on: canvas)
  }

  private func drawPresent(on canvas: DisplayCanvas) {
    guard let presence else { return drawWhole(on: canvas) }
    presence.draw(self, on: canvas) { drawWhole(on: canvas) }
  }

  private func drawWhole(on canvas: DisplayCanvas) {
    guard let interposer = graph.interposer else { return draw(on: canvas) }
    interposer.draw(self, by: { draw(on: canvas) })
  }

  /// Adds the elements inside this one that are under `point`, and this one if there are any.
  final func hitElements(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    for element in drawnElements.reversed() where element.hitPresent(point, path: &path) {
      path.append(self)
      return true
    }
    return false
  }

  /// Adds the elements under a point of the space that this one lies in, where its presence has it
  /// drawn; what leaves is not touched.
  final func hitPresent(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard let presence else { return hit(point, path: &path) }
    guard !presence.isLeaving else { return false }
    guard let map = presence.map(of: self) else { return hit(point, path: &path) }
    guard let inverse = map.inverse else { return false }
    return hit(inverse.apply(point), path: &path)
  }

  /// The frame relative to the container's, as hashes and snapshots have it.
  final var relativeFrame: Rect2D? {
    guard let frame else { return nil }
    guard let outer = container?.contentSpaceFrame else { return frame }
    return frame.translated(by: Point2D(x: -outer.minX, y: -outer.minY))
  }

  private var contentSpaceFrame: Rect2D? {
    // Inside scroll content positions count from the content, not from the scroll view.
    self is any SpaceRoot ? nil : frame
  }
}

/// An element whose inside has a space of its own.
@MainActor
protocol SpaceRoot {
  /// Where that space's origin is in the space around, by the model frame.
  var contentOrigin: Point2D { get }
}

extension ElementNode {
  /// The elements around this one, innermost first; each is found when it is asked for.
  final var containers: some Sequence<ElementNode> {
    sequence(first: self) { $0.container }.dropFirst()
  }

  /// Whether the element, or one around it, is on its way out.
  final var isLeaving: Bool {
    presence?.isLeaving == true || containers.contains { $0.presence?.isLeaving == true }
  }
}

extension ElementNode: @MainActor LayoutSubject {
  final func size(for proposal: LayoutProposal) -> Size2D {
    graph.counters[.proposals] += 1
    if let known = sizes.size(for: proposal) { return known }
    graph.counters[.measurements] += 1
    let size = measure(proposal)
    if size.width.isNaN || size.height.isNaN {
      graph.report(.invalidGeometry(view: path, fault: .size))
    }
    sizes.store(size, for: proposal)
    return size
  }
}

/// A rectangle as a vector, for animation.
struct FrameVector: VectorArithmetic {
  var x, y, width, height: Double

  init(_ rect: Rect2D) {
    x = rect.minX
    y = rect.minY
    width = rect.width
    height = rect.height
  }

  static var zero: FrameVector { FrameVector(.zero) }

  var rect: Rect2D { Rect2D(x: x, y: y, width: max(width, 0), height: max(height, 0)) }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.x += right.x
    sum.y += right.y
    sum.width += right.width
    sum.height += right.height
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    left + right.scaled(by: -1)
  }

  mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
    width *= factor
    height *= factor
  }

  var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}
