import MeniscusFormats
import MeniscusLab
import MeniscusMessages

extension Command {
  /// `repro`: a bug as one file.
  static let repro = Command(
    name: "repro", summary: "pack a bug into one file, show what is in it, and replay it elsewhere",
    positionals: [
      Positional("ACTION", "pack, show or run", choices: ["pack", "show", "run"]),
      Positional("FILE", "a bundle; for pack, a trace file or SCENE/NAME[@VARIANT]"),
    ],
    options: [
      Option(
        "out", "PATH",
        "pack: the bundle (default: SCENE-NAME.meniscus-repro); show: a new folder for the files"),
      Option(flag: "force", "replace an existing bundle"),
      Option("variant", "NAME", "pack: another environment: dark, right-to-left, text-xLarge, …"),
      Option("timeout", "SECONDS", "how long a frame may take (default 30)"),
      .traces, .baselines, .json,
    ],
    examples: [
      Example(
        "repro pack engine/springs/toggle@dark", "into engine-springs-toggle-dark.meniscus-repro"),
      Example("repro pack small.jsonl --out bug.meniscus-repro", "a trace that `minimize` wrote"),
      Example("repro show bug.meniscus-repro --out bug", "what is in it, and its files"),
      Example("repro run bug.meniscus-repro", "whether it still happens: same, fixed or other"),
    ],
    run: { try await $0.repro() })
}

/// Packs, shows or runs a bundle.
extension CommandRun {
  private var path: String { arguments.positionals[1] }

  fileprivate func repro() async throws -> ExitCode {
    switch arguments.positionals[0] {
    case "pack": return try await pack()
    case "show": return try showBundle()
    default: return try await replay()
    }
  }

  private func pack() async throws -> ExitCode {
    let named = try NamedCase(path, arguments)
    let scene = try tool.scene(named: named.trace.header.scene)
    let out = arguments["out"] ?? Self.fileName(of: named.name)
    try arguments.refuseOverwriting([named.path], with: out, of: "out")
    if FileSystem.kind(of: out) != nil, !arguments.has("force") {
      throw CommandLineError.fileExists(out)
    }
    // A baseline that is broken stops it here, with the place.
    _ = try named.baseline()
    var packing = ReproPacking(executable: tool.executable)
    packing.timeout = try timeout(usual: 30)
    packing.rules = try named.rules()
    let (trace, name, baseline) = (named.trace, named.name, named.folder)
    let bundle = try await tool.interruption.cancelling { [packing] () throws(SuiteError) in
      try await packing.bundle(of: trace, name: name, scene: scene, baseline: baseline)
    }
    let bytes = bundle.bytes
    try FileSystem.write(bytes, to: out)
    if arguments.has("json") {
      tool.console.printText(bundle.header)
    } else {
      tool.console.print(tool.messages.packed(bundle, bytes: bytes.count, to: out))
    }
    return .accepted
  }

  private func showBundle() throws -> ExitCode {
    let bundle = try read()
    if let out = arguments["out"] {
      // In a folder of its own nothing is replaced, and no link leads elsewhere.
      guard FileSystem.kind(of: out, followingLinks: false) == nil else {
        throw CommandLineError.fileExists(out)
      }
      for file in bundle.files {
        try FileSystem.write(file.bytes, to: out.appendingPath(file.name.text))
      }
    }
    if arguments.has("json") {
      tool.console.printText(bundle.header)
    } else {
      tool.console.print(Messages.contents(of: bundle, path: path))
    }
    return .accepted
  }

  private func replay() async throws -> ExitCode {
    let bundle = try read()
    let scene = try tool.scene(named: bundle.scene.name)
    var run = ReproRun(executable: tool.executable)
    run.timeout = try timeout(usual: 30)
    let outcome = try await tool.interruption.cancelling { [run] () throws(SuiteError) in
      try await run.outcome(of: bundle, on: scene)
    }
    try show(ReproLine(outcome, bundle), or: Messages.outcome(outcome, of: bundle, path: path))
    return outcome.exitCode
  }

  private func read() throws -> ReproBundle {
    let bytes = try FileSystem.read(path, limit: ReproBundle.sizeLimit)
    do throws(ReproError) {
      return try ReproBundle(bytes: bytes)
    } catch {
      throw InputError.bundle(path: path, error)
    }
  }

  /// The file of a case: its name with hyphens for slashes.
  private static func fileName(of name: CaseName) -> String {
    String(name.identifier.map { "/@".contains($0) ? "-" : $0 }) + ReproBundle.fileExtension
  }
}

/// What `repro run` says as data.
private struct ReproLine: Encodable {
  var verdict: String
  var framesAsPacked: Bool?
  var packed: FailureData?
  var found: FailureData?
  var notes: [String]

  init(_ outcome: ReproOutcome, _ bundle: ReproBundle) {
    verdict = outcome.verdict.rawValue
    framesAsPacked = outcome.isBitEqual
    packed = bundle.failure.map { FailureData($0) }
    found = outcome.failure.map { FailureData($0) }
    notes = outcome.notes.map { Messages.note($0) }
  }
}
