import MeniscusImage
import Testing

struct BitmapTests {
  private let picture = Sample.make(5, 4) { x, y in (x, y, x * y, 255 - x) }

  @Test func `A row is handed out as its samples`() {
    for row in 0..<4 {
      let samples = picture.withRow(row) { [UInt8]($0) }
      #expect(samples == (0..<5).flatMap { [$0, row, $0 * row, 255 - $0].map { UInt8($0) } })
    }
  }

  @Test func `A changed row changes no other`() {
    var changed = picture
    changed.withMutableRow(2) { row in
      for index in row.indices { row[index] = 7 }
    }
    #expect(changed.withRow(2) { [UInt8]($0) } == [UInt8](repeating: 7, count: 20))
    for row in [0, 1, 3] {
      #expect(changed.withRow(row) { [UInt8]($0) } == picture.withRow(row) { [UInt8]($0) })
    }
  }

  @Test func `What a row's body throws comes out`() {
    struct Stop: Error, Equatable { let row: Int }
    #expect(throws: Stop(row: 1)) {
      try picture.withRow(1) { _ throws(Stop) in throw Stop(row: 1) }
    }
  }

  @Test func `A part holds the pixels of its place`() {
    let part = picture.cropped(column: 1, row: 2, width: 3, height: 2)
    #expect(part == Sample.make(3, 2) { x, y in (x + 1, y + 2, (x + 1) * (y + 2), 254 - x) })
    #expect(picture.cropped(column: 0, row: 0, width: 5, height: 4) == picture)
    #expect(picture.cropped(column: 5, row: 4, width: 0, height: 0) == Bitmap(width: 0, height: 0))
  }
}
