/// Runs numbered pieces of work, possibly several at once: calls `work` once for each index below
/// `count`, in any order, and returns when all have returned.
public typealias ParallelWork =
  @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

/// The rows of a picture in bands that are worked on one by one or at once.
enum ParallelRows {
  /// How many bands there are at most: some for every thread that is likely, so that all end together.
  private static let bands = 16

  /// What `body` makes of every band of `count` rows, from the top.
  ///
  /// - Parameter parallel: spreads the bands; nil takes one after the other.
  static func map<Value: Sendable>(
    _ count: Int, _ parallel: ParallelWork?, _ body: @Sendable (Range<Int>) -> Value
  ) -> [Value] {
    guard count > 0 else { return [] }
    guard let parallel, count > 1 else { return [body(0..<count)] }
    let bands = min(bands, count)
    return [Value](unsafeUninitializedCapacity: bands) { results, initialized in
      guard let base = results.baseAddress else { return }
      let places = Places(base: base)
      parallel(bands) { band in
        let rows = (count * band / bands)..<(count * (band + 1) / bands)
        (places.base + band).initialize(to: body(rows))
      }
      initialized = bands
    }
  }

  /// Memory of which every element is written by one piece of work.
  private struct Places<Value>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Value>
  }
}
