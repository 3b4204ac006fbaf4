import MeniscusGeometry

/// The checksums of the files that were accepted of a case: `checksums.json` beside them.
///
/// They tell a file that was damaged from one that was accepted, whatever it holds. Baselines that
/// were accepted before there were checksums have none.
package struct BaselineChecksums: Equatable, Sendable {
  /// The newest version of the format.
  package static let version = 1

  /// The hash of each file's bytes, by the file's name.
  package var hashes: [String: UInt64]

  /// Lists files by the hashes of their bytes.
  package init(_ hashes: [String: UInt64] = [:]) { self.hashes = hashes }

  /// The hash that is listed for a file with these bytes.
  package static func hash(of bytes: [UInt8]) -> UInt64 { StableHash.hash(bytes) }

  /// The list as it is written: sorted by name, a file a line; equal lists give equal bytes.
  package var json: String {
    let files = hashes.sorted { $0.key < $1.key }.map { name, hash -> JSONValue in
      ["name": .string(name), "hash": .hash(hash)]
    }
    return """
      {"meniscus":"checksums","version":\(Self.version),
      "files":\(JSONText.lines(files))}

      """
  }
}

extension BaselineChecksums {
  /// Reads a list.
  ///
  /// - Throws: what is wrong and at which byte.
  package init(json bytes: [UInt8]) throws(JSONError) {
    let members = try FileFormat.checksums.members(of: bytes)
    try members.allow(["meniscus", "version", "files"])
    var hashes: [String: UInt64] = [:]
    for (index, file) in try members.required("files").elements("files").enumerated() {
      let entry = try file.members("files[\(index)]", allowed: ["name", "hash"])
      let name = try entry.required("name").filledString("files[\(index)].name")
      hashes[name] = try entry.required("hash").hash("files[\(index)].hash")
    }
    self.init(hashes)
  }
}
