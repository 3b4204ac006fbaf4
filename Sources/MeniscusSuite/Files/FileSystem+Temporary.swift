import Foundation
import MeniscusFormats

extension FileSystem {
  /// A path of its own in the system's folder for what is kept for a while; nothing is there yet.
  package static func temporaryPath(_ purpose: String) -> String {
    FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-\(purpose)-\(UUID().uuidString)")
  }
}
