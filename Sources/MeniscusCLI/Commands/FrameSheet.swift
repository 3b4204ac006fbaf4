import MeniscusFormats
import MeniscusImage
import MeniscusLab
import MeniscusMessages

/// A contact sheet of a replay that is being filled: every so many frames, and the last.
struct FrameSheet {
  /// The most frames that are taken where nothing is said about it.
  private static let usualCount = 60

  private let path: String
  private let step: Int
  private let last: Int
  private let clock: FrameClock
  private let grid: ContactSheet.Grid
  private var sheet: ContactSheet

  /// Makes a sheet for the frames of a trace.
  ///
  /// - Parameters:
  ///   - step: from one frame to the next; nil for as few as give 60 frames and a picture that is
  ///     possible.
  ///   - columns: the frames in a row; nil for a sheet that is about as wide as high.
  init(of trace: Trace, path: String, step: Int?, columns: Int?) throws(CommandLineError) {
    let last = trace.frameCount - 1
    func grid(_ step: Int) -> ContactSheet.Grid {
      let (width, height) = Self.extent(of: trace)
      return ContactSheet.Grid(
        count: Self.count(last, step), columns: columns, cellWidth: width, cellHeight: height,
        dot: Self.dot(trace.header.scale, width))
    }
    var chosen = step ?? 1
    if step == nil {
      while chosen < last, Self.count(last, chosen) > Self.usualCount || !grid(chosen).isPossible {
        chosen += 1
      }
    }
    self.grid = grid(chosen)
    guard self.grid.isPossible else {
      throw .sheetTooLarge(
        width: self.grid.width, height: self.grid.height, limit: ContactSheet.limit)
    }
    self.path = path
    self.step = chosen
    self.last = last
    clock = trace.clock
    sheet = ContactSheet(self.grid)
  }

  /// The frames that are taken of frames 0 to `last`.
  private static func count(_ last: Int, _ step: Int) -> Int {
    last / step + (last % step == 0 ? 1 : 2)
  }

  /// The columns and rows of pixels of the largest frame.
  private static func extent(of trace: Trace) -> (width: Int, height: Int) {
    var (width, height) = (trace.header.size.width, trace.header.size.height)
    for event in trace.events {
      guard case .resize(let size) = event.action else { continue }
      (width, height) = (max(width, size.width), max(height, size.height))
    }
    let scale = trace.header.scale
    return (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
  }

  /// The pixels of a dot of the labels: two points, or what lets a long label fit its frame.
  private static func dot(_ scale: Double, _ width: Int) -> Int {
    min(max(width / 100, 1), max(Int(2 * scale), 1))
  }

  /// Whether a frame is taken.
  func wants(_ frame: Int) -> Bool { frame % step == 0 || frame == last }

  /// Adds a frame.
  mutating func add(_ bitmap: Bitmap, frame: Int) {
    let time = Messages.grouped(clock.microseconds(of: frame) / 1000)
    sheet.add(bitmap, label: "\(Messages.grouped(frame))  \(time) ms")
  }

  /// Writes the sheet.
  func write() throws(SuiteError) {
    try FileSystem.write(PNG.encode(sheet.bitmap), to: path)
  }
}
