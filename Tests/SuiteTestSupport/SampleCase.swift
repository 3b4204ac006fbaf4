import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusSuite
import MeniscusUI
import TestSupport

/// A scene in which a tap starts a spring and shows something for a while.
package struct Board: View {
  package var duration: Double
  package var padding: CGFloat
  package var late: Color
  @State private var isOn = false

  package init(duration: Double = 0.2, padding: CGFloat = 2, late: Color = .green) {
    self.duration = duration
    self.padding = padding
    self.late = late
  }

  package var body: some View {
    VStack(spacing: 1) {
      Circle().fill(.blue).frame(width: 6, height: 6).offset(x: isOn ? 8 : 0)
      Capsule().fill(.orange).frame(width: 10, height: 4).padding(padding)
      if isOn { Ellipse().fill(late).frame(width: 4, height: 2) }
      Button(action: { withAnimation(.spring(duration: duration)) { isOn.toggle() } }) {
        Rectangle().fill(.red).frame(width: 8, height: 4)
      }
      .accessibilityIdentifier("go")
    }
  }
}

/// A trace of the board in a package folder, and what replays it.
///
/// What many tests record, accept and replay for reference is replayed for the first of them alone.
/// Whatever is compared is replayed each time, and has to equal the reference in every bit.
@MainActor
package struct SampleCase {
  package static let script = """
    checkpoint start
    tap #go
    wait 30f
    tap #go
    settle
    wait 6f
    checkpoint end
    """

  private static let traces = Memo<ReplayKey, Trace>()
  private static let references = Memo<ReplayKey, FrameHashLog>()
  private static let baselines = Memo<ReplayKey, [String: [UInt8]]>()

  package let folder: TemporaryFolder
  package let name = CaseName(scene: "board", trace: "tap")
  package var trace: Trace
  /// The hash of the bytes of its trace file; nil where nobody is to know it.
  package var traceHash: UInt64?
  private let isLive: Bool

  /// Makes a case.
  ///
  /// - Parameter isLive: whether nothing is taken over from other tests.
  package init(
    _ script: String = SampleCase.script, on view: some View & Sendable = Board(),
    isLive: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    self.isLive = isLive
    trace = try Self.traces.value(of: isLive ? nil : ReplayKey(view, script)) {
      try RecordingScript(script).record(Self.scene(view))
    }
    try save()
  }

  package static func scene(_ view: some View & Sendable) -> Scene {
    Scene("board", size: CGSize(width: 32, height: 32)) { view }
  }

  package var path: String { folder("Traces/board/tap.jsonl") }
  package var baseline: String { folder("Baselines/board/tap") }

  /// Writes the trace to its file.
  package func save() throws {
    try folder.write(TraceWriter.text(of: trace), "Traces/board/tap.jsonl")
  }

  package func execution(
    _ view: some View & Sendable, threads: Int = 1, with fault: Fault? = nil
  ) -> CaseExecution {
    var execution = CaseExecution(
      name: name, scene: Self.scene(view), path: path, trace: trace, threads: threads)
    execution.fault = fault
    execution.traceHash = traceHash
    return execution
  }

  /// What replays of a view depend on; nil where none is to be taken over.
  package func key(_ view: some View & Sendable, with fault: Fault? = nil) -> ReplayKey? {
    isLive || traceHash != nil
      ? nil : ReplayKey(view, TraceWriter.text(of: trace), fault: fault)
  }

  /// The hashes of a replay of a view with two threads, painting everything.
  package func reference(
    _ view: some View & Sendable, with fault: Fault? = nil
  ) throws -> FrameHashLog {
    try Self.references.value(of: key(view, with: fault)) {
      let outcome = execution(view, threads: 2, with: fault).makeReference()
      guard let hashLog = outcome.hashLog else { throw SuiteError.noRun(folder: path) }
      return hashLog
    }
  }

  /// Replays a view, with a fault where one is given, and compares it with a reference and with the
  /// baseline.
  package func compare(
    _ view: some View & Sendable, with fault: Fault? = nil, reference: FrameHashLog? = nil,
    keeping frames: KeptFrames = .none
  ) throws -> CaseExecution.Outcome {
    let hashLog = try reference ?? self.reference(view, with: fault)
    var execution = execution(view, with: fault)
    execution.keptFrames = frames
    return try execution.compare(
      reference: .init(hashLog: hashLog, threads: 2), baseline: baseline,
      files: CaseFiles(in: folder("report"), of: name))
  }

  /// Writes the checksums of the accepted files, as if they had been accepted as they are.
  package func listFiles() throws {
    var checksums = BaselineChecksums()
    for name in try BaselineFiles.names(in: baseline) where BaselineFiles.isListed(name) {
      checksums.hashes[name] = BaselineChecksums.hash(
        of: try SharedPicture.read(baseline.appendingPath(name)))
    }
    try FileSystem.write(
      checksums.json.utf8, to: baseline.appendingPath(BaselineFiles.checksums))
  }

  /// Changes the accepted picture of a checkpoint, and no hash of a frame.
  package func repaint(_ checkpoint: String, _ change: (inout Bitmap) -> Void) throws {
    let path = baseline.appendingPath("\(checkpoint).png")
    var bitmap = try PNG.decode(FileSystem.read(path))
    change(&bitmap)
    try FileSystem.write(PNG.encode(bitmap), to: path)
    try listFiles()
  }

  /// Makes what a view shows the baseline.
  package func accept(_ view: some View & Sendable) throws {
    let files = try Self.baselines.value(of: key(view)) {
      _ = try compare(view)
      let shown = folder("report/actual/board/tap")
      return try FileSystem.names(in: shown).reduce(into: [:]) { files, name in
        files[name] = try FileSystem.read(shown.appendingPath(name))
      }
    }
    try FileSystem.remove(baseline)
    for (name, bytes) in files { try FileSystem.write(bytes, to: baseline.appendingPath(name)) }
    try FileSystem.remove(folder("report"))
  }

  /// Makes the trace the accepted one.
  package func acceptTrace() throws {
    try FileSystem.write(
      TraceWriter.text(of: trace).utf8, to: baseline.appendingPath(BaselineFiles.trace))
  }
}
