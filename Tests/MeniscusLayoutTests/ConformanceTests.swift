import MeniscusGeometry
import TestSupport
import Testing

/// The trees of `layout-cases.json` against the frames that third parties give them.
@Suite(.enabled(if: Conformance.isPresent))
struct ConformanceTests {
  /// The expected frames are written with four decimals; a hundredth of a point is far below any
  /// step that a wrong rule makes.
  private let tolerance = 0.01

  @Test func everyCaseIsRead() {
    expectEqual(ConformanceCase.all.count, 117)
    expectEqual(Set(ConformanceCase.all.map(\.id)).count, 117)
  }

  @Test(arguments: ConformanceCase.all)
  func agrees(_ example: ConformanceCase) throws {
    let frames = try example.tree.node().frames(in: example.container)
    for (name, expected) in example.expected.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(frames[name], "\(name) is not in the tree")
      let isNear =
        abs(frame.minX - expected.minX) <= tolerance
        && abs(frame.minY - expected.minY) <= tolerance
        && abs(frame.width - expected.width) <= tolerance
        && abs(frame.height - expected.height) <= tolerance
      #expect(isNear, "\(name): \(frame) instead of \(expected)")
    }
  }

  @Test(arguments: ConformanceCase.all)
  func rightToLeftIsTheMirrorImage(_ example: ConformanceCase) throws {
    let plain = try example.tree.node().frames(in: example.container)
    let mirrored = try example.tree.node().frames(
      in: example.container, direction: .rightToLeft)
    expectEqual(plain.count, mirrored.count)
    for (name, frame) in plain {
      let image = try #require(mirrored[name])
      // Nested sums are taken in another order: an ulp or two of a few hundred points.
      expectClose(image.minX, example.container.width - frame.maxX, closerThan: 1e-9)
      expectEqual(image.minY, frame.minY)
      expectEqual(image.size, frame.size)
    }
  }
}
