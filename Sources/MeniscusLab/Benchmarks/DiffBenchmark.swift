import Foundation
import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusSuite

/// What comparing pictures costs, in memory and from files, and what others take for it.
package struct DiffBenchmark: Repeating, Sendable {
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

  /// Measures everything.
  ///
  /// - Throws: ``SuiteError`` where the pictures cannot be written to a folder of their own.
  package func run() throws -> DiffBenchmarkResult {
    let expected = DiffBenchmarkPictures.interface(width: width, height: height)
    let changed = DiffBenchmarkPictures.changed(expected)
    let noisy = DiffBenchmarkPictures.noisy(changed)
    var result = DiffBenchmarkResult(
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
    // Those that have no lines of their own have one.
    for comparator in PictureComparator.all
    where !result.times.contains(where: { $0.comparator == comparator.name }) {
      result.times.append(
        try time(.localChanges, by: comparator) {
          _ = try comparator.compare(expected: expected, actual: changed, parallel: Self.two)
        })
    }
    let folder = FileSystem.temporaryPath("bench")
    try FileSystem.createFolder(folder)
    defer { try? FileSystem.remove(folder) }
    let files = (folder.appendingPath("a.png"), folder.appendingPath("b.png"))
    try FileSystem.write(PNG.encode(expected), to: files.0)
    try FileSystem.write(PNG.encode(changed), to: files.1)
    result.times += try decoded(files, expected)
    if withPeers {
      result.peers = DiffBenchmarkPeers(
        expected: files.0, actual: files.1, repetitions: min(repetitions, 5)
      ).run(result.times)
    }
    return result
  }
}

extension DiffBenchmark {
  private static let two = ParallelFor.dispatch(threads: 2)

  private func exact(_ expected: Bitmap, _ changed: Bitmap) -> [DiffBenchmarkResult.Time] {
    let copy = Bitmap(
      width: width, height: height,
      samples: expected.samples.withUnsafeBufferPointer { [UInt8]($0) })
    return [
      time(.identical, by: .exact) { _ = ExactComparison(expected: expected, actual: copy) },
      time(.localChanges, by: .exact) { _ = ExactComparison(expected: expected, actual: changed) },
    ]
  }

  private func pixelmatch(
    _ options: PixelmatchOptions, _ expected: Bitmap, _ changed: Bitmap, _ noisy: Bitmap
  ) throws -> [DiffBenchmarkResult.Time] {
    let comparator = PictureComparator(named: options.generation.rawValue)
    let hasTarget = options.generation == .yiq
    func count(_ actual: Bitmap, _ parallel: ParallelFor) throws {
      _ = try PixelmatchComparison(
        expected: expected, actual: actual, options: options, parallel: parallel)
    }
    return [
      try time(.countLocalChangesOneThread, by: comparator, target: hasTarget ? 1 : nil) {
        try count(changed, .serial)
      },
      try time(.countLocalChangesTwoThreads, by: comparator) { try count(changed, Self.two) },
      try time(.countEveryPixel, by: comparator, target: hasTarget ? 3 : nil) {
        try count(noisy, Self.two)
      },
      try time(.differencePicture, by: comparator) {
        _ = try PixelmatchComparison(
          expected: expected, actual: changed, options: options, parallel: Self.two
        ).picture
      },
    ]
  }

  private func flip(_ expected: Bitmap, _ changed: Bitmap, _ noisy: Bitmap) throws
    -> [DiffBenchmarkResult.Time]
  {
    func map(_ actual: Bitmap, _ parallel: ParallelFor) throws {
      _ = try FlipMap(expected: expected, actual: actual, parallel: parallel)
    }
    return [
      try time(.localChangesOneThread, by: .flip) { try map(changed, .serial) },
      try time(.localChangesTwoThreads, by: .flip, target: 12) { try map(changed, Self.two) },
      try time(.everyPixelOneThread, by: .flip) { try map(noisy, .serial) },
      try time(.everyPixelTwoThreads, by: .flip, target: 60) { try map(noisy, Self.two) },
      try time(.localChanges, by: .tileBias) {
        _ = try TileBiasComparison(expected: expected, actual: changed)
      },
    ]
  }

  /// What two files cost, and what it takes to write and read one.
  private func decoded(_ files: (String, String), _ picture: Bitmap) throws -> [DiffBenchmarkResult
    .Time]
  {
    let bytes = PNG.encode(picture)
    func pictures() throws -> (expected: Bitmap, actual: Bitmap) {
      try PicturePair(expected: files.0, actual: files.1).decoded()
    }
    return [
      try time(.equalFiles, target: 1) {
        _ = try PicturePair(expected: files.0, actual: files.0).isStoredEqual
      },
      try time(.filesToCount, target: 45) {
        let pair = try pictures()
        _ = try PixelmatchComparison(
          expected: pair.expected, actual: pair.actual, options: PixelmatchOptions(.yiq),
          parallel: Self.two)
      },
      try time(.filesToMap) {
        let pair = try pictures()
        _ = try FlipMap(expected: pair.expected, actual: pair.actual, parallel: Self.two)
      },
      time(.encode, target: 60) { _ = PNG.encode(picture) },
      try time(.decode, target: 40) { _ = try PNG.decode(bytes) },
    ]
  }
}

extension DiffBenchmark {
  private func time(
    _ work: DiffBenchmarkResult.Work, by comparator: PictureComparator? = nil,
    target: Double? = nil, _ body: () throws -> Void
  ) rethrows -> DiffBenchmarkResult.Time {
    DiffBenchmarkResult.Time(
      comparator: comparator?.name, work, milliseconds: try milliseconds(body), target: target)
  }

  /// Comparing the memory of two equal pictures.
  private func memoryMilliseconds(_ picture: Bitmap) -> Double {
    let copy = picture.samples.withUnsafeBufferPointer { [UInt8]($0) }
    var sum: Int32 = 0
    let median = milliseconds {
      picture.samples.withUnsafeBytes { first in
        copy.withUnsafeBytes { second in
          guard let first = first.baseAddress, let second = second.baseAddress else { return }
          sum += memcmp(first, second, copy.count)
        }
      }
    }
    precondition(sum == 0, "A picture is equal to its copy.")
    return median
  }
}
