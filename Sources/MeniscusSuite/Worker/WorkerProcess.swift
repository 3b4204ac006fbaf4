import Foundation
import MeniscusFormats
import MeniscusUI

/// A process of this executable that replays one case.
package struct WorkerProcess: Sendable {
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
  /// Whether it works as another machine would: with a random seed for hashes, where others have one
  /// and the same, and without the instructions that only newer processors have.
  package var isElsewhere: Bool
  /// Whether it has another time zone and locale than others have, whatever the machine's are.
  package var isAbroad: Bool
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
    isAbroad = isElsewhere
    self.progress = progress
  }

  /// Runs the process to its end.
  ///
  /// Its standard input stays open and empty as long as this process lives, so that a worker can
  /// see that nobody waits for it any more.
  package func run() async -> WorkerEnd {
    let lifeline = Self.lifeline()
    let watch = ProcessWatch(asksFirst: isAskedToEnd)
    return await withTaskCancellationHandler {
      let deadline = deadline(watch)
      let end = await withCheckedContinuation { continuation in
        start(readingFrom: lifeline, watch) { continuation.resume(returning: $0) }
      }
      deadline.cancel()
      try? lifeline.fileHandleForWriting.close()
      return end
    } onCancel: {
      watch.stop(as: .cancelled)
    }
  }

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - input: a `Pipe` or `FileHandle` that is its standard input.
  ///   - watch: is told when it begins and ends.
  ///   - ended: is given its end, once.
  func start(
    readingFrom input: Any, _ watch: ProcessWatch, ended: @escaping @Sendable (WorkerEnd) -> Void
  ) {
    let process = Process()
    let command = isAskedToEnd ? Self.guarded([executable] + arguments) : [executable] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
    process.standardInput = input
    var handles: [FileHandle] = []
    defer { for handle in handles { try? handle.close() } }
    for path in [output, errors].compactMap(\.self) {
      do throws(SuiteError) {
        try FileSystem.write([], to: path)
      } catch {
        return ended(.notStarted(error.failure))
      }
      guard let handle = FileHandle(forWritingAtPath: path) else {
        return ended(.notStarted(FileFailure(errno)))
      }
      handles.append(handle)
    }
    process.standardOutput = handles.first
    process.standardError = handles.last
    process.terminationHandler = { process in
      let stopped = watch.ended()
      let isSignal = process.terminationReason == .uncaughtSignal
      let status = process.terminationStatus
      ended(stopped ?? (isSignal ? .signalled(status) : .exited(status: status)))
    }
    do {
      try Self.start(process)
      watch.began(process.processIdentifier)
    } catch {
      process.terminationHandler = nil
      ended(.notStarted(Self.failure(toStart: command[0])))
    }
  }

  /// Stops the process once it no longer goes on, unless it is cancelled before.
  func deadline(_ watch: ProcessWatch) -> Task<Void, any Error> {
    Task { [timeout, progress] in
      try await Self.waitWhileItGoesOn(timeout, progress)
      watch.stop(as: .timedOut)
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

  /// This process's environment with a time zone, a locale and a seed for hashes that are the same on
  /// all machines, so that what a scene may see of them does not differ from one to another; without
  /// the slow search for names after a trap: `replay` of the same trace makes it.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if findsRepository { for name in Self.repositoryVariables { environment[name] = nil } }
    environment[Self.parentVariable] = isAskedToEnd ? nil : "stdin"
    for name in environment.keys where name == "LANGUAGE" || name.hasPrefix("LC_") {
      environment[name] = nil
    }
    environment["LANG"] = isAbroad ? "ar_EG.UTF-8" : "en_US.UTF-8"
    environment["TZ"] = isAbroad ? "Asia/Kathmandu" : "UTC"
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    environment["SWIFT_DETERMINISTIC_HASHING"] = isElsewhere ? nil : "1"
    if isElsewhere {
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
