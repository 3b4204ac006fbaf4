import MeniscusFormats
import MeniscusGallery
import MeniscusTesting
import TestSupport
import Testing

/// The accepted traces of the gallery, once for all variants of each.
@Suite("Accepted traces of the gallery")
struct GalleryTraceTests {
  private let package = ReplayExpectation.packageFolder(of: #filePath)

  /// The paths of the traces of the gallery, from their folder.
  private func traces(below folder: String = "") throws -> [String] {
    let root = package.appendingPath("Traces")
    return try FileSystem.names(in: root.appendingPath(folder)).sorted().flatMap { name in
      let path = folder.appendingPath(name)
      if FileSystem.kind(of: root.appendingPath(path)) == .folder {
        return try traces(below: path)
      }
      return name.hasSuffix(TraceFile.fileExtension) ? [path] : []
    }
  }

  @Test("Each is the trace, byte for byte")
  func equal() throws {
    let paths = try traces()
    #expect(paths.count >= 47)
    for path in paths {
      let accepted = "Baselines/\(path.dropLast(TraceFile.fileExtension.count))"
        .appendingPath(BaselineFiles.trace)
      #expect(
        try FileSystem.read(package.appendingPath(accepted))
          == FileSystem.read(package.appendingPath("Traces").appendingPath(path)), "\(path)")
    }
  }

  @Test("It is what recording a baseline writes")
  @MainActor
  func recorded() throws {
    let folder = try TemporaryFolder()
    // The one of fewest frames and pixels: what is written of a trace does not depend on them.
    let (path, file) = ("glass/container/judged", BaselineFiles.trace)
    let trace = "Traces/\(path)\(TraceFile.fileExtension)"
    try FileSystem.write(FileSystem.read(package.appendingPath(trace)), to: folder(trace))
    _ = try ReplayExpectation(identifier: path, scenes: Gallery.scenes, folder: folder.path)
      .check(recording: .missing)
    let written = "Baselines/\(path)".appendingPath(file)
    #expect(
      try FileSystem.read(folder(written)) == FileSystem.read(package.appendingPath(written)))
    // The frames say by which trace they were made.
    let frames = try FrameHashLog(
      json: FileSystem.read(folder("Baselines/\(path)").appendingPath(BaselineFiles.hashLog)))
    #expect(frames.trace == TraceFile(at: folder(trace), in: folder("Traces")).hash)
  }
}
