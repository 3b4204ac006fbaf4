import Foundation
import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusSuite

/// What is measured of comparing pictures, in memory and from files, and what others take for it.
package struct DiffCases: Sendable {
  /// The pictures, in pixels: a telephone's screen.
  private let width: Int
  private let height: Int

  /// Makes the cases.
  package init(width: Int = 1170, height: Int = 2532) {
    (self.width, self.height) = (width, height)
  }

  /// The cases.
  package var all: [PartCase] {
    let own =
      exact + PixelmatchOptions.Generation.allCases.flatMap { pixelmatch(PixelmatchOptions($0)) }
      + flip
    // Comparators that have no cases of their own have one.
    let others = PictureComparator.all.filter { comparator in
      !own.contains { $0.name.hasPrefix("\(comparator.name)-") }
    }
    return own
      + others.map { comparator in
        comparing("\(comparator.name)-local-changes", threads: 2) { expected, changed, parallel in
          _ = try comparator.compare(expected: expected, actual: changed, parallel: parallel)
          return 0
        }
      } + files + DiffPeer.all.map(measuring)
  }
}

extension DiffCases {
  /// What a pair differs by.
  private enum Pair {
    /// One pixel in eleven, in a few places.
    case localChanges
    /// Every pixel.
    case everyPixel
    /// Nothing.
    case none
  }

  private func pictures(_ pair: Pair) -> (expected: Bitmap, actual: Bitmap) {
    let expected = DiffPictures.interface(width: width, height: height)
    switch pair {
    case .none: return (expected, DiffPictures.interface(width: width, height: height))
    case .localChanges: return (expected, DiffPictures.changed(expected))
    case .everyPixel: return (expected, DiffPictures.noisy(DiffPictures.changed(expected)))
    }
  }

  /// Compares a pair in memory.
  ///
  /// - Parameter work: what is measured; it gives a number that is the same each time.
  private func comparing(
    _ name: String, _ pair: Pair = .localChanges, threads: Int = 1, target: Double? = nil,
    asking questions: [BenchmarkQuestion] = [.ratio(to: "memory")],
    work: @escaping @Sendable (Bitmap, Bitmap, ParallelFor) throws -> Int
  ) -> PartCase {
    PartCase(
      name: name, isParallel: threads > 1,
      questions: questions + (target.map { [.target($0)] } ?? [])
    ) { _ in
      let (expected, actual) = pictures(pair)
      let parallel = threads > 1 ? ParallelFor.dispatch(threads: threads) : .serial
      return { recorder in
        recorder.units[.pixel] = width * height
        try recorder.frame { try work(expected, actual, parallel) }
        if case .different(let difference) = ExactComparison(expected: expected, actual: actual) {
          recorder.units[.differingPixel] = difference.count
        }
      }
    }
  }

  private var exact: [PartCase] {
    @Sendable func count(_ expected: Bitmap, _ actual: Bitmap, _: ParallelFor) -> Int {
      switch ExactComparison(expected: expected, actual: actual) {
      case .different(let difference): difference.count
      default: 0
      }
    }
    return [
      comparing("memory", .none, asking: []) { expected, actual, _ in
        expected.samples.withUnsafeBytes { first in
          actual.samples.withUnsafeBytes { second in
            guard let one = first.baseAddress, let other = second.baseAddress else { return 0 }
            return Int(memcmp(one, other, first.count))
          }
        }
      },
      PartCase(name: BenchmarkSummary.copying) { [width, height] _ in
        PartCase.copying(pixels: width * height)
      },
      comparing("exact-identical", .none, work: count),
      comparing(
        "exact-local-changes",
        asking: [.ratio(to: "memory"), .share(.differingPixel, for: .pixel)], work: count),
    ]
  }

