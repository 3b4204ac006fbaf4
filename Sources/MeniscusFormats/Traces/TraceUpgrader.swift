/// Turns the lines of a trace of one version into those of the next.
///
/// Values that an upgrader keeps keep their offsets too, so that later errors still name the
/// column of the text that was read.
package struct TraceUpgrader: Sendable {
  /// The version that it reads; it writes the next.
  package let version: Int
  /// Rewrites the lines, the header first; what it throws is an error at a line, from 0.
  package let upgrade: @Sendable ([JSONValue]) throws(LineError) -> [JSONValue]

  /// What an upgrader could not rewrite.
  package struct LineError: Error {
    /// The line, counted from 0.
    package var line: Int
    /// What is wrong in it.
    package var error: JSONError

    /// Makes an error.
    package init(line: Int, error: JSONError) {
      self.line = line
      self.error = error
    }
  }

  /// Makes an upgrader.
  package init(
    version: Int, upgrade: @escaping @Sendable ([JSONValue]) throws(LineError) -> [JSONValue]
  ) {
    self.version = version
    self.upgrade = upgrade
  }

  /// The upgraders of all versions before ``Trace/version``, by version; there is none yet.
  package static let all: [TraceUpgrader] = []
}
