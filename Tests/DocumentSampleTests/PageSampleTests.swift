import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusUI
import TestSupport
import Testing

/// The samples of the other pages, by what their pages say of them.
@MainActor
@Suite("Samples of single pages")
struct PageSampleTests {
  private func radii(_ record: ReplayRecord) throws -> [CornerRadii2D] {
    try record.list(at: "start").operations.compactMap {
      switch $0.action {
      case .beginClip(.roundedRectangle(_, let radii, _)): radii
      case .fill(.roundedRectangle(_, let radii, _), _): radii
      default: nil
      }
    }
  }

  @Test(
    "A concentric shape has what is left of its container's radius, and at least its minimum",
    arguments: [(padding: 6.0, radius: 18.0), (padding: 16, radius: 12)])
  func concentric(padding: Double, radius: Double) throws {
    let record = try SampleReplay.record(
      "samples/concentric", width: 200, height: 120, tapAt: Point2D(x: 100, y: 60), isWhole: true
    ) { ConcentricSample(padding: padding) }
    expectEqual(try radii(record), [CornerRadii2D(all: radius)])
  }

  @Test(
    "Four corners: square, 28 points, concentric, and concentric with a minimum",
    arguments: [(padding: 6.0, left: 18.0, right: 18.0), (padding: 16, left: 8, right: 12)])
  func corners(padding: Double, left: Double, right: Double) throws {
    let record = try SampleReplay.record(
      "samples/corners", width: 200, height: 120, tapAt: Point2D(x: 100, y: 60), isWhole: true
    ) {
      CornersSample.shape.fill(.red).padding(padding).containerShape(.rect(cornerRadius: 24))
    }
    expectEqual(
      try radii(record),
      [CornerRadii2D(topLeft: 0, topRight: 28, bottomRight: right, bottomLeft: left)])
  }

  @Test("Labels on material: two with square corners, one with rounded ones")
  func material() throws {
    let picture = Bitmap(
      width: 60, height: 40, samples: (0..<2400).flatMap { [UInt8($0 % 251), 40, 30, 255] })
    let record = try SampleReplay.record(
      "samples/material", width: 240, height: 300, tapAt: Point2D(x: 120, y: 50), isWhole: true,
      pictures: [ScenePicture("chili_peppers", png: PNG.encode(picture))]
    ) { MaterialSample() }
    let glass = record.glass(at: "start")
    expectEqual(glass.count, 3)
    let corners = glass.map { element -> Double? in
      guard case .roundedRectangle(_, let radii, _) = element.silhouette else { return nil }
      return radii.topLeft
    }
    expectEqual(corners, [nil, nil, 8])
  }

  @Test("A banner goes on under the sidebar and the inspector")
  func split() throws {
    let record = try SampleReplay.record(
      "samples/split", width: 1024, height: 500, tapAt: Point2D(x: 512, y: 250), isWhole: true
    ) { SplitSample() }
    let glass = record.glass(at: "start").map { ($0.silhouette, $0.transform) }
    #expect(glass.count >= 2, "\(glass)")
    let picture = try #require(record.captures.first).bitmap
    // The columns float some points off the edges, where the banner's ends are mirrored.
    func pixel(_ x: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
      let start = 4 * (250 * picture.width + x)
      return (
        picture.samples[start], picture.samples[start + 1], picture.samples[start + 2]
      )
    }
    let (left, right) = (pixel(2), pixel(1021))
    #expect(left.red > left.blue, "\(left)")
    #expect(right.red > right.green && right.blue > 60, "\(right)")
  }

  @Test("Tabs without any, and a tab for the search that stands apart")
  func tabs() throws {
    let empty = try SampleReplay.record(
      "samples/tabs", width: 390, height: 400, tapAt: Point2D(x: 195, y: 360), isWhole: true
    ) { TabSample() }
    expectEqual(try empty.list(at: "end").operations, try empty.list(at: "start").operations)
    let search = try SampleReplay.record(
      "samples/search", width: 390, height: 400, tapAt: Point2D(x: 340, y: 360), isWhole: true
    ) { SearchTabSample() }
    expectEqual(search.glass(at: "start").count, 2)
  }

  @Test("The overview's container fuses two circles, and its pencil is alone")
  func overview() throws {
    let record = try SampleReplay.record(
      "samples/overview", width: 300, height: 300, tapAt: Point2D(x: 150, y: 290)
    ) {
      OverviewContainerSample()
      OverviewMorphSample()
    }
    let glass = record.glass(at: "start")
    expectEqual(glass.count, 3)
    expectEqual(Set(glass.map(\.container)).count, 2)
    // 120 points apart, and moved by 40.
    expectClose(glass[1].transform.tx - glass[0].transform.tx, 80, closerThan: 0.01)
  }
}
