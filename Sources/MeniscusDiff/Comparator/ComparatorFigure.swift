import MeniscusGeometry
import MeniscusImage

/// A value of a figure or of an option.
public indirect enum ComparatorValue: Equatable, Codable, Sendable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case rectangle(PixelRect)
  case list([ComparatorValue])
  case record([ComparatorFigure])

  /// Whether it is true; false where it is of another kind.
  public var flag: Bool { if case .flag(let value) = self { value } else { false } }
  /// The whole number; 0 where it is of another kind.
  public var integer: Int { if case .integer(let value) = self { value } else { 0 } }
  /// The number; 0 where it is of another kind.
  public var number: Double { if case .number(let value) = self { value } else { 0 } }
  /// The text; empty where it is of another kind.
  public var text: String { if case .text(let value) = self { value } else { "" } }
  /// The values; none where it is of another kind.
  public var list: [ComparatorValue] { if case .list(let values) = self { values } else { [] } }
  /// The figures, of a rectangle `x`, `y`, `width` and `height`; none where it is of another kind.
  public var record: [ComparatorFigure] {
    switch self {
    case .record(let figures): figures
    case .rectangle(let rect):
      zip(["x", "y", "width", "height"], [rect.minX, rect.minY, rect.width, rect.height])
        .map { ComparatorFigure($0, .integer($1)) }
    default: []
    }
  }
}

/// Something that a comparator measured, or that it measured by.
public struct ComparatorFigure: Equatable, Codable, Sendable {
  /// What a figure is.
  public enum Role: Equatable, Codable, Sendable {
    /// It was measured.
    case measured
    /// It is the most that the measured figure before it may be.
    case allowed
    /// It was asked for.
    case setting
    /// It was measured, and serves sentences alone: data leave it out.
    case told
  }

  /// The key in data.
  public let name: String
  /// The value.
  public let value: ComparatorValue
  /// What it is.
  public let role: Role

  /// Makes a figure.
  public init(_ name: String, _ value: ComparatorValue, _ role: Role = .measured) {
    self.name = name
    self.value = value
    self.role = role
  }
}

extension [ComparatorFigure] {
  /// The value of a figure; nil where there is no such figure.
  public subscript(name: String) -> ComparatorValue? { first { $0.name == name }?.value }
  /// Whether a figure is true.
  public func flag(_ name: String) -> Bool { self[name]?.flag ?? false }
  /// A figure that is a whole number; 0 where there is none.
  public func integer(_ name: String) -> Int { self[name]?.integer ?? 0 }
  /// A figure that is a number; 0 where there is none.
  public func number(_ name: String) -> Double { self[name]?.number ?? 0 }
  /// A figure that is a text; empty where there is none.
  public func text(_ name: String) -> String { self[name]?.text ?? "" }
  /// A figure that is a list; empty where there is none.
  public func list(_ name: String) -> [ComparatorValue] { self[name]?.list ?? [] }
  /// The figures in one; none where there is no such figure.
  public func record(_ name: String) -> [ComparatorFigure] { self[name]?.record ?? [] }
}

/// What a comparator found between two pictures.
public struct ComparatorFinding: Sendable {
  /// Whether the pictures are equal for the comparator.
  public let isWithinTolerance: Bool
  /// What it measured, in the order in which it is told; names are keys in data.
  public let figures: [ComparatorFigure]
  /// Makes what it can write beside, by the names of options.
  public var outputs: [String: @Sendable () -> Output] = [:]
  /// Draws where the pictures differ.
  public let picture: @Sendable () -> Bitmap

  /// What is written beside.
  public enum Output: Equatable, Sendable {
    /// A picture.
    case picture(Bitmap)
    /// A value a pixel, row by row from the top.
    case values([Float])
  }
}
