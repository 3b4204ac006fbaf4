import Testing

/// Why a record is not met.
struct MetricExcuse: Sendable, CustomTestStringConvertible {
  /// What has to stand in what a record is and where it was measured.
  let words: [String]
  /// Our numbers; nil where there is nothing here to be measured, or each record has others.
  let ours: [Double]?
  let reason: String

  init(_ words: String..., ours: [Double]? = nil, because reason: String) {
    self.words = words
    self.ours = ours
    self.reason = reason
  }

  func excuses(_ record: MetricRecord) -> Bool {
    words.allSatisfy(record.testDescription.contains)
  }

  var testDescription: String { words.joined(separator: " · ") }

  static let table: [MetricExcuse] = contradictions + missing + own

  /// Others of the records say something else of the same thing; `docs/swiftui.md` says which ones
  /// are followed.
  private static let contradictions = [
    MetricExcuse(
      "navigation bar · bar · height in a", ours: [54],
      because: "Phones and tablets have 54; 44 and 50 are those of Catalyst hosts."),
    MetricExcuse(
      "list · row · height, content configuration", ours: [52],
      because: "Rows of one line are 52 as classic labels are; SwiftUI's own are not recorded."),
    MetricExcuse(
      "list · header, plain · height; padding above; text x, y", ours: [28, 0, 16, 4],
      because: "On a phone a plain header is 28 high with its text at 4."),
    MetricExcuse(
      "list · card, inset grouped · inset", "Catalyst", ours: [16],
      because: "In windows cards are inset by 16 or 20."),
    MetricExcuse(
      "switch · control · size; intrinsic size", ours: [63, 28, 63, 28],
      because: "A view of SwiftUI has one size: it is that of what is drawn."),
  ]

  /// What SwiftUI or this module does not have.
  private static let missing = [
    MetricExcuse(
      "inline title · centre y while the large title shows",
      because: "Nothing of the inline title is there while the large one shows."),
    MetricExcuse("navigation bar · prompt", because: "SwiftUI has no prompts."),
    MetricExcuse(
      "toolbar · platter", "free standing",
      because: "In SwiftUI a lower bar belongs to a navigation."),
    MetricExcuse(
      "toolbar · platter · y in a bar at least 48 high",
      because: "In SwiftUI a lower bar belongs to a navigation."),
    MetricExcuse(
      "list · row with subtitle",
      because: "A row of SwiftUI has the views that are written; it has no subtitle of its own."),
    MetricExcuse(
      "list · swipe action · image to text", because: "Actions with an image show that alone."),
  ]
}
