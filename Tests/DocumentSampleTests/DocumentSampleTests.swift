import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// The four samples under "Applying Liquid Glass to custom views", as they are written.
@MainActor
@Suite("Samples of the documents")
struct DocumentSampleTests {
  /// Records a tap on a sample, and replays it; where its glass moves, by two routes.
  private func record<Content: View>(
    _ name: String, width: Double, height: Double, tapAt point: Point2D, moves: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) throws -> ReplayRecord {
    let scene = Scene(name, size: CGSize(width: width, height: height)) {
      VStack(spacing: 40) { content() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          LinearGradient(colors: [.blue, .orange], startPoint: .top, endPoint: .bottom)
        }
    }
    // A pixel a point, and half the frames: a debug build draws glass slowly, in every one of them.
    let recorder = try Recorder(scene: scene, scale: 1, rate: 30)
    try recorder.checkpoint("start")
    try recorder.press(.point(point))
    try recorder.wait(frames: 3)
    try recorder.checkpoint("pressed")
    try recorder.release()
    try recorder.wait(frames: 6)
    try recorder.checkpoint("after")
    try recorder.settle()
    try recorder.checkpoint("end")
    let trace = try recorder.end()
    let record = try Replayer.run(
      trace, on: scene, options: ReplayOptions(threads: moves ? 1 : 2, pixels: .every(45)))
    if moves {
      let again = try Replayer.run(
        trace, on: scene,
        options: ReplayOptions(threads: 2, fullRepaint: true, pixels: .every(45)))
      expectEqual(again.hashLog.frames.map(\.hashes), record.hashLog.frames.map(\.hashes))
    }
    #expect(record.issues.isEmpty)
    return record
  }

  /// The elements of glass at a checkpoint.
  private func glass(_ record: ReplayRecord, at name: String) -> [GlassElement] {
    record.captures.first { $0.name == name }?.list.glass ?? []
  }

  @Test("Text on glass: three shapes, the tinted one swells under the finger")
  func text() throws {
    let record = try record(
      "samples/text", width: 280, height: 260, tapAt: Point2D(x: 140, y: 216)
    ) { TextSample() }
    expectEqual(glass(record, at: "start").count, 3)
    expectEqual(glass(record, at: "start").map { $0.material.tint == nil }, [true, true, false])
    let (start, pressed) = (glass(record, at: "start"), glass(record, at: "pressed"))
    #expect(pressed[2].transform.a > start[2].transform.a)
    expectEqual(glass(record, at: "end"), start)
  }

  @Test("Two shapes of one container fuse")
  func container() throws {
    let record = try record(
      "samples/container", width: 240, height: 120, tapAt: Point2D(x: 120, y: 60)
    ) { ContainerSample() }
    let glass = glass(record, at: "start")
    expectEqual(glass.count, 2)
    expectEqual(Set(glass.map(\.container)).count, 1)
    #expect(glass.allSatisfy { $0.spacing == 40 })
    // The second circle is moved 40 points towards the first: their edges touch.
    expectClose(glass[1].transform.tx - glass[0].transform.tx, 80, closerThan: 0.01)
  }

  @Test("Four symbols make two shapes")
  func union() throws {
    let record = try record(
      "samples/union", width: 420, height: 120, tapAt: Point2D(x: 210, y: 60)
    ) { UnionSample() }
    let shapes = glass(record, at: "start")
    expectEqual(shapes.count, 2)
    for shape in shapes {
      guard case .roundedRectangle(let rect, _, _) = shape.silhouette else {
        Issue.record("A union of capsules is a capsule.")
        continue
      }
      // Two frames of 80 points, 20 apart.
      expectEqual(rect.size, Size2D(width: 180, height: 80))
    }
  }

  @Test("The eraser flows out of the pencil")
  func morph() throws {
    let record = try record(
      "samples/morph", width: 240, height: 220, tapAt: Point2D(x: 120, y: 170), moves: true
    ) { MorphSample() }
    func circles(_ name: String) -> [GlassElement] {
      glass(record, at: name).filter { $0.spacing == 40 }
    }
    expectEqual(circles("start").count, 1)
    expectEqual(circles("end").count, 2)
    let (after, end) = (circles("after"), circles("end"))
    expectEqual(after.count, 2)
    // In between, the eraser's shape lies between the pencil's and its own place.
    #expect(after[1].transform.tx > after[0].transform.tx)
    #expect(after[1].transform.tx < end[1].transform.tx)
    expectEqual(after[1].material.presence, 1)
  }

  @Test(
    "The files hold the documents' text",
    .enabled(if: DocumentSampleTests.documents != nil, "the documents are not there"))
  func verbatim() throws {
    let documents = try #require(Self.documents)
    for name in ["TextSample", "ContainerSample", "UnionSample", "MorphSample"] {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Samples/\(name).swift")
      let lines = try String(contentsOf: url, encoding: .utf8)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let sample = try #require(documents[name])
      var next = lines.startIndex
      for line in sample {
        let found = lines[next...].firstIndex(of: line)
        #expect(found != nil, "\(name) lacks `\(line)`")
        next = found.map { $0 + 1 } ?? next
      }
    }
  }

  /// The samples' lines by file, from the document beside the expected values.
  nonisolated static let documents: [String: [String]]? = {
    guard let folder = ProcessInfo.processInfo.environment["MENISCUS_CONFORMANCE"] else {
      return nil
    }
    let seeds = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("seeds")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: seeds.path)) ?? []
    guard let file = names.sorted().first(where: { $0.hasPrefix("000_") }),
      let text = try? String(
        contentsOf: seeds.appendingPathComponent(file), encoding: .utf8),
      let page = text.range(of: "transitions into and out of the pencil image")
    else { return nil }
    // After the page's prose come four examples, each in a fence.
    let fences = text[page.upperBound...].components(separatedBy: "```swift\n").dropFirst()
    let samples = fences.prefix(4).map { fence in
      (fence.components(separatedBy: "\n```").first ?? "").split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard samples.count == 4 else { return nil }
    return Dictionary(
      uniqueKeysWithValues: zip(
        ["TextSample", "ContainerSample", "UnionSample", "MorphSample"], samples))
  }()
}
