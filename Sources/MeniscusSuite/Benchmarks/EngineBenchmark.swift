import Foundation
import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// What the view engine costs: counts, which are exact, and times and bytes, which inform.
package struct EngineBenchmark: Sendable {
  /// How often each time is taken; the median counts.
  package var repetitions: Int
  /// The leaves in a row and the rows of the large scene.
  package var side: Int
  /// The rows of the long list.
  package var rows: Int

  /// Makes the benchmark at its usual sizes: 10,000 views and 100,000 rows.
  package init(repetitions: Int = 5, side: Int = 70, rows: Int = 100_000) {
    self.repetitions = max(repetitions, 1)
    self.side = max(side, 2)
    self.rows = max(rows, 100)
  }

  /// What was measured.
  package struct Result: Codable, Equatable, Sendable {
    /// The large scene and the change of one of its leaves.
    package var scene: SceneResult
    /// The long list, scrolled.
    package var list: ListResult
    /// Stacks inside stacks.
    package var nesting: [NestingResult]
  }

  /// The large scene.
  package struct SceneResult: Codable, Equatable, Sendable {
    /// The views that a snapshot lists.
    package var views: Int
    /// The nodes of the view graph, which keep the views' state, layout and drawing.
    package var nodes: Int
    /// Building and first layout, in milliseconds.
    package var firstMilliseconds: Double
    /// Sizes asked for and not known in the first layout.
    package var firstMeasurements: Int
    /// The change of one leaf with its layout, in milliseconds.
    package var changeMilliseconds: Double
    /// `changeMilliseconds` as a fraction of `firstMilliseconds`.
    package var changeRatio: Double
    /// Bodies evaluated for the change.
    package var changeBodies: Int
    /// Sizes asked for and not known for the change.
    package var changeMeasurements: Int
    /// Elements placed anew for the change.
    package var changePlacements: Int
    /// The memory of the graph for every node, in bytes; nil where the system does not say it.
    package var bytesPerNode: Double?
  }

  /// A long list.
  package struct ListResult: Codable, Equatable, Sendable {
    /// Its rows.
    package var rows: Int
    /// Building and first layout, in milliseconds.
    package var firstMilliseconds: Double
    /// A frame of scrolling, in milliseconds; its drawing list and hashes included.
    package var scrollMilliseconds: Double
    /// Bodies evaluated in the most expensive frame of scrolling.
    package var scrollBodies: Int
    /// Elements placed in the most expensive frame of scrolling.
    package var scrollPlacements: Int
  }

  /// Stacks inside stacks.
  package struct NestingResult: Codable, Equatable, Sendable {
    /// How many lie inside each other.
    package var depth: Int
    /// The views that a snapshot lists.
    package var views: Int
    /// Sizes asked for and not known in the first layout.
    package var measurements: Int
    /// `measurements` for every view.
    package var measurementsPerView: Double
  }

  /// Measures everything.
  @MainActor
  package func run() -> Result {
    Result(
      scene: measureScene(), list: measureList(),
      nesting: [3, 6, 12].map { measureNesting(depth: $0) })
  }
}

extension EngineBenchmark {
  @MainActor
  private func host(_ scene: Scene) -> SceneHost {
    let size = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    return SceneHost(scene: scene, configuration: SceneConfiguration(size: size, scale: 1))
  }

  @MainActor
  private func measureScene() -> SceneResult {
    var first: [Double] = []
    var change: [Double] = []
    var result = SceneResult(
      views: 0, nodes: 0, firstMilliseconds: 0, firstMeasurements: 0, changeMilliseconds: 0,
      changeRatio: 0, changeBodies: 0, changeMeasurements: 0, changePlacements: 0,
      bytesPerNode: nil)
    for _ in 0..<repetitions {
      let handle = BenchmarkHandle()
      let scene = BenchmarkScenes.grid(side: side, handle: handle)
      let before = MemoryUse.bytes
      var made: SceneHost?
      first.append(milliseconds { made = host(scene) })
      guard let host = made else { continue }
      let after = MemoryUse.bytes
      let shown = host.advance(to: 0, events: [])
      result.views = shown.views.count
      result.nodes = host.nodesMade
      result.firstMeasurements = shown.counters[.measurements]
      if let before, let after, result.bytesPerNode == nil {
        result.bytesPerNode = Double(after - before) / Double(max(result.nodes, 1))
      }
      for index in 1...20 {
        let clock = PhaseClock()
        let own = milliseconds { handle.change?() }
        let frame = host.advance(to: index, events: [], probe: clock.probe)
        change.append(own + clock.milliseconds(.input) + clock.milliseconds(.update))
        result.changeBodies = frame.counters[.bodies]
        result.changeMeasurements = frame.counters[.measurements]
        result.changePlacements = frame.counters[.placements]
      }
    }
    result.firstMilliseconds = median(first)
    result.changeMilliseconds = median(change)
    result.changeRatio = result.changeMilliseconds / max(result.firstMilliseconds, 1e-9)
    return result
  }

  @MainActor
  private func measureList() -> ListResult {
    var first: [Double] = []
    var scroll: [Double] = []
    var result = ListResult(
      rows: rows, firstMilliseconds: 0, scrollMilliseconds: 0, scrollBodies: 0,
      scrollPlacements: 0)
    for _ in 0..<repetitions {
      var made: SceneHost?
      let scene = BenchmarkScenes.list(rows: rows)
      first.append(milliseconds { made = host(scene) })
      guard let host = made else { continue }
      _ = host.advance(to: 0, events: [])
      for index in 1...60 {
        let wheel = InputEvent.wheel(
          at: Point2D(x: 160, y: 320), delta: Size2D(width: 0, height: 37))
        var frame: SceneFrame?
        scroll.append(milliseconds { frame = host.advance(to: index, events: [wheel]) })
        result.scrollBodies = max(result.scrollBodies, frame?.counters[.bodies] ?? 0)
        result.scrollPlacements = max(
          result.scrollPlacements, frame?.counters[.placements] ?? 0)
      }
    }
    result.firstMilliseconds = median(first)
    result.scrollMilliseconds = median(scroll)
    return result
  }

  @MainActor
  private func measureNesting(depth: Int) -> NestingResult {
    let frame = host(BenchmarkScenes.nested(depth: depth)).advance(to: 0, events: [])
    let (views, measurements) = (frame.views.count, frame.counters[.measurements])
    return NestingResult(
      depth: depth, views: views, measurements: measurements,
      measurementsPerView: Double(measurements) / Double(max(views, 1)))
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(work).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
