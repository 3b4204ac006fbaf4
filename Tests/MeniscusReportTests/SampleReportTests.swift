import Foundation
import MeniscusFormats
import MeniscusImage
import MeniscusReport
import Testing

/// Writes a report of every verdict for people, and the checks of a browser, to look at.
@Suite("A sample to look at")
struct SampleReportTests {
  private static let folder = ProcessInfo.processInfo.environment["MENISCUS_SAMPLE_REPORT"]

  @Test("The sample is written", .enabled(if: folder != nil))
  func sample() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder), isDirectory: true)
    let run = SampleRun.mixed()
    try ReportWriter.write(run, into: folder)
    var written: Set<String> = []
    func write(_ pictures: [CheckpointReport.Picture?]) throws {
      for picture in pictures {
        guard let picture, written.insert(picture.path).inserted else { continue }
        let path = folder.appendingPathComponent(picture.path).path
        try FileSystem.write(PNG.encode(Self.drawing(picture)), to: path)
      }
    }
    for frame in run.traces.flatMap({ $0.strip?.frames ?? [] }) {
      try write([frame.expected, frame.actual, frame.difference])
    }
    for checkpoint in run.traces.flatMap(\.checkpoints) {
      try write([
        checkpoint.expected, checkpoint.actual, checkpoint.difference,
        checkpoint.comparison?.picture,
      ])
      for path in [checkpoint.tree, checkpoint.display] {
        guard let path else { continue }
        try FileSystem.write("VStack\n".utf8, to: folder.appendingPathComponent(path).path)
      }
    }
  }

  /// A sky with a disc in it; where the disc stands depends on the picture's name.
  private static func drawing(_ picture: CheckpointReport.Picture) -> Bitmap {
    let place = picture.path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF }
    let (x, y) = (picture.width / 4 + place, picture.height / 4 + place / 2)
    var samples: [UInt8] = []
    samples.reserveCapacity(picture.width * picture.height * 4)
    for row in 0..<picture.height {
      let shade = UInt8(row * 120 / picture.height)
      for column in 0..<picture.width {
        let isDisc = (column - x) * (column - x) + (row - y) * (row - y) < 4900
        samples += isDisc ? [255, 159, 10, 255] : [200 - shade, 220 - shade, 250 - shade / 2, 255]
      }
    }
    return Bitmap(width: picture.width, height: picture.height, samples: samples)
  }
}
