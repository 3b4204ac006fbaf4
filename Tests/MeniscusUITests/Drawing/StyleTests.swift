import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct StyleTests {
  private func color<Content: View>(
    dark: Bool = false, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> RGBA? {
    Stage(configure: { $0.colorScheme = dark ? .dark : .light }, content: content)
      .frame.fills.last?.color
  }

  @Test func foregroundsAreInheritedAndTheInnermostWins() {
    expectEqual(color { Circle() }, .black)
    expectEqual(color(dark: true) { Circle() }, .white)
    expectEqual(color { VStack { Circle() }.foregroundStyle(Color.pureRed) }, .pureRed)
    expectEqual(
      color {
        VStack { Circle().foregroundStyle(Color.pureBlue) }.foregroundStyle(Color.pureRed)
      }, .pureBlue)
    expectEqual(color { Circle().fill(.foreground).foregroundColor(.pureGreen) }, .pureGreen)
    expectEqual(color { Circle().fill(Color.pureBlue).foregroundStyle(Color.pureRed) }, .pureBlue)
  }

  @Test func tintsAreInherited() {
    // Blue of iOS 26, light and dark.
    expectEqual(color { Circle().fill(.tint) }, RGBA(red: 0, green: 136 / 255, blue: 1))
    expectEqual(color(dark: true) { Circle().fill(.tint) }, RGBA(red: 0, green: 145 / 255, blue: 1))
    expectEqual(color { VStack { Circle().fill(.tint) }.tint(.pureRed) }, .pureRed)
  }

  @Test func levelsAreOfLabelsOrOfTheForeground() {
    expectEqual(color { Circle().fill(.primary) }, .black)
    // iOS's label colours: 60, 60, 67 at 60 % and 30 %; in the dark 235, 235, 245.
    expectEqual(
      color { Circle().fill(.secondary) },
      RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6))
    expectEqual(
      color(dark: true) { Circle().fill(.tertiary) },
      RGBA(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.3))
    expectEqual(color { Circle().fill(.secondary).foregroundStyle(Color.pureRed) }?.opacity, 0.5)
    expectEqual(color { Circle().fill(.primary).foregroundStyle(Color.pureRed) }, .pureRed)
  }

  @Test func levelsSetForForegroundsAreNotCountedTwice() {
    // iOS's secondary label: 60, 60, 67 at 60 %; its tertiary one at 30 %.
    expectEqual(color { Circle().foregroundStyle(.secondary) }?.opacity, 0.6)
    expectEqual(color { Circle().fill(.primary).foregroundStyle(.secondary) }?.opacity, 0.6)
    expectEqual(color { Circle().fill(.secondary).foregroundStyle(.secondary) }?.opacity, 0.3)
  }

  @Test func aGradientCanBeTheForeground() {
    let stage = Stage {
      Circle().foregroundStyle(
        LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom))
    }
    expectEqual(stage.frame.fills.last?.gradient?.stops.count, 2)
  }

  @Test func systemColoursDifferInTheDark() {
    expectEqual(color { Color.red }, RGBA(hex: 0xFF383C))
    expectEqual(color(dark: true) { Color.red }, RGBA(hex: 0xFF4245))
    expectEqual(color { Color.gray }, color(dark: true) { Color.gray })
  }

  @Test func theAppearanceCanChange() {
    let stage = Stage { Color.primary.frame(width: 10, height: 10) }
    expectEqual(stage.frame.displayList.background, .white)
    var dark = stage.host.configuration
    dark.colorScheme = .dark
    stage.step(.environment(dark))
    expectEqual(stage.frame.fills.last?.color, .white)
    expectEqual(stage.frame.displayList.background, .black)
    expectEqual(stage.frame.counters[.bodies], 0)
    expectEqual(stage.host.configuration.size, Size2D(width: 320, height: 240))
  }

  @Test func coloursAreMadeOfComponents() {
    expectEqual(color { Color(white: 0.25) }, RGBA(red: 0.25, green: 0.25, blue: 0.25))
    expectEqual(
      color { Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4).opacity(0.5) },
      RGBA(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.2))
    expectEqual(color { Color(hue: 1 / 3, saturation: 1, brightness: 1) }, .pureGreen)
    expectEqual(color { Color(hue: 1, saturation: 1, brightness: 0.5) }?.red, 0.5)
    expectEqual(
      color { Color.pureRed.mix(with: .pureBlue, by: 0.25, in: .device) },
      RGBA(red: 0.75, green: 0, blue: 0.25))
  }

  /// IEC 61966-2-1: linear 0.2140411 is encoded as a half.
  @Test func linearComponentsAreEncoded() throws {
    let gray = try #require(color { Color(.sRGBLinear, white: 0.21404114048223255) })
    expectClose(gray.red, 0.5, closerThan: 1e-12)
    let dark = try #require(color { Color(.sRGBLinear, white: 0.001) })
    expectClose(dark.green, 0.01292, closerThan: 1e-12)
  }

  @Test func aStyleOfOnesOwnResolvesInItsEnvironment() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .pureGreen : .pureRed
      }
    }
    expectEqual(color { Circle().fill(Warning()) }, .pureRed)
    expectEqual(color(dark: true) { Circle().fill(Warning()) }, .pureGreen)
  }
}
