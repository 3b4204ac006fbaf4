import MeniscusUI
import TestSupport
import Testing

@MainActor
struct FontFormTests {
  private func width(_ text: @escaping @MainActor @Sendable () -> Text) -> Double {
    Stage(width: 400) { text().accessibilityIdentifier("text") }.shown("text")?.width ?? 0
  }

  @Test func widthsNarrowAndWiden() {
    let standard = width { Text("Hamburg") }
    expectClose(width { Text("Hamburg").fontWidth(.condensed) }, standard * 0.85, within: 0.75)
    expectClose(width { Text("Hamburg").fontWidth(.compressed) }, standard * 0.7, within: 0.75)
    expectClose(
      width { Text("Hamburg").font(.body.width(.expanded)) }, standard * 1.15, within: 0.75)
    expectEqual(width { Text("Hamburg").fontWidth(.standard) }, standard)
  }

  @Test func colorsResolveByTheEnvironment() {
    var environment = EnvironmentValues()
    let light = Color.primary.resolve(in: environment)
    environment.colorScheme = .dark
    let dark = Color.primary.resolve(in: environment)
    expectEqual([light.red, light.green, light.blue, light.opacity], [0, 0, 0, 1])
    expectEqual([dark.red, dark.green, dark.blue, dark.opacity], [1, 1, 1, 1])
    // sRGB 0.5 is 0.2140 of the light (IEC 61966-2-1).
    let half = Color(white: 0.5).resolve(in: environment)
    expectClose(Double(half.linearRed), 0.2140, within: 1e-4)
    expectEqual(Color(half).resolve(in: environment), half)
  }

  /// The red of Display P3 lies outside of sRGB; its grey does not.
  @Test func displayP3IsConverted() {
    let environment = EnvironmentValues()
    let grey = Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5).resolve(in: environment)
    for part in [grey.red, grey.green, grey.blue] { expectClose(Double(part), 0.5, within: 1e-5) }
    let green = Color(.displayP3, red: 0.2, green: 0.6, blue: 0.2).resolve(in: environment)
    #expect(green.green > 0.6 && green.red < 0.2)
  }

  @Test func namedColorsAreThoseAround() {
    let frame = Stage {
      Color("Brand").frame(width: 20, height: 20).namedColors(["Brand": .pureRed])
    }.frame
    expectEqual(frame.fills(.pureRed).count, 1)
    let nothing = Stage { Color("Brand").frame(width: 20, height: 20) }.frame
    #expect(nothing.fills(.pureRed).isEmpty)
  }

  @Test func linksAreTapped() {
    let log = Log()
    let stage = Stage(width: 200, height: 60) {
      Text("[a long link](https://example.com/x) and more")
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.note(url.absoluteString)
            return .handled
          }
        )
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    stage.tap(20, 30)
    expectEqual(log.take(), ["https://example.com/x"])
    stage.tap(120, 30)
    #expect(log.take().isEmpty)
  }
}
