import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusMorph
import MeniscusRender
import MeniscusTiming
import MeniscusUI

/// A trace that is being played on a scene, a frame at a time.
///
/// ``Replayer`` runs one to its end; whoever wants to see single frames steps through it.
@MainActor
package struct Replay {
  /// The frame that was shown last; -1 before the first.
  package private(set) var frame = -1
  /// The frame of the trace's end, up to which frames can be shown.
  package private(set) var lastFrame: Int

  private var trace: Trace
  private let options: ReplayOptions
  private let host: SceneHost
  private let recorder: SpanRecorder
  private let probe: PhaseProbe
  private let parallel: ParallelFor
  private let faults: FaultLog?
  /// Who brought about what; nil where the options do not ask.
  package let changes: ChangeLog?
  private var player: EventPlayer
  /// An event that arrives a frame late.
  private var heldEvent: (line: Int, event: TraceEvent)?
  private var renderer: Renderer
  /// Draws frames a second time; nil where nobody asked for it.
  private var translated: TranslatedDrawing?
  private var builder: FrameHashLogBuilder
  private var nextEvent = 0
  private var shown: SceneFrame?
  /// The fused shapes of a list, by the list's own hash.
  private var fusedShapes: (list: UInt64, fusedShapes: FusedShapes)?
  /// The display list that was drawn last.
  private var drawnList: UInt64?
  /// Whether the frame at hand is a checkpoint.
  private var isAtCheckpoint = false
  /// Those of the list before, where not everything is worked out anew.
  private var knownShapes = FusedShapeCache()
  /// The tiles of the last frame whose pixels were kept.
  private var keptTiles: (hashes: [UInt64], extent: PixelSize)?
  /// The frame's work that its scene does not know of: fused shapes, and its first drawing where it
  /// is drawn twice.
  private var ownWork = WorkCounters()
  private var captures: [ReplayRecord.Capture] = []
  private let store: CaptureStore
  private var counters: [WorkCounters] = []
  private var issues: [(frame: Int, issue: SceneIssue)] = []
  /// Whether each frame was settled.
  private var settledFrames: [Bool] = []
  /// The views that moved without end in settled frames, in the order in which they were seen.
  private var endlessMotion: [String] = []

  /// Sets a scene up as a trace asks for; nothing has been shown yet.
  package init(
    _ trace: Trace, on scene: Scene, options: ReplayOptions = ReplayOptions()
  ) throws(ReplayError) {
    guard trace.frameCount <= FrameHashLog.frameLimit else {
      throw .frameLimit(frames: trace.frameCount, limit: FrameHashLog.frameLimit)
    }
    if options.requirements.contains(.checkpoint), trace.checkpoints.isEmpty {
      throw .nothingChecked
    }
    try trace.header.checkFonts(of: scene)
    self.trace = trace
    self.options = options
    store = CaptureStore(room: options.captureRoom)
    lastFrame = Self.lastFrame(of: trace, with: options.fault)
    renderer = Renderer(tileSize: options.tileSize, fault: options.fault)
    translated = options.checksTranslation ? TranslatedDrawing(tileSize: options.tileSize) : nil
    faults =
      options.fault != nil || options.notesFaults ? FaultLog(options.fault) : nil
    let configuration = trace.header.configuration
    changes = options.notesChanges ? ChangeLog() : nil
    parallel = .dispatch(threads: options.threads)
    recorder = SpanRecorder(clock: options.clock.now)
    let (begin, end) = (recorder.begin, recorder.end)
    if let slowdown = options.slowdown {
      let slow = PhaseSlowdown(
        phase: slowdown.phase.index, share: slowdown.share, clock: options.clock.now)
      probe = PhaseProbe(
        begin: {
          begin($0.index)
          slow.begin($0.index)
        },
        end: {
          slow.end($0.index)
          end($0.index)
        })
    } else {
      probe = PhaseProbe(begin: { begin($0.index) }, end: { end($0.index) })
    }
    host = SceneHost(
      scene: scene, configuration: configuration, interposer: faults, changes: changes,
      probe: probe)
    player = EventPlayer(host: host, clock: trace.clock)
    let list = DisplayList(
      size: configuration.size, scale: configuration.scale, background: .white)
    builder = FrameHashLogBuilder(
      rate: configuration.rate, extent: PixelSize(list),
      tileSize: PixelFrame.hashTileSize)
  }

  /// The display list of the frame that was shown last; nil before the first.
  package var displayList: DisplayList? { shown?.displayList }

  /// The pixels that were drawn last.
  package var bitmap: Bitmap { renderer.frame.bitmap }

  /// The paths of the views that the frame that was shown last has otherwise than the one before.
  package var changedViews: [String] {
    builder.hashLog.frames.last?.views.map { builder.hashLog.views[$0.view] } ?? []
  }

  /// The tiles of the frame that was shown last whose pixels are others than before, row by row.
  package var changedTiles: [Int] { builder.hashLog.frames.last?.tiles.map(\.tile) ?? [] }

  /// The extent of the pixels that were drawn last, and how many tiles they have.
  package var drawnExtent: (width: Int, height: Int, tiles: Int) {
    (renderer.frame.width, renderer.frame.height, renderer.frame.tileCount)
  }

  /// Appends a tile of the pixels that were drawn last, as runs.
  package func appendTile(_ tile: Int, to runs: inout [UInt32]) {
    renderer.frame.appendTile(tile, to: &runs)
  }

  /// The hashes of the frame that was shown last; nil before the first.
  package var stageHashes: StageHashes? { builder.hashLog.frames.last?.hashes }

  /// The views that move without end in the frame that was shown last, where all else is settled.
  package var endlessViews: [String] { shown?.endlessMotion ?? [] }

  /// The innermost view that a touch at a point reaches and that a trace can name.
  package func namedView(at point: Point2D) -> (id: String, frame: Rect2D)? {
    host.namedView(at: point)
  }

  /// Whether a view would hear of a pointer that comes to a point without being down, or leaves.
  package func hearsHover(at point: Point2D?) -> Bool { host.hearsHover(at: point) }

  /// The paths of the views that a touch at a point reaches, the innermost first.
  package func touchedViews(at point: Point2D) -> [String] { host.touchedViews(at: point) }

  /// The identifier of the view that has the focus; nil where nobody has it.
  package var focusedIdentifier: String? { host.focusedIdentifier }

  /// What the scene is shown on.
  package var configuration: SceneConfiguration { host.configuration }

  /// The view snapshot of the frame that was shown last.
  package var snapshot: String { host.snapshot() }

  /// What rules about whole screens look at of the frame that was shown last.
  ///
  /// - Parameter namesActions: whether actions of rows and menus that are not shown are made, to tell what
  ///   they are called. That may change the frames that follow.
  package func portrait(namesActions: Bool = false) -> ScenePortrait {
    host.portrait(namesActions: namesActions)
  }

  /// Whether nothing moves in the frame that was shown last, but for what moves without end.
  package var isSettled: Bool { shown?.isSettled ?? false }

  /// What went wrong in the scene up to now without stopping it, with the frame of each.
  package var notedIssues: [(frame: Int, issue: SceneIssue)] { issues }

  /// The state of the frame that was shown last, and who reads it.
  package var stateFields: [StateField] { host.stateFields }

  /// What the scene has made up to now of identities that are others in every run.
  package var identityUse: IdentityUse {
    IdentityUse(count: host.identityCount, shownBy: host.viewsShowingIdentities)
  }

  /// The hashes and digests of the frames up to now.
  package var hashLog: FrameHashLog { builder.hashLog }

  /// Shows the next frame, if there is one.
  ///
  /// - Returns: whether a frame was shown.
  package mutating func showNextFrame() throws(ReplayError) -> Bool {
    guard frame < lastFrame else { return false }
    frame += 1
    recorder.frame = frame
    let events = takeEvents()
    let inputs = try player.inputs(at: frame, events: events)
    if let step = options.freshEvery, frame % max(step, 1) == 0 {
      renderer = Renderer(tileSize: options.tileSize, fault: options.fault)
      drawnList = nil
    }
    isAtCheckpoint = events.contains { _, event in event.action.kind == .checkpoint }
    var shown = host.advance(to: frame, inputs: inputs, probe: probe)
    if frame == 0, shown.hasGlass, options.drawsFrames {
      // Drawn once to see what lies behind the glass, so that it starts adapted.
      let outcome = draw(shown)
      ownWork += shown.counters
      ownWork += outcome.counters
      shown = host.adaptFirstFrame(to: outcome.measurements, probe: probe)
    }
    try note(shown.issues)
    let names = events.compactMap { _, event -> String? in
      if case .checkpoint(let name) = event.action { return name }
      return nil
    }
    let next = shown
    plant(in: &shown)
    append(&shown)
    noteRest(shown)
    self.shown = options.fault == .frameLate ? next : shown
    for name in names { capture(name, shown) }
    return true
  }

  /// Goes on with a trace for as long as it grows: with events in the frame after the one that was shown
  /// last, which then is the last that can be shown.
  ///
  /// - Precondition: the replay is at the trace's last frame, the trace has no `end`, and the events keep
  ///   the rules of a trace.
  package mutating func extend(with events: [TraceEvent]) {
    precondition(frame == lastFrame, "A trace grows at its end.")
    lastFrame += 1
    trace.events += events
  }

  /// What the frames up to now gave.
  package func record() throws(ReplayError) -> ReplayRecord {
    let settled = shown?.isSettled ?? false
    if options.requirements.contains(.settled), !settled {
      throw .neverSettled(frame: frame, views: changedViews)
    }
    return ReplayRecord(
      hashLog: builder.hashLog, captures: captures, counters: counters, spans: recorder.spans,
      eventsDelivered: nextEvent, settled: settled, unencodableState: host.unencodableState,
      issues: issues, settledFrames: settledFrames, endlessMotion: endlessMotion)
  }

  private mutating func takeEvents() -> [(line: Int, event: TraceEvent)] {
    var events = [heldEvent].compactMap(\.self)
    heldEvent = nil
    while nextEvent < trace.events.count,
      trace.clock.frame(at: trace.events[nextEvent].time) <= frame
    {
      let entry = (line: Trace.line(ofEvent: nextEvent), event: trace.events[nextEvent])
      if arrives(entry, nextEvent) { events.append(entry) }
      nextEvent += 1
    }
    return events
  }

  private mutating func note(_ found: [SceneIssue]) throws(ReplayError) {
    for issue in found {
      if issue.isFailure { throw .scene(issue, frame: frame) }
      if !issues.contains(where: { $0.issue == issue }) { issues.append((frame, issue)) }
    }
  }

  private mutating func noteRest(_ shown: SceneFrame) {
    settledFrames.append(shown.isSettled)
    for view in shown.endlessMotion where !endlessMotion.contains(view) {
      endlessMotion.append(view)
    }
  }

  /// Notes a frame; what was measured behind its glass goes to the next one.
  private mutating func append(_ shown: inout SceneFrame) {
    var hashes = StageHashes()
    hashes[.input] = shown.inputHash
    hashes[.state] = shown.stateHash
    hashes[.layout] = shown.layoutHash
    hashes[.display] = shown.displayDigest.list
    if options.drawsFrames { hashes[.surfaces] = fusedShapes(of: shown).hash }
    var work = shown.counters
    work += ownWork
    work[.viewsCompared] = shown.views.count
    ownWork = WorkCounters()
    var tiles: (hashes: [UInt64], changed: [Int])?
    let isKept = options.pixels.contains(frame) || isAtCheckpoint && options.pixels != .none
    let isMeasured = shown.hasGlass && options.drawsFrames
    if isKept || isMeasured {
      let outcome = draw(shown)
      if isMeasured { shown.hand(outcome.measurements, to: host) }
      if isKept {
        hashes[.pixels] = pixelHash(of: shown, outcome)
        tiles = (outcome.tileHashes, changedTiles(outcome, shown.displayList))
        work += outcome.counters
      }
    }
    counters.append(work)
    let (list, views) = (shown.displayList, shown.views)
    probe.measure(.hash) {
      builder.append(hashes, views: views, extent: PixelSize(list), tiles: tiles)
    }
  }

  /// The hash of a frame's pixels; a different one if, on request, moving the frame changes them.
  private mutating func pixelHash(of shown: SceneFrame, _ outcome: RenderOutcome) -> UInt64 {
    guard translated != nil else { return outcome.pixelHash }
    let (fusedShapes, bitmap) = (fusedShapes(of: shown), bitmap)
    return translated?.hash(
      of: shown.displayList, fusedShapes: fusedShapes, bitmap: bitmap, plain: outcome.pixelHash,
      parallel: parallel) ?? outcome.pixelHash
  }

  /// The tiles that changed since the last frame whose pixels were kept.
  private mutating func changedTiles(_ outcome: RenderOutcome, _ list: DisplayList) -> [Int] {
    let (hashes, extent) = (outcome.tileHashes, PixelSize(list))
    defer { keptTiles = (hashes, extent) }
    guard let keptTiles, keptTiles.extent == extent, keptTiles.hashes.count == hashes.count else {
      return Array(hashes.indices)
    }
    return hashes.indices.filter { hashes[$0] != keptTiles.hashes[$0] }
  }

  /// The fused shapes, which are computed again only if the list has changed.
  private mutating func fusedShapes(of shown: SceneFrame) -> FusedShapes {
    let list = shown.displayDigest.list
    if let fusedShapes, fusedShapes.list == list { return fusedShapes.fusedShapes }
    let fault = options.fault
    if options.fullRepaint { knownShapes = FusedShapeCache() }
    let found = probe.measure(.morph) {
      FusedShapes.resolve(shown.displayList, with: fault, keeping: &knownShapes)
    }
    ownWork += found.counters
    fusedShapes = (list, found)
    return found
  }

  private mutating func draw(_ shown: SceneFrame) -> RenderOutcome {
    let fusedShapes = fusedShapes(of: shown)
    let isNew = shown.displayDigest.list != drawnList
    drawnList = shown.displayDigest.list
    let rotates = options.rotatesRepaint && !isAtCheckpoint && frame % Proof.interval != 0
    return probe.measure(.render) {
      renderer.render(
        shown.displayList, fusedShapes: fusedShapes, digest: shown.displayDigest,
        parallel: parallel, fullRepaint: options.fullRepaint && isNew && !rotates,
        refreshing: options.fullRepaint && isNew && rotates
          ? TileTurn(frame, of: Proof.share) : nil)
    }
  }

  private mutating func capture(_ name: String, _ shown: SceneFrame) {
    builder.append(checkpoint: name)
    if options.pixels == .none || !options.keepsCheckpoints { return }
    // Equal lists share their memory.
    let last = captures.last?.list
    let list = last == shown.displayList ? last ?? shown.displayList : shown.displayList
    let capture = ReplayRecord.Capture(
      name: name, frame: frame, bitmap: bitmap, tree: snapshot, display: list.text(), list: list)
    captures.append(capture.kept(in: store))
  }
}

