import Foundation
import MeniscusFormats

/// A worker process that does one request after another, for as long as it ends none badly.
///
/// The first request starts it, and so does the next one after it has ended, by itself or because it
/// was dismissed. Requests are handed to it one at a time.
package actor StandingWorker {
  private struct Running {
    let channel: WorkerChannel
    let inbox: WorkerInbox
    let watch: ProcessWatch
  }

  private let executable: String
  private let isElsewhere: Bool
  private let isAbroad: Bool
  private var running: Running?

  /// Names a worker that has not begun.
  ///
  /// - Parameters:
  ///   - isElsewhere: whether it works as another machine would.
  ///   - isAbroad: whether it has another time zone and locale; nil for as another machine would.
  package init(executable: String, isElsewhere: Bool, isAbroad: Bool? = nil) {
    self.executable = executable
    self.isElsewhere = isElsewhere
    self.isAbroad = isAbroad ?? isElsewhere
  }

  /// Has the worker do the request of a folder.
  ///
  /// - Returns: how it ended; as if it had exited with 0 where it stays for the next request.
  package func work(in folder: String, timeout: Duration) async -> WorkerEnd {
    var process = WorkerProcess(
      executable: executable, arguments: [Worker.commandName, folder, "--\(Worker.staying)"],
      output: folder.appendingPath(WorkerRequest.outputName), timeout: timeout,
      isElsewhere: isElsewhere, progress: { WorkerProgress.text(in: folder) })
    process.isAbroad = isAbroad
    let current: Running
    if let running, running.inbox.isOpen, running.channel.send(folder) {
      current = running
    } else {
      guard let started = Self.start(process) else { return .notStarted(FileFailure(errno)) }
      current = started
    }
    running = current
    let (inbox, watch) = (current.inbox, current.watch)
    let end = await withTaskCancellationHandler {
      let deadline = process.deadline(watch)
      defer { deadline.cancel() }
      return await inbox.next()
    } onCancel: {
      watch.stop(as: .cancelled)
    }
    guard let end else { return .exited(status: 0) }
    running = nil
    return end
  }

  /// Ends the worker; the next request starts another.
  package func dismiss() async {
    guard let running else { return }
    self.running = nil
    running.channel.close()
    _ = await running.inbox.end()
  }

  private static func start(_ process: WorkerProcess) -> Running? {
    guard let (channel, input) = WorkerChannel.pair() else { return nil }
    let (inbox, watch) = (WorkerInbox(), ProcessWatch(asksFirst: false))
    channel.listen { inbox.answered() }
    process.start(readingFrom: input, watch) { end in
      channel.close()
      inbox.ended(end)
    }
    try? input.close()
    return Running(channel: channel, inbox: inbox, watch: watch)
  }
}
