import MeniscusLab
import MeniscusSuite

extension Command {
  /// `worker`: one replay, for the process that started this one.
  static let worker = Command(
    name: "worker", summary: "replay what a folder asks for; `test` calls it",
    positionals: [Positional("DIR", "the folder with the request")],
    isHidden: true,
    run: { run in
      WorkerProcess.endWithParent()
      try await LabWorker.run(in: run.arguments.positionals[0], scenes: run.tool.scenes)
      return .accepted
    })
}
