import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusStatistics
import MeniscusSuite
import MeniscusTiming
import MeniscusUI

/// What a worker process does that measures replays.
enum TimingWorker {
  /// Does what a request asks for and leaves what it measured in the folder.
  @MainActor
  static func run(
    _ request: TimingRequest, in folder: String, scenes: [Scene]
  ) throws(SuiteError) {
    let progress = WorkerProgress(in: folder)
    var result = TimingResult()
    if let part = request.part {
      guard let item = part.cases.first(where: { $0.name == request.name }) else {
        throw .nothingChosen(patterns: [request.name ?? ""], nearest: nil)
      }
      result.timing = try item.timing(
        warmUps: request.warmUps, repetitions: request.repetitions, in: folder
      ) { progress.goOn(to: $0) }
      try result.write(in: folder)
      return
    }
    let path = request.trace ?? ""
    guard let trace = try? TraceReader().read(try FileSystem.read(path)) else {
      throw .changedTrace(path: path)
    }
    guard let scene = scenes.first(where: { $0.name == trace.header.scene }) else {
      throw .unknownScene(name: trace.header.scene, nearest: nil, known: scenes.map(\.name))
    }
    do throws(ReplayError) {
      result.timing = try measure(trace, on: scene, request) { progress.goOn(to: $0) }
    } catch {
      result.failure = ReplayFailure(error, frame: nil)
    }
    try result.write(in: folder)
  }

  @MainActor
  private static func measure(
    _ trace: Trace, on scene: Scene, _ request: TimingRequest, goOn: (Int?) -> Void
  ) throws(ReplayError) -> ReplayTiming? {
    // One thread, so that its processor time is the time of the work.
    var options = ReplayOptions(threads: 1, requirements: [])
    options.keepsCheckpoints = false
    options.clock = .threadProcessorTime
    if let phase = request.slowPhase.flatMap(Phase.init(rawValue:)), let share = request.slowShare {
      options.slowdown = ReplayOptions.Slowdown(phase: phase, share: share)
    }
    let probeCost = probeCost()
    var timing: ReplayTiming?
    for repetition in 0..<(request.warmUps + request.repetitions) {
      var replay = try Replay(trace, on: scene, options: options)
      goOn(repetition)
      while try replay.showNextFrame() { goOn(replay.frame) }
      guard repetition >= request.warmUps else { continue }
      let record = try replay.record()
      let next = ReplayTiming(
        FrameWork.frames(of: record.spans), counters: record.counters,
        framesHash: StableHash.hash(Array(record.hashLog.json.utf8)), spans: record.spans.count,
        probeCost: probeCost)
      timing = timing?.combined(with: next) ?? next
    }
    return timing
  }

  /// What it costs to report a phase, in nanoseconds: the median of many, of which each is the mean of
  /// a few.
  static func probeCost() -> UInt64 {
    let recorder = SpanRecorder(clock: { MonotonicClock.threadProcessorTime })
    let (begin, end) = (recorder.begin, recorder.end)
    let times = (0..<64).map { _ in
      let start = MonotonicClock.threadProcessorTime
      for _ in 0..<16 {
        begin(0)
        end(0)
      }
      return (MonotonicClock.threadProcessorTime - start) / 16
    }
    return NearestRank.percentile(50, of: times.sorted())
  }
}
