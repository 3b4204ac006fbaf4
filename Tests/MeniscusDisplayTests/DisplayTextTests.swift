import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

@Suite("Display list text")
struct DisplayTextTests {
  @Test("Every kind of line is written as documented")
  func sample() {
    let list = sampleList()
    let outline = hexadecimal(list.resources.outlines[0].hash)
    let picture = hexadecimal(samplePicture.hash)
    let ramp = "0 rgba(0 0 0 1), 1 rgba(1 1 1 1)"
    let line = #"line\u{a}break\u{5c}"#
    let expected = [
      "display 2",
      "frame 100 50 scale 2 background rgba(1 1 1 1)",
      "fill rect(0 0 100 50) linear(0 0 0 50; \(ramp))  # 0/app",
      "clip ellipse(0 0 100 50) move(5 0)  # 1/card",
      "  group 0.5  # 2",
      "    fill rounded(0 0 100 50; 1 2 3 4; continuous) rgba(0.1 0.2 1 0.75) "
        + "map(0.5 0 0 -1 0 0)  # 2/\(line)",
      "  end",
      "  fill outline(\(outline) evenOdd) radial(5 5 0 5; \(ramp))  # 3",
      "end",
      "fill rect(0 0 100 50) elliptical(50 25 50 25 0 1; \(ramp))  # 1",
      "fill rect(0 0 100 50) angular(50 25 0 3; \(ramp))  # 1",
      "fill rect(10 10 20 30) picture(\(picture) 10 10 20 30; averaged tiled opacity 0.5)",
      "layer shadow(rgba(0 0 0 1) 4 1 2) map(2 0 0 2 0 0)  # 1/card",
      "  layer colors(-1 0 0 0 1; 0 -1 0 0 1; 0 0 -1 0 1; 0 0 0 1 0)  # 2",
      "    fill rect(0 0 1 1) rgba(1 1 1 1)  # 2",
      "  end",
      "end",
      "glass 0  # 2",
      "element 0 ellipse(0 0 8 8) container 7 spacing 12 regular dark 0 presence 1 shadow 0.12 move(1 2)  # 2",
      "outline \(outline) M 0 0 L 10 0 Q 10 5 5 10 C 4 9 1 6 0 0.1 Z",
      "picture \(picture) 2 3",
    ]
    let lines = list.text().split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.map(String.init), expected + [""])
  }

  @Test("A glyph is the hash of its outline, which is not written out")
  func glyphs() {
    var list = sampleList()
    let glyph = GlyphRun.Placement(outline: 0, origin: Point2D(x: 3, y: 4))
    list.operations = [
      DisplayOperation(
        action: .glyphs(GlyphRun(size: 12, glyphs: [glyph]), .color(.black)),
        transform: .identity, view: .none)
    ]
    let outline = hexadecimal(list.resources.outlines[0].hash)
    let lines = list.text().split(separator: "\n").dropFirst(2)
    expectEqual(lines, ["glyphs 12(\(outline) 3 4) rgba(0 0 0 1)"])
  }

  @Test("Numbers read back as the same value and are the shortest that do")
  func numbers() {
    let values = [0.1, 1.0 / 3, 1e21, .leastNonzeroMagnitude, -2.5, 123_456_789.125, -0.0, 4]
    let texts = [
      "0.1", "0.3333333333333333", "1e+21", "5e-324", "-2.5", "123456789.125", "0", "4",
    ]
    for (value, text) in zip(values, texts) {
      var list = DisplayList(size: Size2D(width: 1, height: 1), scale: 1, background: .white)
      list.operations = [
        DisplayOperation(
          action: .fill(.rectangle(Rect2D(x: value, y: 0, width: 1, height: 1)), .color(.black)),
          transform: .identity, view: .none)
      ]
      expectContains(list.text(), "fill rect(\(text) 0 1 1) ", "\(value)")
      expectEqual(Double(text), value)
    }
  }

  @Test("Equal lists give equal text, and unused resources are left out")
  func stability() {
    var list = sampleList()
    _ = list.resources.row(of: Path2D(elements: [.move(.zero), .close]))
    expectEqual(list.text(), sampleList().text())
  }

  @Test("Faulty lists are written too")
  func faulty() {
    var list = DisplayList(size: Size2D(width: 1, height: 1), scale: 1, background: .white)
    let actions: [DisplayOperation.Action] = [
      .end, .fill(.outline(3, .nonZero), .color(.black)), .glass(element: 4),
      .beginLayer(.blend(.plusDarker)), .beginGroup(opacity: .nan),
    ]
    list.operations = actions.map {
      DisplayOperation(action: $0, transform: .identity, view: ViewIndex(row: 3))
    }
    let lines = list.text().split(separator: "\n").dropFirst(2)
    expectEqual(
      lines,
      [
        "end", "fill outline(missing nonZero) rgba(0 0 0 1)", "glass 4",
        "layer blend(plusDarker)", "  group nan",
      ])
  }
}

private func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
