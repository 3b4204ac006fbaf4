import Foundation

/// The working tree that the tests were built from.
enum Tree {
  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath, isDirectory: false)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the folders in a folder, sorted.
  static func folders(in folder: String) throws -> [String] {
    let url = root.appendingPathComponent(folder, isDirectory: true)
    return try FileManager.default
      .contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
      )
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }

  /// The Swift files of a module, sorted by path; each is read once.
  static func sources(of module: Module) -> [SourceFile] { files[module.name] ?? [] }

  /// Whether a file is written here: the gallery has screens that others wrote, unchanged.
  static func isOurs(_ file: SourceFile) -> Bool {
    !file.path.hasPrefix("Sources/MeniscusGallery/Ordinary/")
  }

  private static let files = Dictionary(
    (Manifest.package.modules + Manifest.package.tests).map {
      ($0.name, (try? sources(in: $0.folder)) ?? [])
    },
    uniquingKeysWith: { first, _ in first })

  private static func sources(in folder: String) throws -> [SourceFile] {
    try paths(in: folder).filter { $0.hasSuffix(".swift") }
      .map { SourceFile(path: $0, text: try text(of: $0)) }
  }

  /// The texts that can hold a table: documents, sources and tests, with their paths.
  static func texts() throws -> [(path: String, text: String)] {
    let files = FileManager.default
    let documents = try files.contentsOfDirectory(atPath: root.path) + paths(in: "docs")
    let swift = try paths(in: "Sources") + paths(in: "Tests")
    return try (documents.filter { $0.hasSuffix(".md") } + swift.filter { $0.hasSuffix(".swift") })
      .map { ($0, try text(of: $0)) }
  }

  /// Whether there is a file at a path.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The sum of the sizes of all files below a folder, in bytes; 0 where there is no folder.
  static func size(of folder: String) throws -> Int {
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent(folder).path) else {
      return 0
    }
    return try paths(in: folder).reduce(0) { sum, path in
      let url = root.appendingPathComponent(path)
      let values = try url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      return sum + (values.isRegularFile == true ? values.fileSize ?? 0 : 0)
    }
  }

  private static func paths(in folder: String) throws -> [String] {
    let url = root.appendingPathComponent(folder, isDirectory: true)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .map { folder + "/" + $0 }.sorted()
  }
}
