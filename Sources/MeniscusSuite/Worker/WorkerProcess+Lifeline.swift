import Foundation
import MeniscusFormats
import Synchronization

/// A worker ends with whoever started it, however that ended.
///
/// Its standard input is a pipe that nobody writes to and whose other end its parent alone holds. A
/// process that is killed closes what it holds, on every system, so the end of the input is that of
/// the parent.
extension WorkerProcess {
  /// Only one process is started at a time, so that none inherits another's pipe.
  private static let starting = Mutex(())

  /// Does something while no process is started, so that none inherits what it opens.
  static func whileNothingStarts<Value: Sendable>(_ work: () -> Value) -> Value {
    starting.withLock { _ in work() }
  }

  /// The variable that tells a worker that its standard input is such a pipe.
  static let parentVariable = "MENISCUS_PARENT"

  /// A pipe for standard input, neither end of which other processes inherit.
  static func lifeline() -> Pipe {
    starting.withLock { _ in
      let pipe = Pipe()
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      return pipe
    }
  }

  /// Starts a process that can be asked to end, and that hears of the end of its own.
  ///
  /// Threads that run tasks block every signal, and a process begins with the mask of the thread
  /// that starts it: a shell would wait for ever for a command that has ended.
  static func start(_ process: Process) throws {
    try starting.withLock { _ in
      var (unblocked, before) = (sigset_t(), sigset_t())
      sigemptyset(&unblocked)
      for signal in [SIGTERM, SIGCHLD] { sigaddset(&unblocked, signal) }
      pthread_sigmask(SIG_UNBLOCK, &unblocked, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
    }
  }

  /// Ends this process as soon as its standard input does.
  package static func endWithParent() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(STDIN_FILENO, &byte, 1)
        if count == 0 || (count < 0 && errno != EINTR) { _exit(ExitCode.interrupted.rawValue) }
      }
    }
  }

  /// Ends this process with its parent if that started it as a worker.
  ///
  /// - Parameter environment: the environment of the process.
  package static func endWithParent(_ environment: [String: String]) {
    if environment[parentVariable] != nil { endWithParent() }
  }
}
