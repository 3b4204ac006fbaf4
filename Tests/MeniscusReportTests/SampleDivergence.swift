import MeniscusFormats

extension Divergence {
  /// Where two replays part that differ in some stages of each frame; nil where in none.
  ///
  /// - Parameters:
  ///   - stages: the stages that differ, frame by frame.
  ///   - views: the paths of the views that differ in the first frame that does.
  static func sample(_ stages: [StageSet], views: [String] = []) -> Divergence? {
    let first = stages.firstIndex { !$0.isEmpty }
    func hashLog(isActual: Bool) -> FrameHashLog {
      FrameHashLog(
        rate: 60, pixelWidth: 640, pixelHeight: 480, tileSize: 64, views: views,
        frames: stages.indices.map { frame in
          var hashes = StageHashes()
          if isActual { for stage in stages[frame].stages { hashes[stage] = 1 } }
          let digest: UInt32 = isActual && frame == first ? 2 : 1
          return FrameHashLog.Frame(
            hashes: hashes,
            views: frame == 0 || frame == first
              ? views.indices.map {
                FrameHashLog.ViewChange(view: $0, state: digest, layout: digest, operations: digest)
              } : [],
            tiles: [])
        })
    }
    return Divergence(expected: hashLog(isActual: false), actual: hashLog(isActual: true))
  }
}
