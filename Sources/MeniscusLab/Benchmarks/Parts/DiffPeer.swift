import MeniscusTiming

/// Another tool that compares pictures, measured on the same files where it is installed.
struct DiffPeer: Sendable {
  /// How it is run.
  private enum Call: Sendable {
    /// A call from Python, which alone is timed, after what prepares it and after having been made once.
    case python(String, preparation: String = "pass")
    /// A process, started anew each time as its users do; none of the files where `hasFiles` is false.
    case compare([String], hasFiles: Bool)
  }

  /// What it is called among the cases.
  let name: String
  /// What it needs.
  let package: PeerPackage
  /// Our own case that does the same; nil where there is none.
  let own: String?
  private let call: Call

  /// All that are known.
  static let all = [
    DiffPeer(
      name: "blazediff", package: .blazediff, own: "files-to-count",
      call: .python("blazediff.compare(a, b, None, threshold=0.1, antialiasing=True)")),
    DiffPeer(
      name: "flip-evaluator", package: .flipEvaluator, own: "files-to-map",
      call: .python(evaluation)),
    DiffPeer(
      name: "flip-evaluator-in-memory", package: .flipEvaluator,
      own: "flip-local-changes-two-threads",
      call: .python(
        evaluation, preparation: "a, b = flip_evaluator.load(a), flip_evaluator.load(b)")),
    DiffPeer(
      name: "imagemagick", package: .imageMagick, own: "files-to-count",
      call: .compare(["-metric", "AE"], hasFiles: true)),
    DiffPeer(
      name: "imagemagick-start", package: .imageMagick, own: nil,
      call: .compare(["-version"], hasFiles: false)),
  ]

  private static let evaluation =
    "flip_evaluator.evaluate(a, b, 'LDR', applyMagma=False, computeMeanError=False)"

  /// How long it takes to compare two files, in nanoseconds by the clock on the wall; nil where it
  /// fails.
  func nanoseconds(_ expected: String, _ actual: String) -> UInt64? {
    switch call {
    case .python(let call, let preparation):
      // blazediff is quickest with its own decoder.
      let script = """
        import os
        import sys
        import time
        os.environ['BLAZEDIFF_PNG_ENABLED'] = '1'
        import \(package.rawValue)
        a, b = sys.argv[1:3]
        \(preparation)
        \(call)
        start = time.perf_counter_ns()
        \(call)
        print(time.perf_counter_ns() - start)
        """
      let output = PeerPackage.output(["python3", "-c", script, expected, actual])
      return output?.split(whereSeparator: \.isNewline).last.flatMap { UInt64($0) }
    case .compare(let words, let hasFiles):
      guard let command = PeerPackage.compareCommand else { return nil }
      let start = MonotonicClock.now
      // It ends with 1 where pictures differ.
      let output = PeerPackage.output(
        command + words + (hasFiles ? [expected, actual, "null:"] : []), anyStatus: true)
      return output.map { _ in MonotonicClock.now - start }
    }
  }
}
