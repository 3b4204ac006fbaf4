/// How times and fractions are written for people, the same everywhere and in every locale.
package enum Format {
  /// A time with three significant digits and its unit: `820 µs`, `3.21 ms`, `12.4 s`, `2 min 05 s`.
  package static func duration(_ nanoseconds: UInt64) -> String {
    let microseconds = Double(nanoseconds) / 1000
    if nanoseconds == 0 { return "0" }
    if microseconds < 999.5 { return significant(microseconds) + " µs" }
    if microseconds < 999_500 { return significant(microseconds / 1000) + " ms" }
    let seconds = microseconds / 1_000_000
    if seconds < 59.95 { return significant(seconds) + " s" }
    let whole = Int(seconds.rounded())
    return "\(whole / 60) min \(whole % 60 < 10 ? "0" : "")\(whole % 60) s"
  }

  /// A number with a fixed count of decimals.
  package static func decimal(_ value: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let whole = String(scaled.magnitude / UInt(scale))
    guard places > 0 else { return (scaled < 0 ? "−" : "") + whole }
    let rest = String(scaled.magnitude % UInt(scale))
    let zeros = String(repeating: "0", count: places - rest.utf8.count)
    return "\(scaled < 0 ? "−" : "")\(whole).\(zeros)\(rest)"
  }

  /// A moment as ISO 8601 gives it, in words: `20 November 2026, 09:30 UTC`.
  ///
  /// What is not written so is given back as it is.
  package static func moment(_ iso: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let pattern = /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?Z/
    guard let match = iso.wholeMatch(of: pattern), let month = Int(match.2),
      let day = Int(match.3), months.indices.contains(month - 1)
    else { return iso }
    return "\(day) \(months[month - 1]) \(match.1), \(match.4):\(match.5) UTC"
  }

  private static func significant(_ value: Double) -> String {
    decimal(value, places: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }
}
