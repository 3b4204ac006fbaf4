import Foundation
import MeniscusFormats
import TestSupport
import Testing

@Suite("Every byte of a baseline counts") @MainActor
struct BaselineFlipTests {
  /// 200 in all; a build server asks for 2,000.
  private static let flipsOfSample =
    ProcessInfo.processInfo.environment["MENISCUS_FLIPS"].flatMap { Int($0) } ?? 20

  @Test("A byte that is flipped is noticed, in each file, without checksums and with them")
  func flips() throws {
    var generator = SplitMix(state: 15)
    for isListed in [false, true] {
      var unnoticed: [String] = []
      var verdicts: [TraceReport.Verdict: Int] = [:]
      for sample in try AcceptedSample.five(isListed: isListed) {
        #expect(try sample.judge().report.verdict == .same, "\(sample.path)")
        let names = sample.files.keys.sorted()
        for flip in 0..<Self.flipsOfSample {
          let name = names[flip % names.count]
          var bytes = sample.files[name, default: []]
          let place = Int.random(in: bytes.indices, using: &generator)
          if name == BaselineFiles.checksums, Self.isOfPicture(place, bytes) { continue }
          bytes[place] ^= UInt8.random(in: 1...255, using: &generator)
          let report = try sample.judge([name: bytes]).report
          verdicts[report.verdict, default: 0] += 1
          if report.verdict.isAccepted { unnoticed.append("\(sample.path)/\(name): \(place)") }
        }
      }
      expectEqual(unnoticed, [])
      if isListed { expectEqual(Array(verdicts.keys), [.damagedBaseline]) }
      // Without checksums some of what is flipped could have been accepted so.
      #expect(verdicts[.damagedBaseline, default: 0] > Self.flipsOfSample * 4, "\(verdicts)")
    }
  }

  /// Whether a byte is of the checksum of a picture, which does not count where the pixels are those
  /// of `frames.json`: another encoder may have packed them.
  private static func isOfPicture(_ place: Int, _ bytes: [UInt8]) -> Bool {
    let start = (bytes[..<place].lastIndex(of: 0x0A) ?? -1) + 1
    let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.endIndex
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let mark = line.firstRange(of: ".png\",\"hash\":\"") else { return false }
    let first = line.utf8.distance(from: line.startIndex, to: mark.upperBound)
    return (first..<first + 16).contains(place - start)
  }
}
