import MeniscusFormats

/// What a worker process says of the replay that it made.
package struct WorkerResult: Equatable, WorkerFile, Sendable {
  /// The name of the file that holds the result; it is the last that a worker writes.
  package static let fileName = WorkerRequest.resultName

  /// What was found about the case.
  package var report: TraceReport
  /// Whether what the replay produced may become a baseline.
  package var isAcceptable: Bool

  /// Makes a result.
  package init(report: TraceReport, isAcceptable: Bool) {
    self.report = report
    self.isAcceptable = isAcceptable
  }
}
