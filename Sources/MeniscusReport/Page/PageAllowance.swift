/// Shares the bytes of the page out among what stands on it.
struct PageAllowance {
  /// The bytes that are left; below 0 where even the least did not fit.
  private(set) var left: Int

  /// What a case that stands on the page takes at least.
  let leastSection: Int
  /// What a row of data takes at least.
  let leastRow: Int

  /// Makes an allowance of so many bytes.
  init(_ bytes: Int, leastSection: Int, leastRow: Int) {
    left = bytes
    self.leastSection = leastSection
    self.leastRow = leastRow
  }

  /// What the largest of some texts takes, of which the page has many more.
  static func most(of texts: some Sequence<String>) -> Int {
    texts.reduce(0) { max($0, $1.utf8.count) }
  }

  /// A few of many places, spread evenly.
  static func sample(of places: [Int]) -> [Int] {
    stride(from: 0, to: places.count, by: max(places.count / 24, 1)).map { places[$0] }
  }

  /// The first of several forms, from fine to coarse, that leaves enough for what comes after it;
  /// the last where none does.
  ///
  /// - Parameter rest: what has to be left.
  mutating func take<Form>(
    _ forms: [Form], leaving rest: Int, _ text: (Form) -> String
  ) -> String {
    var chosen = ""
    for form in forms {
      chosen = text(form)
      if chosen.utf8.count <= left - rest { break }
    }
    spend(chosen.utf8.count)
    return chosen
  }

  /// Takes bytes, however many are left.
  mutating func spend(_ bytes: Int) { left -= bytes }
}
