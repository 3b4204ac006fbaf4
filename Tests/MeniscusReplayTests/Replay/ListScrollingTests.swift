import MeniscusDisplay
import MeniscusFormats
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// A long list under a glass bar scrolls at a cost that nothing of its length is in: issue 20.
@MainActor
struct ListScrollingTests {
  /// The frames that are held to be alike, in two halves.
  ///
  /// The finger drags at two points a frame, ten points and a large title of 52 are behind it, and it
  /// has not let go. Rows are 52 high: a half is two of them.
  private static let steady = (first: 44..<96, second: 96..<148)

  /// What is done to bring a frame about; what is drawn depends on the digits that are seen.
  private static let work: [WorkCounters.Kind] = [
    .bodies, .nodesUpdated, .nodesMade, .measurements, .placements, .lazyBodies, .lazyNodes,
    .displayLists, .glassElements, .glassPasses,
  ]

  /// Drags a list of so many rows by 300 points within 150 frames.
  private func drag(rows: Int) throws -> [WorkCounters] {
    let scene = Scene("rows", size: CGSize(width: 375, height: 667)) {
      NavigationStack {
        List(0..<rows, id: \.self) { Text("Row \($0)") }
          .accessibilityIdentifier("rows")
          .navigationTitle("Rows")
          .toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
      }
    }
    let text = """
      {"meniscus":"trace","version":1,"scene":"rows","size":[375,667],"scale":1,"rate":60,"seed":0}
      {"at":0,"scroll":{"id":"rows","by":[0,-300],"over":2500000}}
      {"at":2500000,"checkpoint":"dragged"}
      {"at":2500000,"end":true}

      """
    let trace = try TraceReader().read(Array(text.utf8))
    // It ends as the finger lets go: nothing has come to rest.
    let options = ReplayOptions(threads: 2, requirements: [])
    return try Replayer.run(trace, on: scene, options: options).counters
  }

  @Test("A list of 1,000 rows under a glass bar: one pass a frame, and the same work over and over")
  func cost() throws {
    let counters = try drag(rows: 1_000)
    let halves = [Self.steady.first, Self.steady.second].map { Array(counters[$0]) }
    let frames = halves.flatMap { $0 }
    #expect(frames.allSatisfy { $0[.glassPasses] == 1 }, "\(frames.map { $0[.glassPasses] })")
    for kind in Self.work {
      let values = halves.map { $0.map { $0[kind] } }
      // The first two rows that come in cost what the next two do.
      expectEqual(values[0].max(), values[1].max(), "\(kind): \(values)")
      // Of 104 frames four see a row come, and four one go; all others are alike.
      let all = values.flatMap { $0 }
      let least = all.min() ?? 0
      #expect(all.count { $0 != least } <= 8, "\(kind): \(all)")
    }
    // At either edge a row more may be seen: its ground, its text and a line.
    let operations = frames.map { $0[.operations] }
    let spread = (operations.max() ?? 0) - (operations.min() ?? 0)
    #expect(spread <= 2 * 3, "\(operations)")

    let longer = try drag(rows: 10_000)
    for kind in Self.work + [.operations] {
      expectEqual(longer.map { $0[kind] }, counters.map { $0[kind] }, "\(kind)")
    }
  }
}
