import MeniscusLab
import MeniscusSuite

extension Command {
  /// `worker`: one replay, for the process that started this one.
  static let worker = Command(
    name: "worker", summary: "replay what a folder asks for; `test` calls it",
    positionals: [Positional("DIR", "the folder with the request")],
    isHidden: true,
    run: { arguments, tool in
      WorkerProcess.endWithParent()
      try await LabWorker.run(in: arguments.positionals[0], scenes: tool.scenes)
      return .accepted
    })
}
