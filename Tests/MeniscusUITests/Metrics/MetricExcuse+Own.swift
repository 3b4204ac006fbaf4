extension MetricExcuse {
  /// What is otherwise here.
  static let own = [
    MetricExcuse(
      "text · system font · ascender, descender, cap height",
      because: "The typeface is our own: its lines are as high, its letters are not."),
    MetricExcuse(
      "advance; label width",
      because: "The typeface is our own, and its letters have widths of their own."),
    MetricExcuse(
      "button · plain, 15 pt · height", ours: [18],
      because: "A button without a style of its own is its label; UIKit's has insets."),
    MetricExcuse(
      "text field · rounded border · text inset", ours: [7, 6.75],
      because: "The line stands in the middle; UIKit's 2 are those of the box around it."),
    MetricExcuse(
      "text field · no border · intrinsic height beyond the line", ours: [0],
      because: "A field is as high as its text, so that rows with and without fields are equal."),
  ]
}
