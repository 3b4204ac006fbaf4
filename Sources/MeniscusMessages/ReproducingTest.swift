import MeniscusFormats

/// The source of a test that replays a trace.
package struct ReproducingTest: Equatable, Sendable {
  /// The case that the test replays.
  package let name: CaseName
  /// What fails.
  package let failure: ReplayFailure
  /// What fails, in a line.
  package let title: String
  /// The text of the trace.
  package let trace: String

  /// Makes a test.
  package init(of trace: String, name: CaseName, failure: ReplayFailure, title: String) {
    self.trace = trace
    self.name = name
    self.failure = failure
    self.title = title
  }

  /// The file that the trace has to be in, from the folder of the package.
  package var path: String {
    "Traces/\(name.scene)/\(name.trace)\(TraceFile.fileExtension)"
  }

  /// The Swift source; `scenes` are those of the package that it is put into.
  ///
  /// The trace stands in it as a comment, so that the test says what it does.
  package var source: String {
    let comment = trace.split(separator: "\n").map { "//   \($0)" }.joined(separator: "\n")
    let ends =
      [.trap, .exit].contains(failure.kind)
      ? "// Until it is fixed, the scene takes the process of the test down with it.\n" : ""
    return """
      import MeniscusTesting
      import Testing

      // \(Self.line(title))
      // The trace, to be kept as \(path):
      \(comment)
      \(ends)// Once it is fixed, run `test` and `accept`; the test then guards the accepted baseline.
      @Test func \(functionName)() async {
        await expectReplay(\(Self.literal(name.identifier)), scenes: scenes)
      }
      """
  }

  /// The case's words as the name of a function.
  private var functionName: String {
    let words = name.identifier.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.first?.isLetter == true ? joined : "replay" + joined
  }

  /// A text without line breaks.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A string literal that needs no escapes.
  private static func literal(_ text: String) -> String {
    var marks = ""
    while text.contains("\"" + marks) { marks += "#" }
    return text.contains("\\") || !marks.isEmpty
      ? "\(marks + "#")\"\(text)\"\(marks + "#")" : "\"\(text)\""
  }
}
