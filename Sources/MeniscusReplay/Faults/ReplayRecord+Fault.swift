import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender

extension ReplayRecord {
  /// What the replay would have given with a fault of the display list or of a stage after it, as
  /// far as its checkpoints show; nil where none of them can have the fault.
  ///
  /// The checkpoints are drawn again, each by a renderer of its own; all other frames stay as they
  /// are. That is the same as a replay with the fault unless it feeds back.
  ///
  /// - Parameter readings: what ``readings()`` gives.
  package func planting(_ fault: Fault, beside readings: [GlassMeasurements]) -> PlantedRecord? {
    var planted = PlantedRecord(record: self, views: [], feedsBack: false)
    let store = CaptureStore()
    for index in captures.indices {
      let list = captures[index].list
      guard let faulty = list.planting(fault) else { continue }
      for path in list.paths(of: faulty.views) where !planted.views.contains(path) {
        planted.views.append(path)
      }
      let shown = fault.place == .display ? faulty.list : list
      let found = planted.record.draw(shown, with: fault, at: index, store)
      if found.adapting(shown) != readings[index].adapting(list) { planted.feedsBack = true }
    }
    return planted.views.isEmpty ? nil : planted
  }

  /// What lies behind the glass of each checkpoint; nothing where there is none.
  package func readings() -> [GlassMeasurements] {
    captures.map { capture in
      if capture.list.glass.isEmpty { return GlassMeasurements() }
      var renderer = Renderer(tileSize: ReplayOptions().tileSize)
      return renderer.render(capture.list).measurements
    }
  }

  /// Draws a checkpoint again, and gives what lies behind its glass.
  private mutating func draw(
    _ list: DisplayList, with fault: Fault, at index: Int, _ store: CaptureStore
  ) -> GlassMeasurements {
    let plain = captures[index]
    let (frame, before) = (plain.frame, plain.list)
    let digest = list.digest()
    let fusedShapes = FusedShapes.resolve(list, with: fault)
    var renderer = Renderer(tileSize: ReplayOptions().tileSize, fault: fault)
    let outcome = renderer.render(list, fusedShapes: fusedShapes, digest: digest)
    captures[index] = ReplayRecord.Capture(
      name: plain.name, frame: frame, bitmap: renderer.frame.bitmap, tree: plain.tree,
      display: list == before ? plain.display : list.text(), list: list
    ).kept(in: store)
    var hashes = hashLog.frames[frame].hashes
    hashes[.display] = digest.list
    hashes[.surfaces] = fusedShapes.hash
    hashes[.pixels] = outcome.pixelHash
    hashLog.replace(
      frame, hashes: hashes, changing: list.paths(of: list.views(differingFrom: before)),
      tiles: outcome.tileHashes)
    return outcome.measurements
  }
}

/// What a replay would have given with a fault.
package struct PlantedRecord {
  /// The replay.
  package var record: ReplayRecord
  /// The paths of the views that the fault touches.
  package var views: [String]
  /// Whether what lies behind glass differs, so that glass adapts to the fault in later frames;
  /// then the replay alone shows what comes of it.
  package var feedsBack: Bool
}

extension GlassMeasurements {
  /// The readings that glass adapts to: those of a list's elements that are no frosted sheets.
  fileprivate func adapting(_ list: DisplayList) -> [Element?] {
    zip(elements, list.glass).compactMap { reading, element -> Element?? in
      element.material.kind.isGlass ? .some(reading) : nil
    }
  }
}

extension FrameHashLog {
  /// Replaces the hashes of a frame, the digests of what some views draw, and those of all tiles.
  fileprivate mutating func replace(
    _ frame: Int, hashes: StageHashes, changing paths: [String], tiles: [UInt64]
  ) {
    let table = DigestTable(self, at: frame)
    frames[frame].hashes = hashes
    frames[frame].tiles = tiles.enumerated().map {
      TileChange(tile: $0.offset, digest: FrameHashLog.digest(of: $0.element))
    }
    for path in paths {
      guard let row = views.firstIndex(of: path) else { continue }
      let digests = table[view: row]
      frames[frame].views.removeAll { $0.view == row }
      frames[frame].views.append(
        ViewChange(
          view: row, state: digests.state, layout: digests.layout,
          operations: digests.operations ^ 1))
    }
    frames[frame].views.sort { $0.view < $1.view }
  }

  /// The frame-hash log with the pixels of frames that were not drawn taken from another one, where
  /// all that leads to them is equal.
  package func takingUndrawnPixels(from other: FrameHashLog) -> FrameHashLog {
    var result = self
    for frame in 0..<min(frames.count, other.frames.count)
    where frames[frame].hashes[.pixels] == 0 {
      let (own, others) = (frames[frame].hashes, other.frames[frame].hashes)
      guard own[.display] == others[.display], own[.surfaces] == others[.surfaces] else { continue }
      result.frames[frame].hashes[.pixels] = others[.pixels]
    }
    return result
  }
}
