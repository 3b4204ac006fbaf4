import MeniscusImage
import MeniscusSuite
import Testing

@Suite("Contact sheets")
struct ContactSheetTests {
  private func frame(_ value: UInt8, width: Int = 3, height: Int = 2) -> Bitmap {
    Bitmap(
      width: width, height: height,
      samples: [UInt8](repeating: value, count: width * height * 4))
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let first = (y * bitmap.width + x) * 4
    return Array(bitmap.samples[first..<first + 4])
  }

  @Test(
    "A grid is about as wide as high",
    arguments: [(1, 1, 1), (2, 2, 1), (4, 2, 2), (5, 3, 2), (9, 3, 3), (10, 4, 3)])
  func grid(count: Int, columns: Int, rows: Int) {
    let grid = ContactSheet.Grid(count: count, columns: nil, cellWidth: 3, cellHeight: 2)
    #expect(grid.columns == columns)
    #expect(grid.rows == rows)
    #expect(grid.width == columns * 5 + 2)
    #expect(grid.height == rows * 4 + 2)
  }

  @Test("Columns may be given, more than frames are not used")
  func columns() {
    #expect(ContactSheet.Grid(count: 5, columns: 2, cellWidth: 1, cellHeight: 1).rows == 3)
    #expect(ContactSheet.Grid(count: 5, columns: 9, cellWidth: 1, cellHeight: 1).columns == 5)
  }

  @Test("Frames stand row by row, with grey around them and where one is smaller")
  func picture() {
    let frames = [frame(10), frame(20), frame(30, width: 2, height: 1)]
    let grid = ContactSheet.Grid(count: 3, columns: 2, cellWidth: 3, cellHeight: 2)
    let sheet = ContactSheet.picture(of: frames, on: grid)
    let grey: [UInt8] = [128, 128, 128, 255]
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let expected: [UInt8] =
          switch (x, y) {
          case (2..<5, 2..<4): [10, 10, 10, 10]
          case (7..<10, 2..<4): [20, 20, 20, 20]
          case (2..<4, 6..<7): [30, 30, 30, 30]
          default: grey
          }
        #expect(pixel(sheet, x, y) == expected, "\(x), \(y)")
      }
    }
  }
}
