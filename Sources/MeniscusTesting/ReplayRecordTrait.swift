import MeniscusSuite
import Testing

/// Says what the replays of a test, or of a suite, make the baseline at once.
public struct ReplayRecordTrait: TestTrait, SuiteTrait, TestScoping {
  /// What is recorded.
  public let mode: RecordMode

  /// Whether it holds for all tests of a suite, and for the suites in it: it does.
  public var isRecursive: Bool { true }

  /// Runs the body with the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await ReplayRecording.$mode.withValue(mode) { try await body() }
  }
}

extension Trait where Self == ReplayRecordTrait {
  /// Makes what the replays of a test, or of a suite, give the baseline at once.
  ///
  /// ```swift
  /// @Test(.record(.missing), .replay("lamp/tap", scenes: scenes)) func lamp() {}
  /// ```
  ///
  /// The mode of a test counts before that of its suite. Without the trait nothing is recorded. What
  /// is not as accepted is an issue in the run that records it, too. Baselines are written as
  /// `accept` writes them: whole or not at all, with a line in their log.
  public static func record(_ mode: RecordMode) -> Self { ReplayRecordTrait(mode: mode) }
}

/// What is recorded where a test asks for a replay.
enum ReplayRecording {
  @TaskLocal static var mode = RecordMode.never
}
