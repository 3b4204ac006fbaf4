/// Why the module that draws frames again in a browser could not be built.
package enum WebCoreError: Error, Equatable, Sendable {
  /// The sources that the tool was built of are no longer where they were.
  case noSources(path: String)
  /// A tool of the toolchain is not there.
  case noTool(String)
  /// A step failed: what it was about, and what was printed.
  case failed(step: String, output: String)
  /// It has more bytes, compressed, than a report may carry.
  case tooLarge(bytes: Int, limit: Int)
  /// Files could not be read or written, or somebody interrupted.
  case suite(SuiteError)
}
