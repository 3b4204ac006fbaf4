import MeniscusGeometry

/// The numbers of the platform, and the answers to what its documentation leaves open.
public enum LayoutPolicy {
  /// The ideal size of what fills any proposal: colours, shapes.
  public static let idealSize = Size2D(width: 10, height: 10)

  /// The distance in points between neighbours that share no spacing preference.
  public static let defaultSpacing = 8.0

  /// The smallest length in points of a spacer that states none.
  public static let spacerLength = 8.0

  /// The padding in points where none is stated.
  public static let defaultPadding = 16.0

  /// Open: whether layouts of a single child (frame, padding, aspect ratio …) pass on its priority.
  ///
  /// OpenSwiftUI: no, so the priority must be the outermost modifier; objc.io's reading: yes.
  public static let singleChildLayoutsForwardPriority = false

  /// Which of several last baselines is a container's.
  public enum LastBaseline: Sendable {
    /// The one nearest to the bottom, as Apple's documentation implies.
    case lowest
    /// The one nearest to the top, as in OpenSwiftUI.
    case highest
  }

  /// Open: which of its children's last baselines is a container's.
  public static let lastBaseline = LastBaseline.lowest

  /// Open: what a geometry reader takes for nil; OpenSwiftUI says 0, Apple's articles 10.
  public static let geometryReaderIdealSize = idealSize

  /// The slack in points within which a frame touches the safe area's boundary: half a pixel and
  /// 0.001.
  public static func safeAreaTolerance(pixelLength: Double) -> Double {
    pixelLength * 0.5 + 0.001
  }
}
