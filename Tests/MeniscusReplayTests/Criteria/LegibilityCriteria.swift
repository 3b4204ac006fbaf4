import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What can be read on glass and behind it: acceptance criteria 6, 13, 14, 17, 19 and 30.
@MainActor
@Suite("Criteria of legibility")
struct LegibilityCriteria {
  /// The amplitudes of a signal's changes with periods in a range, as a root of squares.
  private func strength(_ signal: [Double], periods: ClosedRange<Double>) -> Double {
    let mean = signal.reduce(0, +) / Double(signal.count)
    var sum = 0.0
    for waves in 1...signal.count / 2
    where periods.contains(Double(signal.count) / Double(waves)) {
      let turn = 2 * 3.141_592_653_589_793 * Double(waves) / Double(signal.count)
      var (real, imaginary) = (0.0, 0.0)
      for (index, value) in signal.enumerated() {
        real += (value - mean) * Exact.cosine(turn * Double(index))
        imaginary += (value - mean) * Exact.sine(turn * Double(index))
      }
      sum += real * real + imaginary * imaginary
    }
    return sum.squareRoot()
  }

  /// Five lines of text of 17 points, 22 apart, under glass of a height in points.
  private func page(_ glass: Glass?, height: Double = 64, dark: Bool = false) -> FilmPixels {
    let film = Film(
      width: 130, height: 110, scale: 2,
      configure: { $0.colorScheme = dark ? .dark : .light },
      content: { _ in
        ZStack {
          dark ? Color.black : Color.white
          VStack(spacing: 0) {
            ForEach(0..<5) { line in
              Text(
                ["hamburgefonts", "minimum lines", "the quick fox", "and so it runs", "ill wit"][
                  line]
              )
              .font(.system(size: 17)).foregroundStyle(dark ? Color.white : .black)
              .fixedSize().frame(height: 22)
            }
          }
          if let glass {
            Color.clear.frame(width: 300, height: height).glassEffect(glass, in: .rect)
          }
        }
      })
    return film.pixels
  }

  @Test("Criterion 6: text behind regular glass is not readable, but its lines are seen")
  func text() {
    for dark in [false, true] {
      let source = page(nil, dark: dark)
      let frosted = page(.regular, dark: dark)
      let clear = page(.clear, dark: dark)
      /// Along the rows of the middle line's small letters.
      func strokes(_ page: FilmPixels) -> Double {
        (106..<116).reduce(0) { sum, y in
          let row = (30..<230).map { page.green($0, y) }
          // Strokes of letters repeat every 2.5 to 6 points.
          return sum + strength(row, periods: 5...12)
        }
      }
      /// The rhythm of two lines: means of rows, 44 points around the middle.
      func lines(_ page: FilmPixels) -> Double {
        let rows = (66..<154).map { y in
          (30..<230).reduce(0.0) { $0 + page.green($1, y) } / 200
        }
        return strength(rows, periods: 43...45)
      }
      #expect(strokes(frosted) <= 0.1 * strokes(source), "\(strokes(frosted) / strokes(source))")
      #expect(lines(frosted) >= 0.3 * lines(source), "\(lines(frosted) / lines(source))")
      #expect(strokes(clear) >= 0.8 * strokes(source), "\(strokes(clear) / strokes(source))")
    }
  }

  private static let backdrops: [(name: String, view: @MainActor @Sendable () -> AnyView)] = [
    ("white", { AnyView(Color.white) }), ("black", { AnyView(Color.black) }),
    ("red", { AnyView(Color(red: 1, green: 0, blue: 0)) }),
    ("checker", { AnyView(Checker()) }), ("photo", { AnyView(Landscape()) }),
  ]

  @Test("Criterion 19: ink on regular glass has a contrast of 4.5 over anything")
  func ink() {
    for scheme in [ColorScheme.light, .dark] {
      for (name, backdrop) in Self.backdrops {
        for side in [44.0, 70, 120] where side < 120 || scheme == .dark && name == "white" {
          let film = Film(
            width: 140, height: 130, configure: { $0.colorScheme = scheme },
            content: { _ in
              ZStack {
                backdrop()
                HStack(spacing: 0) {
                  Rectangle().fill(.primary).frame(width: 4)
                  Color.clear
                }
                .frame(width: side - 24, height: side - 24).frame(width: side, height: side)
                .glassEffect(.regular, in: .rect(cornerRadius: 12))
              }
            })
          // The bar is the ink; right of it the face is bare, beyond the reach of the rim.
          let (left, top) = (Int(70 - side / 2) + 12, Int(65 - side / 2) + 12)
          let ink = film.pixels[left + 2, 65]
          var least = Double.infinity
          for y in stride(from: top, to: 130 - top, by: 3) {
            for x in stride(from: left + 6, to: 140 - left, by: 3) {
              least = min(least, contrast(ink, film.pixels[x, y]))
            }
          }
          #expect(least >= 4.5, "\(name) \(scheme) \(side): \(least)")
        }
      }
    }
  }

  @Test("Criterion 13: a scene with clear glass is the same in light and dark")
  func clearScenes() {
    func pixels(_ glass: Glass, _ scheme: ColorScheme) -> FilmPixels {
      Film(
        configure: { $0.colorScheme = scheme },
        content: { _ in
          ZStack {
            Landscape()
            // Large glass keeps the face of the scheme.
            Color.clear.frame(width: 110, height: 78).glassEffect(glass)
          }
        }
      ).pixels
    }
    expectEqual(pixels(.clear, .light), pixels(.clear, .dark))
    #expect(pixels(.regular, .light) != pixels(.regular, .dark))
  }

