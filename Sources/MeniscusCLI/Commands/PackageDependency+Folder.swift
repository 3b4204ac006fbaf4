import Foundation
import MeniscusFormats
import MeniscusMessages

extension PackageDependency {
  /// Whether a text is an address rather than a path.
  static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.contains(#/^[\w.-]+@[\w.-]+:/#)
  }

  /// A folder, as a package at another path names it.
  ///
  /// - Parameters:
  ///   - folder: the folder, which is there.
  ///   - package: the root of the package that depends on it.
  init(_ folder: String, from package: String) {
    self = .path(NamedReports.path(from: package, to: folder))
  }

  /// The folder of the package that an executable was built in, or that is the current one; nil where
  /// neither is Meniscus.
  static func folder(of executable: String) -> String? {
    let resolved = FileSystem.resolved(executable)
    let candidates = resolved.parentPaths + [FileManager.default.currentDirectoryPath]
    return candidates.first(where: isMeniscus)
  }

  /// Whether a folder is a package that has the libraries that a new package needs.
  static func isMeniscus(_ folder: String) -> Bool {
    guard let manifest = try? FileSystem.readText(folder.appendingPath("Package.swift")) else {
      return false
    }
    return ["MeniscusUI", "MeniscusCLI", "MeniscusTesting"].allSatisfy {
      manifest.contains(".library(name: \"\($0)\"")
    }
  }
}