  private func pixelmatch(_ options: PixelmatchOptions) -> [PartCase] {
    let name = options.generation.rawValue
    let hasTarget = options.generation == .yiq
    @Sendable func count(_ expected: Bitmap, _ actual: Bitmap, _ parallel: ParallelFor) throws
      -> Int
    {
      try PixelmatchComparison(
        expected: expected, actual: actual, options: options, parallel: parallel
      ).mismatch
    }
    return [
      comparing("\(name)-local-changes", target: hasTarget ? 1 : nil, work: count),
      comparing("\(name)-local-changes-two-threads", threads: 2, work: count),
      comparing(
        "\(name)-every-pixel", .everyPixel, threads: 2, target: hasTarget ? 3 : nil, work: count),
      comparing("\(name)-picture", threads: 2) { expected, actual, parallel in
        try PixelmatchComparison(
          expected: expected, actual: actual, options: options, parallel: parallel
        ).picture.width
      },
    ]
  }

  private var flip: [PartCase] {
    @Sendable func map(_ expected: Bitmap, _ actual: Bitmap, _ parallel: ParallelFor) throws -> Int
    {
      try FlipMap(expected: expected, actual: actual, parallel: parallel).values.count
    }
    return [
      comparing("flip-local-changes", work: map),
      comparing("flip-local-changes-two-threads", threads: 2, target: 12, work: map),
      comparing("flip-every-pixel", .everyPixel, work: map),
      comparing("flip-every-pixel-two-threads", .everyPixel, threads: 2, target: 60, work: map),
      comparing("tile-bias-local-changes") { expected, actual, _ in
        try TileBiasComparison(expected: expected, actual: actual).driftingTiles
      },
    ]
  }
}

extension DiffCases {
  /// Two files in a folder.
  private typealias Files = (expected: String, actual: String)

  private func written(in folder: String) throws -> Files {
    let (expected, actual) = pictures(.localChanges)
    let files = (folder.appendingPath("a.png"), folder.appendingPath("b.png"))
    try FileSystem.write(PNG.encode(expected), to: files.0)
    try FileSystem.write(PNG.encode(actual), to: files.1)
    return files
  }

  /// Works on two files.
  private func reading(
    _ name: String, target: Double? = nil, _ work: @escaping @Sendable (Files) throws -> Int
  ) -> PartCase {
    PartCase(
      name: name, isParallel: true,
      questions: [.ratio(to: "memory")] + (target.map { [.target($0)] } ?? [])
    ) { folder in
      let files = try written(in: folder)
      return { recorder in try recorder.frame { try work(files) } }
    }
  }

  /// What two files cost, and what it takes to write and read one.
  private var files: [PartCase] {
    @Sendable func pictures(_ files: Files) throws -> (expected: Bitmap, actual: Bitmap) {
      try PicturePair(expected: files.expected, actual: files.actual).decoded()
    }
    let two = ParallelFor.dispatch(threads: 2)
    return [
      reading("equal-files", target: 1) { files in
        try PicturePair(expected: files.expected, actual: files.expected).isStoredEqual ? 1 : 0
      },
      reading("files-to-count", target: 45) { files in
        let pair = try pictures(files)
        return try PixelmatchComparison(
          expected: pair.expected, actual: pair.actual, options: PixelmatchOptions(.yiq),
          parallel: two
        ).mismatch
      },
      reading("files-to-map") { files in
        let pair = try pictures(files)
        return try FlipMap(expected: pair.expected, actual: pair.actual, parallel: two).values.count
      },
      comparing("encode", .none, target: 60) { picture, _, _ in PNG.encode(picture).count },
      PartCase(name: "decode", questions: [.ratio(to: "memory"), .target(40)]) { _ in
        let bytes = PNG.encode(self.pictures(.none).expected)
        return { recorder in try recorder.frame { try PNG.decode(bytes).width } }
      },
    ]
  }

  /// What another tool takes.
  private func measuring(_ peer: DiffPeer) -> PartCase {
    PartCase(
      name: peer.name, isParallel: true, questions: peer.own.map { [.ratio(to: $0)] } ?? [],
      tool: peer.package
    ) { folder in
      let files = try written(in: folder)
      return { recorder in
        guard let time = peer.nanoseconds(files.expected, files.actual) else {
          throw SuiteError.workerRefused(executable: peer.package.rawValue, reason: peer.name)
        }
        recorder.add(time)
      }
    }
  }
}
