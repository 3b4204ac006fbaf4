import MeniscusImage
import MeniscusReplay

/// What is accepted of a case.
package struct Baseline: Sendable {
  /// What became of reading a part of a baseline.
  package enum Part<Value: Sendable>: Sendable {
    /// It is not there.
    case missing
    /// It cannot be read, and why.
    case unreadable(sentence: String)
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

  /// Makes a baseline of what is in a folder.
  package init(in folder: String) {
    self.folder = folder
  }

  /// The hashes of every frame.
  package func chain() -> Part<FrameChain> {
    read(BaselineFiles.chain) { (bytes, path) throws(UnreadableFile) in
      do throws(ReplayError) {
        return try FrameChain(json: bytes)
      } catch {
        throw UnreadableFile(sentence: Sentences.sentence(for: error, in: path))
      }
    }
  }

  /// The picture of a checkpoint.
  package func picture(of checkpoint: String) -> Part<Picture> {
    read(BaselineFiles.name(of: checkpoint, .picture)) { (bytes, path) throws(UnreadableFile) in
      do throws(ImageError) {
        return Picture(bytes: bytes, bitmap: try PNG.decode(bytes))
      } catch {
        throw UnreadableFile(sentence: Sentences.sentence(for: error, in: path))
      }
    }
  }

  /// The bytes of a file of a checkpoint, not looked into.
  package func bytes(of checkpoint: String, _ kind: BaselineFiles.Kind) -> Part<[UInt8]> {
    read(BaselineFiles.name(of: checkpoint, kind)) { (bytes, _) throws(UnreadableFile) in bytes }
  }

  /// The checkpoints that have files, sorted.
  package func checkpoints() throws(SuiteError) -> [String] {
    guard Disk.kind(of: folder) == .folder else { return [] }
    return Set(try Disk.names(in: folder).compactMap { BaselineFiles.checkpoint(of: $0) }).sorted()
  }

  private struct UnreadableFile: Error {
    var sentence: String
  }

  private func read<Value>(
    _ file: String, _ parse: ([UInt8], String) throws(UnreadableFile) -> Value
  ) -> Part<Value> {
    let path = folder.appendingPath(file)
    let bytes: [UInt8]
    do throws(SuiteError) {
      bytes = try Disk.read(path)
    } catch .unreadable(_, .missing), .unreadable(_, .notFolder) {
      return .missing
    } catch {
      return .unreadable(sentence: Sentences(command: "").sentence(for: error))
    }
    do throws(UnreadableFile) {
      return .present(try parse(bytes, path))
    } catch {
      return .unreadable(sentence: error.sentence)
    }
  }
}
