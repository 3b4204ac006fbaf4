/// The percentile bootstrap (Efron and Tibshirani, An Introduction to the Bootstrap, 13.3) of a median.
public enum BootstrapInterval {
  /// The 2.5th and 97.5th percentiles of the medians of 2,000 resamples, or nil for a single value.
  ///
  /// Equal values give equal intervals: the generator has a fixed seed.
  ///
  /// Complexity: O(n log n) for each resample.
  public static func median(of values: [Double]) -> ClosedRange<Double>? {
    guard values.count > 1 else { return nil }
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> UInt64 {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
    let medians = (0..<2_000).compactMap { _ in
      SampleStatistics(values.map { _ in values[Int(next() % UInt64(values.count))] })?.median
    }
    guard let sample = SampleStatistics(medians) else { return nil }
    return sample.quantile(0.025)...sample.quantile(0.975)
  }
}
