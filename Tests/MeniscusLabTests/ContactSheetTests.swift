import MeniscusImage
import MeniscusLab
import TestSupport
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
    arguments: [
      (1, 300, 200, 1), (2, 300, 200, 2), (4, 300, 200, 2), (9, 300, 200, 3), (10, 300, 200, 3),
      (60, 300, 650, 12), (60, 650, 300, 6),
    ])
  func grid(count: Int, width: Int, height: Int, columns: Int) {
    let grid = ContactSheet.Grid(count: count, columns: nil, cellWidth: width, cellHeight: height)
    expectEqual(grid.columns, columns)
    expectEqual(grid.rows, (count + columns - 1) / columns)
    expectEqual(grid.width, columns * (width + 2) + 2)
    expectEqual(grid.height, grid.rows * (height + grid.labelHeight + 2) + 2)
  }

  @Test("Columns may be given, more than frames are not used")
  func columns() {
    expectEqual(ContactSheet.Grid(count: 5, columns: 2, cellWidth: 1, cellHeight: 1).rows, 3)
    expectEqual(ContactSheet.Grid(count: 5, columns: 9, cellWidth: 1, cellHeight: 1).columns, 5)
  }

  @Test("A sheet that is too large is not possible, however large")
  func limits() {
    func grid(_ count: Int, _ side: Int) -> ContactSheet.Grid {
      ContactSheet.Grid(count: count, columns: 1, cellWidth: side, cellHeight: side)
    }
    #expect(grid(1, 8000).isPossible)
    #expect(!grid(2, 8000).isPossible)
    #expect(!grid(1 << 30, 1 << 30).isPossible)
  }

  @Test("Frames stand row by row, with grey around them and where one is smaller")
  func picture() {
    let frames = [frame(10), frame(20), frame(30, width: 2, height: 1)]
    let grid = ContactSheet.Grid(count: 3, columns: 2, cellWidth: 3, cellHeight: 2)
    expectEqual(grid.labelHeight, 11)
    var contactSheet = ContactSheet(grid)
    for frame in frames { contactSheet.add(frame, label: "") }
    let sheet = contactSheet.bitmap
    let grey: [UInt8] = [88, 88, 88, 255]
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let expected: [UInt8] =
          switch (x, y) {
          case (2..<5, 2..<4): [10, 10, 10, 10]
          case (7..<10, 2..<4): [20, 20, 20, 20]
          case (2..<4, 17..<18): [30, 30, 30, 30]
          default: grey
          }
        expectEqual(pixel(sheet, x, y), expected, "\(x), \(y)")
      }
    }
  }

  @Test("Labels stand below their frames, in dots as large as asked for, and are cut off")
  func labels() {
    func sheet(_ label: String, dot: Int, width: Int = 60) -> Bitmap {
      let grid = ContactSheet.Grid(
        count: 1, columns: nil, cellWidth: width, cellHeight: 4, dot: dot)
      var sheet = ContactSheet(grid)
      sheet.add(frame(0, width: width, height: 4), label: label)
      return sheet.bitmap
    }
    func white(_ bitmap: Bitmap) -> [(Int, Int)] {
      (0..<bitmap.height).flatMap { y in
        (0..<bitmap.width).filter { pixel(bitmap, $0, y) == [255, 255, 255, 255] }.map { ($0, y) }
      }
    }
    #expect(white(sheet("", dot: 1)).isEmpty)
    // The stem of the digit stands in the middle of five columns, after two pixels of gutter and
    // one of space, on a foot of three.
    let one = white(sheet("1", dot: 1))
    #expect(one.map(\.0).min() == 4 && one.map(\.0).max() == 6)
    expectEqual(one.filter { $0.0 == 5 }.map(\.1), Array(8..<15))
    expectEqual(white(sheet("1", dot: 2)).count, one.count * 4)
    let digits = Set(
      (0...9).map { digit -> [Int] in
        white(sheet("\(digit)", dot: 1)).map { $0.0 * 100 + $0.1 }
      })
    expectEqual(digits.count, 10)
    expectEqual(white(sheet("88", dot: 1, width: 6)).count, white(sheet("8", dot: 1)).count)
    #expect(white(sheet("x", dot: 1)).isEmpty)
  }
}
