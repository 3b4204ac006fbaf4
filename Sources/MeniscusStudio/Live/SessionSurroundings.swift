import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages

/// What a recording by hand takes place in.
package struct SessionSurroundings: Sendable {
  /// A size that somebody can give the scene.
  package struct Device: Equatable, Sendable {
    /// What it is called.
    package var name: String
    /// The extent, in points.
    package var size: Size2D

    /// Makes a device.
    package init(name: String, size: Size2D) {
      (self.name, self.size) = (name, size)
    }
  }

  /// The folder of traces.
  package var traces: String
  /// The folder in which recordings are written down as they go.
  package var journals: String
  /// The sizes to choose from.
  package var devices: [Device]
  /// What makes sentences of errors.
  package var messages: Messages
  /// Makes what a trace shows its baseline; gives what is said of it.
  package var accept: @Sendable (CaseName) async throws -> String

  /// What errors call the recording.
  let name = "recording"

  /// Says what a recording takes place in.
  package init(
    traces: String, journals: String, devices: [Device], messages: Messages,
    accept: @escaping @Sendable (CaseName) async throws -> String
  ) {
    self.traces = traces
    self.journals = journals
    self.devices = devices
    self.messages = messages
    self.accept = accept
  }
}
