import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusImage
import MeniscusVerdict
import TestSupport
import Testing

@Suite("What ties the files of a baseline to each other")
struct AcceptedFrameTests {
  /// A checkpoint of the gallery's baselines.
  private struct Accepted {
    let path: String
    let frame: AcceptedFrame

    func bytes(_ kind: BaselineFiles.Kind) throws -> [UInt8] {
      try SharedPicture.read(path + kind.rawValue)
    }
  }

  /// Every accepted checkpoint.
  private static let accepted = Result {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Baselines")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix("/" + BaselineFiles.hashLog) }
    return try files.flatMap { file in
      let path = root.path.appendingPath(file)
      let bytes = try FileSystem.read(path)
      let hashLog = try FrameHashLog(json: bytes)
      expectEqual(Array(hashLog.json.utf8), bytes, "\(file)")
      return hashLog.checkpoints.compactMap { checkpoint in
        AcceptedFrame(checkpoint.name, in: hashLog).map {
          Accepted(path: path.parentPath.appendingPath(checkpoint.name), frame: $0)
        }
      }
    }
  }

  @Test("Every accepted display list has the hash and the views of its frame")
  func displayLists() throws {
    let accepted = try Self.accepted.get()
    #expect(accepted.count > 400)
    for checkpoint in accepted {
      let record = try DisplayRecord(reading: checkpoint.bytes(.display))
      expectEqual(
        DisplayList(record)?.digest().list, checkpoint.frame.hashes[.display], "\(checkpoint.path)")
      expectEqual(checkpoint.frame.stranger(in: record), nil, "\(checkpoint.path)")
    }
  }

  @Test("Every accepted view snapshot has the places of its frame")
  func snapshots() throws {
    for checkpoint in try Self.accepted.get() {
      let shares = SnapshotShares(String(decoding: try checkpoint.bytes(.tree), as: UTF8.self))
      expectEqual(shares.malformedLine, nil, "\(checkpoint.path)")
      #expect(shares.placeDigests == checkpoint.frame.places(), "\(checkpoint.path)")
    }
  }

  @Test("An accepted picture has the hash of the pixels of its frame")
  func pictures() throws {
    let small = try Self.accepted.get().filter { try $0.bytes(.picture).count < 8_300 }
    #expect(small.count > 3)
    for checkpoint in small.prefix(6) {
      let bytes = try checkpoint.bytes(.picture)
      let digest = PixelDigest(try PNG.decode(bytes), tileSize: checkpoint.frame.tileSize)
      expectEqual(digest.frame, checkpoint.frame.hashes[.pixels], "\(checkpoint.path)")
      try expectEqual(PNG.foreignChunk(in: bytes), nil)
    }
  }
}
