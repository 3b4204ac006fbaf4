import Foundation

/// The folder of third parties' expected values, by the variable `MENISCUS_CONFORMANCE`.
package enum Conformance {
  /// The folder, or nil where the variable is not set.
  package static var folder: URL? {
    guard let path = ProcessInfo.processInfo.environment["MENISCUS_CONFORMANCE"], !path.isEmpty
    else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Whether the folder is there; tests that need it are enabled by this.
  package static var isPresent: Bool { folder != nil }
}
