import MeniscusDisplay
import MeniscusFormats
import MeniscusImage

/// What is accepted of a case.
package struct Baseline: Sendable {
  /// What became of reading a part of a baseline.
  package enum Part<Value: Sendable>: Sendable {
    /// It is not there.
    case missing
    /// It cannot be read, and why.
    case unreadable(BaselineProblem)
    /// It was read.
    case present(Value)

    /// The part, where it was read.
    package var value: Value? {
      if case .present(let value) = self { value } else { nil }
    }
  }

  /// A picture: its bytes in the file, and what they show.
  package struct Picture: Sendable {
    /// The bytes of the PNG.
    package var bytes: [UInt8]
    /// The picture.
    package var bitmap: Bitmap
  }

  /// The folder.
  package let folder: String
  /// A replay that stands for what is in the folder.
  private let record: ReplayRecord?
  /// The checksums of what was accepted.
  package let checksums: Part<BaselineChecksums>

  /// Makes a baseline of what is in a folder.
  package init(in folder: String) {
    self.folder = folder
    record = nil
    checksums = Self.checksums(in: folder)
  }

  /// Makes a baseline of a replay, as if it had been accepted.
  ///
  /// Its pictures have no bytes: nothing of it can be written.
  package init(of record: ReplayRecord) {
    folder = ""
    self.record = record
    checksums = .missing
  }

  /// Whether a replay stands for it, which has no files.
  var isReplay: Bool { record != nil }

  private func capture(of checkpoint: String) -> ReplayRecord.Capture? {
    record?.captures.first { $0.name == checkpoint }
  }

  /// The hashes of every frame.
  package func hashLog() -> Part<FrameHashLog> {
    if let record { return .present(record.hashLog) }
    return read(BaselineFiles.hashLog) { bytes, path in
      Result { () throws(ReplayError) in try FrameHashLog(json: bytes) }
        .mapError { BaselineProblem.frames(path: path, $0) }
        .flatMap { hashLog in
          // Equal logs give equal bytes, so that other bytes were not written, unless in an older
          // version.
          guard !isListed(BaselineFiles.hashLog, bytes),
            let line = bytes.firstLine(differingFrom: hashLog.json.utf8),
            Self.version(of: bytes) == FrameHashLog.version
          else { return .success(hashLog) }
          return .failure(.damaged(path: path, .rewritten(line: line)))
        }
    }
  }

  /// The picture of a checkpoint.
  package func picture(of checkpoint: String) -> Part<Picture> {
    if record != nil {
      return capture(of: checkpoint).map {
        .present(Picture(bytes: [], bitmap: $0.bitmap))
      } ?? .missing
    }
    return read(BaselineFiles.name(of: checkpoint, .picture)) { bytes, path in
      Result { () throws(ImageError) in Picture(bytes: bytes, bitmap: try PNG.decode(bytes)) }
        .mapError { .picture(path: path, $0) }
    }
  }

  /// The bytes of a file of a checkpoint, not looked into.
  package func bytes(of checkpoint: String, _ kind: BaselineFiles.Kind) -> Part<[UInt8]> {
    if record != nil {
      return capture(of: checkpoint).map { capture in
        switch kind {
        case .picture: .present([])
        case .tree: .present(Array(capture.tree.utf8))
        case .display: .present(Array(capture.display.utf8))
        }
      } ?? .missing
    }
    return read(BaselineFiles.name(of: checkpoint, kind)) { bytes, _ in .success(bytes) }
  }

  /// The bytes of the display lists of every frame, which are kept where somebody asked for it.
  package var keptFrames: Part<[UInt8]> {
    if record != nil { return .missing }
    return read(BaselineFiles.frames) { bytes, _ in .success(bytes) }
  }

  /// Whether the display lists of every frame are kept, or are listed and gone.
  package var keepsFrames: Bool {
    guard record == nil else { return false }
    return checksums.value?.hashes[BaselineFiles.frames] != nil
      || FileSystem.kind(of: folder.appendingPath(BaselineFiles.frames)) != nil
  }

  /// The checkpoints that have files, sorted.
  package func checkpoints() throws(SuiteError) -> [String] {
    if let record { return record.captures.map(\.name).sorted() }
    guard FileSystem.kind(of: folder) == .folder else { return [] }
    return Set(try FileSystem.names(in: folder).compactMap { BaselineFiles.checkpoint(of: $0) })
      .sorted()
  }

  private func read<Value>(
    _ file: String, _ parse: ([UInt8], String) -> Result<Value, BaselineProblem>
  ) -> Part<Value> {
    let path = folder.appendingPath(file)
    let bytes: [UInt8]
    switch Self.bytes(at: path) {
    case .missing: return .missing
    case .unreadable(let problem): return .unreadable(problem)
    case .present(let read): bytes = read
    }
    if bytes.isEmpty { return .unreadable(.damaged(path: path, .empty)) }
    if let damage = damage(of: bytes, in: file) {
      return .unreadable(.damaged(path: path, damage))
    }
    switch parse(bytes, path) {
    case .success(let value): return .present(value)
    case .failure(let problem):
      let isText =
        file != BaselineFiles.frames && !file.hasSuffix(BaselineFiles.Kind.picture.rawValue)
      return .unreadable(
        isText && bytes.hasCarriageReturns && problem.isDamage
          ? .damaged(path: path, .lineEnds) : problem)
    }
  }

  /// The version that a `frames.json` says it has; nil where it says none.
  private static func version(of bytes: [UInt8]) -> Int? {
    let members = try? JSONReader.read(bytes[...]).members("file")
    return try? members?["version"]?.integer("version", in: 0...Int.max)
  }

  private static func bytes(at path: String) -> Part<[UInt8]> {
    do throws(SuiteError) {
      return .present(try SharedPicture.read(path))
    } catch .unreadable(_, .missing), .unreadable(_, .notFolder) {
      return .missing
    } catch .unreadable(let path, .isFolder), .unreadable(let path, .notRegular) {
      return .unreadable(.damaged(path: path, .notFile))
    } catch {
      return .unreadable(.file(error))
    }
  }

  private static func checksums(in folder: String) -> Part<BaselineChecksums> {
    let path = folder.appendingPath(BaselineFiles.checksums)
    return bytes(at: path).decoded { bytes in
      if bytes.isEmpty { return .unreadable(.damaged(path: path, .empty)) }
      do throws(JSONError) {
        let checksums = try BaselineChecksums(json: bytes)
        guard let line = bytes.firstLine(differingFrom: checksums.json.utf8) else {
          return .present(checksums)
        }
        return .unreadable(
          .damaged(
            path: path, bytes.hasCarriageReturns ? .lineEnds : .rewritten(line: line)))
      } catch {
        let place = TextPlace(of: error.offset, in: bytes)
        return .unreadable(
          .checksums(path: path, line: place.line, column: place.column, error.problem))
      }
    }
  }
}

