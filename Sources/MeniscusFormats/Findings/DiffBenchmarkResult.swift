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

  /// Makes a result.
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
    /// The name of the comparator; nil where none is at work, or the work says which.
    package var comparator: String?
    /// What was done.
    package var work: Work
    /// How long it took.
    package var milliseconds: Double
    /// How long it should take at most, where there is a target.
    package var target: Double?

    /// Makes a time.
    package init(
      comparator: String? = nil, _ work: Work, milliseconds: Double, target: Double? = nil
    ) {
      self.comparator = comparator
      self.work = work
      self.milliseconds = milliseconds
      self.target = target
    }
  }

  /// What is done with two pictures, or with their files.
  package enum Work: String, CaseIterable, Codable, Sendable {
    case identical
    case localChanges, localChangesOneThread, localChangesTwoThreads
    case everyPixelOneThread, everyPixelTwoThreads
    case countLocalChangesOneThread, countLocalChangesTwoThreads, countEveryPixel
    case differencePicture
    case equalFiles, filesToCount, filesToMap
    case encode, decode
  }

  /// Another tool.
  package struct Peer: Codable, Equatable, Sendable {
    /// Its name and what it did.
    package var name: Name
    /// Our own work for the same; nil where there is none.
    package var against: Work?
    /// How long it took; nil where it is not installed.
    package var milliseconds: Double?
    /// That as a multiple of our own time for the same; nil where there is none.
    package var ratio: Double?

    /// Makes it of its parts; its ratio is known once our own times are.
    package init(name: Name, against own: Work?, milliseconds: Double?) {
      self.name = name
      against = own
      self.milliseconds = milliseconds
    }

    /// Which tool does what.
    package enum Name: String, CaseIterable, Codable, Sendable {
      case blazediff, flipEvaluator, flipEvaluatorInMemory, imageMagick, imageMagickStart
    }

    /// Holds the time against our own for the same, where it is among `times`.
    package mutating func setRatio(among times: [Time]) {
      guard let milliseconds, let own = times.first(where: { $0.work == against }) else { return }
      ratio = milliseconds / max(own.milliseconds, 1e-9)
    }
  }
}
