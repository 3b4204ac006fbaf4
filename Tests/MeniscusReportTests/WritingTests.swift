import Foundation
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
      for file in ReportWriter.files {
        let text = try String(
          contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        expectEqual(text, ReportWriter.text(of: file, for: SampleRun.mixed()))
      }
    }
  }

  @Test("What cannot be written is named, and nothing is half there")
  func unwritable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let inside = file.appendingPathComponent("report", isDirectory: true)
      do throws(ReportError) {
        try ReportWriter.write(SampleRun.empty(), into: inside)
        Issue.record("A report was written below a file.")
      } catch {
        guard case .unwritable(.unwritable(let path, .notFolder)) = error else {
          Issue.record("Another error: \(error)")
          return
        }
        expectPrefix(path, file.path)
      }
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["file"])
    }
  }
}
