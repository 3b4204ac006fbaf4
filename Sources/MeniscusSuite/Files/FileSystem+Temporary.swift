import Foundation
import MeniscusFormats

extension FileSystem {
  /// A path of its own in the system's folder for what is kept for a while; nothing is there yet.
  ///
  /// What killed processes have left at such paths is removed.
  package static func temporaryPath(_ purpose: String) -> String {
    let folder = FileManager.default.temporaryDirectory.path
    for name in (try? names(in: folder)) ?? [] where isAbandoned(name) {
      try? remove(folder.appendingPath(name))
    }
    let owner = ProcessIdentity.current.text
    return folder.appendingPath("meniscus-\(purpose).\(owner).\(UUID().uuidString)")
  }

  /// Whether a name is that of a path whose process is gone.
  private static func isAbandoned(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count == 3, name.hasPrefix("meniscus-"), let owner = ProcessIdentity(text: parts[1])
    else { return false }
    return !owner.isAlive
  }
}