extension Replay {
  /// The views that the fault touched, as far as they are known; each once.
  package var faultViews: [String] { faults?.views ?? [] }

  /// The faults of events, state and layout that the scene could have had up to now.
  package var possibleFaults: Set<Fault> { faults?.possible ?? [] }

  private static func lastFrame(of trace: Trace, with fault: Fault?) -> Int {
    let last = trace.frameCount - 1
    return fault == .lastFrameDropped ? max(last - 1, 0) : last
  }

  /// Whether an event arrives in its frame.
  private mutating func arrives(_ entry: (line: Int, event: TraceEvent), _ index: Int) -> Bool {
    guard let fault = options.fault, fault.place == .events, index == trace.lastInput else {
      return true
    }
    if fault == .eventLate { heldEvent = entry }
    return false
  }

  /// Shows the operations of the frame before, or says which views a fault of a later stage touches.
  private mutating func plant(in shown: inout SceneFrame) {
    guard let fault = options.fault, let faults else { return }
    if fault == .frameLate, let last = self.shown {
      var operations: [String: UInt64] = [:]
      for view in last.views { operations[view.path] = view.operations }
      for index in shown.views.indices {
        let view = shown.views[index]
        guard let before = operations[view.path], before != view.operations else { continue }
        if shown.displayDigest.list != last.displayDigest.list { faults.note([view.path]) }
        shown.views[index].operations = before
      }
      (shown.displayList, shown.displayDigest) = (last.displayList, last.displayDigest)
    }
    guard [.surfaces, .pixels].contains(fault.place), faults.views.isEmpty,
      let planted = shown.displayList.planting(fault)
    else { return }
    faults.note(shown.displayList.paths(of: planted.views))
  }
}

extension Trace {
  /// The index of the last event that reaches the scene; nil where none does.
  package var lastInput: Int? { events.lastIndex { $0.action.isInput } }
}

extension TraceAction {
  /// Whether something is done to the scene.
  package var isInput: Bool {
    switch self {
    case .checkpoint, .end: false
    default: true
    }
  }
}

extension PixelSize {
  /// The extent of a list's pixels.
  fileprivate init(_ list: DisplayList) {
    self.init(width: list.pixelWidth, height: list.pixelHeight)
  }
}

extension SceneFrame {
  /// Whether there is glass, so that what lies behind it has to be measured.
  var hasGlass: Bool { !displayList.glass.isEmpty }
  /// In how many frames in a row a glass may change over something that moves without end before it
  /// is taken to follow that.
  private static let patience = 8

  /// Hands what was measured behind glass to the scene; where that changes the next frame, this one is
  /// not settled.
  @MainActor
  mutating func hand(_ measurements: GlassMeasurements, to host: SceneHost) {
    let patience = endlessMotion.isEmpty ? nil : Self.patience
    if host.receive(measurements, patience: patience) { isSettled = false }
  }
}
