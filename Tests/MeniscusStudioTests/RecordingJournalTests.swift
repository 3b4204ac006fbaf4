import MeniscusFormats
import MeniscusGeometry
import MeniscusStudio
import TestSupport
import Testing

@Suite("The journal of a recording")
struct RecordingJournalTests {
  private let folder: TemporaryFolder
  private let header = TraceHeader(scene: "a/scene", size: Size2D(width: 100, height: 80))
  private let events = (0..<5).map { TraceEvent(time: $0 * 1000, action: .key("a")) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func left() throws -> [TraceEvent]? {
    try RecordingJournal.left(of: header.scene, in: folder.path)?.events
  }

  @Test("It has what was done, whatever is appended, taken back or changed")
  func writing() throws {
    #expect(try left() == nil)
    var journal = RecordingJournal(of: header, in: folder.path)
    let changed = events.map { TraceEvent(time: $0.time, action: .text("b")) }
    let states: [[TraceEvent]] = [
      [], Array(events[..<2]), events, events, Array(events[..<3]), changed, [], changed,
    ]
    for events in states {
      try journal.write(events)
      try expectEqual(left(), events)
    }
    let found = try RecordingJournal.left(of: header.scene, in: folder.path)
    expectEqual(found?.header, header)
    try journal.remove()
    #expect(try left() == nil)
    try journal.remove()
  }

  @Test("Cut off anywhere, it has what was written whole before")
  func cut() throws {
    var journal = RecordingJournal(of: header, in: folder.path)
    try journal.write(events)
    let bytes = try FileSystem.read(journal.path)
    for length in 0...bytes.count {
      try FileSystem.write(bytes[..<length], to: journal.path)
      let lines = bytes[..<length].count { $0 == 0x0A }
      try expectEqual(left(), lines == 0 ? nil : Array(events[..<(lines - 1)]))
    }
  }

  @Test("What is no journal is an error with its line")
  func malformed() throws {
    let path = RecordingJournal.path(of: header.scene, in: folder.path)
    try FileSystem.write("{\"meniscus\":\"trace\",\"version\":1}\n".utf8, to: path)
    #expect(throws: InputError.self) { try left() }
    let text = TraceWriter.text(of: Trace(header: header, events: events)) + "nothing\n"
    try FileSystem.write(text.utf8, to: path)
    #expect {
      try left()
    } throws: { error in
      guard case .replay(path, .trace(line: 7, _, _))? = error as? InputError else { return false }
      return true
    }
  }

  @Test("Another process that still runs keeps it, one that has ended does not")
  func owner() throws {
    let path = RecordingJournal.path(of: header.scene, in: folder.path)
    try RecordingJournal.take(of: header.scene, in: folder.path)
    try RecordingJournal.take(of: header.scene, in: folder.path)
    RecordingJournal.leave(of: header.scene, in: folder.path)
    #expect(FileSystem.kind(of: path + ".process") == nil)
    // The first process of the machine runs always.
    try FileSystem.write("1".utf8, to: path + ".process")
    #expect(throws: StudioError.busy(path: path, process: 1)) {
      try RecordingJournal.take(of: header.scene, in: folder.path)
    }
    try FileSystem.write("2147483646".utf8, to: path + ".process")
    try RecordingJournal.take(of: header.scene, in: folder.path)
  }
}
