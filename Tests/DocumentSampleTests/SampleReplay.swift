import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// Samples recorded with a tap, and replayed.
@MainActor
enum SampleReplay {
  /// Records a tap on a sample, and replays it; where its glass moves, by two routes.
  ///
  /// - Parameter isWhole: whether the sample is the scene, and does not stand in the middle of a
  ///   gradient.
  static func record<Content: View>(
    _ name: String, width: Double, height: Double, tapAt point: Point2D, moves: Bool = false,
    isWhole: Bool = false, pictures: [ScenePicture] = [],
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) throws -> ReplayRecord {
    let size = CGSize(width: width, height: height)
    let scene = Scene(name, size: size, pictures: pictures) {
      if isWhole {
        content()
      } else {
        VStack(spacing: 40) { content() }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            LinearGradient(colors: [.blue, .orange], startPoint: .top, endPoint: .bottom)
          }
      }
    }
    // A pixel a point, and half the frames: tests are compiled without optimization.
    let recorder = try Recorder(scene: scene, scale: 1, rate: 30)
    try recorder.checkpoint("start")
    try recorder.press(.point(point))
    try recorder.wait(frames: 3)
    try recorder.checkpoint("pressed")
    try recorder.release()
    try recorder.wait(frames: 6)
    try recorder.checkpoint("after")
    try recorder.settle()
    try recorder.checkpoint("end")
    let trace = try recorder.end()
    let record = try Replayer.run(
      trace, on: scene, options: ReplayOptions(threads: moves ? 1 : 2, pixels: .every(45)))
    if moves {
      let again = try Replayer.run(
        trace, on: scene,
        options: ReplayOptions(threads: 2, fullRepaint: true, pixels: .every(45)))
      expectEqual(again.hashLog.frames.map(\.hashes), record.hashLog.frames.map(\.hashes))
    }
    #expect(record.issues.isEmpty, "\(record.issues)")
    return record
  }
}

extension ReplayRecord {
  /// The display list of a checkpoint.
  func list(at name: String) throws -> DisplayList {
    try #require(captures.first { $0.name == name }).list
  }

  /// The elements of glass at a checkpoint.
  func glass(at name: String) -> [GlassElement] {
    captures.first { $0.name == name }?.list.glass ?? []
  }
}
