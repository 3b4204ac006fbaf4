import MeniscusDisplay
import MeniscusGeometry

/// The nodes of one scene, and what keeps them in step: stale views, layout, animations, time.
@MainActor
final class ViewGraph {
  /// The graph that is at work, for functions that have no other way to it.
  private(set) static var current: ViewGraph?

  /// The bound on rounds of updates in one frame; a scene that is not at rest by then loops.
  static let maximumRounds = 64

  /// What those know the graph by who may outlive it.
  let life = GraphLife()
  /// The exact work since it was last taken.
  var counters = WorkCounters()
  /// The nodes made since the graph was.
  var nodesMade = 0
  /// The transaction that changes belong to now.
  private(set) var transaction = Transaction()
  /// Stands for what a timer that repeats does; nil outside of it.
  private var tick: AnimationWatch?
  /// How many updates came to no end, so that what was to follow them was dropped.
  private(set) var updatesGivenUp = 0
  /// Counts the rounds of updates; tells whose transaction overrides are fresh.
  private(set) var updateRound = 0
  /// The virtual time, in seconds.
  var time: Double = 0
  /// The time of the event that is delivered, in seconds, which may be before that of the frame; nil
  /// where none is.
  var eventTime: Double?
  /// The pixels in a point.
  var scale: Double = 1
  /// The extent of the frame, in points.
  var extent = Size2D.zero
  /// The glyphs of the texts and symbols that were shown.
  let glyphs = GlyphStore()
  /// Runs the tasks of views.
  let executor = SceneExecutor()
  /// What happens at times of the virtual clock.
  let timers = SceneTimers()
  /// What views hand up.
  let preferences = PreferenceUpdates()
  /// What capabilities keep of the scene.
  let slots = Slots()
  /// The capabilities that take part in every frame.
  var participants: [any FrameParticipant] = []
  /// Whether arrow keys move the focus, so that what lies just out of sight has to be there.
  var movesFocusByDirection = false
  /// The rules that the scene may break.
  var permissions = ScenePermissions()
  /// Those who wait for the end of animations.
  let completions = AnimationCompletions()
  /// Whether the display list has to be built again.
  var needsDisplay = true
  /// Who stands at the seams; nil where nobody does.
  var interposer: Interposer?
  /// Who brings about what; nil where nobody asks.
  var changes: ChangeLog?
  /// The frames in a second, for what is noted of changes.
  var frameRate: Double?
  /// Whether what moves goes on by itself.
  var isAdvancing = false
  /// What went wrong, once for every cause.
  private(set) var issues: [SceneIssue] = []
  /// The reader of state that is being evaluated.
  private(set) var reader: (any StateReader)?
  /// Puts the root in its place when the layout is not valid.
  var layOut: (() -> Void)?
  /// Collects the root's elements again when the structure above all containers changed.
  var collectRootElements: (() -> Void)?

  private(set) var stale = StaleReaders()
  /// Readers that became stale again in the round that evaluated them; they wait for the next.
  private(set) var staleAgain = StaleReaders()
  private var needsLayout = true
  private var animated: [any AnimatedNode] = []
  /// Those of them of which all moves without end, when time went on last.
  private(set) var endless: [any AnimatedNode] = []
  /// Whether something else moves.
  private var hasMotionWithEnd = false
  private var actions: [() -> Void] = []
  private var isUpdating = false
  private var isRunningActions = false
  private var isRunningTasks = false
  private var rounds = 0
  private var owners: [any StateReader] = []

  init() { life.begin(self) }

  deinit { life.end() }

  /// Runs `work` with this graph as the current one.
  func asCurrent<Result>(_ work: () -> Result) -> Result {
    let previous = Self.current
    Self.current = self
    if previous == nil { Self.note(isAtWork: true) }
    defer {
      Self.current = previous
      if previous == nil { Self.note(isAtWork: false) }
    }
    return executor.whileCurrent(work)
  }

  /// Notes an issue, unless it is known.
  func report(_ issue: SceneIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }
}

extension ViewGraph {
  /// Evaluates something of `reader`; the state that is read is noted as its.
  func reading<Result>(by reader: any StateReader, _ work: () -> Result) -> Result {
    let previous = self.reader
    self.reader = reader
    defer { self.reader = previous }
    return ObservedReading.track(by: reader, work)
  }

