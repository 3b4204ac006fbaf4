import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The trees of `layout-cases.json`, as views, against the frames that third parties give them.
@Suite(.enabled(if: Conformance.isPresent))
@MainActor
struct ConformanceTests {
  /// The expected frames are written with four decimals; a hundredth of a point is far below any
  /// step that a wrong rule makes.
  private let tolerance = 0.01

  @Test func everyCaseIsRead() {
    expectEqual(ConformanceCase.all.count, 117)
    // One case is an empty stack.
    expectEqual(ConformanceCase.all.filter { $0.expected.isEmpty }.count, 1)
  }

  @Test(arguments: ConformanceCase.all)
  func agrees(_ example: ConformanceCase) throws {
    let tree = example.tree
    let stage = Stage(width: example.container.width, height: example.container.height) {
      tree.view()
    }
    for (name, expected) in example.expected.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(stage.model(name), "\(name) is not in the tree")
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
    let tree = example.tree
    let mirrored = Stage(
      width: example.container.width, height: example.container.height,
      configure: { $0.layoutDirection = .rightToLeft }
    ) { tree.view() }
    for (name, expected) in example.expected.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(mirrored.model(name))
      expectClose(frame.minX, example.container.width - expected.maxX, within: tolerance)
      expectClose(frame.minY, expected.minY, within: tolerance)
      expectClose(frame.width, expected.width, within: tolerance)
    }
  }
}
