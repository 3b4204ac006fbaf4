import MeniscusGeometry

/// What a trace is played on.
package struct TraceHeader: Equatable, Sendable {
  /// The name of the scene, as `engine/springs`.
  package var scene: String
  /// The extent of the frame, in points.
  package var size: Size2D
  /// The pixels in a point, 1 to 4.
  package var scale: Double
  /// Frames a second.
  package var rate: Int
  /// The seed of every random choice.
  package var seed: UInt64
  /// The environment at frame 0.
  package var environment: TraceEnvironment
  /// The fonts that the scene brought, by what they are called there.
  package var fonts: [TraceFont]
  /// The variants in which the suite replays the trace too, each once.
  package var variants: [TraceVariant]
  /// How pictures are compared with those that were accepted, in all variants.
  package var tolerance: TraceTolerance
  /// What single checkpoints, or parts of pictures, may differ by; later rules win.
  package var rules: [ToleranceRule]

  /// Makes a header; everything but the scene and the size has a usual value.
  package init(
    scene: String, size: Size2D, scale: Double = 2, rate: Int = 60, seed: UInt64 = 0,
    environment: TraceEnvironment = TraceEnvironment(), fonts: [TraceFont] = [],
    variants: [TraceVariant] = [],
    tolerance: TraceTolerance = .exact, rules: [ToleranceRule] = []
  ) {
    self.scene = scene
    self.size = size
    self.scale = scale
    self.rate = rate
    self.seed = seed
    self.environment = environment
    self.fonts = fonts
    self.variants = variants
    self.tolerance = tolerance
    self.rules = rules
  }
}

/// The bounds of what a trace may ask for; they keep every later sum from overflowing.
package enum TraceLimit {
  /// A time or a duration, in microseconds: a day.
  package static let time = 86_400_000_000
  /// An extent, in points.
  package static let extent = 1.0...8192.0
  /// The pixels in a point.
  package static let scale = 1.0...4.0
  /// Frames a second.
  package static let rate = 1...1000
  /// A coordinate or a distance, in points.
  package static let distance = -1_000_000.0...1_000_000.0
  /// A pointer's number.
  package static let pointer = 0...9
  /// The scale of a magnification.
  package static let magnification = 0.01...100.0
  /// The angle of a rotation, in radians.
  package static let rotation = -1000.0...1000.0
  /// The events of a frame; each is felt by the scene before the next, so that more would look like
  /// a scene that hangs.
  package static let events = 1000
  /// The pixels of a frame.
  package static let pixels = 1 << 25

  /// The pixels of a frame of an extent in points; partly covered ones count.
  static func pixels(of size: Size2D, scale: Double) -> Int {
    Int((size.width * scale).rounded(.up)) * Int((size.height * scale).rounded(.up))
  }
}
