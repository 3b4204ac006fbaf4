import MeniscusFormats
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// `web-core`: what lets a report draw its frames again.
  static let webCore = Command(
    name: "web-core",
    summary: "build what lets reports draw their frames again, as a WebAssembly module",
    options: [
      Option(flag: "again", "build it even where it is kept already")
    ],
    examples: [
      Example("web-core", "once; reports of `test` carry it from then on"),
      Example("web-core --again", "after a change of the toolchain"),
    ],
    run: { run in try await run.buildWebCore() })
}

extension CommandRun {
  fileprivate func buildWebCore() async throws -> ExitCode {
    let core = WebCore()
    let path: String
    do {
      if !arguments.has("again"), let kept = core.kept {
        tool.console.print(Messages.webCore(try core.path(), bytes: kept.count))
        return .accepted
      }
      path = try await tool.interruption.cancelling { () throws(WebCoreError) in
        try await core.build { tool.console.showProgress(Messages.compiling($0)) }
      }
    } catch let error as WebCoreError {
      tool.console.showProgress("")
      if case .suite(let error) = error { throw error }
      return tool.fail(Messages.sentence(for: error), .unusable)
    }
    tool.console.showProgress("")
    tool.console.print(Messages.webCore(path, bytes: core.kept?.count ?? 0))
    return .accepted
  }
}
