import MeniscusGeometry
import MeniscusImage

/// A way to compare two pictures: what it is called, what it may be asked for, and what it does.
///
/// A new comparator is a file that makes a value of this type, and a line in ``all``: commands,
/// benchmark and report take what they offer from there.
public struct PictureComparator: Sendable {
  /// Compares two pictures as it is asked for.
  public typealias Comparing =
    @Sendable (Bitmap, Bitmap, [ComparatorFigure], ParallelFor) throws(DiffError) ->
    ComparatorFinding

  /// The name, as command lines and reports write it.
  public let name: String
  /// What it is called together with others of its kind; its own name where it has none.
  public let family: String
  /// Whether it judges by a tolerance of its own; else it informs, and equal samples decide.
  public let isJudge: Bool
  /// What it may be asked for, and to write beside the picture of the differences.
  public let options: [ComparatorOption]
  /// What it is asked for: the options that have a value, in their order.
  public private(set) var settings: [ComparatorFigure]
  private let comparing: Comparing

  /// Makes a comparator with its usual settings.
  public init(
    _ name: String, family: String? = nil, isJudge: Bool = true, options: [ComparatorOption] = [],
    _ comparing: @escaping Comparing
  ) {
    self.name = name
    self.family = family ?? name
    self.isJudge = isJudge
    self.options = options
    self.comparing = comparing
    settings = options.compactMap { option in
      option.usual.map { ComparatorFigure(option.name, $0, .setting) }
    }
  }

  /// Compares two pictures.
  ///
  /// - Parameter parallel: spreads the work over threads, which changes nothing that is found.
  /// - Throws: ``DiffError/sizesDiffer(expected:actual:)``.
  public func compare(
    expected: Bitmap, actual: Bitmap, parallel: ParallelFor = .serial
  ) throws(DiffError) -> ComparatorFinding {
    try DiffError.checkSizes(expected, actual)
    return try comparing(expected, actual, settings, parallel)
  }

  /// What it finds where pictures are equal and none has been looked at.
  public func findingOfEqual() throws(DiffError) -> ComparatorFinding {
    let nothing = Bitmap(width: 0, height: 0)
    return try compare(expected: nothing, actual: nothing)
  }
}

extension PictureComparator {
  /// All comparators, in the order in which they are told of.
  public static let all: [PictureComparator] = [
    .exact, .pixelmatch72, .pixelmatchMain, .flip, .tileBias, .ciede2000, .perceptual,
  ]

  /// Those that judge, so that a suite can be held to them.
  public static var judges: [PictureComparator] { all.filter(\.isJudge) }

  /// The comparator of a name; nil where there is none.
  public init?(named name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The comparator with settings that were typed, by the names of its options.
  ///
  /// - Throws: ``DiffError/invalidSetting(_:text:)`` for the first that cannot be,
  ///   ``DiffError/unknownSetting(_:)`` for one that it does not have.
  public func with(_ texts: [String: String]) throws(DiffError) -> PictureComparator {
    for name in texts.keys.sorted() where !options.contains(where: { $0.name == name }) {
      throw .unknownSetting(name)
    }
    var values: [String: ComparatorValue] = [:]
    for option in options {
      guard let text = texts[option.name] else { continue }
      values[option.name] = option.value(of: text)
      if values[option.name] == nil { throw .invalidSetting(option, text: text) }
    }
    return with(values)
  }

  /// The comparator with settings that are known to be right.
  func with(_ values: [String: ComparatorValue]) -> PictureComparator {
    var result = self
    result.settings = options.compactMap { option in
      (values[option.name] ?? settings[option.name])
        .map { ComparatorFigure(option.name, $0, .setting) }
    }
    return result
  }
}

extension PictureComparator: Equatable {
  /// Whether two comparators find the same between any two pictures.
  public static func == (left: PictureComparator, right: PictureComparator) -> Bool {
    left.name == right.name && left.settings == right.settings
  }
}
