import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What lazy containers know items by.
@MainActor
struct LazyIdentityTests {
  /// Two sections of thirty rows with the same identities, of which those of one are higher.
  private struct Twins: View {
    @State private var count = 30

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Section { ForEach(0..<30, id: \.self) { _ in Color.pureRed.frame(height: 20) } }
          Section {
            ForEach(0..<count, id: \.self) { row in
              Color.pureBlue.frame(height: 60).accessibilityIdentifier("row \(row)")
            }
          }
        }
      }
      .overlay(alignment: .topTrailing) {
        Color.pureGreen.frame(width: 20, height: 20).onTapGesture { count += 1 }
          .accessibilityIdentifier("add")
      }
    }
  }

  /// Lengths of rows that were seen are kept by section: nothing jumps when a row comes.
  @Test func sectionsShareNoLengths() {
    let stage = Stage(width: 200, height: 200) { Twins() }
    for _ in 0..<20 {
      stage.step(.wheel(at: Point2D(x: 50, y: 100), delta: Size2D(width: 0, height: 40)))
    }
    stage.settle()
    let before = stage.shown("row 4")
    #expect(before != nil)
    stage.tap("add")
    stage.settle()
    expectEqual(stage.shown("row 4"), before)
  }

  private final class Reads: @unchecked Sendable {
    var count = 0
  }

  private struct Item: Identifiable {
    let number: Int
    let reads: Reads

    var id: Int {
      reads.count += 1
      return number
    }
  }

  private struct Ticking: View {
    let items: [Item]
    @State private var tick = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.pureRed.frame(height: 20).onTapGesture { tick += 1 }
          .accessibilityIdentifier("tick")
        List(items) { Text("\($0.number) \(tick)") }.listStyle(.plain)
      }
    }
  }

  /// What a state's change costs goes by the rows that are seen.
  @Test func rowsThatNobodySeesAreNotAskedForTheirIdentities() {
    func reads(_ count: Int) -> Int {
      let reads = Reads()
      let items = (0..<count).map { Item(number: $0, reads: reads) }
      let stage = Stage(width: 200, height: 200) { Ticking(items: items) }
      stage.tap("tick")
      let before = reads.count
      for _ in 0..<20 { stage.tap("tick") }
      return reads.count - before
    }
    let few = reads(1_000)
    #expect(few > 0)
    expectEqual(reads(10_000), few)
  }

  /// Of several items with one identity all are gone when none is left.
  @Test func itemsWithOneIdentityAllGo() {
    let log = Log()
    let lab = Lab([1, 1, 2]) { rows in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.pureRed.frame(height: 20).onDisappear { log.note("gone \(row)") }
          }
        }
      }
    }
    lab.change(to: [2])
    lab.stage.run(2)
    expectEqual(log.take(), ["gone 1", "gone 1"])
  }

  /// Sections are told from rows by their types, whatever comes first.
  @Test func sectionsMayComeAfterARow() {
    let stage = Stage(width: 200, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { part in
            if part == 0 {
              Color.pureRed.frame(height: 20)
            } else {
              Section {
                ForEach(0..<100, id: \.self) { row in
                  Color.pureBlue.frame(height: 20).accessibilityIdentifier("row \(part) \(row)")
                }
              } header: {
                Color.pureGreen.frame(height: 20).accessibilityIdentifier("header \(part)")
              }
            }
          }
        }
      }
    }
    // Rows are made one by one, and the header stays in sight.
    expectEqual(stage.model("row 1 99"), nil)
    stage.step(.wheel(at: Point2D(x: 50, y: 100), delta: Size2D(width: 0, height: 200)))
    expectEqual(stage.shown("header 1")?.minY, 0)
  }

  /// A path tells a subview by where it stands, whatever was made before it.
  @Test func subviewsAreNamedByTheirPlace() {
    func path(_ hasMore: Bool) -> String? {
      let stage = Stage {
        VStack {
          if hasMore { Text("More") }
          ForEach(
            subviews: Group {
              Color.pureBlue
              ForEach(4..<5, id: \.self) { _ in Color.pureRed }
            }
          ) { _ in Color.pureGreen.frame(width: 10, height: 10) }
        }
      }
      return stage.frame.fills(.pureGreen).last?.path
    }
    let path = (path(false), path(true))
    expectContains(path.0 ?? "", "1.4")
    expectEqual(path.1, path.0)
  }
}
