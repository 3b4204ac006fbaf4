import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import TestSupport
import Testing

/// `layout-cases.json` as the command `layout` reads it.
@Suite("View trees against third parties' frames", .enabled(if: Conformance.isPresent))
@MainActor
struct ViewTreeConformanceTests {
  /// The expected frames are written with four decimals; a hundredth of a point is far below any
  /// step that a wrong rule makes.
  private let tolerance = 0.01

  nonisolated private static let cases: [ViewTreeCase] = {
    guard let file = Conformance.folder?.appendingPathComponent("layout-cases.json"),
      let data = try? Data(contentsOf: file)
    else { return [] }
    return (try? ViewTreeCase.read(Array(data))) ?? []
  }()

  @Test func everyCaseIsRead() {
    expectEqual(Self.cases.map(\.id), ConformanceCase.all.map(\.id))
  }

  @Test(arguments: cases)
  func agrees(_ treeCase: ViewTreeCase) throws {
    let example = try #require(ConformanceCase.all.first { $0.id == treeCase.id })
    let found = try treeCase.frames { _ throws(ViewTreePictureFailure) in throw .unreadable }
    let frames = Dictionary(uniqueKeysWithValues: found.frames.map { ($0.label, $0.frame) })
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
}

extension ViewTreeCase: CustomTestStringConvertible {
  /// The case's name.
  public var testDescription: String { id }
}
