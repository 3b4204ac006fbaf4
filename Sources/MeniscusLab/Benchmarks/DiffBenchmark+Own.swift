extension DiffBenchmark {
  /// Our own times that others are held against.
  enum Own: String {
    case count = "two files to a count, both decoded"
    case map = "two files to a map of flip, both decoded"
    case mapInMemory = "flip, local changes, two threads"
  }
}
