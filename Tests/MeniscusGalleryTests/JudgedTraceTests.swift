import MeniscusDiff
import MeniscusFormats
import MeniscusGallery
import MeniscusGeometry
import MeniscusSuite
import TestSupport
import Testing

/// The trace `glass/container/judged` asks for a comparison by ꟻLIP, and its accepted picture is
/// compared so.
@Suite("A trace of the gallery that is judged by looks")
@MainActor
struct JudgedTraceTests {
  private static let root = #filePath.parentPath.parentPath.parentPath
  private static let name = CaseName(scene: "glass/container", trace: "judged")

  /// Replays the trace with a fault and compares it with its baseline.
  private func report(with fault: Fault?, in folder: String) throws -> TraceReport {
    let file = TraceFile(
      at: "\(Self.root)/Traces/\(Self.name.folder).jsonl", in: "\(Self.root)/Traces")
    let scene = try #require(Gallery.scenes.first { $0.name == Self.name.scene })
    var execution = CaseExecution(
      name: Self.name, scene: scene, path: file.path, trace: try file.contents.get(), threads: 2)
    execution.fault = fault
    let hashLog = try #require(execution.makeReference().hashLog)
    execution.threads = 1
    return try execution.compare(
      reference: .init(hashLog: hashLog, threads: 2),
      baseline: "\(Self.root)/Baselines/\(Self.name.folder)",
      files: CaseFiles(in: folder, of: Self.name)
    ).report
  }

  @Test(
    "Faults under its bound are within tolerance, faults over it are not",
    arguments: [
      (nil, .same), (.lensStronger, .withinTolerance), (.backdropPaler, .withinTolerance),
      (.faceThinner, .different), (.lensMissing, .different),
    ] as [(Fault?, TraceReport.Verdict)])
  func bound(fault: Fault?, verdict: TraceReport.Verdict) throws {
    let folder = try TemporaryFolder()
    let report = try report(with: fault, in: folder.path)
    expectEqual(report.verdict, verdict)
    #expect(report.tolerance?.comparator == PictureComparator.flip.name && report.issues.isEmpty)
    // The glass parts after the checkpoint: its frames are judged as the checkpoint is.
    let frames = report.judgedFrames
    expectEqual(frames?.count, verdict == .same ? nil : report.frames - 1)
    expectEqual(frames?.beyond.isEmpty ?? true, verdict != .different)
    let figures = report.checkpoints.first?.comparison?.flip
    expectEqual(figures == nil, verdict == .same)
    guard let figures else { return }
    let isUnder = figures.number("windowMean") <= figures.number("allowedMean")
    expectEqual(isUnder, verdict == .withinTolerance)
  }
}
