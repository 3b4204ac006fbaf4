import MeniscusFormats

/// What is said of the module that draws frames again in a browser.
extension Messages {
  /// Where the module is kept.
  package static func webCore(_ path: String, bytes: Int) -> String {
    "\(path): \(grouped(bytes)) bytes; reports carry it where they have frames to draw"
  }

  /// What is being compiled.
  package static func compiling(_ module: String) -> String { "compiling \(module)" }

  /// Why the module could not be built.
  package static func sentence(for error: WebCoreError) -> String {
    switch error {
    case .noSources(let path):
      "\(path): the sources that this tool was built of are not there; build the tool again"
    case .noTool(let name):
      "`\(name)` is not there; install a Swift toolchain that has it, and put it into PATH"
    case .failed(let step, let output):
      "\(step) could not be built for WebAssembly" + (output.isEmpty ? "" : ": \(output)")
    case .tooLarge(let bytes, let limit):
      "the module has \(grouped(bytes)) bytes; a report carries at most \(grouped(limit))"
    case .suite:
      ""
    }
  }

  /// Why a page does not draw its frames again, though there are some.
  package static func notRedrawn(command: String) -> String {
    "`\(command) web-core` lets reports draw every frame again, at any size: run it once, then the "
      + "tests."
  }
}