  /// Builds or updates what is below `owner`.
  func building<Result>(below owner: any StateReader, _ work: () -> Result) -> Result {
    let previous = reader
    reader = nil
    owners.append(owner)
    defer {
      owners.removeLast()
      reader = previous
    }
    return work()
  }

  /// Evaluates a closure that the view being built gave, as a part of that view's body.
  func readingForOwner<Result>(_ owner: (any StateReader)?, _ work: () -> Result) -> Result {
    guard let owner = owner ?? owners.last else { return work() }
    return reading(by: owner, work)
  }

  /// The view that is being built.
  var owner: (any StateReader)? { owners.last }

  /// Notes that `reader` has to be evaluated again.
  func markStale(_ reader: any StateReader) {
    changes?.mark(reader, by: executor.origin)
    if !isStale(reader) { stale.insert(reader) }
  }

  /// Whether `reader` has to be evaluated again.
  func isStale(_ reader: any StateReader) -> Bool {
    stale.contains(reader) || staleAgain.contains(reader)
  }

  /// Notes that `reader` is up to date.
  func clearStale(_ reader: any StateReader) {
    stale.remove(reader)
    staleAgain.remove(reader)
  }

  /// Notes that state changed, whoever reads it.
  func stateChanged() {
    changes?.mark(nil, by: executor.origin)
    needsDisplay = true
  }

  /// Notes that some view has to be placed anew.
  func invalidateLayout() {
    needsLayout = true
    needsDisplay = true
  }

  /// Notes that the elements of the root have changed.
  func rootElementsChanged() {
    collectRootElements?()
    invalidateLayout()
  }

  /// Runs `action` when the update at hand is complete.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(asNow(action))
  }
}

extension ViewGraph {
  /// Runs `body` as the transaction `new`: what it changes is updated by it.
  func withTransaction<Result>(
    _ new: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = begin(new)
    defer { end(backTo: outer) }
    return try body()
  }

  /// Begins a transaction, and returns the one around it.
  func begin(_ new: Transaction) -> Transaction {
    flush()
    let outer = transaction
    transaction = new
    if let tick { transaction.watches.append(tick) }
    return outer
  }

  /// Ends the transaction at hand: what it changed is updated by it.
  func end(backTo outer: Transaction) {
    flush()
    transaction = outer
  }

  /// Runs what a timer does again and again: what it sets in motion goes on for ever.
  func tick(_ body: () -> Void) {
    let previous = tick
    tick = AnimationWatch(.logicallyComplete, isEndless: true)
    defer { tick = previous }
    withTransaction(Transaction(), body)
  }

  /// Brings everything up to date: bodies, layout and the actions that follow, until nothing is
  /// left or the bound on rounds is met.
  ///
  /// An action that animates its changes comes back here: they are brought up to date by their own
  /// transaction. Its rounds count with those around it, so that the bound holds for both.
  func flush() {
    guard !isUpdating, reader == nil else { return }
    defer { if !isRunningActions { rounds = 0 } }
    while !stale.isEmpty || needsLayout || !actions.isEmpty || hasReadyTasks || preferences.isDue {
      rounds += 1
      guard rounds <= Self.maximumRounds else { return giveUp() }
      updateOnce()
      let due = actions
      actions.removeAll()
      run(due)
      runTasks()
    }
  }

  private var hasReadyTasks: Bool { !isRunningTasks && executor.hasReady }

  /// Runs the steps of tasks that are ready; a step that comes back here leaves the others alone.
  private func runTasks() {
    guard hasReadyTasks else { return }
    isRunningTasks = true
    defer { isRunningTasks = false }
    run([
      { [self] in
        if executor.runReady() { return }
        report(
          .endlessUpdate(views: executor.runningViews, rounds: SceneExecutor.maximumSteps))
        executor.dropReady()
      }
    ])
  }

  private func updateOnce() {
    isUpdating = true
    defer { isUpdating = false }
    updateRound += 1
    refreshStale()
    layOutIfNeeded()
    preferences.update()
  }

