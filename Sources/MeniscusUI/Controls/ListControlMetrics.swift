import MeniscusText

/// The lengths of controls of rows, in points, by the size of text.
///
/// Source: UIKit's view trees on iOS 26.1, as third parties read them, with text of the usual size and
/// with the largest but for accessibility sizes. Others go by the size of running text (ours; of
/// UIKit's sign of a link with accessibilityLarge, 28.5 high, it misses a fifth of a point).
struct ListControlMetrics: Equatable {
  /// The width that editing takes at the leading edge.
  let width: Double
  /// Where the control stands in it.
  let start: Double
  /// How large the control is.
  let control: Double
  /// The width of the part by which rows are moved.
  let handle: Double
  /// The height of the sign that a row leads on, and its width.
  let sign: Double
  let signWidth: Double

  init(_ size: DynamicTypeSize) {
    let style = Font.TextStyle.body.typeface
    let usual = style.metrics(at: .large).size
    let largest = style.metrics(at: .xxxLarge).size
    let share = (style.metrics(at: size).size - usual) / (largest - usual)
    width = 40 + 7.5 * share
    start = 15 - 0.5 * share
    control = 26 + 8.5 * share
    handle = 27 + 9.5 * share
    sign = 14 + 5.5 * share
    signWidth = 10.5 + 3.5 * share
  }
}
