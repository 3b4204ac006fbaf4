import MeniscusLab
import MeniscusSuite

extension Command {
  /// `worker`: replays, for the process that started this one.
  static let worker = Command(
    name: "worker", summary: "replay what a folder asks for; `test` calls it",
    positionals: [Positional("DIR", "the folder with the request")],
    options: [Option(flag: Worker.staying, "go on with the folders that standard input names")],
    isHidden: true,
    run: { run in
      let (first, scenes) = (run.arguments.positionals[0], run.tool.scenes)
      guard run.arguments.has(Worker.staying) else {
        WorkerProcess.endWithParent()
        try await LabWorker.run(in: first, scenes: scenes)
        return .accepted
      }
      let requests = WorkerRequests()
      try await LabWorker.run(in: first, scenes: scenes)
      requests.done()
      for await folder in requests.folders {
        requests.print(in: folder)
        try await LabWorker.run(in: folder, scenes: scenes)
        requests.done()
      }
      return .accepted
    })
}
