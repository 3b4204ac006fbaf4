import MeniscusFormats
import MeniscusFrames
import MeniscusImage
import MeniscusReplay
import MeniscusVerdict

/// The frames of a case's accepted run, drawn from the operations that are kept of them.
struct AcceptedFrames {
  /// The file that they are kept in.
  let path: String
  private var frames: FramesDecoder
  private var drawing: ListDrawing

  /// Reads what is kept; nil where nothing is, or it is damaged.
  ///
  /// - Throws: ``FrameFileProblem`` where it cannot be understood.
  init?(beside baseline: Baseline, threads: Int) throws(FrameFileProblem) {
    guard let bytes = baseline.keptFrames.value else { return nil }
    path = baseline.folder.appendingPath(BaselineFiles.frames)
    frames = try FramesDecoder(bytes)
    drawing = ListDrawing(threads: threads)
  }

  /// Whether they are of the run that a frame-hash log is of.
  func belong(to hashLog: FrameHashLog) -> Bool {
    frames.rate == hashLog.rate && frames.count == hashLog.frames.count
      && hashLog.frames.indices.allSatisfy {
        frames.pixelHash(at: $0) == hashLog.frames[$0].hashes[.pixels]
      }
  }

  /// A frame; nil where its operations give other pixels today than when they were accepted.
  ///
  /// - Throws: ``FrameFileProblem`` where it cannot be read.
  mutating func frame(at frame: Int) throws(FrameFileProblem) -> FrameJudge.Frame? {
    let list = try frames.list(at: frame)
    let (bitmap, hash) = drawing.draw(list)
    return hash == frames.pixelHash(at: frame) ? FrameJudge.Frame(list: list, bitmap: bitmap) : nil
  }

  /// The pixels of a frame; nil where they are not known.
  mutating func bitmap(at frame: Int) -> Bitmap? {
    guard frame < frames.count else { return nil }
    return (try? self.frame(at: frame))??.bitmap
  }
}
