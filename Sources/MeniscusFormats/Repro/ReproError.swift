/// What is wrong in a bundle, and at which byte.
package struct ReproError: Error, Equatable, Sendable {
  /// The byte, counted from the start of the file; its length where the file ends too soon.
  package var byte: Int
  /// What is wrong there.
  package var problem: ReproProblem

  /// Makes an error.
  package init(byte: Int, problem: ReproProblem) {
    self.byte = byte
    self.problem = problem
  }
}

/// What can be wrong in a bundle.
package enum ReproProblem: Error, Equatable, Sendable {
  /// It does not begin as a bundle does.
  case notABundle
  /// The first line is longer than one may be, or does not end.
  case headerTooLong(limit: Int)
  /// The first line is not JSON, or a value is not what the format asks for.
  case json(JSONProblem)
  /// There are more files than a bundle may have.
  case tooManyFiles(limit: Int)
  /// A file has a name that no file of a bundle has.
  case unknownFile(String)
  /// A file is listed twice.
  case duplicateFile(String)
  /// A file has to be there and is not.
  case missingFile(String)
  /// A file ends before its length; the bytes that it should have.
  case cutShort(String, length: Int)
  /// Something follows the last file.
  case surplus(bytes: Int)
  /// A file is not what it was when the bundle was made.
  case changedFile(String)
  /// A file breaks its format.
  case brokenFile(String, ReplayError)
  /// The trace is played on another scene than the bundle says.
  case otherScene(trace: String, header: String)
}
