import Foundation

extension RunReport.Platform {
  /// The machine that this process runs on.
  package static var current: RunReport.Platform {
    #if arch(x86_64)
      let architecture = "x86_64"
    #elseif arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "unknown"
    #endif
    #if DEBUG
      let build = "debug"
    #else
      let build = "release"
    #endif
    let information = ProcessInfo.processInfo
    return RunReport.Platform(
      system: information.operatingSystemVersionString, architecture: architecture,
      processors: information.activeProcessorCount, build: build)
  }
}
