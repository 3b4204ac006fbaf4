import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The keys of keyboards: rows fill the width, and a tablet's keyboard is not a stretched phone's.
@MainActor
struct KeyboardKeysTests {
  private struct Field: View {
    @State private var text = ""
    var body: some View {
      TextField("Name", text: $text).accessibilityIdentifier("field").submitLabel(.search)
    }
  }

  /// The keys from row to row, by where they stand.
  private func rows(_ device: SceneDevice, _ size: Size2D) -> [[Rect2D]] {
    let stage = Stage(width: size.width, height: size.height, device: device) { Field() }
    stage.step(.focus("field"))
    stage.settle()
    let keys = stage.frame.fills.filter {
      if case .roundedRectangle = $0.silhouette { true } else { false }
    }
    .map(\.bounds).filter { $0.minY > size.height / 2 && (20..<80).contains($0.height) }
    return Dictionary(grouping: keys) { $0.minY }.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test(arguments: [
    (SceneDevice.iPhone16, Size2D(width: 393, height: 852), [10, 9, 9, 3]),
    (.iPad, Size2D(width: 820, height: 1180), [11, 10, 11, 6]),
  ])
  func rowsHaveTheKeysOfTheirDevice(device: SceneDevice, size: Size2D, counts: [Int]) {
    let rows = rows(device, size)
    expectEqual(rows.map(\.count), counts)
    // The second row of a phone stands in by half a key, and so does that of a tablet at its start.
    let isTablet = counts[0] == 11
    let side = isTablet ? 7.0 : 4.0
    for (index, row) in rows.enumerated() where index != 1 {
      expectClose(row.map(\.minX).min() ?? 0, side, within: 0.5)
      expectClose(row.map(\.maxX).max() ?? 0, size.width - side, within: 0.5)
    }
    let second = rows.count > 1 ? rows[1] : []
    #expect((second.map(\.minX).min() ?? 0) > side + 15)
    if isTablet { expectClose(second.map(\.maxX).max() ?? 0, size.width - side, within: 0.5) }
  }
}
