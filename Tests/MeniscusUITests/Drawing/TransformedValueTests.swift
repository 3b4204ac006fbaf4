import MeniscusUI
import TestSupport
import Testing

/// Points, extents and rectangles under maps, and colours by their names of UIKit.
struct TransformedValueTests {
  @Test func mapsAreApplied() {
    let map = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 10, ty: 20)
    expectEqual(CGPoint(x: 1, y: 2).applying(map), CGPoint(x: 4, y: 22))
    expectEqual(CGSize(width: 1, height: 2).applying(map), CGSize(width: -6, height: 2))
    expectEqual(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(map),
      CGRect(x: -8, y: 22, width: 12, height: 6))
    expectEqual(CGRect.null.applying(map), .null)
  }

  @Test func fixedColoursAreThoseOfUIKit() {
    func rgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Color {
      Color(red: red, green: green, blue: blue, opacity: opacity)
    }
    let colors: [(UIColor, Color)] = [
      (.darkGray, Color(white: 1.0 / 3)), (.lightGray, Color(white: 2.0 / 3)),
      (.gray, Color(white: 0.5)), (.red, rgb(1, 0, 0)), (.green, rgb(0, 1, 0)),
      (.blue, rgb(0, 0, 1)), (.cyan, rgb(0, 1, 1)), (.yellow, rgb(1, 1, 0)),
      (.magenta, rgb(1, 0, 1)), (.orange, rgb(1, 0.5, 0)), (.purple, rgb(0.5, 0, 0.5)),
      (.brown, rgb(0.6, 0.4, 0.2)), (.lightText, Color(white: 1, opacity: 0.6)),
      (.darkText, Color(white: 0)),
    ]
    for (named, color) in colors { expectEqual(Color(uiColor: named), color) }
    expectEqual(Color(.lightGray), Color(white: 2.0 / 3))
  }
}
