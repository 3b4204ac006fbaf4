import Foundation
import MeniscusFormats
import MeniscusReport
import TestSupport
import Testing

@Suite("Writing a report")
struct WritingTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("meniscus-report-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("All files are there, and nothing else")
  func files() throws {
    try withFolder { folder in
      try ReportWriter.write(SampleRun.mixed(), into: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      expectEqual(names, ReportWriter.files.sorted())
      for file in ReportWriter.files where file != ReportWriter.compressedTrace {
        let text = try String(
          contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        expectEqual(text, ReportWriter.text(of: file, for: SampleRun.mixed()))
      }
    }
  }

  @Test("Others read the compressed trace, and it is the plain one")
  func compressed() throws {
    try withFolder { folder in
      for run in [SampleRun.brief(), SampleRun.empty()] {
        try ReportWriter.write(run, into: folder)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
          "gzip", "-dc", folder.appendingPathComponent(ReportWriter.compressedTrace).path,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let plain = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 0)
        let file = folder.appendingPathComponent(TraceEventFile.name)
        try expectEqual(plain, Data(contentsOf: file))
      }
    }
  }

  @Test("What cannot be written is named, and nothing is half there")
  func unwritable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let inside = file.appendingPathComponent("report", isDirectory: true)
      do throws(SuiteError) {
        try ReportWriter.write(SampleRun.empty(), into: inside)
        Issue.record("A report was written below a file.")
      } catch {
        guard case .unwritable(let path, .notFolder) = error else {
          Issue.record("Another error: \(error)")
          return
        }
        expectPrefix(path, file.path)
      }
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["file"])
    }
  }
}