  private func layOutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layOut?()
    preferences.layoutChanged()
    for participant in participants { participant.laidOut(in: self) }
  }

  private func giveUp() {
    let views = Set(stale.readers.map(\.path) + preferences.duePaths).sorted()
    report(.endlessUpdate(views: views, rounds: Self.maximumRounds))
    stale = StaleReaders()
    actions.removeAll()
    updatesGivenUp += 1
    preferences.drop()
    layOutIfNeeded()
  }

  private func run(_ due: [() -> Void]) {
    let outer = isRunningActions
    isRunningActions = true
    defer { isRunningActions = outer }
    for action in due { action() }
  }

  /// Evaluates each stale view once; what its evaluation made stale again waits for the next round.
  private func refreshStale() {
    checkInvariants()
    var refreshed: Set<ObjectIdentifier> = []
    while let reader = stale.takeNearest() {
      guard refreshed.insert(ObjectIdentifier(reader)).inserted else {
        staleAgain.insert(reader)
        continue
      }
      needsDisplay = true
      let reason = changes?.takeReason(of: reader)
      if !reader.isGone { during(reason) { reader.refresh() } }
    }
    swap(&stale, &staleAgain)
  }
}

/// A capability that takes part in every frame of a scene.
@MainActor
protocol FrameParticipant: AnyObject {
  /// A frame begins; its events have not arrived.
  func began(in graph: ViewGraph)
  /// Everything has been placed.
  func laidOut(in graph: ViewGraph)
  /// A frame was drawn.
  func drew(on canvas: DisplayCanvas, in graph: ViewGraph)
}

extension FrameParticipant {
  func began(in graph: ViewGraph) {}
  func laidOut(in graph: ViewGraph) {}
  func drew(on canvas: DisplayCanvas, in graph: ViewGraph) {}
}

/// A node that has values in motion.
@MainActor
protocol AnimatedNode: AnyObject {
  /// Whether the node stands in the graph's list of nodes in motion.
  var isInMotion: Bool { get set }
  /// Drops what has come to rest by `time`; whether anything still moves.
  func advance(to time: Double) -> Bool
}

extension ViewGraph {
  /// Notes that `node` has values in motion.
  func setInMotion(_ node: any AnimatedNode) {
    hasMotionWithEnd = hasMotionWithEnd || !transaction.watches.contains(where: \.isEndless)
    (node as? ElementNode)?.movesForEver = false
    keepInMotion(node)
  }

  private func keepInMotion(_ node: any AnimatedNode) {
    needsDisplay = true
    noteMotion(of: node)
    guard !node.isInMotion, (node as? Node)?.isGone != true else { return }
    node.isInMotion = true
    animated.append(node)
    interposer?.began(node)
  }

  /// Forgets nodes that came to rest since time went on: a change without animation ends motion.
  func forgetResting() {
    let moving = animated
    animated.removeAll()
    endless.removeAll()
    hasMotionWithEnd = false
    counters[.motions] += moving.count
    for node in moving {
      node.isInMotion = false
      // What is gone moves no more.
      if (node as? Node)?.isGone == true { continue }
      let now = interposer?.time(time, of: node) ?? time
      MotionTally.current = MotionTally()
      guard advance(node, to: now) else { continue }
      let isEndless = MotionTally.current.isEndless
      (node as? ElementNode)?.movesForEver = isEndless
      if isEndless { endless.append(node) } else { hasMotionWithEnd = true }
      if !node.isInMotion { keepInMotion(node) }
    }
  }

  /// Notes that a shown value of `node` changed, and whether it still moves.
  func valueChanged(of node: any AnimatedNode, isMoving: Bool) {
    needsDisplay = true
    if isMoving { setInMotion(node) }
  }

  /// The nodes that have values in motion.
  var moving: [any AnimatedNode] { animated }

  /// Whether nothing moves, and nobody waits for what did, but what goes on for ever.
  var isAtRest: Bool { (animated.isEmpty || !hasMotionWithEnd) && !completions.waitForEnd }

  /// Lets everything in motion go on to the time at hand.
  func advanceAnimations() {
    guard !animated.isEmpty else { return }
    needsDisplay = true
    forgetResting()
  }
}