extension Baseline {
  /// Whether something is accepted, and its files are listed nowhere.
  package var lacksChecksums: Bool {
    guard record == nil, case .missing = checksums else { return false }
    return SharedPicture.isThere(folder.appendingPath(BaselineFiles.hashLog))
  }

  /// Whether a file is listed with these bytes, so that nothing else has to vouch for them.
  func isListed(_ file: String, _ bytes: [UInt8]) -> Bool {
    checksums.value?.hashes[file] == BaselineChecksums.hash(of: bytes)
  }

  /// What the checksums say against the bytes of a file.
  ///
  /// A picture with other bytes may have been packed by somebody else; its pixels tell.
  private func damage(of bytes: [UInt8], in file: String) -> BaselineDamage? {
    guard let checksums = checksums.value, !isListed(file, bytes) else { return nil }
    guard checksums.hashes[file] != nil else { return .unlisted }
    if file.hasSuffix(BaselineFiles.Kind.picture.rawValue) { return nil }
    return file != BaselineFiles.frames && bytes.hasCarriageReturns ? .lineEnds : .checksum
  }

  /// Whether a file is listed with other bytes.
  func isListedOtherwise(_ file: String, _ bytes: [UInt8]) -> Bool {
    checksums.value.map { $0.hashes[file] != BaselineChecksums.hash(of: bytes) } ?? false
  }
}

extension Baseline.Part {
  /// What is made of the part, where it was read.
  func decoded<Other: Sendable>(
    _ decode: (Value) -> Baseline.Part<Other>
  ) -> Baseline.Part<Other> {
    switch self {
    case .missing: .missing
    case .unreadable(let problem): .unreadable(problem)
    case .present(let value): decode(value)
    }
  }

  /// Why it cannot be used.
  var problem: BaselineProblem? {
    if case .unreadable(let problem) = self { problem } else { nil }
  }
}

extension [UInt8] {
  /// Whether a line ends in CR LF.
  var hasCarriageReturns: Bool {
    indices.dropFirst().contains { self[$0] == 0x0A && self[$0 - 1] == 0x0D }
  }

  /// The first line, counted from 1, that other bytes do not have; nil where they are equal.
  func firstLine(differingFrom other: some Sequence<UInt8>) -> Int? {
    var line = 1
    var rest = other.makeIterator()
    for byte in self {
      guard rest.next() == byte else { return line }
      if byte == 0x0A { line += 1 }
    }
    return rest.next() == nil ? nil : line
  }
}
