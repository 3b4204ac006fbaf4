/// How a process ended.
package enum WorkerEnd: Equatable, Codable, Sendable {
  /// By itself, with a status.
  case exited(status: Int32)
  /// By a signal that it did not expect, which is what a trap is.
  case signalled(Int32)
  /// It was stopped because it did not go on.
  case timedOut
  /// It was stopped because the run was.
  case cancelled
  /// It never began.
  case notStarted(FileFailure)
}
