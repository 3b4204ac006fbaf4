import MeniscusFormats
import TestSupport
import Testing

@Suite("Trace reader: hostile bytes")
struct TraceHostileTests {
  private let bytes = Array(TraceSample.version1.utf8)

  private func isTrace(_ bytes: [UInt8]) -> Bool {
    (try? TraceReader().read(bytes)) != nil
  }

  @Test("Cut short anywhere, it is no trace")
  func truncated() {
    // Without the last line feed it is still whole.
    for count in 0..<bytes.count - 1 {
      #expect(!isTrace(Array(bytes[..<count])), "\(count) bytes")
    }
    #expect(isTrace(Array(bytes.dropLast())))
  }

  @Test("With any bit flipped, it is an error that names a line, or a trace that writes itself")
  func flipped() throws {
    let lines = bytes.count { $0 == 0x0A }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      switch Result(catching: { () throws(ReplayError) in try TraceReader().read(changed) }) {
      case .success(let trace):
        try expectEqual(TraceReader().read(TraceWriter.text(of: trace)), trace)
      case .failure(let error):
        expectEqual(error.line.map { (1...lines + 1).contains($0) }, true)
      }
    }
  }

  @Test("Noise is no trace")
  func noise() {
    var numbers = SplitMix(state: 7)
    for length in 0..<300 {
      #expect(!isTrace((0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }))
    }
  }

  @Test("Lines that are taken out or doubled give an error or a trace, never a trap")
  func lines() {
    let lines = TraceSample.version1.split(separator: "\n")
    for index in lines.indices {
      var fewer = lines
      fewer.remove(at: index)
      var more = lines
      more.insert(lines[index], at: index)
      let header = index == lines.startIndex
      let end = index == lines.endIndex - 1
      #expect(!header && !end || !isTrace(Array(fewer.joined(separator: "\n").utf8)))
      #expect(!header && !end || !isTrace(Array(more.joined(separator: "\n").utf8)))
      _ = isTrace(Array(fewer.reversed().joined(separator: "\n").utf8))
    }
  }
}
