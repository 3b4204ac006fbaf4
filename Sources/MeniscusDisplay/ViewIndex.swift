/// A view's place in the frame's table of views.
///
/// It says who caused an operation; it is never part of a hash.
@frozen
public struct ViewIndex: Equatable, Sendable {
  /// The row in ``DisplayList/views``; -1 where nobody caused it.
  public var row: Int32

  /// Makes an index from a row.
  @inlinable
  public init(row: Int32) {
    self.row = row
  }

  /// Caused by no view.
  @inlinable
  public static var none: ViewIndex { ViewIndex(row: -1) }
}

/// What the frame's table says of a view.
public struct ViewRecord: Equatable, Sendable {
  /// The names from the root to the view, joined by `/`; unique in a frame.
  public var path: String

  /// Makes a record.
  public init(path: String) {
    self.path = path
  }
}
