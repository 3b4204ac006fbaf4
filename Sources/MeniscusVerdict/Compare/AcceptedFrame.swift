import MeniscusDisplay
import MeniscusFormats

/// What a frame-hash log has of the frame of a checkpoint.
package struct AcceptedFrame {
  /// The frame.
  let frame: Int
  /// Its hashes.
  package let hashes: StageHashes
  /// The side of a tile, in pixels.
  package let tileSize: Int
  private let hashLog: FrameHashLog

  /// Looks a checkpoint up; nil where the log has none of the name, or there is no log.
  package init?(_ checkpoint: String, in hashLog: FrameHashLog?) {
    guard let hashLog, let place = hashLog.checkpoints.first(where: { $0.name == checkpoint }),
      hashLog.frames.indices.contains(place.frame)
    else { return nil }
    self.hashLog = hashLog
    frame = place.frame
    hashes = hashLog.frames[place.frame].hashes
    tileSize = hashLog.tileSize
  }

  /// The digests of all views, by path.
  ///
  /// Complexity: linear in the frames up to this one.
  func digests() -> [String: ViewDigests] {
    var table = DigestTable()
    for earlier in hashLog.frames[...frame] { table.apply(earlier) }
    var digests: [String: ViewDigests] = [:]
    for (row, path) in hashLog.views.enumerated() { digests[path] = table[view: row] }
    return digests
  }

  /// The digests of the operations of all views, by path.
  func operations() -> [String: UInt32] { digests().mapValues(\.operations) }

  /// The views that have a place, as ``SnapshotShares/placeDigests``.
  package func places() -> [String: Int] {
    var counts: [String: Int] = [:]
    for (path, view) in digests() where view.layout != 0 && !path.hasSuffix(".arguments") {
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      var name = names.last.map(String.init) ?? ""
      // What has the same path as another view is numbered.
      if let mark = name.lastIndex(of: "~"), Int(name[mark...].dropFirst()) != nil {
        name = String(name[..<mark])
      }
      counts[SnapshotShares.place(names.count - 1, name, view.layout), default: 0] += 1
    }
    return counts
  }

  /// The first view that a display list names and that does not draw at the frame.
  ///
  /// What a canvas draws has no digests of its own.
  package func stranger(in list: DisplayRecord) -> String? {
    let known = operations()
    let drawing = list.operations.compactMap(\.view).first { path in
      known[path].map { $0 == 0 } ?? !path.contains("/Canvas")
    }
    return drawing ?? list.elements.compactMap(\.view).first { known[$0] == nil }
  }
}

extension DisplayRecord {
  /// The record as if nobody had caused what it draws.
  var withoutViews: DisplayRecord {
    var record = self
    for index in record.operations.indices { record.operations[index].view = nil }
    for index in record.elements.indices { record.elements[index].view = nil }
    return record
  }
}
