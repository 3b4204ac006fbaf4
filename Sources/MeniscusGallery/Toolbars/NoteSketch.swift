import MeniscusUI

/// What is drawn in a note: washes of colour, and lines of a pen over them.
struct NoteSketch: View {
  let sketch: Note.Sketch
  let hasGrid: Bool

  var body: some View {
    Canvas { context, size in
      if hasGrid { drawGrid(in: context, size) }
      // Drawn for 480 by 320 points.
      let scale = min(size.width / 480, size.height / 320)
      context.translateBy(x: (size.width - 480 * scale) / 2, y: (size.height - 320 * scale) / 2)
      context.scaleBy(x: scale, y: scale)
      let pen = SketchPen(context: context)
      switch sketch {
      case .nook: drawNook(with: pen)
      case .garden: drawGarden(with: pen)
      case .blank: break
      }
    }
    .accessibilityLabel("Sketch")
  }

  private func drawGrid(in context: GraphicsContext, _ size: CGSize) {
    let lines = Path { path in
      for x in stride(from: CGFloat(24), to: size.width, by: 24) {
        path.move(to: CGPoint(x: x, y: 12))
        path.addLine(to: CGPoint(x: x, y: size.height - 12))
      }
      for y in stride(from: CGFloat(24), to: size.height, by: 24) {
        path.move(to: CGPoint(x: 12, y: y))
        path.addLine(to: CGPoint(x: size.width - 12, y: y))
      }
    }
    context.stroke(lines, with: .color(.gray.opacity(0.25)), lineWidth: 1)
  }

  /// A bench below a window, shelves, and a lamp.
  private func drawNook(with pen: SketchPen) {
    pen.wash(CGRect(x: 46, y: 42, width: 168, height: 126), .teal)
    pen.wash(CGRect(x: 34, y: 196, width: 200, height: 26), .pink)
    pen.wash(CGRect(x: 40, y: 222, width: 190, height: 52), .brown)
    pen.glow(around: CGPoint(x: 318, y: 196), radius: 72)
    drawWindow(with: pen)
    drawBench(with: pen)
    drawShelves(with: pen)
    // The lamp: its foot, its stem and its shade.
    pen.line(296, 275, 340, 274)
    pen.line(318, 274, 318, 204)
    pen.outline([(300, 204), (307, 172), (329, 172), (337, 205)])
    pen.line(16, 276, 464, 274, width: 3)
  }

  private func drawWindow(with pen: SketchPen) {
    pen.box(44, 40, 172, 128)
    pen.box(52, 48, 156, 112)
    pen.line(130, 48, 130, 160)
    pen.line(52, 102, 208, 103)
    pen.curve((52, 148), (92, 112), (130, 140))
    pen.curve((118, 132), (160, 96), (208, 138))
    pen.circle(176, 76, 11)
    pen.line(36, 172, 224, 171, width: 3)
  }

  private func drawBench(with pen: SketchPen) {
    pen.box(36, 198, 196, 22)
    pen.box(42, 220, 184, 54)
    pen.line(134, 222, 134, 273)
    pen.circle(124, 246, 2.5)
    pen.circle(144, 246, 2.5)
    // A cushion leans in the corner.
    pen.outline([(44, 196), (50, 162), (88, 168), (84, 197)])
    // How wide it is.
    pen.line(36, 296, 116, 296, width: 1.2)
    pen.line(152, 296, 232, 296, width: 1.2)
    pen.line(36, 290, 36, 302, width: 1.2)
    pen.line(232, 290, 232, 302, width: 1.2)
    pen.write("1.9 m", at: (134, 296))
  }

  private func drawShelves(with pen: SketchPen) {
    let books: [(x: CGFloat, width: CGFloat, height: CGFloat, color: Color)] = [
      (282, 12, 40, .orange), (295, 9, 34, .teal), (305, 14, 44, .indigo), (320, 10, 36, .pink),
      (372, 13, 42, .teal), (386, 10, 36, .orange), (397, 12, 40, .indigo),
    ]
    for (index, book) in books.enumerated() {
      let base: CGFloat = index < 4 ? 78 : 134
      let place = CGRect(x: book.x, y: base - book.height, width: book.width, height: book.height)
      pen.wash(place, book.color)
      pen.box(place.minX, place.minY, place.width, place.height)
    }
    pen.line(272, 79, 440, 78, width: 3)
    pen.line(272, 135, 440, 134, width: 3)
    // A plant hangs down from the upper one, a bowl stands on the lower.
    pen.outline([(396, 77), (392, 58), (420, 58), (416, 77)])
    for (x, y) in [(382, 40), (398, 28), (416, 30), (430, 44)] as [(CGFloat, CGFloat)] {
      pen.curve((406, 58), ((406 + x) / 2 + 3, y - 4), (x, y))
    }
    pen.curve((292, 118), (312, 152), (334, 118))
    pen.line(290, 118, 336, 117)
  }

  /// Four beds around a tree, seen from above.
  private func drawGarden(with pen: SketchPen) {
    let beds: [(x: CGFloat, y: CGFloat, color: Color)] = [
      (50, 34, .green), (290, 34, .mint), (50, 190, .orange), (290, 190, .green),
    ]
    for (index, bed) in beds.enumerated() {
      pen.wash(CGRect(x: bed.x + 2, y: bed.y + 2, width: 136, height: 92), bed.color)
      pen.box(bed.x, bed.y, 140, 96)
      for row in 0..<3 {
        let y = bed.y + 22 + CGFloat(row) * 26
        for plant in 0..<5 {
          pen.circle(bed.x + 22 + CGFloat(plant) * 24, y, index == 1 ? 5 : 8)
        }
      }
    }
    pen.glow(around: CGPoint(x: 240, y: 160), radius: 56)
    for (x, y) in [(0, 1), (0.7, 0.7), (1, 0), (0.7, -0.7)] as [(CGFloat, CGFloat)] {
      pen.line(240 + 9 * x, 160 + 9 * y, 240 + 31 * x, 160 + 31 * y)
      pen.line(240 - 9 * x, 160 - 9 * y, 240 - 31 * x, 160 - 31 * y)
    }
    pen.circle(240, 160, 40)
    pen.circle(240, 160, 6)
    pen.write("pear", at: (240, 214))
    pen.line(456, 58, 456, 24)
    pen.outline([(450, 34), (456, 22), (462, 34)])
    pen.write("N", at: (456, 70))
  }
}
