import Foundation
import MeniscusFormats
import MeniscusUI
import Synchronization

/// A process of this executable that replays one case.
package struct WorkerProcess: Sendable {
  /// The process while it runs, and why it was stopped.
  private final class Watch: Sendable {
    private struct State {
      var process: Int32?
      var stopped: WorkerEnd?
    }

    private let state = Mutex(State())

    /// Whether the process is asked to end first, so that it can end those that it has started.
    let asksFirst: Bool

    init(asksFirst: Bool) {
      self.asksFirst = asksFirst
    }

    /// Stops the process, now or as soon as it begins.
    func stop(as end: WorkerEnd) {
      state.withLock { state in
        guard state.stopped == nil else { return }
        state.stopped = end
        if let process = state.process { terminate(process) }
      }
    }

    /// Notes that the process runs.
    func began(_ process: Int32) {
      state.withLock { state in
        state.process = process
        if state.stopped != nil { terminate(process) }
      }
    }

    private func terminate(_ process: Int32) {
      guard asksFirst else {
        kill(process, SIGKILL)
        return
      }
      // A process that leads a group of its own has started the others in it.
      let target = getpgid(process) == process ? -process : process
      kill(target, SIGTERM)
      Task.detached { [self] in
        try? await Task.sleep(for: .seconds(2))
        state.withLock { state in
          if state.process == process { _ = kill(target, SIGKILL) }
        }
      }
    }

    /// Notes that the process is gone, and says why it was stopped.
    func ended() -> WorkerEnd? {
      state.withLock { state in
        state.process = nil
        return state.stopped
      }
    }
  }

  /// The executable.
  package var executable: String
  /// What it is called with.
  package var arguments: [String]
  /// Where what it prints goes.
  package var output: String
  /// Where what it prints of errors goes; nil for where all else does.
  package var errors: String?
  /// How long it may take without going on.
  package var timeout: Duration
  /// Whether it works as another machine would: with one fixed seed for hashes, and without the
  /// instructions that only newer processors have.
  package var isElsewhere: Bool
  /// The folder that it works in; nil for that of this process.
  package var folder: String?
  /// Whether it is asked to end before it is made to, as somebody who starts others has to be.
  package var isAskedToEnd = false
  /// Whether its folder alone says which git repository it is in, not what git has told this process,
  /// as it tells hooks.
  package var findsRepository = false
  /// What changes as it goes on.
  package var progress: @Sendable () -> String

  /// Makes a process that has not begun.
  package init(
    executable: String, arguments: [String], output: String, timeout: Duration,
    isElsewhere: Bool = false, progress: @escaping @Sendable () -> String = { "" }
  ) {
    self.executable = executable
    self.arguments = arguments
    self.output = output
    self.timeout = timeout
    self.isElsewhere = isElsewhere
    self.progress = progress
  }

  /// Runs the process to its end.
  ///
  /// Its standard input stays open and empty as long as this process lives, so that a worker can
  /// see that nobody waits for it any more.
  package func run() async -> WorkerEnd {
    let process = Process()
    let command = isAskedToEnd ? Self.guarded([executable] + arguments) : [executable] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
    let lifeline = Self.lifeline()
    process.standardInput = lifeline
    var handles: [FileHandle] = []
    defer { for handle in handles { try? handle.close() } }
    for path in [output, errors].compactMap(\.self) {
      do throws(SuiteError) {
        try FileSystem.write([], to: path)
      } catch {
        return .notStarted(error.failure)
      }
      guard let handle = FileHandle(forWritingAtPath: path) else {
        return .notStarted(FileFailure(errno))
      }
      handles.append(handle)
    }
    process.standardOutput = handles.first
    process.standardError = handles.last

    let watch = Watch(asksFirst: isAskedToEnd)
    return await withTaskCancellationHandler {
      let deadline = Task { [timeout, progress] in
        try await Self.waitWhileItGoesOn(timeout, progress)
        watch.stop(as: .timedOut)
      }
      let end = await withCheckedContinuation { continuation in
        process.terminationHandler = { process in
          let stopped = watch.ended()
          let isSignal = process.terminationReason == .uncaughtSignal
          let status = process.terminationStatus
          continuation.resume(
            returning: stopped ?? (isSignal ? .signalled(status) : .exited(status: status)))
        }
        do {
          try Self.start(process)
          watch.began(process.processIdentifier)
        } catch {
          process.terminationHandler = nil
          continuation.resume(returning: .notStarted(Self.failure(toStart: command[0])))
        }
      }
      deadline.cancel()
      try? lifeline.fileHandleForWriting.close()
      return end
    } onCancel: {
      watch.stop(as: .cancelled)
    }
  }

  /// Why an executable could not be started; Foundation's errors tell no more.
  private static func failure(toStart path: String) -> FileFailure {
    switch FileSystem.kind(of: path) {
    case nil: .missing
    case .folder: .isFolder
    case .link, .other: .notRegular
    case .file: isExecutable(path) ? .malformed : .notPermitted
    }
  }

  /// Whether anybody may execute a file: `access` says so of every file where root asks on some
  /// systems.
  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o111 != 0
  }

  /// Returns once the progress has been the same for as long as `timeout`.
  private static func waitWhileItGoesOn(
    _ timeout: Duration, _ progress: @Sendable () -> String
  ) async throws {
    var last = (progress: progress(), time: ContinuousClock.now)
    while true {
      let rest = timeout - (ContinuousClock.now - last.time)
      let now = progress()
      if now != last.progress {
        last = (now, ContinuousClock.now)
      } else if rest <= .zero {
        return
      } else {
        try await Task.sleep(for: min(rest, .seconds(1)))
      }
    }
  }

  /// What `git rev-parse --local-env-vars` lists: variables that tell git of a repository.
  private static let repositoryVariables = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_CONFIG_COUNT",
    "GIT_OBJECT_DIRECTORY", "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE",
    "GIT_INDEX_FILE", "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE", "GIT_PREFIX",
    "GIT_INTERNAL_SUPER_PREFIX", "GIT_SHALLOW_FILE", "GIT_COMMON_DIR",
  ]

  /// This process's environment, without the slow search for names after a trap: `replay` of the
  /// same trace makes it.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if findsRepository { for name in Self.repositoryVariables { environment[name] = nil } }
    environment[Self.parentVariable] = isAskedToEnd ? nil : "stdin"
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    if isElsewhere {
      environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
      // The C library then takes its other sine and power, which give other bits.
      environment["GLIBC_TUNABLES"] = [environment["GLIBC_TUNABLES"], Self.plainProcessor]
        .compactMap(\.self).joined(separator: ":")
    }
    return environment
  }

  private static let plainProcessor = "glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-AVX512F"
}

extension WorkerProcess {
  /// The executable that this process runs, as an absolute path.
  package static var ownExecutable: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
