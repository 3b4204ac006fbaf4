import MeniscusFormats
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// `upgrade`: files of older versions become files of the newest.
  static let upgrade = Command(
    name: "upgrade", summary: "rewrite files that an older version of the tool wrote",
    positionals: [
      Positional(
        "PATH", "files and folders (default: the folders of traces and baselines)",
        isRequired: false, isRepeated: true)
    ],
    options: [
      Option(flag: "check", "only report; exits with code 1 if anything is old"),
      .traces, .baselines,
    ],
    examples: [
      Example("upgrade --check", "what is old, as in CI"),
      Example("upgrade", "rewrite it; all of it, or nothing"),
      Example("upgrade bug.meniscus-repro steps.txt", "a bundle and a recording script"),
    ],
    run: { run in
      let isCheck = run.arguments.has("check")
      let upgrade = try Upgrade(
        of: run.arguments.positionals, folders: SuiteFolders(run.arguments), isCheck: isCheck)
      if !isCheck { try upgrade.carryOut() }
      for file in upgrade.old { run.tool.console.print(Messages.upgraded(file, isCheck: isCheck)) }
      for part in upgrade.repetitions {
        run.tool.console.print(
          Messages.repeated(part.count, in: part.path, isCheck: isCheck))
      }
      run.tool.console.print(
        Messages.upgraded(upgrade.old.count, of: upgrade.files.count, isCheck: isCheck))
      return isCheck && !upgrade.isDone ? .different : .accepted
    })
}
