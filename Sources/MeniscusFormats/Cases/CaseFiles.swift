/// The files of a case in a report folder.
package struct CaseFiles: Equatable, Sendable {
  /// Which of the report's folders a file is in.
  package enum Part: String, CaseIterable, Sendable {
    /// What the run produced; `accept` takes it from there.
    case actual
    /// What was accepted, where it differs.
    case expected
    /// Pictures of the differences.
    case difference
    /// Maps of perceptual differences.
    case heat
    /// Pictures of frames that are no checkpoints.
    case frames
  }

  /// The report folder.
  package let report: String
  /// The case.
  package let name: CaseName
  /// Whether files are written at all.
  private let isKept: Bool
  /// Notes when files are written; nil for nobody.
  private let log: WorkLog?

  /// Makes the files of a case.
  package init(in report: String, of name: CaseName, log: WorkLog? = nil) {
    self.report = report
    self.name = name
    self.log = log
    isKept = true
  }

  /// Files of a case that nobody wants.
  package init(unkeptOf name: CaseName) {
    report = ""
    self.name = name
    log = nil
    isKept = false
  }

  /// The path of a file, from the report folder.
  package func path(_ part: Part, _ file: String) -> String {
    part.rawValue.appendingPath(name.folder).appendingPath(file)
  }

  /// Writes a file and gives its path from the report folder.
  @discardableResult
  package func write<Bytes: Sequence<UInt8>>(
    _ bytes: @autoclosure () -> Bytes, _ part: Part, _ file: String
  ) throws(SuiteError) -> String {
    let path = path(part, file)
    guard isKept else { return path }
    let place = report.appendingPath(path)
    guard let log else {
      try FileSystem.write(bytes(), to: place)
      return path
    }
    try log.measure(.writing) { () throws(SuiteError) in
      try FileSystem.write(bytes(), to: place)
    }
    return path
  }
}
