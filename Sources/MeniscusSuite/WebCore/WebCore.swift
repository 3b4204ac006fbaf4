import MeniscusFormats
import MeniscusGeometry

/// The part of this package that draws frames, as one WebAssembly module for reports.
///
/// It is built of the sources that the tool itself was built of, and kept by the hash of these.
package struct WebCore: Sendable {
  /// The modules that it is made of, each after those that it imports.
  static let modules = ["Geometry", "Image", "Display", "Frames", "Morph", "Render", "Web"]
    .map { "Meniscus" + $0 }
  /// The module with what a page calls, and its file for what Embedded Swift lacks.
  static let entry = "MeniscusWeb"
  static let runtime = "MeniscusWeb/Runtime/runtime.c"
  /// The most bytes that it may have, compressed.
  package static let byteLimit = 300_000

  /// How the modules are compiled.
  static let flags = [
    "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
    "-enable-experimental-feature", "Extern", "-wmo", "-Osize", "-parse-as-library",
    "-swift-version", "6", "-package-name", "meniscus", "-D", "MENISCUS_WITHOUT_FAULTS",
    "-Xcc", "-msimd128",
  ]

  /// The folder of the sources.
  let sources: String
  /// Where builds are kept.
  private let folder: String

  /// Finds the sources that the tool was built of.
  ///
  /// - Parameter folder: where builds are kept.
  package init(in folder: String = ".build/web-core", file: String = #filePath) {
    sources = file.parentPath.parentPath.parentPath
    self.folder = folder
  }

  /// The files of a module, in order.
  func files(of module: String) throws(SuiteError) -> [String] {
    try Self.files(in: sources.appendingPath(module)).filter { $0.hasSuffix(".swift") }
  }

  private static func files(in folder: String) throws(SuiteError) -> [String] {
    var files: [String] = []
    for name in try FileSystem.names(in: folder).sorted() {
      let path = folder.appendingPath(name)
      if FileSystem.kind(of: path) == .folder {
        files += try self.files(in: path)
      } else {
        files.append(path)
      }
    }
    return files
  }

  /// The file that a build of the sources as they are is kept in.
  package func path() throws(SuiteError) -> String {
    var hasher = StableHasher()
    for flag in Self.flags { hasher.combine(flag) }
    for module in Self.modules {
      for file in try Self.files(in: sources.appendingPath(module)) {
        hasher.combine(file.dropFirst(sources.count).description)
        hasher.combine(bytes: try FileSystem.read(file))
      }
    }
    let hash = String(hasher.finish(), radix: 16)
    return folder.appendingPath("core-\(hash).wasm.gz")
  }

  /// The build of the sources as they are, compressed; nil where none is kept.
  package var kept: [UInt8]? {
    guard let path = try? path(), case .file = FileSystem.kind(of: path) else { return nil }
    return try? FileSystem.read(path)
  }
}
