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
    try write(SampleRun.mixed(), into: folder)
    try write(
      SampleRun.accepted(cases: 24), into: folder.appendingPathComponent("accepted"))
    try write(SampleRun.findings(), into: folder.appendingPathComponent("findings"))
    let large = folder.appendingPathComponent("large", isDirectory: true)
    try write(SampleRun.large(cases: 5000, failing: 40, frames: 24), into: large, pageOnly: true)
    let failing = folder.appendingPathComponent("failing", isDirectory: true)
    try write(SampleRun.large(cases: 5000, failing: 5000, frames: 2), into: failing, pageOnly: true)
  }

  /// Writes a report, and a picture and a text for whatever it refers to.
  private func write(_ run: RunReport, into folder: URL, pageOnly: Bool = false) throws {
    if pageOnly {
      try FileSystem.write(to: folder.appendingPathComponent(ReportWriter.page).path) {
        (put) throws(SuiteError) in try ReportPage.write(run, to: put)
      }
      for file in ReportWriter.files where file != ReportWriter.page {
        try FileSystem.write("".utf8, to: folder.appendingPathComponent(file).path)
      }
    } else {
      try ReportWriter.write(run, into: folder)
    }
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
        guard let path, written.insert(path).inserted else { continue }
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
