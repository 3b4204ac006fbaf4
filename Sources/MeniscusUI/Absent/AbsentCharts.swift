// What Charts adds to SwiftUI. Each message says what to write instead.

/// A chart.
@available(
  *, unavailable, message: "Charts are not here: draw with Path, Canvas or bars in an HStack."
)
public struct Chart<Content> {
  /// Makes a chart.
  public init(content: () -> Content) {}

  /// Makes a chart of data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) {}
}

/// A bar of a chart.
@available(*, unavailable, message: "Charts are not here: write a Rectangle.")
public struct BarMark {
  /// Makes a bar.
  public init(x: Any, y: Any) {}
}

/// A point of a line of a chart.
@available(*, unavailable, message: "Charts are not here: draw the line with Path.")
public struct LineMark {
  /// Makes a point.
  public init(x: Any, y: Any) {}
}

/// A point of an area of a chart.
@available(*, unavailable, message: "Charts are not here: draw the area with Path.")
public struct AreaMark {
  /// Makes a point.
  public init(x: Any, y: Any) {}
}

/// A point of a chart.
@available(*, unavailable, message: "Charts are not here: write a Circle with an offset.")
public struct PointMark {
  /// Makes a point.
  public init(x: Any, y: Any) {}
}

/// A rule of a chart.
@available(*, unavailable, message: "Charts are not here: write a Divider or a Rectangle.")
public struct RuleMark {
  /// Makes a rule.
  public init(y: Any) {}
}

/// A sector of a chart.
@available(*, unavailable, message: "Charts are not here: trim a Circle and stroke it.")
public struct SectorMark {
  /// Makes a sector.
  public init(angle: Any) {}
}
