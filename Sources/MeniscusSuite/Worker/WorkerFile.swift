import MeniscusFormats

/// A value that the tool and a worker hand each other as a file of the worker's folder.
package protocol WorkerFile: Codable {
  /// The name of the file.
  static var fileName: String { get }
}

extension WorkerFile {
  /// Reads the file in a worker's folder; nil where there is none that can be read.
  package init?(in folder: String) {
    let path = folder.appendingPath(Self.fileName)
    guard let value = try? FileSystem.read(Self.self, fromJSONAt: path) else { return nil }
    self = value
  }

  /// Writes the file into a worker's folder.
  package func write(in folder: String) throws(SuiteError) {
    try FileSystem.write(self, asJSONTo: folder.appendingPath(Self.fileName))
  }
}
