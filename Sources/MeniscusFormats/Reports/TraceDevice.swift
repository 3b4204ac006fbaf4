import MeniscusGeometry

/// What a trace is played on.
package struct TraceDevice: Equatable, Codable, Sendable {
  /// The extent of the frame, in points.
  package var size: Size2D
  /// The pixels of a point.
  package var scale: Double
  /// Frames a second.
  package var rate: Int
  /// The environment at frame 0.
  package var environment: TraceEnvironment

  /// Takes the device of a trace.
  package init(_ header: TraceHeader) {
    size = header.size
    scale = header.scale
    rate = header.rate
    environment = header.environment
  }
}
