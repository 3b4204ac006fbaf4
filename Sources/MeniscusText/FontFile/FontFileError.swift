/// Why a font file could not be read, and where.
public struct FontFileError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The file begins like no TrueType file.
    case notTrueType
    /// The file holds a collection of fonts, or outlines of cubic curves.
    case unsupportedKind
    /// There is no such table.
    case missingTable
    /// The table, or what it refers to, ends before what is to be read.
    case cutShort
    /// A number has a value that the format does not allow.
    case invalidValue
    /// A number is larger than what is read here.
    case tooLarge
    /// Parts of a glyph lie in each other, or refer to glyphs that there are not.
    case invalidComponent
  }

  /// The tag of the table, as `glyf`; `file` for the table of tables.
  public var table: String
  /// The byte, counted from the beginning of the file.
  public var byte: Int
  /// What is wrong.
  public var problem: Problem

  /// Makes an error from its parts.
  public init(table: String, byte: Int, problem: Problem) {
    self.table = table
    self.byte = byte
    self.problem = problem
  }
}
