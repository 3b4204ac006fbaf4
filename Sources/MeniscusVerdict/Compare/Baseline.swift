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

  /// Makes a baseline of what is in a folder.
  package init(in folder: String) {
    self.folder = folder
    record = nil
  }

  /// Makes a baseline of a replay, as if it had been accepted.
  ///
  /// Its pictures have no bytes: nothing of it can be written.
  package init(of record: ReplayRecord) {
    folder = ""
    self.record = record
  }

  private func capture(of checkpoint: String) -> ReplayRecord.Capture? {
    record?.captures.first { $0.name == checkpoint }
  }

  /// The hashes of every frame.
  package func hashLog() -> Part<FrameHashLog> {
    if let record { return .present(record.hashLog) }
    return read(BaselineFiles.hashLog) { bytes, path in
      Result { () throws(ReplayError) in try FrameHashLog(json: bytes) }
        .mapError { .frames(path: path, $0) }
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
    do throws(SuiteError) {
      bytes = try FileSystem.read(path)
    } catch .unreadable(_, .missing), .unreadable(_, .notFolder) {
      return .missing
    } catch {
      return .unreadable(.file(error))
    }
    return switch parse(bytes, path) {
    case .success(let value): .present(value)
    case .failure(let problem): .unreadable(problem)
    }
  }
}
