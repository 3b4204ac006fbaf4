import TestSupport

/// A trace of version 1 with every kind of event, frozen: later versions have to read it too.
enum TraceSample {
  static let version1 = FormatSample.text(of: .trace, version: 1)

  /// A header for tests that are about events.
  static let header =
    #"{"meniscus":"trace","version":1,"scene":"s","size":[10,10],"scale":1,"rate":60,"seed":0}"#

  /// A trace of a few event lines between the header and the end.
  static func text(_ events: String..., end: Int = 1_000_000) -> String {
    ([header] + events + [#"{"at":\#(end),"end":true}"#]).joined(separator: "\n") + "\n"
  }
}
