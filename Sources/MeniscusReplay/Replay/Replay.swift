import MeniscusDisplay
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
  /// The frame of the trace's end.
  package let lastFrame: Int

  private let trace: Trace
  private let options: ReplayOptions
  private let host: SceneHost
  private let recorder = SpanRecorder()
  private let probe: PhaseProbe
  private let parallel: ParallelFor
  private var player: EventPlayer
  private var renderer: Renderer
  private var builder: FrameChainBuilder
  private var nextEvent = 0
  private var shown: SceneFrame?
  /// The surfaces of a list, by the list's own hash.
  private var surfaces: (list: UInt64, surfaces: Surfaces)?
  /// The tiles of the last frame whose pixels were kept.
  private var keptTiles: (hashes: [UInt64], extent: FrameChain.Extent)?
  /// The pixels that the frame's first drawing took, where it is drawn twice.
  private var firstWork = WorkCounters()
  private var captures: [ReplayRecord.Capture] = []
  private var counters: [WorkCounters] = []
  private var issues: [(frame: Int, issue: SceneIssue)] = []

  /// Sets a scene up as a trace asks for; nothing has been shown yet.
  package init(
    _ trace: Trace, on scene: Scene, options: ReplayOptions = ReplayOptions()
  ) throws(ReplayError) {
    guard trace.frameCount <= FrameChain.frameLimit else {
      throw .frameLimit(frames: trace.frameCount, limit: FrameChain.frameLimit)
    }
    if options.requirements.contains(.checkpoint), trace.checkpoints.isEmpty {
      throw .nothingChecked
    }
    try trace.header.checkFonts(of: scene)
    self.trace = trace
    self.options = options
    lastFrame = trace.frameCount - 1
    renderer = Renderer(tileSize: options.tileSize)
    let configuration = trace.header.configuration
    host = SceneHost(scene: scene, configuration: configuration)
    player = EventPlayer(host: host, clock: trace.clock)
    parallel = .dispatch(threads: options.threads)
    let (begin, end) = (recorder.begin, recorder.end)
    probe = PhaseProbe(begin: { begin($0.rawValue) }, end: { end($0.rawValue) })
    let list = DisplayList(
      size: configuration.size, scale: configuration.scale, background: .white)
    builder = FrameChainBuilder(
      rate: configuration.rate, extent: FrameChain.Extent(list),
      tileSize: PixelFrame.hashTileSize)
  }

  /// The display list of the frame that was shown last; nil before the first.
  package var displayList: DisplayList? { shown?.displayList }

  /// The pixels that were drawn last.
  package var bitmap: Bitmap { renderer.frame.bitmap }

  /// The view snapshot of the frame that was shown last.
  package var snapshot: String { host.snapshot() }

  /// The state of the frame that was shown last, and who reads it.
  package var stateFields: [StateField] { host.stateFields }

  /// The hashes and digests of the frames up to now.
  package var chain: FrameChain { builder.chain }

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
      renderer = Renderer(tileSize: options.tileSize)
    }
    var shown = host.advance(to: frame, events: inputs, probe: probe)
    if frame == 0, shown.hasGlass {
      // Drawn once to see what lies behind the glass, so that it starts adapted.
      let outcome = draw(shown)
      firstWork = shown.counters
      firstWork += outcome.counters
      shown = host.adaptFirstFrame(to: outcome.measurements, probe: probe)
    }
    try note(shown.issues)
    let names = events.compactMap { _, event -> String? in
      if case .checkpoint(let name) = event.action { return name }
      return nil
    }
    append(&shown, isCheckpoint: !names.isEmpty)
    self.shown = shown
    for name in names { capture(name, shown) }
    return true
  }

  /// What the frames up to now gave.
  package func record() throws(ReplayError) -> ReplayRecord {
    let settled = shown?.isSettled ?? false
    if options.requirements.contains(.settled), !settled {
      let changes = builder.chain.frames.last?.views ?? []
      throw .neverSettled(frame: frame, views: changes.map { builder.chain.views[$0.view] })
    }
    return ReplayRecord(
      chain: builder.chain, captures: captures, counters: counters, spans: recorder.spans,
      eventsDelivered: nextEvent, settled: settled, unencodableState: host.unencodableState,
      issues: issues)
  }

  private mutating func takeEvents() -> [(line: Int, event: TraceEvent)] {
    var events: [(line: Int, event: TraceEvent)] = []
    while nextEvent < trace.events.count,
      trace.clock.frame(at: trace.events[nextEvent].time) <= frame
    {
      events.append((Trace.line(ofEvent: nextEvent), trace.events[nextEvent]))
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

  /// Notes a frame; what was measured behind its glass goes to the next one.
  private mutating func append(_ shown: inout SceneFrame, isCheckpoint: Bool) {
    var hashes = StageHashes()
    hashes[.input] = shown.inputHash
    hashes[.state] = shown.stateHash
    hashes[.layout] = shown.layoutHash
    hashes[.display] = shown.displayDigest.list
    hashes[.surfaces] = surfaces(of: shown).hash
    var work = shown.counters
    work += firstWork
    firstWork = WorkCounters()
    var tiles: (hashes: [UInt64], changed: [Int])?
    let isKept = options.pixels.contains(frame) || isCheckpoint && options.pixels != .none
    if isKept || shown.hasGlass {
      let outcome = draw(shown)
      if shown.hasGlass, host.receive(outcome.measurements) { shown.isSettled = false }
      if isKept {
        hashes[.pixels] = outcome.pixelHash
        tiles = (outcome.tileHashes, changedTiles(outcome, shown.displayList))
        work += outcome.counters
      }
    }
    counters.append(work)
    let (list, views) = (shown.displayList, shown.views)
    probe.measure(.hash) {
      builder.append(hashes, views: views, extent: FrameChain.Extent(list), tiles: tiles)
    }
  }

  /// The tiles that are others than in the last frame whose pixels were kept.
  private mutating func changedTiles(_ outcome: RenderOutcome, _ list: DisplayList) -> [Int] {
    let (hashes, extent) = (outcome.tileHashes, FrameChain.Extent(list))
    defer { keptTiles = (hashes, extent) }
    guard let keptTiles, keptTiles.extent == extent, keptTiles.hashes.count == hashes.count else {
      return Array(hashes.indices)
    }
    return hashes.indices.filter { hashes[$0] != keptTiles.hashes[$0] }
  }

  /// The surfaces, which are found anew only where the list is another.
  private mutating func surfaces(of shown: SceneFrame) -> Surfaces {
    let list = shown.displayDigest.list
    if let surfaces, surfaces.list == list { return surfaces.surfaces }
    let found = probe.measure(.morph) { Surfaces.resolve(shown.displayList) }
    surfaces = (list, found)
    return found
  }

  private mutating func draw(_ shown: SceneFrame) -> RenderOutcome {
    let surfaces = surfaces(of: shown)
    return probe.measure(.render) {
      renderer.render(
        shown.displayList, surfaces: surfaces, digest: shown.displayDigest, parallel: parallel,
        fullRepaint: options.fullRepaint)
    }
  }

  private mutating func capture(_ name: String, _ shown: SceneFrame) {
    builder.append(checkpoint: name)
    if options.pixels == .none { return }
    captures.append(
      ReplayRecord.Capture(
        name: name, frame: frame, bitmap: bitmap, tree: snapshot,
        display: shown.displayList.text(), list: shown.displayList))
  }
}

extension FrameChain.Extent {
  /// The extent of a list's pixels.
  fileprivate init(_ list: DisplayList) {
    self.init(width: list.pixelWidth, height: list.pixelHeight)
  }
}

extension SceneFrame {
  /// Whether there is glass, so that what lies behind it has to be measured.
  var hasGlass: Bool { !displayList.glass.isEmpty }
}
