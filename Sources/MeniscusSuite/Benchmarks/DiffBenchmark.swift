import Foundation
import MeniscusDiff
import MeniscusImage

/// What comparing pictures costs, in memory and from files, and what others take for it.
package struct DiffBenchmark: Sendable {
  /// The pictures, in pixels.
  package var width: Int
  package var height: Int
  /// How often each time is taken; the median counts.
  package var repetitions: Int
  /// Whether other tools are timed where they are installed.
  package var withPeers: Bool

  /// Makes the benchmark at its usual size, a telephone's screen.
  package init(
    width: Int = 1170, height: Int = 2532, repetitions: Int = 15, withPeers: Bool = true
  ) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.repetitions = max(repetitions, 1)
    self.withPeers = withPeers
  }

  /// What was measured.
  package struct Result: Codable, Equatable, Sendable {
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
  }

  /// A time.
  package struct Time: Codable, Equatable, Sendable {
    /// What was done.
    package var name: String
    /// How long it took.
    package var milliseconds: Double
    /// How long it should take at most, where there is a target.
    package var target: Double?
  }

  /// Another tool.
  package struct Peer: Codable, Equatable, Sendable {
    /// Its name and what it did.
    package var name: String
    /// How long it took; nil where it is not installed.
    package var milliseconds: Double?
    /// That as a multiple of our own time for the same; nil where there is none.
    package var ratio: Double?

    init(name: String, milliseconds: Double?) {
      self.name = name
      self.milliseconds = milliseconds
    }
  }

  /// Measures everything.
  ///
  /// - Throws: ``SuiteError`` where the pictures cannot be written to a folder of their own.
  package func run() throws -> Result {
    let expected = DiffBenchmarkPictures.interface(width: width, height: height)
    let changed = DiffBenchmarkPictures.changed(expected)
    let noisy = DiffBenchmarkPictures.noisy(changed)
    var result = Result(
      width: width, height: height, differingPixels: 0,
      memoryMilliseconds: memoryMilliseconds(expected), times: [], peers: [])
    if case .different(let difference) = ExactComparison(expected: expected, actual: changed) {
      result.differingPixels = difference.count
    }
    result.times += exact(expected, changed)
    for generation in PixelmatchOptions.Generation.allCases {
      result.times += try pixelmatch(PixelmatchOptions(generation), expected, changed, noisy)
    }
    result.times += try flip(expected, changed, noisy)
    result.times += try files(expected, changed, peers: &result.peers)
    return result
  }
}

extension DiffBenchmark {
  private static let two = ComparatorThreads.spread(over: 2)

  private func exact(_ expected: Bitmap, _ changed: Bitmap) -> [Time] {
    let copy = Bitmap(
      width: width, height: height,
      samples: expected.samples.withUnsafeBufferPointer { [UInt8]($0) })
    return [
      time("exact, identical") { _ = ExactComparison(expected: expected, actual: copy) },
      time("exact, local changes") { _ = ExactComparison(expected: expected, actual: changed) },
    ]
  }

  private func pixelmatch(
    _ options: PixelmatchOptions, _ expected: Bitmap, _ changed: Bitmap, _ noisy: Bitmap
  ) throws -> [Time] {
    let name = options.generation.rawValue
    let hasTarget = options.generation == .yiq
    func count(_ actual: Bitmap, _ parallel: ParallelWork?) throws {
      _ = try PixelmatchComparison(
        expected: expected, actual: actual, options: options, parallel: parallel)
    }
    return [
      try time("\(name) count, local changes, one thread", target: hasTarget ? 1 : nil) {
        try count(changed, nil)
      },
      try time("\(name) count, local changes, two threads") { try count(changed, Self.two) },
      try time("\(name) count, every pixel changed", target: hasTarget ? 3 : nil) {
        try count(noisy, Self.two)
      },
      try time("\(name) with the difference picture") {
        _ = try PixelmatchComparison(
          expected: expected, actual: changed, options: options, parallel: Self.two
        ).picture
      },
    ]
  }

  private func flip(_ expected: Bitmap, _ changed: Bitmap, _ noisy: Bitmap) throws -> [Time] {
    func map(_ actual: Bitmap, _ parallel: ParallelWork?) throws {
      _ = try FlipMap(expected: expected, actual: actual, parallel: parallel)
    }
    return [
      try time("flip, local changes, one thread") { try map(changed, nil) },
      try time("flip, local changes, two threads", target: 12) { try map(changed, Self.two) },
      try time("flip, every pixel changed, one thread") { try map(noisy, nil) },
      try time("flip, every pixel changed, two threads", target: 60) { try map(noisy, Self.two) },
      try time("tile-bias, local changes") {
        _ = try TileBiasComparison(expected: expected, actual: changed)
      },
    ]
  }

  private func files(
    _ expected: Bitmap, _ changed: Bitmap, peers: inout [Peer]
  ) throws -> [Time] {
    let folder = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-bench-\(UUID().uuidString)")
    try Disk.createFolder(folder)
    defer { try? Disk.remove(folder) }
    let (first, second) = (folder.appendingPath("a.png"), folder.appendingPath("b.png"))
    let bytes = PNG.encode(expected)
    try Disk.write(bytes, to: first)
    try Disk.write(PNG.encode(changed), to: second)
    let count = try time("two files to a count, both decoded", target: 45) {
      let pair = try PicturePair(expected: first, actual: second).decoded()
      _ = try PixelmatchComparison(
        expected: pair.expected, actual: pair.actual, options: PixelmatchOptions(.yiq),
        parallel: Self.two)
    }
    let map = try time("two files to a map of flip, both decoded") {
      let pair = try PicturePair(expected: first, actual: second).decoded()
      _ = try FlipMap(expected: pair.expected, actual: pair.actual, parallel: Self.two)
    }
    if withPeers {
      peers = DiffBenchmarkPeers(
        expected: first, actual: second, repetitions: min(repetitions, 5)
      ).run()
      for (index, own) in zip(peers.indices, [count, map, count]) {
        peers[index].ratio = peers[index].milliseconds.map { $0 / max(own.milliseconds, 1e-9) }
      }
    }
    return [
      try time("two equal files to a verdict, not decoded", target: 1) {
        _ = try PicturePair(expected: first, actual: first).isStoredEqual
      }, count, map,
      time("encode a PNG", target: 60) { _ = PNG.encode(expected) },
      try time("decode a PNG", target: 40) { _ = try PNG.decode(bytes) },
    ]
  }
}

extension DiffBenchmark {
  private func time(
    _ name: String, target: Double? = nil, _ work: () throws -> Void
  ) rethrows -> Time {
    let clock = ContinuousClock()
    let times = try (0..<repetitions).map { _ in try clock.measure(work).milliseconds }.sorted()
    return Time(name: name, milliseconds: times[times.count / 2], target: target)
  }

  /// Comparing the memory of two equal pictures.
  private func memoryMilliseconds(_ picture: Bitmap) -> Double {
    let copy = picture.samples.withUnsafeBufferPointer { [UInt8]($0) }
    var sum: Int32 = 0
    let time = time("memory") {
      picture.samples.withUnsafeBytes { first in
        copy.withUnsafeBytes { second in
          guard let first = first.baseAddress, let second = second.baseAddress else { return }
          sum += memcmp(first, second, copy.count)
        }
      }
    }
    precondition(sum == 0, "A picture is equal to its copy.")
    return time.milliseconds
  }
}
