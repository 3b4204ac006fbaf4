import Foundation
import MeniscusFormats
import MeniscusSuite
import TestSupport

/// A package folder in which the tool is called as people call it: the real executable, by a shell.
struct ShellPackage {
  /// What came of a command line.
  struct Answer {
    var end: WorkerEnd
    /// Standard output and standard error.
    var output: String
    var seconds: Double

    /// The lines but empty ones and those of cases that are as accepted.
    var lines: [String] {
      output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("same  ") }
    }
  }

  /// The one trace of the package.
  static let trace = "Traces/engine/springs/still.jsonl"

  let folder: TemporaryFolder

  /// What scripts may use: the tool as `$M`, the trace as `$T` and its baseline as `$B`; `trace`
  /// writes the trace with some events, `suite` the list of cases.
  private static let prologue = #"""
    unset CI MENISCUS_RECORD
    T=Traces/engine/springs/still.jsonl; B=Baselines/engine/springs/still
    trace() {
      printf '{"meniscus":"trace","version":1,"scene":"engine/springs","size":[24,24]' > $T
      printf ',"scale":1,"rate":60,"seed":0}\n' >> $T; printf '%s\n' "$@" >> $T
    }
    suite() {
      printf '{"meniscus":"suite","version":1,"cases":[' > Traces/suite.json; s=
      for c; do printf '%s"%s"' "$s" "$c"; s=,; done >> Traces/suite.json
      printf ']}' >> Traces/suite.json
    }

    """#

  /// A package with one case, which is accepted and as it was accepted.
  private static let accepted = Task { () throws -> TemporaryFolder in
    let package = ShellPackage(folder: try TemporaryFolder())
    try FileSystem.createFolder(package.folder(trace).parentPath)
    _ = await package.run(
      #"""
      trace '{"at":0,"checkpoint":"end"}' '{"at":16666,"end":true}'
      $M test --record missing; $M test
      """#, limit: .seconds(300))
    return package.folder
  }

  /// A copy of the package with one accepted case, and with what a script has changed in it.
  static func accepted(_ change: String = "") async throws -> ShellPackage {
    let package = ShellPackage(folder: try TemporaryFolder())
    let original = try await accepted.value
    _ = await package.run("cp -R '\(original.path)/.' .\n\(change)", limit: .seconds(120))
    return package
  }

  /// What a shell answers in the package.
  func run(_ script: String, limit: Duration) async -> Answer {
    let output = FileSystem.temporaryPath("answer")
    defer { try? FileSystem.remove(output) }
    var process = WorkerProcess(
      executable: "/bin/sh",
      arguments: ["-c", "M='\(BuiltTool.path)'\n" + Self.prologue + script], output: output,
      timeout: limit)
    process.folder = folder.path
    process.isAskedToEnd = true
    let start = ContinuousClock.now
    let end = await process.run()
    let time = (ContinuousClock.now - start).components
    return Answer(
      end: end, output: (try? FileSystem.readText(output)) ?? "",
      seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18)
  }
}
