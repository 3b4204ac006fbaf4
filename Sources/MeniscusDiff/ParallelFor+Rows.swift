import MeniscusGeometry

extension ParallelFor {
  /// What `body` makes of every band of `count` rows, from the top.
  func mapRows<Value: Sendable>(
    _ count: Int, _ body: @Sendable (Range<Int>) -> Value
  ) -> [Value] {
    // Some bands for every thread that is likely, so that all end together.
    map(count, pieces: 16, body)
  }
}
