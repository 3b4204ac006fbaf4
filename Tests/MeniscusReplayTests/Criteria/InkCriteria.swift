import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Labels on glass can be read: acceptance criterion 19, over its whole matrix.
@MainActor
@Suite("Criterion of ink")
struct InkCriteria {
  /// The kinds of glass, a column each.
  private enum Kind: CaseIterable {
    case regular, large, blue, pink, orange, yellow, faint, prominent, disabled, clear

    /// What WCAG 2.2 asks of labels; of those that do not answer it asks nothing, the project 3.
    var least: Double { self == .disabled ? 3 : 4.5 }
  }

  /// What lies behind, a row each.
  private enum Backdrop: CaseIterable {
    case white, black, checker, photo, red

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .white: Color.white
      case .black: Color.black
      case .checker: Checker()
      case .photo: Landscape().frame(width: Matrix.width, height: Matrix.cell.height)
      case .red: Color(red: 1, green: 0, blue: 0)
      }
    }
  }

  /// All kinds over all that lies behind: ink is a bar in the middle of each.
  private struct Matrix: View {
    nonisolated static let cell = CGSize(width: 54, height: 46)
    nonisolated static var width: CGFloat { cell.width * CGFloat(Kind.allCases.count) }
    nonisolated static var height: CGFloat { cell.height * CGFloat(Backdrop.allCases.count) }

    var body: some View {
      VStack(spacing: 0) {
        ForEach(Backdrop.allCases, id: \.self) { backdrop in
          HStack(spacing: 0) {
            ForEach(Kind.allCases, id: \.self) { kind in
              glass(kind).frame(width: Self.cell.width, height: Self.cell.height)
            }
          }
          .background {
            backdrop.view
              .overlay(alignment: .trailing) {
                // Bright media want a layer of black under clear glass.
                Color.black.opacity(0.35).frame(width: Self.cell.width)
              }
              .frame(width: Self.width, height: Self.cell.height).clipped()
          }
        }
      }
    }

    @ViewBuilder private func glass(_ kind: Kind) -> some View {
      switch kind {
      case .regular: ink.glassEffect(.regular.interactive())
      case .large:
        // What does not follow what lies behind has the face of the scheme.
        ink.glassEffect(.regular.interactive()).glassScheme(from: .colorScheme)
      case .blue: ink.glassEffect(.regular.tint(.blue).interactive())
      case .pink: ink.glassEffect(.regular.tint(.pink).interactive())
      case .orange: ink.glassEffect(.regular.tint(.orange).interactive())
      case .yellow: ink.glassEffect(.regular.tint(.yellow).interactive())
      case .faint: ink.glassEffect(.regular.tint(.purple.opacity(0.4)).interactive())
      case .prominent: button
      case .disabled: button.disabled(true)
      case .clear: ink.glassEffect(.clear.interactive())
      }
    }

    private var ink: some View {
      Rectangle().fill(.primary).frame(width: 4, height: 12).frame(width: 44, height: 38)
    }

    private var button: some View {
      Button(action: {}) { Rectangle().fill(.primary).frame(width: 4, height: 12) }
        .buttonStyle(.glassProminent)
    }
  }

  private func centers() -> [(kind: Kind, backdrop: Backdrop, x: Int, y: Int)] {
    var centers: [(kind: Kind, backdrop: Backdrop, x: Int, y: Int)] = []
    for (row, backdrop) in Backdrop.allCases.enumerated() {
      let y = Int((Double(row) + 0.5) * Matrix.cell.height)
      for (column, kind) in Kind.allCases.enumerated() {
        centers.append((kind, backdrop, Int((Double(column) + 0.5) * Matrix.cell.width), y))
      }
    }
    return centers
  }

  /// The least contrast of a bar with the face beside it, at each centre.
  private func expectLegible(_ pixels: FilmPixels, _ name: String) {
    for (kind, backdrop, x, y) in centers() {
      let ink = pixels[x, y]
      var least = 21.0
      // Beside the bar, as far from it as a letter is wide, and beyond the reach of the rim.
      for dx in [-9, -7, -5, 4, 6, 8] {
        for dy in stride(from: -6, through: 6, by: 2) {
          least = min(least, contrast(ink, pixels[x + dx, y + dy]))
        }
      }
      #expect(least >= kind.least, "\(name): \(kind) over \(backdrop): \(least)")
    }
  }

  @Test(
    "Criterion 19: ink has a contrast of 4.5 on every kind of glass over anything",
    arguments: [
      "light", "dark", "light transparency", "dark transparency", "light contrast", "dark contrast",
    ])
  func matrix(name: String) {
    let film = Film(
      width: Double(Matrix.width), height: Double(Matrix.height),
      configure: {
        $0.colorScheme = name.hasPrefix("dark") ? .dark : .light
        $0.reduceTransparency = name.hasSuffix("transparency")
        $0.increaseContrast = name.hasSuffix("contrast")
      },
      content: { _ in Matrix() })
    expectLegible(film.pixels, name)
    let presses = centers().enumerated().map { index, center in
      InputEvent.press(
        pointer: index + 1, at: Point2D(x: Double(center.x), y: Double(center.y)))
    }
    film.step(presses)
    expectLegible(film.skip(12), name + ", pressed")
  }

  @Test("Under white ink the light of a finger is the face's own colour")
  func glow() {
    /// How colourful the face is beside the ink, and the ink itself.
    func face(isPressed: Bool) -> (chroma: Double, ink: [Double]) {
      let film = Film(
        width: 80, height: 60,
        content: { _ in
          ZStack {
            Color(white: 0.2)
            Rectangle().fill(.primary).frame(width: 4, height: 12).frame(width: 60, height: 44)
              .glassEffect(.regular.tint(.pink).interactive())
          }
        })
      if isPressed {
        film.step(.press(pointer: 1, at: Point2D(x: 40, y: 30)))
        film.step()
      }
      let pixels = isPressed ? film.skip(12) : film.pixels
      let face = pixels[46, 30]
      return ((face.max() ?? 0) - (face.min() ?? 0), pixels[40, 30])
    }
    let (rest, pressed) = (face(isPressed: false), face(isPressed: true))
    expectEqual(rest.ink, [255, 255, 255])
    #expect(pressed.chroma >= rest.chroma - 2, "\(pressed.chroma) \(rest.chroma)")
  }
}
