import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// What is measured of the view engine.
package struct EngineCases: Sendable {
  /// The leaves in a row and the rows of the large scene.
  private let side: Int
  /// The rows of the long list.
  private let rows: Int

  /// Makes the cases.
  package init(side: Int = 70, rows: Int = 100_000) { (self.side, self.rows) = (side, rows) }

  /// The cases.
  package var all: [PartCase] {
    [
      PartCase(
        name: "grid", questions: [.work(.measurements, for: .view), .share(.byte, for: .node)]
      ) { [side] _ in
        let bytes = Self.bytes(side: side)
        return { recorder in
          _ = Self.first(EngineScenes.grid(side: side, handle: BenchmarkHandle()), &recorder)
          recorder.units[.byte] = bytes
        }
      },
      PartCase(name: "grid-change", questions: [.ratio(to: "grid")]) { [side] _ in
        { recorder in Self.change(side: side, &recorder) }
      },
      PartCase(name: "list") { [rows] _ in
        { recorder in _ = Self.first(EngineScenes.list(rows: rows), &recorder) }
      },
      PartCase(name: "list-scroll", questions: [.ratio(to: "list")]) { [rows] _ in
        { recorder in Self.scroll(rows: rows, &recorder) }
      },
    ]
      + [3, 6, 12].map { depth in
        PartCase(name: "nested-\(depth)", questions: [.work(.measurements, for: .view)]) { _ in
          { recorder in _ = Self.first(EngineScenes.nested(depth: depth), &recorder) }
        }
      }
  }
}

extension EngineCases {
  @MainActor
  private static func host(_ scene: Scene) -> SceneHost {
    let size = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    return SceneHost(scene: scene, configuration: SceneConfiguration(size: size, scale: 1))
  }

  /// Measures building and the first frame.
  @MainActor
  private static func first(_ scene: Scene, _ recorder: inout PartRecorder) -> SceneHost? {
    var made: SceneHost?
    var views = 0
    recorder.frame { probe in
      let host = host(scene)
      let frame = host.advance(to: 0, events: [], probe: probe)
      (made, views) = (host, frame.views.count)
      return outcome(frame)
    }
    recorder.units[.view] = views
    recorder.units[.node] = made?.nodesMade
    return made
  }

  /// The memory of the large scene, in bytes, in a process that has made none yet; nil where the system
  /// does not say it.
  @MainActor
  private static func bytes(side: Int) -> Int? {
    let before = MemoryUse.bytes
    let host = host(EngineScenes.grid(side: side, handle: BenchmarkHandle()))
    guard let before, let after = MemoryUse.bytes, host.nodesMade > 0, after > before else {
      return nil
    }
    return after - before
  }

  @MainActor
  private static func change(side: Int, _ recorder: inout PartRecorder) {
    let handle = BenchmarkHandle()
    let host = host(EngineScenes.grid(side: side, handle: handle))
    _ = host.advance(to: 0, events: [])
    for index in 1...20 {
      recorder.frame { probe in
        handle.change?()
        return outcome(host.advance(to: index, events: [], probe: probe))
      }
    }
  }

  @MainActor
  private static func scroll(rows: Int, _ recorder: inout PartRecorder) {
    let host = host(EngineScenes.list(rows: rows))
    _ = host.advance(to: 0, events: [])
    let wheel = InputEvent.wheel(
      at: Point2D(x: 160, y: 320), delta: Size2D(width: 0, height: 37))
    for index in 1...60 {
      recorder.frame { outcome(host.advance(to: index, events: [wheel], probe: $0)) }
    }
  }

  private static func outcome(_ frame: SceneFrame) -> PartRecorder.Outcome {
    (frame.counters, frame.displayDigest.list)
  }
}

/// The memory that this process occupies.
private enum MemoryUse {
  /// The bytes that are in memory now; nil where the system does not say it.
  static var bytes: Int? {
    guard
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
