import MeniscusUI

/// A running time whose digits are glass, each in a cell of a fixed width.
struct GlassTimerText: View {
  let text: String
  let fontSize: CGFloat

  private var font: Font { .system(size: fontSize, weight: .bold, design: .rounded) }
  private var digitCellWidth: CGFloat { fontSize * 0.6 }
  private var colonCellWidth: CGFloat { fontSize * 0.3 }
  private var cellHeight: CGFloat { fontSize * 0.85 }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(text.enumerated()), id: \.offset) { _, char in
        let isColon = char == ":"
        let cellWidth = isColon ? colonCellWidth : digitCellWidth
        GlassDigitCell(
          character: String(char), font: font,
          cellWidth: cellWidth, cellHeight: cellHeight)
      }
    }
    .flipsForRightToLeftLayoutDirection(false)
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// One character of a time, as glass in the shape of its outline.
struct GlassDigitCell: View {
  let character: String
  let font: Font
  let cellWidth: CGFloat
  let cellHeight: CGFloat

  private var textShape: TextShape { TextShape(character, font: font) }

  var body: some View {
    Rectangle()
      .fill(.clear)
      .glassEffect(.clear, in: textShape)
      .frame(width: cellWidth, height: cellHeight)
  }
}