  @Test("Criterion 14: small glass casts a deeper shadow over what is busy, large glass does not")
  func shadows() {
    /// By how much of white the shadow takes, where it is deepest below the glass.
    func opacity(_ side: Double, isBusy: Bool) -> Double {
      let film = Film(
        width: 130, height: 160,
        content: { _ in
          ZStack {
            Color.white
            if isBusy { Checker().frame(width: 130, height: 160) }
            // White again below the glass, so that shadows are alike measured.
            VStack(spacing: 0) {
              Color.clear
              Color.white.frame(height: 80 - side / 2)
            }
            Color.clear.frame(width: side, height: side).glassEffect(in: .circle)
          }
        })
      let deepest = (Int(80 + side / 2) + 2..<156).map { film.pixels.green(65, $0) }.min() ?? 255
      return 1 - deepest / 255
    }
    #expect(opacity(44, isBusy: true) >= 4 * opacity(44, isBusy: false))
    #expect(opacity(56, isBusy: true) >= 4 * opacity(56, isBusy: false))
    // Two levels: 0.12 of white, rounded.
    expectClose(opacity(96, isBusy: true), opacity(96, isBusy: false), within: 2 / 255)
    expectClose(opacity(120, isBusy: true), opacity(120, isBusy: false), within: 2 / 255)
    #expect(opacity(120, isBusy: false) > opacity(44, isBusy: false))
  }

  @Test("Criterion 17: elements of a container have the same face over the same backdrop")
  func agreement() {
    for scheme in [ColorScheme.light, .dark] {
      let film = Film(
        configure: { $0.colorScheme = scheme },
        content: { _ in
          ZStack {
            HStack(spacing: 0) {
              Color.white
              Color.black
            }
            HStack(spacing: 44) {
              ForEach(0..<2) { _ in
                Color(red: 0.5, green: 0.4, blue: 0.3).frame(width: 16, height: 16)
              }
            }
            GlassEffectContainer(spacing: 8) {
              HStack(spacing: 16) {
                ForEach(0..<2) { _ in
                  Color.clear.frame(width: 44, height: 44).glassEffect(in: .circle)
                }
              }
            }
          }
        })
      let (one, other) = (film.pixels[30, 40], film.pixels[90, 40])
      #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 2 }, "\(one) \(other)")
    }
  }

  /// How different black and white squares are through glass.
  private func visibility(_ configure: @escaping (inout SceneConfiguration) -> Void) -> Double {
    let film = Film(
      configure: configure,
      content: { _ in
        ZStack {
          HStack(spacing: 0) {
            Color.black
            Color.white
          }
          Color.clear.frame(width: 90, height: 50).glassEffect(in: .rect(cornerRadius: 12))
        }
      })
    return film.pixels.green(85, 40) - film.pixels.green(35, 40)
  }

  @Test("Criterion 30: less transparency lets less through, more contrast draws a border")
  func substitutes() {
    for scheme in [ColorScheme.light, .dark] {
      let usual = visibility { $0.colorScheme = scheme }
      let reduced = visibility {
        $0.colorScheme = scheme
        $0.reduceTransparency = true
      }
      // Of 255, on the densest glass that there is.
      #expect(usual > 60)
      #expect(reduced >= 0 && reduced < 0.5 * usual)
      for backdrop in [Color.white, .black, Color(white: 0.5)] {
        let film = Film(
          configure: {
            $0.colorScheme = scheme
            $0.increaseContrast = true
          },
          content: { _ in
            ZStack {
              backdrop
              Color.clear.frame(width: 90, height: 50).glassEffect(in: .rect(cornerRadius: 12))
            }
          })
        // A line along each edge that stands out from the face: WCAG asks 3 of what is no text.
        let face = film.pixels[60, 40]
        for (x, y) in [(15, 40), (104, 40), (60, 15), (60, 64)] {
          #expect(contrast(film.pixels[x, y], face) >= 3, "\(scheme) \(backdrop) \(x) \(y)")
        }
      }
    }
  }
}

/// Black and white squares of 8 points.
private struct Checker: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<22) { row in
        HStack(spacing: 0) {
          ForEach(0..<20) { column in
            Rectangle().fill((row + column).isMultiple(of: 2) ? Color.black : .white)
              .frame(width: 8, height: 8)
          }
        }
      }
    }
    .fixedSize()
  }
}

/// Sky, sun, hills and a lake: soft and hard edges, bright and dark, saturated and dull.
private struct Landscape: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.1, green: 0.3, blue: 0.75), Color(red: 0.95, green: 0.75, blue: 0.55),
          Color(red: 0.08, green: 0.18, blue: 0.1), Color(red: 0.15, green: 0.35, blue: 0.5),
        ],
        startPoint: .top, endPoint: .bottom)
      Circle().fill(Color(red: 1, green: 0.95, blue: 0.7)).frame(width: 26, height: 26)
        .offset(x: 22, y: -14)
      Ellipse().fill(Color(red: 0.05, green: 0.12, blue: 0.08)).frame(width: 90, height: 40)
        .offset(x: -30, y: 22)
      Ellipse().fill(Color(red: 0.3, green: 0.4, blue: 0.12)).frame(width: 80, height: 24)
        .offset(x: 30, y: 26)
    }
  }
}
