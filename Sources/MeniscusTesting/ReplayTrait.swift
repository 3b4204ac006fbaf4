import MeniscusUI
import Testing

/// Replays a trace before the body of a test, as ``expectReplay(_:scenes:in:file:sourceLocation:)``
/// does in it.
public struct ReplayTrait: TestTrait, TestScoping {
  /// The case, as `scene/trace` or `scene/trace@variant`.
  public let identifier: String
  /// The scenes that may be meant.
  let scenes: [Scene]
  /// The folder that holds `Traces` and `Baselines`; nil for that of the package.
  let folder: String?
  /// The file in which the trait stands.
  package let file: String
  /// Where issues are recorded.
  package let sourceLocation: SourceLocation

  /// Replays the trace, records an issue unless all is as accepted, and runs the body.
  ///
  /// The body runs whatever came of the replay; each case of a test with arguments is preceded by
  /// a replay of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    // Traits are entered in the order in which they stand; which of two stands first says nothing.
    let mode = test.traits.lazy.compactMap { $0 as? ReplayRecordTrait }.last?.mode
    await ReplayRecording.$mode.withValue(mode ?? ReplayRecording.mode) {
      _ = await expectReplay(
        identifier, scenes: scenes, in: folder, file: file, sourceLocation: sourceLocation)
    }
    try await body()
  }
}

extension Trait where Self == ReplayTrait {
  /// Replays a trace before the body of the test and records an issue unless all is as accepted.
  ///
  /// ```swift
  /// @Test(.replay("lamp/tap", scenes: scenes)) func lamp() {}
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: the case, as `scene/trace` or `scene/trace@variant`.
  ///   - scenes: the scenes that may be meant.
  ///   - folder: the folder that holds `Traces` and `Baselines`; that of the package which the file
  ///     belongs to, unless given.
  ///   - file: the file in which the trait stands.
  ///   - sourceLocation: where issues are recorded.
  public static func replay(
    _ identifier: String, scenes: [Scene], in folder: String? = nil, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    ReplayTrait(
      identifier: identifier, scenes: scenes, folder: folder, file: file,
      sourceLocation: sourceLocation)
  }
}
