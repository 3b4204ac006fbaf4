import MeniscusUI

/// A lock screen's landscape under words of glass, which a tap moves behind them.
struct GlassWordsScene: View {
  let words: GlassWords
  @State private var isAway = false

  var body: some View {
    Color.clear
      .overlay(alignment: .top) {
        Landscape().frame(width: 390, height: 844).offset(y: isAway ? -330 : -250)
      }
      .clipped()
      .overlay {
        Color.clear
          .glassEffect(.clear, in: words)
          .accessibilityElement()
          .accessibilityLabel(words.lines.joined(separator: " "))
      }
      .contentShape(.rect)
      .onTapGesture { withAnimation(.easeInOut(duration: 0.1)) { isAway.toggle() } }
      .accessibilityIdentifier("words")
  }
}

/// Lines of text as one shape, around the middle of its rectangle.
nonisolated struct GlassWords: Shape, Equatable {
  /// The lines, from the top.
  let lines: [String]
  private let shapes: [TextShape]
  private let pitch: CGFloat

  /// Makes the shape of lines in a size, in points.
  init(_ lines: [String], size: CGFloat) {
    self.lines = lines
    let font = Font.system(size: size, weight: .bold, design: .rounded)
    // With cells a line stands by its baseline, and not by the middle of its ink.
    shapes = lines.map { TextShape($0, font: font, cells: .timer) }
    pitch = size * 1.3
  }

  /// Letters read the same way whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let top = rect.midY - pitch * CGFloat(shapes.count) / 2
    return Path { path in
      for (row, shape) in shapes.enumerated() {
        path.addPath(
          shape.path(
            in: CGRect(
              x: rect.minX, y: top + pitch * CGFloat(row), width: rect.width, height: pitch)))
      }
    }
  }
}

extension GlassWords {
  /// A time of day, and which half: six glyphs.
  static let time = GlassWords(["9:41AM"], size: 92)

  /// What a page of a book says: 600 glyphs, without the blanks.
  static let page = GlassWords(
    [
      "Light that meets the rim of a lens is",
      "bent towards its middle. What lies",
      "behind is seen from the side, folded",
      "over, a thin bright line along the edge.",
      "A drop that nears another does not wait",
      "to be touched: the surface between them",
      "rises, a neck forms, and the two are",
      "one. Pull them apart and the neck thins",
      "until it breaks; each half falls back",
      "into its own round shape, and nothing",
      "tells that they were ever joined. On a",
      "leaf after the rain there are hundreds",
      "of them, and each holds the whole sky",
      "upside down, with the sun low in it and",
      "the trees hanging from above. A breath",
      "of wind is enough, and all of it runs",
      "together into one clear lens at the tip",
      "of the leaf, which trembles, and falls,",
      "and is gone from sight for good at last",
      "in the moss.",
    ], size: 15)
}
