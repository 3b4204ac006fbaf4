import MeniscusGeometry
import TestSupport
import Testing

@testable import MeniscusText

@Suite("Ink of symbols")
struct SymbolInkTests {
  /// The inked area on the grid, in squared units, by lines a fifth of a unit apart.
  private func ink(_ name: String, _ weight: TypefaceWeight = .regular) -> Double {
    guard let outline = Symbols.outline(named: name, weight: weight) else { return 0 }
    let (step, top) = (0.2, -2.0)
    var crossings = [[(x: Double, turn: Int)]](repeating: [], count: 140)
    outline.forEachEdge(tolerance: 0.02) { from, to in
      let (upper, lower, turn) = from.y < to.y ? (from, to, 1) : (to, from, -1)
      let first = max(Int(((upper.y - top) / step).rounded(.up)), 0)
      let end = min(Int(((lower.y - top) / step).rounded(.up)), crossings.count)
      for row in stride(from: first, to: end, by: 1) {
        let share = (top + Double(row) * step - upper.y) / (lower.y - upper.y)
        crossings[row].append((upper.x + (lower.x - upper.x) * share, turn))
      }
    }
    var area = 0.0
    for row in crossings {
      let row = row.sorted { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in row.enumerated().dropLast() {
        winding += crossing.turn
        if winding != 0 { area += (row[index + 1].x - crossing.x) * step }
      }
    }
    return area
  }

  @Test("A filled variant has more ink than its outline")
  func fills() {
    let names = Symbols.names.filter { $0.hasSuffix(".fill") && !$0.hasSuffix(".square.fill") }
    // Every third, as the tests run unoptimised.
    for index in stride(from: 0, to: names.count, by: 3) {
      let name = names[index]
      // A twentieth is more than what lines a fifth of a unit apart can be wrong by.
      #expect(ink(name) > ink(String(name.dropLast(5))) * 1.05, "\(name)")
    }
  }

  @Test("Heavier weights have more ink", arguments: [0, 1, 2])
  func weights(part: Int) {
    // Every eleventh, and those with most knock-outs.
    let dense = ["film.fill", "basketball.fill", "shippingbox.fill", "keyboard.fill"]
    let sample = stride(from: part * 11, to: Symbols.names.count, by: 33).map { Symbols.names[$0] }
    for name in sample + (part == 0 ? dense : []) {
      let inks = [TypefaceWeight.ultraLight, .regular, .black].map { ink(name, $0) }
      #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(inks)")
    }
  }

  @Test("Bare marks are a little heavier than enclosed ones", arguments: TypefaceWeight.allCases)
  func bareMarks(weight: TypefaceWeight) throws {
    // The thickness of an arm to the right of the middle.
    func thickness(_ name: String) throws -> Double {
      let outline = try #require(Symbols.outline(named: name, weight: weight))
      let inked = stride(from: 8.0, through: 16, by: 0.01).filter {
        outline.contains(Point2D(x: 14.6, y: $0))
      }
      return Double(inked.count) * 0.01
    }
    for mark in ["plus", "minus"] {
      let ratio = try thickness(mark) / thickness(mark + ".circle")
      // Without a ring around it a mark looks lighter; by a fifth it is even, by 1.4 it shouts. The
      // thickness is counted in hundredths, which are 3 per cent of the thinnest arm.
      #expect(ratio > 1.08 && ratio < 1.4, "\(mark): \(ratio)")
    }
  }
}
