import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender
import MeniscusReplay
import Synchronization
import TestSupport
import Testing

/// Traces on the sample scenes.
@MainActor
enum SampleTrace {
  private static let trace = Result {
    try RecordingScript(
      """
      size 160x160
      scale 1
      checkpoint start
      tap #grow
      wait 8f
      checkpoint growing
      settle
      toggle #switch@0.8,0.5
      settle
      wait 1s
      checkpoint end
      """
    ).record(SampleScene.growing)
  }
  private static let record = Result {
    try Replayer.run(growing(), on: SampleScene.growing)
  }

  /// The circle grows, the toggle is switched; three checkpoints, then a second of rest.
  static func growing() throws -> Trace { try trace.get() }

  /// A replay of it, made once for all tests that look at one.
  static func replayed() throws -> ReplayRecord { try record.get() }
}

@Suite("Replay")
@MainActor
struct ReplayTests {
  @Test("A replay shows every frame and captures every checkpoint")
  func record() throws {
    let trace = try SampleTrace.growing()
    let record = try SampleTrace.replayed()
    expectEqual(record.hashLog.frames.count, trace.frameCount)
    expectEqual(record.counters.count, trace.frameCount)
    expectEqual(record.eventsDelivered, trace.events.count)
    #expect(record.settled && record.issues.isEmpty)
    expectEqual(record.hashLog.checkpoints, trace.checkpoints)
    expectEqual(record.captures.map(\.name), ["start", "growing", "end"])
    expectEqual(record.captures.map(\.frame), trace.checkpoints.map(\.frame))
    for capture in record.captures {
      #expect(capture.bitmap.width == 160 && capture.bitmap.height == 160)
      expectContains(capture.tree, "#circle")
      expectPrefix(capture.display, "display 2\n")
      expectEqual(capture.display, capture.list.text())
    }
    #expect(record.captures[0].bitmap != record.captures[1].bitmap)
    #expect(record.captures[1].bitmap != record.captures[2].bitmap)
  }

  @Test("A capture is what drawing its display list from nothing gives")
  func pictures() throws {
    let record = try SampleTrace.replayed()
    for capture in record.captures {
      var renderer = Renderer()
      let outcome = renderer.render(capture.list)
      expectEqual(renderer.frame.bitmap, capture.bitmap)
      let frame = record.hashLog.frames[capture.frame]
      expectEqual(frame.hashes[.pixels], outcome.pixelHash)
      expectEqual(frame.hashes[.display], capture.list.digest().list)
      expectEqual(frame.hashes[.surfaces], FusedShapes.resolve(capture.list).hash)
    }
  }

  @Test("Idle frames evaluate no body, draw no tile, and keep every hash")
  func idle() throws {
    let trace = try SampleTrace.growing()
    let record = try SampleTrace.replayed()
    let end = trace.frameCount - 1
    for frame in end - 50...end {
      // That views are as they were is found by comparing them.
      for kind in WorkCounters.Kind.allCases where ![.operations, .viewsCompared].contains(kind) {
        expectEqual(record.counters[frame][kind], 0, "\(kind) in frame \(frame)")
      }
      expectEqual(record.hashLog.frames[frame].hashes, record.hashLog.frames[end].hashes)
      #expect(record.hashLog.frames[frame].views.isEmpty)
      #expect(record.hashLog.frames[frame].tiles.isEmpty)
    }
    #expect(record.counters[2][.tilesPainted] > 0)
  }

  @Test("Each event shows in the input hash of its frame alone")
  func input() throws {
    let trace = try SampleTrace.growing()
    let record = try SampleTrace.replayed()
    let delivered = Set(
      trace.events.filter { $0.action.kind == .tap || $0.action.kind == .toggle }
        .map { trace.clock.frame(at: $0.time) })
    for (index, frame) in record.hashLog.frames.enumerated() {
      expectEqual(frame.hashes[.input] != 0, delivered.contains(index), "frame \(index)")
    }
  }

  @Test("Threads and full repaint change no hash")
  func determinism() throws {
    let trace = try SampleTrace.growing()
    let record = try Replayer.run(trace, on: SampleScene.growing)
    var rotating = ReplayOptions(fullRepaint: true)
    rotating.rotatesRepaint = true
    for options in [
      ReplayOptions(), ReplayOptions(threads: 2), ReplayOptions(threads: 3, fullRepaint: true),
      rotating,
    ] {
      let other = try Replayer.run(trace, on: SampleScene.growing, options: options)
      expectEqual(other.hashLog, record.hashLog)
      expectEqual(Divergence(expected: record.hashLog, actual: other.hashLog), nil)
      expectEqual(other.captures.map(\.bitmap), record.captures.map(\.bitmap))
    }
  }

