import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The left quarter of its rectangle.
nonisolated private struct Quarter: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
  }
}

/// The left quarter, in both directions.
nonisolated private struct FixedQuarter: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Quarter().path(in: rect) }
}

/// The left quarter, which is on the right where lines run from the left.
nonisolated private struct OtherQuarter: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }

  func path(in rect: CGRect) -> Path { Quarter().path(in: rect) }
}

/// Shapes in both directions of the layout, as Apple documents `layoutDirectionBehavior`.
@MainActor
@Suite("Mirrored shapes")
struct MirroredShapeTests {
  private func stage(
    _ direction: LayoutDirection,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(width: 100, height: 40, configure: { $0.layoutDirection = direction }) {
      content().frame(width: 100, height: 40)
    }
  }

  /// A shape, and where its left edge is in a rectangle 100 wide in either direction.
  nonisolated private struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shape: AnyShape
    let left: Double
    let right: Double

    init(_ name: String, _ shape: some Shape, _ left: Double, _ right: Double) {
      testDescription = name
      self.shape = AnyShape(shape)
      (self.left, self.right) = (left, right)
    }

    static let all = [
      Sample("by default", Quarter(), 0, 75),
      Sample("fixed", FixedQuarter(), 0, 0),
      Sample("mirrored from left to right", OtherQuarter(), 75, 0),
      Sample("moved", Quarter().offset(x: 10), 10, 65),
      Sample("moved and fixed", FixedQuarter().offset(x: 10), 10, 10),
      Sample("a line around", Quarter().stroke(lineWidth: 2), -1, 74),
      Sample("a line around what is fixed", FixedQuarter().stroke(lineWidth: 2), -1, -1),
      Sample(
        "a part of what is symmetric", Rectangle().trim(from: 0, to: 0.3).stroke(lineWidth: 2), 0,
        16),
      Sample("scaled about its start", Quarter().scale(x: 2, y: 1, anchor: .leading), 0, 50),
      Sample("a path", Path(CGRect(x: 10, y: 0, width: 20, height: 40)), 10, 70),
      Sample("joined", Quarter().union(Quarter()), 0, 75),
      Sample("joined with what is fixed", Quarter().union(FixedQuarter()), 0, 0),
      Sample("joined and fixed", FixedQuarter().union(FixedQuarter()), 0, 0),
    ]
  }

  @Test("Filled, cut out and as glass", arguments: Sample.all)
  private func drawn(_ sample: Sample) throws {
    for (direction, left) in [
      (LayoutDirection.leftToRight, sample.left), (.rightToLeft, sample.right),
    ] {
      let filled = stage(direction) { sample.shape.fill(Color.pureRed) }
      let fill = try #require(filled.frame.fills(.pureRed).first)
      expectClose(fill.bounds.minX, left, within: 1e-9)
      let cut = stage(direction) { Color.pureRed.clipShape(sample.shape) }
      let list = cut.frame.displayList
      let clip = try #require(
        list.operations.firstIndex { if case .beginClip = $0.action { true } else { false } })
      expectClose(try #require(list.bounds(of: list.operations[clip])).minX, left, within: 1e-9)
      let glass = stage(direction) { Color.clear.glassEffect(in: sample.shape) }
      let pieces = glass.frame.displayList
      let piece = try #require(
        pieces.operations.first { if case .glass = $0.action { true } else { false } })
      expectClose(try #require(pieces.bounds(of: piece)).minX, left, within: 1e-9)
    }
  }

  @Test("What is touched is what is seen")
  func touched() {
    for (direction, place) in [(LayoutDirection.leftToRight, 12.0), (.rightToLeft, 88)] {
      for isFilled in [true, false] {
        let counter = Counter()
        let stage = stage(direction) {
          if isFilled {
            Quarter().fill(Color.pureRed).onTapGesture { counter.count += 1 }
          } else {
            Color.pureRed.contentShape(Quarter()).onTapGesture { counter.count += 1 }
          }
        }
        stage.tap(100 - place, 20)
        expectEqual(counter.count, 0, "\(direction), \(isFilled)")
        stage.tap(place, 20)
        expectEqual(counter.count, 1, "\(direction), \(isFilled)")
      }
    }
  }

  @Test("What is its own mirror image has the same bits in either direction")
  func symmetric() {
    func outlines(_ direction: LayoutDirection) -> [Path2D] {
      stage(direction) {
        ZStack {
          Circle().stroke(lineWidth: 3)
          Ellipse().strokeBorder(lineWidth: 3)
          RoundedRectangle(cornerRadius: 9).stroke(lineWidth: 3)
          AnyShape(Capsule()).stroke(lineWidth: 1)
          AnyShape(Rectangle()).stroke(lineWidth: 1)
        }
      }.frame.displayList.resources.outlines.map(\.outline)
    }
    #expect(outlines(.leftToRight).count == 5)
    expectEqual(outlines(.rightToLeft), outlines(.leftToRight))
  }

  @Test("Progress comes from where lines begin")
  func progress() throws {
    for (direction, left) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 75)] {
      let stage = stage(direction) { ProgressView(value: 0.25).tint(.pureRed) }
      let bar = try #require(stage.frame.fills(.pureRed).first)
      expectClose(bar.bounds.minX, left, within: 1e-9)
      expectClose(bar.bounds.width, 25, within: 1e-9)
    }
  }
}

@MainActor
private final class Counter {
  var count = 0
}
