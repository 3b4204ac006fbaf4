import MeniscusFormats
import MeniscusMessages
import MeniscusUI
import Testing

/// Replays a trace in this process and records an issue unless all is as accepted.
///
/// The trace is played twice, with different thread counts; only if both are equal is anything
/// compared. Pictures that differ are attached to the test. A scene that traps takes the test
/// process with it: `test` of the command line tool is what keeps scenes apart.
///
/// ```swift
/// @Test func lamp() async { await expectReplay("lamp/tap", scenes: scenes) }
/// ```
///
/// Nothing is recorded unless the test, or its suite, has the trait ``Testing/Trait/record(_:)``.
///
/// - Parameters:
///   - identifier: the case, as `scene/trace` or `scene/trace@variant`.
///   - scenes: the scenes that may be meant.
///   - folder: the folder that holds `Traces` and `Baselines`; that of the package which the
///     calling file belongs to, unless given.
///   - file: the calling file.
///   - sourceLocation: where issues are recorded.
/// - Returns: whether all was as accepted.
@MainActor
@discardableResult
public func expectReplay(
  _ identifier: String, scenes: [Scene], in folder: String? = nil, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> Bool {
  let root = folder ?? ReplayExpectation.packageFolder(of: file)
  let expectation = ReplayExpectation(identifier: identifier, scenes: scenes, folder: root)
  let result: ReplayExpectation.Result
  do throws(SuiteError) {
    result = try expectation.check(recording: ReplayRecording.mode)
  } catch {
    let sentence = Messages(command: "meniscus").sentence(for: error)
    Issue.record("\(identifier): \(sentence)", sourceLocation: sourceLocation)
    return false
  }
  for sentence in result.sentences {
    Issue.record("\(identifier): \(sentence)", sourceLocation: sourceLocation)
  }
  for sentence in result.knownIssues {
    recordKnownIssue("\(identifier): \(sentence)", at: sourceLocation)
  }
  for attachment in result.attachments {
    #if compiler(>=6.2)
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
    #endif
  }
  return result.sentences.isEmpty
}

/// Records an issue that fails no test.
private func recordKnownIssue(_ comment: Comment, at sourceLocation: SourceLocation) {
  withKnownIssue(sourceLocation: sourceLocation) {
    Issue.record(comment, sourceLocation: sourceLocation)
  }
}
