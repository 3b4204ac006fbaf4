import MeniscusFormats
import MeniscusUI

/// Plays traces on scenes.
package enum Replayer {
  /// Plays a trace on a scene, to the frame of its end.
  ///
  /// Equal traces on equal scenes give equal hashes and pixels, whatever the options.
  ///
  /// - Throws: what went wrong in the recording's terms: an event whose target is not there, a
  ///   scene that never comes to rest, a replay that would prove nothing.
  @MainActor
  package static func run(
    _ trace: Trace, on scene: Scene, options: ReplayOptions = ReplayOptions()
  ) throws(ReplayError) -> ReplayRecord {
    var replay = try Replay(trace, on: scene, options: options)
    while try replay.showNextFrame() {}
    return try replay.record()
  }
}
