import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Icons of layers, in the six appearances: requirement I10.
@MainActor
struct AppIconTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func stage(
    _ appearance: AppIconAppearance, groups: Int = 2, isGlass: Bool = true,
    background: Color? = AppIconTests.blue
  ) -> Stage {
    Stage(width: 100, height: 100) {
      AppIcon(
        "Icon", background: background,
        groups: (0..<groups).map { index in
          AppIconGroup(
            [AppIconLayer(Circle(), fill: index == 0 ? Self.red : Self.green)], isGlass: isGlass,
            translucency: 0)
        }, side: 60, appearance: appearance, tint: Self.blue)
    }
  }

  /// The tints of the last two glasses: the layers', from the back to the front.
  private func tints(_ stage: Stage) -> [RGBA] {
    stage.frame.glass.suffix(2).compactMap(\.element.material.tint)
  }

  @Test(arguments: AppIconAppearance.allCases)
  func layersAreGlassInEveryAppearance(appearance: AppIconAppearance) throws {
    let stage = stage(appearance)
    let isClear = appearance == .clearLight || appearance == .clearDark
    expectEqual(stage.frame.glass.count, isClear ? 3 : 2)
    // Each group is one piece of glass by itself, and no level of nesting.
    expectEqual(Set(stage.frame.glass.map(\.element.container)).count, isClear ? 3 : 2)
    expectEqual(stage.frame.issues.filter(\.isFailure).count, 0)
    let tints = tints(stage)
    try #require(tints.count == 2)
    switch appearance {
    case .standard, .dark:
      expectEqual(tints[0], RGBA(red: 1, green: 0, blue: 0))
      expectEqual(tints[1], RGBA(red: 0, green: 1, blue: 0))
    case .clearLight, .clearDark, .tintedLight:
      #expect(tints.allSatisfy { $0.red == 1 && $0.green == 1 && $0.blue == 1 })
      // Green is the lightest; red lets more through.
      expectClose(tints[1].opacity, 1, within: 1e-9)
      expectClose(tints[0].opacity, 0.35 + 0.65 * 0.2126 / 0.7152, within: 1e-9)
    case .tintedDark:
      #expect(tints.allSatisfy { $0.red == 0 && $0.green == 0 && $0.blue == 1 })
    }
  }

  @Test func translucentLayersLetMoreThrough() throws {
    let opacities = try [0, 0.5, 1].map { translucency in
      let stage = Stage(width: 100, height: 100) {
        AppIcon(
          "Icon",
          groups: [
            AppIconGroup([AppIconLayer(Circle(), fill: Self.red)], translucency: translucency)
          ], side: 60)
      }
      return try #require(stage.frame.glass.last?.element.material.tint).opacity
    }
    // Even the clearest keeps its colour.
    #expect(opacities[0] > opacities[1] && opacities[1] > opacities[2] && opacities[2] >= 0.5)
  }

  @Test func layersWithoutGlassAreFilled() {
    let stage = stage(.standard, isGlass: false)
    expectEqual(stage.frame.glass.count, 0)
    for color in [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)] {
      expectEqual(stage.frame.fills(color).count, 1)
    }
  }

  @Test func thereAreFourGroupsAtMost() {
    expectEqual(stage(.standard, groups: 6).frame.glass.count, 4)
  }

  @Test func anIconIsOneImage() {
    let told = stage(.tintedDark).told
    expectEqual(told.compactMap(\.label), ["Icon"])
    #expect(told.contains { $0.traits.contains(.isImage) })
  }

  @Test func wrongNumbersAreTaken() {
    let stage = Stage(width: 100, height: 100) {
      AppIcon(
        "Icon",
        groups: [
          AppIconGroup([AppIconLayer(Circle(), fill: Self.red, opacity: .nan)], translucency: 7)
        ], side: -.infinity)
    }
    expectEqual(stage.frame.issues.filter(\.isFailure).count, 0)
  }
}
