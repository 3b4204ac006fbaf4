import MeniscusFormats

/// A recording on the disk as it goes, so that whatever ends the process loses nothing.
///
/// The file is a trace without its `end`. Events are appended; where some were taken back, the whole is
/// written beside its place and renamed into it.
package struct RecordingJournal {
  /// The file.
  package let path: String
  private var header: TraceHeader
  private var events: [TraceEvent] = []
  private var length = 0

  /// The journal of a scene's recording, in a folder.
  package init(of header: TraceHeader, in folder: String) {
    path = Self.path(of: header.scene, in: folder)
    self.header = header
  }

  /// Where the recording of a scene lies.
  package static func path(of scene: String, in folder: String) -> String {
    folder.appendingPath(scene).appendingPath("unsaved" + TraceFile.fileExtension)
  }

  /// Reads what a process has left; nil where there is nothing of it.
  ///
  /// A line that was cut off at the end is left out.
  package static func left(
    of scene: String, in folder: String
  ) throws(InputError) -> (header: TraceHeader, events: [TraceEvent])? {
    let path = path(of: scene, in: folder)
    guard let bytes = try? FileSystem.read(path), let last = bytes.lastIndex(of: 0x0A) else {
      return nil
    }
    var text = String(decoding: bytes[...last], as: UTF8.self)
    let lines = text.split(separator: "\n")
    let time = try InputError.replaying(path) { () throws(ReplayError) in
      lines.count > 1
        ? try TraceReader.event(of: lines[lines.count - 1], line: lines.count).time : 0
    }
    text += TraceWriter.line(of: TraceEvent(time: time, action: .end)) + "\n"
    let trace = try InputError.replaying(path) { [text] () throws(ReplayError) in
      try TraceReader().read(text)
    }
    return (trace.header, Array(trace.events.dropLast()))
  }

  /// Writes what was not written yet.
  package mutating func write(_ events: [TraceEvent]) throws(SuiteError) {
    guard length > 0, events.starts(with: self.events) else { return try writeAll(events) }
    let new = events[self.events.count...]
    guard !new.isEmpty else { return }
    let bytes = Array(new.map { TraceWriter.line(of: $0) + "\n" }.joined().utf8)
    try FileSystem.append(bytes, to: path, at: length)
    length += bytes.count
    self.events = events
  }

  private mutating func writeAll(_ events: [TraceEvent]) throws(SuiteError) {
    let bytes = Array(TraceWriter.text(of: Trace(header: header, events: events)).utf8)
    try FileSystem.write(bytes, to: path)
    length = bytes.count
    self.events = events
  }

  /// Removes the file.
  package func remove() throws(SuiteError) {
    if FileSystem.kind(of: path) != nil { try FileSystem.remove(path) }
  }
}