  @Test("A full repaint paints every tile of each frame that is another, a rotating one a share")
  func repaint() throws {
    let trace = try SampleTrace.growing()
    let record = try SampleTrace.replayed()
    let full = try Replayer.run(
      trace, on: SampleScene.growing, options: ReplayOptions(fullRepaint: true))
    var options = ReplayOptions(fullRepaint: true)
    options.rotatesRepaint = true
    let rotating = try Replayer.run(trace, on: SampleScene.growing, options: options)
    let tiles = try #require(full.counters.first?[.tilesPainted])
    let checkpoints = Set(trace.checkpoints.map(\.frame))
    let frames = record.hashLog.frames
    var kinds: Set<Int> = []
    for index in frames.indices.dropFirst() {
      let isSame = frames[index].hashes[.display] == frames[index - 1].hashes[.display]
      let changed = record.counters[index][.tilesPainted]
      let isWhole = checkpoints.contains(index) || index % Proof.interval == 0
      let painted = rotating.counters[index][.tilesPainted]
      expectEqual(full.counters[index][.tilesPainted], isSame ? 0 : tiles, "frame \(index)")
      if isSame || isWhole {
        expectEqual(painted, isSame ? 0 : tiles, "frame \(index)")
      } else {
        #expect((max(changed, tiles / Proof.share)...tiles).contains(painted), "frame \(index)")
      }
      kinds.insert(isSame ? 0 : isWhole ? 1 : 2)
    }
    expectEqual(kinds, [0, 1, 2], "the trace has frames of every kind")
  }

  @Test("Every n-th frame drawn has the pixels that it has among all")
  func sampling() throws {
    let trace = try SampleTrace.growing()
    let record = try SampleTrace.replayed()
    let sampled = try Replayer.run(
      trace, on: SampleScene.growing, options: ReplayOptions(pixels: .every(10)))
    let checkpoints = Set(trace.checkpoints.map(\.frame))
    for (index, frame) in sampled.hashLog.frames.enumerated() {
      let isDrawn = index % 10 == 0 || checkpoints.contains(index)
      let expected = record.hashLog.frames[index].hashes
      expectEqual(frame.hashes[.pixels], isDrawn ? expected[.pixels] : 0)
      expectEqual(frame.hashes[.display], expected[.display])
    }
    expectEqual(sampled.captures.map(\.bitmap), record.captures.map(\.bitmap))
    expectEqual(
      Divergence(expected: record.hashLog, actual: sampled.hashLog, pixels: .every(10)), nil)
    let none = try Replayer.run(
      trace, on: SampleScene.growing, options: ReplayOptions(pixels: .none))
    #expect(none.captures.isEmpty && none.hashLog.checkpoints == trace.checkpoints)
    #expect(none.counters.allSatisfy { $0[.pixelsShaded] == 0 })
    expectEqual(Divergence(expected: record.hashLog, actual: none.hashLog, pixels: .none), nil)
  }

  @Test("The frame-hash log of a real replay survives frames.json")
  func hashLog() throws {
    let record = try SampleTrace.replayed()
    try expectEqual(FrameHashLog(json: record.hashLog.json), record.hashLog)
    // Every path is listed once, however the replay went.
    expectEqual(Set(record.hashLog.views).count, record.hashLog.views.count)
  }

  @Test("A view that is gone has no digests until it is back")
  func vanishing() throws {
    let trace = try RecordingScript(
      "size 160x160\nscale 1\ntap #switch\ntap #switch\ncheckpoint back"
    ).record(SampleScene.vanishing)
    let hashLog = try Replayer.run(trace, on: SampleScene.vanishing).hashLog
    let row = try #require(hashLog.views.firstIndex { $0.contains("[1]") && $0.hasSuffix("frame") })
    let changes = hashLog.frames.map { frame in frame.views.first { $0.view == row } }
    let shown = try #require(changes[0])
    #expect(shown.layout != 0)
    expectEqual(changes[1], FrameHashLog.ViewChange(view: row, state: 0, layout: 0, operations: 0))
    expectEqual(changes[2], shown)
    try expectEqual(FrameHashLog(json: hashLog.json), hashLog)
  }

  @Test("Spans of every phase are noted by frame")
  func spans() throws {
    let trace = try SampleTrace.growing()
    let record = try SampleTrace.replayed()
    let renders = record.spans.filter { $0.phase == Phase.render.index }.map(\.frame)
    expectEqual(Set(renders), Set(0..<trace.frameCount))
  }

  @Test("A change of extent shows in the frame-hash log, and drawing goes on")
  func resize() throws {
    let trace = try RecordingScript(
      "size 160x160\nscale 1\nresize 200x100\ncheckpoint wide\nresize 160x160\ncheckpoint back"
    ).record(SampleScene.growing)
    let record = try Replayer.run(trace, on: SampleScene.growing)
    expectEqual(
      record.hashLog.frames.map(\.extent),
      [
        nil, PixelSize(width: 200, height: 100),
        PixelSize(width: 160, height: 160),
      ])
    expectEqual(record.captures.map(\.bitmap.width), [200, 160])
    expectEqual(record.hashLog.frames[1].tiles.map(\.tile), Array(0..<8))
    try expectEqual(FrameHashLog(json: record.hashLog.json), record.hashLog)
  }

  @Test("Work spread over threads is done once for every index", arguments: [1, 2, 3, 8])
  func parallel(threads: Int) {
    for count in [0, 1, 2, 7, 100] {
      let done = Mutex([Int](repeating: 0, count: count))
      ParallelFor.dispatch(threads: threads)(count) { index in done.withLock { $0[index] += 1 } }
      expectEqual(done.withLock { $0 }, [Int](repeating: 1, count: count))
    }
  }
}
