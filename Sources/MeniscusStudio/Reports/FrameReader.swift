import MeniscusDisplay
import MeniscusFormats
import MeniscusReplay
import MeniscusUI

/// Tells what the frames of a trace are made of, each at once: a replay goes ahead of whoever asks.
///
/// What frames say is kept up to a number of bytes; a frame that was dropped is replayed from the start.
@MainActor
package struct FrameReader {
  /// What is kept of a frame; texts that are equal share their memory.
  private struct Moment {
    var hashes: StageHashes
    var display: String
    var views: String
  }

  /// The frames of the trace.
  package let count: Int
  private let trace: Trace
  private let scene: Scene
  /// What the run noted of each frame, where it came so far.
  private let noted: NotedFrames
  private var replay: Replay
  private var moments: [Int: Moment] = [:]
  private var bytes = 0
  private var isStuck = false
  private let byteLimit: Int

  /// Makes a reader of a trace's frames.
  ///
  /// - Parameters:
  ///   - noted: what the run noted of each frame: pixels are not drawn again.
  ///   - byteLimit: the bytes of texts that are kept.
  package init(
    of trace: Trace, on scene: Scene, noted: NotedFrames = NotedFrames(),
    byteLimit: Int = 256 << 20
  ) throws(ReplayError) {
    self.trace = trace
    self.scene = scene
    self.noted = noted
    self.byteLimit = byteLimit
    count = trace.frameCount
    replay = try Self.replay(trace, on: scene)
  }

  private static func replay(_ trace: Trace, on scene: Scene) throws(ReplayError) -> Replay {
    var options = ReplayOptions(pixels: .none, requirements: [])
    options.keepsCheckpoints = false
    return try Replay(trace, on: scene, options: options)
  }

  /// Whether there are frames that nobody has read yet, and room for them.
  package var isReading: Bool {
    !isStuck && replay.frame < replay.lastFrame && bytes < byteLimit
  }

  /// Reads a frame ahead; where it cannot be shown, whoever asks for it hears why.
  package mutating func readNextFrame() {
    do throws(ReplayError) {
      try step()
    } catch {
      isStuck = true
    }
  }

  /// What a frame is made of; nil for one that the trace has not.
  ///
  /// - Throws: why the scene does not come so far.
  package mutating func text(of frame: Int) throws(ReplayError) -> FrameText? {
    guard (0..<count).contains(frame), let now = try moment(frame) else { return nil }
    let before = frame > 0 ? try moment(frame - 1) : nil
    let hashes = noted.hashes.indices.contains(frame) ? noted.hashes[frame] : now.hashes
    let earlier =
      frame > 0 && noted.hashes.indices.contains(frame)
      ? noted.hashes[frame - 1] : before?.hashes
    let counters = noted.counters.indices.contains(frame) ? noted.counters[frame] : WorkCounters()
    return FrameText(
      frame: frame,
      hashes: Stage.allCases.map { .init(stage: $0, text: hashes.text(of: $0)) },
      changedStages: Stage.allCases.filter { stage in
        earlier.map { $0[stage] != hashes[stage] } ?? false
      },
      phases: noted.phases.phases(of: frame),
      work: WorkCounters.Kind.allCases.compactMap { kind in
        counters[kind] == 0 ? nil : .init(name: kind.rawValue, count: counters[kind])
      },
      display: ComparedText(now.display, before: before?.display),
      views: ComparedText(now.views, before: before?.views))
  }

  private mutating func moment(_ frame: Int) throws(ReplayError) -> Moment? {
    if let known = moments[frame] { return known }
    if replay.frame >= frame {
      replay = try Self.replay(trace, on: scene)
      isStuck = false
    }
    if bytes >= byteLimit { (moments, bytes) = ([:], 0) }
    while replay.frame < frame {
      guard try step() else { return nil }
    }
    return moments[frame]
  }

  /// Shows a frame and keeps what it says.
  @discardableResult
  private mutating func step() throws(ReplayError) -> Bool {
    guard try replay.showNextFrame(), let hashes = replay.stageHashes,
      let list = replay.displayList
    else { return false }
    let last = moments[replay.frame - 1]
    // Texts take a while, and hashes say when they are as before.
    let isShown = last.map { last in
      [Stage.state, .layout, .display].allSatisfy { last.hashes[$0] == hashes[$0] }
    }
    var moment = Moment(hashes: hashes, display: "", views: "")
    if let last, last.hashes[.display] == hashes[.display] {
      moment.display = last.display
    } else {
      moment.display = list.text()
      bytes += moment.display.utf8.count
    }
    if let last, isShown == true {
      moment.views = last.views
    } else {
      moment.views = replay.snapshot
      bytes += moment.views.utf8.count
    }
    moments[replay.frame] = moment
    return true
  }
}
