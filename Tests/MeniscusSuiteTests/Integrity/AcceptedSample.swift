import MeniscusFormats
import MeniscusImage
import MeniscusReplay
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport

/// A small case with its baseline, and a replay that is compared with it as often as one likes.
@MainActor
struct AcceptedSample {
  private static let still = "checkpoint start\nwait 2f\nsettle\ncheckpoint end"

  let name: CaseName
  let record: ReplayRecord
  /// The accepted files, by name.
  let files: [String: [UInt8]]
  private let execution: CaseExecution
  private let folder: TemporaryFolder

  /// - Parameter isListed: whether there are checksums.
  init(
    _ view: some View & Sendable = Board(), _ script: String = AcceptedSample.still,
    variant: TraceVariant? = nil, isListed: Bool = false
  ) throws {
    let sample = try SampleCase(script, on: view)
    folder = sample.folder
    name = CaseName(scene: "board", trace: "tap", variant: variant?.name)
    var execution = sample.execution(view)
    if let variant { execution.trace = sample.trace.applying(variant) }
    execution.name = name
    self.execution = execution
    record = try execution.play(ReplayOptions(requirements: [])).record
    var files = [BaselineFiles.hashLog: Array(record.hashLog.json.utf8)]
    for capture in record.captures {
      files[BaselineFiles.name(of: capture.name, .picture)] = PNG.encode(capture.bitmap)
      files[BaselineFiles.name(of: capture.name, .tree)] = Array(capture.tree.utf8)
      files[BaselineFiles.name(of: capture.name, .display)] = Array(capture.display.utf8)
    }
    if isListed {
      let checksums = BaselineChecksums(files.mapValues { BaselineChecksums.hash(of: $0) })
      files[BaselineFiles.checksums] = Array(checksums.json.utf8)
    }
    self.files = files
    for (file, bytes) in files { try write(bytes, file) }
  }

  /// Five cases that draw, each in its own way, all that there is to draw.
  static func five(isListed: Bool) throws -> [AcceptedSample] {
    [
      try AcceptedSample(
        Board(), "checkpoint start\ntap #go\nwait 3f\ntap #go\nsettle\ncheckpoint end",
        isListed: isListed),
      try AcceptedSample(Words(), isListed: isListed),
      try AcceptedSample(Pane(), isListed: isListed),
      try AcceptedSample(Board(), variant: .dark, isListed: isListed),
      try AcceptedSample(Wedges(), isListed: isListed),
    ]
  }

  var path: String { folder("Baselines/\(name.folder)") }

  func write(_ bytes: [UInt8], _ file: String) throws {
    try FileSystem.write(bytes, to: path.appendingPath(file))
  }

  /// Compares the replay, or another, with the baseline as it lies there.
  func judge(_ other: ReplayRecord? = nil) throws -> CaseExecution.Outcome {
    try execution.judge(
      other ?? record, reference: nil, baseline: .init(in: path),
      files: CaseFiles(unkeptOf: name))
  }

  /// Compares with files replaced, or removed where there are no bytes, and puts them back.
  func judge(
    _ changes: [String: [UInt8]?], _ other: ReplayRecord? = nil
  ) throws -> CaseExecution.Outcome {
    for (file, bytes) in changes {
      if let bytes { try write(bytes, file) } else { try FileSystem.remove(path + "/" + file) }
    }
    defer {
      for file in changes.keys {
        if let bytes = files[file] {
          try? write(bytes, file)
        } else {
          try? FileSystem.remove(path + "/" + file)
        }
      }
    }
    return try judge(other)
  }
}

private struct Words: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("Ay").font(.system(size: 9))
      Text("“é”").font(.system(size: 7)).foregroundStyle(.red)
    }
  }
}

private struct Pane: View {
  var body: some View {
    ZStack {
      Color.orange
      Circle().fill(.blue).frame(width: 12, height: 12)
      Text("g").font(.system(size: 8)).padding(4).glassEffect()
    }
  }
}

private struct Wedges: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      Wedge().fill(.green).opacity(0.5).frame(width: 20, height: 16).clipShape(Wedge())
        .rotationEffect(.degrees(20))
    }
  }
}

/// A triangle.
private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
