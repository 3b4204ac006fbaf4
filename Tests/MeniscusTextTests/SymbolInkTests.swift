import MeniscusGeometry
import MeniscusText
import Testing

@Suite("Ink of symbols")
struct SymbolInkTests {
  /// The stretches of lines a fifth of a unit apart between a symbol's edges, and how often its
  /// contours turn around them.
  private func stretches(
    _ name: String, _ weight: TypefaceWeight = .regular
  ) -> [(width: Double, winding: Int)] {
    guard let outline = Symbols.outline(named: name, weight: weight) else { return [] }
    let top = -2.0
    var crossings = [[(x: Double, turn: Int)]](repeating: [], count: 140)
    outline.forEachEdge(tolerance: 0.02) { from, to in
      let (upper, lower, turn) = from.y < to.y ? (from, to, 1) : (to, from, -1)
      let first = max(Int(((upper.y - top) / Self.step).rounded(.up)), 0)
      let end = min(Int(((lower.y - top) / Self.step).rounded(.up)), crossings.count)
      for row in stride(from: first, to: end, by: 1) {
        let share = (top + Double(row) * Self.step - upper.y) / (lower.y - upper.y)
        crossings[row].append((upper.x + (lower.x - upper.x) * share, turn))
      }
    }
    return crossings.flatMap { row in
      let row = row.sorted { $0.x < $1.x }
      var winding = 0
      return zip(row, row.dropFirst()).map { crossing, next in
        winding += crossing.turn
        return (next.x - crossing.x, winding)
      }
    }
  }

  private static let step = 0.2

  /// The inked area on the grid, in squared units.
  private func ink(_ name: String, _ weight: TypefaceWeight = .regular) -> Double {
    stretches(name, weight).reduce(0) { $1.winding == 0 ? $0 : $0 + $1.width * Self.step }
  }

  @Test("No part lies on another: a pixel's coverage counts once", arguments: [0, 1])
  func overlaps(part: Int) {
    // Those whose parts share an edge, and every nineteenth.
    let shared = [
      "circle.lefthalf.filled", "star.leadinghalf.filled", "app", "door.left.hand.closed",
      "clipboard", "memorychip", "hand.raised.fill", "eraser", "cube",
    ]
    let sample = stride(from: 0, to: Symbols.names.count, by: 19).map { Symbols.names[$0] }
    for name in part == 0 ? shared : sample {
      // Polylines of curves that touch may cross by twice their tolerance.
      let double = stretches(name).filter { abs($0.winding) > 1 && $0.width > 0.04 }
      #expect(double.isEmpty, "\(name): \(double)")
    }
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
