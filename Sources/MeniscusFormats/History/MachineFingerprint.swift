import Foundation
import MeniscusGeometry

/// What decides how fast a machine is: times are compared where it is equal.
package struct MachineFingerprint: Hashable, Codable, Sendable {
  /// The name of the processor, as `Apple M3 Pro`.
  package var processor: String
  /// The number of processors.
  package var cores: Int
  /// The operating system and the architecture, as `Linux x86_64`.
  package var system: String

  /// Describes a machine.
  package init(processor: String, cores: Int, system: String) {
    self.processor = processor
    self.cores = cores
    self.system = system
  }

  /// A short name of all machines that are alike: the hash of the processor, the number of processors
  /// and the system.
  package var machineClass: UInt64 {
    StableHash.hash(Array("\(processor)\n\(cores)\n\(system)".utf8))
  }
}

extension MachineFingerprint {
  /// The machine that this process runs on.
  package static var current: MachineFingerprint {
    #if os(macOS)
      let name = "macOS"
    #elseif os(Linux)
      let name = "Linux"
    #else
      let name = "unknown"
    #endif
    let platform = RunReport.Platform.current
    return MachineFingerprint(
      processor: processorName ?? "unknown", cores: ProcessInfo.processInfo.processorCount,
      system: "\(name) \(platform.architecture)")
  }

  /// The name that the system has of the processor; nil where it has none.
  private static var processorName: String? {
    #if os(macOS)
      var size = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0, size > 1 else {
        return nil
      }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
      guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else {
        return nil
      }
      return processorName(inCPUInformation: text)
    #endif
  }

  /// The name of the first processor in the text of `/proc/cpuinfo`.
  package static func processorName(inCPUInformation text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let key = parts[0].trimmingCharacters(in: .whitespaces)
      if ["model name", "Model", "cpu model"].contains(key) {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}

/// The compiler that built this executable.
package enum Toolchain {
  /// Its version, as far as a source can tell.
  package static var version: String {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }
}
