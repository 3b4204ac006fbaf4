/// How a cluster behaves where a line may end.
///
/// A cluster is what a reader takes for one character. The classes are the part of Unicode's line
/// breaking (UAX #14) that interfaces need most.
public enum LineBreakClass: UInt8, Equatable, Sendable {
  /// Part of a word: no line ends beside it for its own sake.
  case word
  /// A space: a line may end after it, and at a line's end it takes no room.
  case space
  /// A line ends here.
  case mandatory
  /// A hyphen: a line may end after it, within a word.
  case hyphen
  /// A space or joiner at which no line ends.
  case glue
  /// A character of a script without spaces: a line may end on either side.
  case ideograph
  /// Closing punctuation of such a script: no line begins with it.
  case closing
  /// Opening punctuation of such a script: no line ends with it.
  case opening
}

extension LineBreakClass {
  /// The classes of a text's clusters, in order.
  ///
  /// Complexity: linear in the text.
  public static func classes(of text: String) -> [LineBreakClass] {
    text.map { cluster in
      // A cluster has at least one scalar; what is joined to it does not change where lines end.
      cluster.unicodeScalars.first.map { LineBreakClass($0) } ?? .word
    }
  }

  /// The class of a cluster that begins with `scalar`.
  public init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .mandatory
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    case 0x2D, 0x2010, 0x2012, 0x2013: self = .hyphen
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FB, 0x30FC, 0xFF01,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      self = .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08: self = .opening
    case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFF02...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      self = .ideograph
    default: self = .word
    }
  }

  /// Whether a line may end between two clusters, given the one before them too.
  static func allowsBreak(
    after left: LineBreakClass, before right: LineBreakClass, preceding: LineBreakClass?
  ) -> Bool {
    switch (left, right) {
    case (_, .space), (_, .mandatory), (.glue, _), (_, .glue): false
    case (.space, _): true
    case (_, .closing), (.opening, _), (_, .hyphen): false
    // A hyphen that begins a word is a minus or a mark; only one inside a word divides it.
    case (.hyphen, _): preceding == .word || preceding == .ideograph
    case (.word, .word): false
    default: true
    }
  }
}
