/// What was measured.
package struct DiffBenchmarkResult: Codable, Equatable, Sendable {
  /// The pictures, in pixels.
  package var width: Int
  package var height: Int
  /// The pixels that differ in the pair of local changes.
  package var differingPixels: Int
  /// Reading both pictures once, by the C library's comparison of memory.
  package var memoryMilliseconds: Double
  /// What was timed.
  package var times: [Time]
  /// Other tools.
  package var peers: [Peer]

  package init(
    width: Int, height: Int, differingPixels: Int, memoryMilliseconds: Double, times: [Time],
    peers: [Peer]
  ) {
    self.width = width
    self.height = height
    self.differingPixels = differingPixels
    self.memoryMilliseconds = memoryMilliseconds
    self.times = times
    self.peers = peers
  }
}

extension DiffBenchmarkResult {
  /// A time.
  package struct Time: Codable, Equatable, Sendable {
    /// What was done.
    package var name: String
    /// How long it took.
    package var milliseconds: Double
    /// How long it should take at most, where there is a target.
    package var target: Double?

    package init(name: String, milliseconds: Double, target: Double? = nil) {
      self.name = name
      self.milliseconds = milliseconds
      self.target = target
    }
  }

  /// Another tool.
  package struct Peer: Codable, Equatable, Sendable {
    /// Its name and what it did.
    package var name: String
    /// The name of our own time for the same; nil where there is none.
    package var against: String?
    /// How long it took; nil where it is not installed.
    package var milliseconds: Double?
    /// That as a multiple of our own time for the same; nil where there is none.
    package var ratio: Double?

    package init(name: String, against own: String?, milliseconds: Double?) {
      self.name = name
      against = own
      self.milliseconds = milliseconds
    }

    /// Holds the time against our own for the same, where it is among `times`.
    package mutating func setRatio(among times: [Time]) {
      guard let milliseconds, let own = times.first(where: { $0.name == against }) else { return }
      ratio = milliseconds / max(own.milliseconds, 1e-9)
    }
  }
}
