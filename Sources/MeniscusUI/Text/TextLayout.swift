import MeniscusDisplay

/// What marks a part of a text for who draws it.
public protocol TextAttribute: Sendable {}

extension Text {
  /// A text as it is laid out: its lines, in the space of its view.
  public struct Layout: RandomAccessCollection {
    /// A line.
    public typealias Element = Line

    /// The lines, from the top.
    let lines: [Line]
    /// Whether a part of the text was left out.
    public let isTruncated: Bool

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last line.
    public var endIndex: Int { lines.count }
    /// The line at a place.
    public subscript(position: Int) -> Line { lines[position] }

    /// A character of the text, by its number.
    public struct CharacterIndex: Comparable, Hashable, Sendable {
      /// The number, from 0.
      let value: Int

      /// Whether one stands before another.
      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.value < right.value
      }
    }

    /// What a piece takes up by its font, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where its baseline begins.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// What it takes up above the baseline.
      public var ascent: CGFloat
      /// What it takes up below the baseline.
      public var descent: CGFloat
      /// What is left free above it; 0 here.
      public var leading: CGFloat

      /// The rectangle of all that.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line.
    public struct Line: RandomAccessCollection {
      /// A run.
      public typealias Element = Run

      let runs: [Run]
      /// Where its baseline begins.
      public var origin: CGPoint

      /// The first place.
      public var startIndex: Int { 0 }
      /// The place after the last run.
      public var endIndex: Int { runs.count }
      /// The run at a place, from left to right.
      public subscript(position: Int) -> Run { runs[position] }

      /// What the line takes up.
      public var typographicBounds: TypographicBounds { .around(runs.map(\.typographicBounds)) }
    }

    /// A glyph: how it is drawn, and what it takes up.
    struct Glyph {
      var outline: DisplayResources.OutlineResource?
      var size: Double
      var paint: Paint
      var bounds: TypographicBounds
      var character: CharacterIndex
    }
  }

  /// The text, marked for who draws it.
  nonisolated public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    with { $0.marks.append(value) }
  }
}

/// A text as it is laid out, glyph by glyph.
typealias GlyphLayout = Text.Layout
