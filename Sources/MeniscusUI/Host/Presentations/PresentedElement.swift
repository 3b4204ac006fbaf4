import MeniscusGeometry
import MeniscusLayout

/// Something that stands over the scene: it has all of the extent, and its style places the content
/// in it.
///
/// The content is a part of the presenting view's structure and sees that one's environment; it is
/// laid out, drawn and touched at the root.
final class PresentedElement: ContainerElement, GestureBearer, PreferenceReading {
  var isReadingDue = false
  let participant: GestureParticipant
  let rank = GestureRank.high
  let mask = GestureMask.all
  let isAlwaysEnabled = true
  /// What the presenting view is in; nil for the scene itself.
  private(set) weak var level: PresentedElement?
  /// Whether it stands beside others of its level.
  let isBeside: Bool
  /// How it stands over the scene.
  private(set) var style: PresentationStyle
  /// What the content asks of its presentation.
  private(set) var settings = PresentationSettings()
  /// How far it is there, 0 to 1.
  var progress = AnimatedValue(0.0)
  /// Whether it goes, or has gone.
  private(set) var isDismissed = false
  private let label: String
  private weak var presenter: Presenter?
  private var preferredScheme: ColorScheme?

  /// Makes the element of what is presented.
  init(_ place: PresentationPlace) {
    let request = place.request
    label = request.label
    isBeside = request.isBeside
    participant = PresentationTouch()
    style = request.style(place)
    presenter = place.presenter
    level = place.level
    super.init(context: place.context) { Node.make(for: request.content, in: $0) }
    participant.element = self
    style.attach(to: self)
    graph.preferences.readers += 1
    graph.preferences.markDue(self)
  }

  override var name: String? { label }

  override var children: [Node] { style.surfaces + super.children }

  /// Whether what is below can neither be touched nor read.
  var isModal: Bool { style.isModal }

  // MARK: Coming and going

  /// Begins to be there.
  func appear(over root: RootElement) {
    container = root
    let layer = graph.presentations
    layer.push(self)
    if style.takesFocus { graph.focus.focus(nil) }
    // The presenting view may go first.
    _ = nodePath
    let presence = PresentedPresence(self)
    self.presence = presence
    presence.appear(by: Transaction(animation: animation), at: graph.time)
    graph.setInMotion(self)
    invalidateLayout()
    graph.stateChanged()
  }

  /// Goes.
  func dismiss() {
    guard !isDismissed else { return }
    isDismissed = true
    style.leaves()
    participant.cancel()
    graph.presentations.dismissAll(on: self)
    if graph.focus.focused?.containers.contains(where: { $0 === self }) == true {
      graph.focus.focus(nil)
    }
    let presence = presence as? PresentedPresence ?? PresentedPresence(self)
    self.presence = presence
    presence.leave(by: Transaction(animation: animation), at: graph.time) { [weak self] in
      self?.graph.afterUpdate { [weak self] in self?.end() }
    }
    graph.setInMotion(self)
    graph.stateChanged()
  }

  private func end() {
    let (presenter, graph) = (presenter, graph)
    graph.presentations.remove(self)
    presenter?.ended(self)
    graph.invalidateLayout()
  }

  /// Sets back what asked for the presentation; it goes by that.
  func requestEnd() { presenter?.requestEnd() }

  private var animation: Animation? {
    if environment.accessibilityReduceMotion { return .easeInOut(duration: 0.25) }
    return style.animation
  }

  override func dismantle() {
    graph.preferences.readers -= 1
    participant.cancel()
    super.dismantle()
  }

  // MARK: Layout, drawing and touch

  override func measure(_ proposal: LayoutProposal) -> Size2D { graph.extent }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    style.place(in: frame)
  }

  override func draw(on canvas: DisplayCanvas) { drawAll(on: canvas) }

  override var insideMap: Affine2D? { style.map }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    if let inverse = style.map.inverse, hitElements(inverse.apply(point), path: &path) {
      return true
    }
    guard style.stops(point) else { return false }
    path.append(self)
    return true
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { style.advance(to: time) }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    style.encode(into: &encoder)
  }

  // MARK: What the content says and sees

  override func derive(_ environment: inout EnvironmentValues) {
    environment = environment.forPresentation
    if !isBeside {
      environment.isPresented = true
      environment.dismiss = DismissAction { [weak self] in self?.requestEnd() }
    }
    if let preferredScheme { environment.colorScheme = preferredScheme }
    environment.isRaised = style.isRaised
    style.derive(&environment)
  }

  /// The scene asks what is on top; the presenting view collects nothing of what it presents.
  override var preferenceParent: Node? { isGone ? nil : graph.presentations.root }

  func readPreferences() {
    guard !isGone else { return }
    var changes: PresentationChanges?
    collectPreference(PresentationSettingsKey.self, into: &changes)
    var new = PresentationSettings()
    for change in changes?.list ?? [] { change(&new) }
    settings = new
    if let adapted = style.adapted(to: new) {
      style.surface?.dismantle()
      style = adapted
      style.attach(to: self)
      derivationChanged()
    }
    noteAdaptation()
    style.settingsChanged()
    invalidateLayout()
    graph.stateChanged()
    var scheme: ColorScheme??
    collectPreference(PreferredColorSchemeKey.self, into: &scheme)
    guard (scheme ?? nil) != preferredScheme else { return }
    preferredScheme = scheme ?? nil
    derivationChanged()
  }
}

extension PresentedElement {
  /// Notes that the content asks to become something else than it can.
  private func noteAdaptation() {
    let (horizontal, vertical) = settings.compactAdaptation
    if !style.adaptations.contains(horizontal) {
      graph.note(.obeyed, "presentationCompactAdaptation(.\(horizontal.name))", askedBy: self)
    }
    if vertical != .automatic, vertical != horizontal {
      graph.note(.obeyed, "presentationCompactAdaptation(vertical:)", askedBy: self)
    }
  }
}

/// The presence of what is presented: it shows by itself how far it is there.
final class PresentedPresence: Presence {
  private weak var element: PresentedElement?

  /// Makes the presence of an element that is not there yet.
  init(_ element: PresentedElement) {
    self.element = element
    super.init(isLeaving: false)
  }

  override func go(by transaction: Transaction, at time: Double) {
    element?.progress.set(isLeaving ? 0 : 1, animation: transaction.animation, at: time)
  }

  override func settle(at time: Double) -> Bool { element?.progress.settle(at: time) ?? false }

  override func draw(_ element: ElementNode, on canvas: DisplayCanvas, _ work: () -> Void) {
    work()
  }

  override func encode(into encoder: inout StateEncoder, at time: Double) {
    guard let element else { return }
    encoder.encode(
      number: element.progress.value(at: time), named: isLeaving ? "leaving" : "appearing")
  }
}
