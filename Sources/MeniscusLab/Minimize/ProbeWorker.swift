import MeniscusFormats
import MeniscusImage
import MeniscusReplay
import MeniscusSuite
import MeniscusUI

/// What a worker process does where only failures are looked for.
enum ProbeWorker {
  /// Does what a request asks for and leaves the result, the frame-hash log and the files of the
  /// checkpoints in the folder.
  @MainActor
  static func run(
    _ request: ProbeRequest, in folder: String, scenes: [Scene]
  ) throws(SuiteError) {
    guard let trace = try? TraceReader().read(try FileSystem.read(request.trace)) else {
      throw .changedTrace(path: request.trace)
    }
    guard let scene = scenes.first(where: { $0.name == trace.header.scene }) else {
      throw .unknownScene(name: trace.header.scene, nearest: nil, known: scenes.map(\.name))
    }
    let progress = WorkerProgress(in: folder)
    var options = ReplayOptions(
      threads: request.threads, fullRepaint: request.repaintsEverything, requirements: [])
    options.keepsCheckpoints = request.keepsCheckpoints
    var failures: [ReplayFailure] = []
    var record: ReplayRecord?
    var frame = -1
    do throws(ReplayError) {
      var replay = try Replay(trace, on: scene, options: options)
      let last = min(request.lastFrame ?? replay.lastFrame, replay.lastFrame)
      do throws(ReplayError) {
        while replay.frame < last {
          frame = replay.frame + 1
          progress.goOn(to: frame)
          guard try replay.showNextFrame() else { break }
        }
      } catch {
        failures.append(ReplayFailure(error, frame: frame))
      }
      progress.goOn(to: nil)
      record = try replay.record()
    } catch {
      failures.append(ReplayFailure(error, frame: nil))
    }
    if let record {
      failures += found(in: record, isWhole: failures.isEmpty && request.lastFrame == nil)
      try write(record, in: folder, withCheckpoints: request.keepsCheckpoints)
    }
    try ProbeResult(failures: failures).write(in: folder)
  }

  /// What a replay that came to its end does wrong.
  private static func found(in record: ReplayRecord, isWhole: Bool) -> [ReplayFailure] {
    var failures: [ReplayFailure] = []
    if isWhole, !record.settled {
      let hashLog = record.hashLog
      failures.append(
        ReplayFailure(
          .unsettled, stage: .state,
          view: hashLog.frames.last?.views.first.map { hashLog.views[$0.view] },
          frame: hashLog.frames.count - 1))
    }
    return failures + record.issues.map { ReplayFailure($0.issue, frame: $0.frame) }
  }

  private static func write(
    _ record: ReplayRecord, in folder: String, withCheckpoints: Bool
  ) throws(SuiteError) {
    if !record.hashLog.frames.isEmpty {
      try FileSystem.write(
        record.hashLog.json.utf8, to: folder.appendingPath(WorkerRequest.hashLogName))
    }
    guard withCheckpoints else { return }
    let files = folder.appendingPath(WorkerRequest.filesName)
    for capture in record.captures {
      func path(_ kind: BaselineFiles.Kind) -> String {
        files.appendingPath(BaselineFiles.name(of: capture.name, kind))
      }
      try FileSystem.write(PNG.encode(capture.bitmap, effort: .thorough), to: path(.picture))
      try FileSystem.write(capture.tree.utf8, to: path(.tree))
      try FileSystem.write(capture.display.utf8, to: path(.display))
    }
  }
}
