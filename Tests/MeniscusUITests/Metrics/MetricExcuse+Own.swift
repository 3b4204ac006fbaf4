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
    MetricExcuse(
      "header · height, after an untitled footer, and first under a large title", ours: [38, 55.5],
      because: "Under a large title the first header keeps its 55.5."),
    MetricExcuse(
      "list · row · layout margins", "plain and grouped", ours: [15.667, 20],
      because: "The margin is 15.5 in rows of 52, and a third of a point rounds it up."),
    MetricExcuse(
      "popover · card", ours: [8, 52],
      because: "A popover stands below its source; no arrows of iOS 26 are recorded."),
    MetricExcuse(
      "list · row · layout margins", "iPhone SE", ours: [16, 16],
      because: "A row of one line is 53 high, as recorded; its text stands in the middle of that."),
    MetricExcuse(
      "search field · in a navigation bar · extra height", ours: [0],
      because: "On a phone the field stands at the bottom of the screen, unless it is told where."),
    MetricExcuse(
      "search field · in a navigation bar, active", ours: [387],
      because: "On a phone the field stands at the bottom of the screen, above the keyboard."),
    MetricExcuse(
      "search field · magnifier",
      because: "The box is not to be seen, and the symbol in it is our own."),
    MetricExcuse(
      "list · disclosure · size",
      because: "The box is 10.5 wide, and grows as the system's; the sign in it is our own."),
    MetricExcuse(
      "list · checkmark · size",
      because: "The symbol is our own, and smaller than the system's."),
  ]
}
