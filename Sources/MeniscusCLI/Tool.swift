import MeniscusFormats
import MeniscusMessages
import MeniscusUI

/// The commands over a set of scenes.
package struct Tool: Sendable {
  /// The name of the executable.
  let name: String
  /// How the executable is called from a shell, for what people are asked to type.
  let command: String
  /// The executable, to start workers of.
  let executable: String
  /// The scenes, in the order in which they were given.
  let scenes: [Scene]
  /// Where output goes.
  let console: Console
  /// What somebody who interrupts the process stops.
  let interruption = Interruption()

  /// Makes a tool.
  package init(
    name: String, command: String, executable: String, scenes: [Scene], console: Console
  ) {
    self.name = name
    self.command = command
    self.executable = executable
    self.scenes = scenes
    self.console = console
  }

  /// What makes text of errors.
  var messages: Messages { Messages(command: command) }

  /// All commands, in the order in which help lists them.
  package static let commands: [Command] = [
    .test, .merge, .accept, .reject, .pending, .prune, .replay, .record, .diff, .explain, .minimize,
    .repro, .show, .inspect, .check, .audit, .lint, .layout, .render, .bench, .history, .changes,
    .alerts, .bisect,
    .dashboard, .upgrade, .new, .scenes, .doctor, .webCore,
    .worker,
  ]

  /// Runs what a command line asks for.
  package func run(_ words: [String]) async -> ExitCode {
    let code = await answer(words)
    guard let failure = console.failure else { return code }
    let lost = fail(messages.sentence(for: SuiteError.output(failure)), .unusable)
    return ExitCode.first(of: [lost, code])
  }

  private func answer(_ words: [String]) async -> ExitCode {
    do {
      try checkScenes()
      return try await dispatch(words)
    } catch let error as CommandLineError {
      return fail(messages.sentence(for: error), .usage)
    } catch SuiteError.output {
      // It is said once, with the exit code.
      return .unusable
    } catch let error as SuiteError {
      return fail(messages.sentence(for: error), error.exitCode)
    } catch let error as InputError {
      return fail(messages.sentence(for: error), error.exitCode)
    } catch let error as StudioError {
      return fail(messages.sentence(for: error), error.exitCode)
    } catch {
      return fail(Messages.unexpectedError, .unusable)
    }
  }

  /// Writes why a command failed.
  func fail(_ sentence: String, _ code: ExitCode) -> ExitCode {
    console.report("\(name): \(sentence)")
    return code
  }

  /// Writes why a revision could not be asked.
  ///
  /// - Throws: what is wrong with something else.
  func fail(_ error: RevisionError) throws -> ExitCode {
    if case .suite(let error) = error { throw error }
    return fail(messages.sentence(for: error), error.exitCode)
  }

  private func dispatch(_ words: [String]) async throws -> ExitCode {
    guard let first = words.first, !["--help", "-h", "help"].contains(first) else {
      return try help(words)
    }
    if first == "--version" {
      console.print("\(name) \(ToolVersion.text)")
      return .accepted
    }
    let command = try command(named: first)
    let rest = words.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.printText(HelpText.command(command, tool: name))
      return .accepted
    }
    let arguments = try Arguments(
      rest, command: command.name, options: command.options, positionals: command.positionals)
    return try await command.run(CommandRun(arguments: arguments, tool: self))
  }

  private func help(_ words: [String]) throws -> ExitCode {
    if words.count == 2, words[0] == "help" {
      console.printText(HelpText.command(try command(named: words[1]), tool: name))
      return .accepted
    }
    let text = HelpText.tool(name, commands: Self.commands)
    if words.isEmpty {
      console.reportText(text)
      return .usage
    }
    console.printText(text)
    return .accepted
  }

  private func command(named name: String) throws(CommandLineError) -> Command {
    if let command = Self.commands.first(where: { $0.name == name }) { return command }
    let names = Self.commands.filter { !$0.isHidden }.map(\.name) + ["--help", "--version"]
    throw .unknownCommand(name, nearest: NearestName.suggestion(for: name, among: names))
  }

  /// The scene of a name.
  func scene(named name: String) throws(SuiteError) -> Scene {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    let names = scenes.map(\.name)
    throw .unknownScene(
      name: name, nearest: NearestName.suggestion(for: name, among: names), known: names)
  }

  /// Refuses names that cannot be folders, and names that two scenes have.
  private func checkScenes() throws(SuiteError) {
    var seen: Set<String> = []
    for scene in scenes {
      guard scene.name.isPathDownwards, !scene.name.contains(where: { "@*?".contains($0) }),
        !scene.name.hasPrefix("."), !scene.name.contains("/.")
      else { throw .invalidSceneName(scene.name) }
      guard seen.insert(scene.name).inserted else { throw .duplicateScene(scene.name) }
    }
  }
}
