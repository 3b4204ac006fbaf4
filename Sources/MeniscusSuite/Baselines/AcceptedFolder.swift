import MeniscusFormats

/// The folder of a case in the folder of baselines, and the checksums in it.
struct AcceptedFolder {
  /// Its path from the folder of baselines.
  private let name: String
  private let path: String

  /// Names a folder; nothing is read yet.
  init(_ name: String, in baselines: String) {
    self.name = name
    path = baselines.appendingPath(name)
  }

  private var place: String { path.appendingPath(BaselineFiles.checksums) }

  /// Whether there are checksums.
  var isListed: Bool { FileSystem.kind(of: place) != nil }

  /// The checksums that are kept; nil where there are none, or none that can be read.
  var kept: BaselineChecksums? {
    guard isListed, let bytes = try? FileSystem.read(place) else { return nil }
    return try? BaselineChecksums(json: bytes)
  }

  /// The checksums of what is accepted: those that are kept, or where there are none, or none that
  /// can be read, those of the files that are there.
  func checksums() throws(SuiteError) -> BaselineChecksums {
    if let kept { return kept }
    guard FileSystem.kind(of: path) == .folder else { return BaselineChecksums() }
    var checksums = BaselineChecksums()
    for file in try BaselineFiles.names(in: path) where BaselineFiles.isListed(file) {
      checksums.hashes[file] = BaselineChecksums.hash(
        of: try SharedPicture.read(path.appendingPath(file)))
    }
    return checksums
  }

  /// Whether the checksums are those of some files that are there, and of no others.
  func hasChecksums(of files: [String]) throws(SuiteError) -> Bool {
    guard isListed else { return false }
    let checksums = try checksums()
    guard Set(checksums.hashes.keys) == Set(files) else { return false }
    for file in files {
      let bytes = try SharedPicture.read(path.appendingPath(file))
      guard checksums.hashes[file] == BaselineChecksums.hash(of: bytes) else { return false }
    }
    return true
  }

  /// Notes that files shall hold other bytes, which mean the same.
  ///
  /// They are listed with them where they were listed with the old ones: what was damaged stays so.
  func replace(
    _ files: [(name: String, old: [UInt8], new: [UInt8])], in transaction: inout FileTransaction
  ) throws(SuiteError) {
    var checksums = kept
    for file in files {
      try transaction.put(file.new, at: name.appendingPath(file.name))
      if checksums?.hashes[file.name] == BaselineChecksums.hash(of: file.old) {
        checksums?.hashes[file.name] = BaselineChecksums.hash(of: file.new)
      }
    }
    if let checksums { try put(checksums, in: &transaction) }
  }

  /// Notes that checksums shall be kept, unless they are; none are kept of nothing.
  func put(
    _ checksums: BaselineChecksums, in transaction: inout FileTransaction
  ) throws(SuiteError) {
    if checksums.hashes.isEmpty {
      if isListed { transaction.remove(name.appendingPath(BaselineFiles.checksums)) }
      return
    }
    let bytes = Array(checksums.json.utf8)
    if isListed, try FileSystem.read(place) == bytes { return }
    try transaction.put(bytes, at: name.appendingPath(BaselineFiles.checksums))
  }
}
