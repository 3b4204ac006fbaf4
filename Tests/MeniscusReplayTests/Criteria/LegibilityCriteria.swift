import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What can be read on glass and behind it: acceptance criteria 6, 13, 14, 17 and 30.
@MainActor
@Suite("Criteria of legibility")
struct LegibilityCriteria {
  /// The waves of some periods that fit into a signal, each by its cosines and sines.
  private static func waves(
    in count: Int, periods: ClosedRange<Double>
  ) -> [[(cosine: Double, sine: Double)]] {
    (1...count / 2).filter { periods.contains(Double(count) / Double($0)) }.map { waves in
      let turn = 2 * 3.141_592_653_589_793 * Double(waves) / Double(count)
      return (0..<count).map {
        (Exact.cosine(turn * Double($0)), Exact.sine(turn * Double($0)))
      }
    }
  }

  /// The amplitudes of a signal's changes in waves, as a root of squares.
  private func strength(
    _ signal: [Double], of waves: [[(cosine: Double, sine: Double)]]
  ) -> Double {
    let mean = signal.reduce(0, +) / Double(signal.count)
    var sum = 0.0
    for wave in waves {
      var (real, imaginary) = (0.0, 0.0)
      for (value, turned) in zip(signal, wave) {
        real += (value - mean) * turned.cosine
        imaginary += (value - mean) * turned.sine
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
    // Strokes of letters repeat every 2.5 to 6 points, lines every 22.
    let ofStrokes = Self.waves(in: 200, periods: 5...12)
    let ofLines = Self.waves(in: 88, periods: 43...45)
    for dark in [false, true] {
      let source = page(nil, dark: dark)
      let frosted = page(.regular, dark: dark)
      let clear = page(.clear, dark: dark)
      /// Along the rows of the middle line's small letters.
      func strokes(_ page: FilmPixels) -> Double {
        (106..<116).reduce(0) { sum, y in
          sum + strength((30..<230).map { page.green($0, y) }, of: ofStrokes)
        }
      }
      /// The rhythm of two lines: means of rows, 44 points around the middle.
      func lines(_ page: FilmPixels) -> Double {
        let rows = (66..<154).map { y in
          (30..<230).reduce(0.0) { $0 + page.green($1, y) } / 200
        }
        return strength(rows, of: ofLines)
      }
      #expect(strokes(frosted) <= 0.1 * strokes(source), "\(strokes(frosted) / strokes(source))")
      // Rows of ink and rows between them are two levels apart: twice the amplitude of their wave.
      #expect(4 * lines(frosted) / 88 >= 2, "\(4 * lines(frosted) / 88)")
      // Under white ink clear glass dims white letters, to a third at most; they stay what they are.
      let kept = dark ? 0.3 : 0.8
      #expect(strokes(clear) >= kept * strokes(source), "\(strokes(clear) / strokes(source))")
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
      let pixels = film.pixels
      let deepest = (Int(80 + side / 2) + 2..<156).map { pixels.green(65, $0) }.min() ?? 255
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
            // So far around their middles that the blur reaches no further.
            HStack(spacing: 22) {
              ForEach(0..<2) { _ in
                Color(red: 0.5, green: 0.4, blue: 0.3).frame(width: 38, height: 38)
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
      let pixels = film.pixels
      let (one, other) = (pixels[30, 40], pixels[90, 40])
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
    let pixels = film.pixels
    return pixels.green(85, 40) - pixels.green(35, 40)
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
        let pixels = film.pixels
        let face = pixels[60, 40]
        for (x, y) in [(15, 40), (104, 40), (60, 15), (60, 64)] {
          #expect(contrast(pixels[x, y], face) >= 3, "\(scheme) \(backdrop) \(x) \(y)")
        }
      }
    }
  }
}
