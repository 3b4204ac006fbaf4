import MeniscusUI
import TestSupport
import Testing

/// Values of the environment that older code, and code for several devices, asks for.
@MainActor
struct SizeCategoryTests {
  @Test func sizesHaveTwoNames() {
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      var values = EnvironmentValues()
      values.sizeCategory = category
      expectEqual(values.dynamicTypeSize, size)
      values = EnvironmentValues()
      values.dynamicTypeSize = size
      expectEqual(values.sizeCategory, category)
      expectEqual(category.isAccessibilityCategory, size.isAccessibilitySize)
      expectEqual(category > .large, size > .large)
      expectEqual(category <= .accessibilityMedium, size <= .accessibility1)
    }
    expectEqual(ContentSizeCategory.allCases.count, DynamicTypeSize.allCases.count)
  }

  private struct Asking: View {
    let log: Log
    @Environment(\.sizeCategory) private var category

    var body: some View {
      log.note("\(category)")
      return Text("A")
    }
  }

  /// A view that asks for one name hears of the other.
  @Test func viewsHearOfEither() {
    let log = Log()
    _ = Stage {
      VStack {
        Asking(log: log).environment(\.dynamicTypeSize, .xxLarge)
        Asking(log: log).environment(\.sizeCategory, .accessibilityLarge)
      }
    }
    expectEqual(log.take(), ["extraExtraLarge", "accessibilityLarge"])
  }

  @Test func whatNobodySaysIsAsUsual() {
    var values = EnvironmentValues()
    expectEqual(
      [
        values.supportsMultipleWindows, values.isSceneCaptured,
        values.accessibilityAssistiveAccessEnabled, values.autocorrectionDisabled,
      ], [false, false, false, false])
    expectEqual(values.disableAutocorrection, nil)
    expectEqual(values.description, "[]")
    values.autocorrectionDisabled = true
    values.colorScheme = .dark
    expectEqual(values.disableAutocorrection, true)
    #expect(values.description.contains("ColorScheme"))
  }

  private struct Placed: View {
    let log: Log
    @Environment(\.tabBarPlacement) private var placement

    var body: some View {
      log.note("\(placement.map { "\($0)" } ?? "nil")")
      return Text("A")
    }
  }

  /// What tabs hear last of where their bar stands.
  @Test func tabsKnowWhereTheirBarStands() {
    func last(_ width: Double, _ style: any TabViewStyle & Sendable) -> String? {
      let log = Log()
      let stage = Stage(width: width, height: 800) {
        AnyView(Styled(log: log, style: style))
      }
      stage.settle()
      return log.take().last
    }
    let cases: [(Double, any TabViewStyle & Sendable, String)] = [
      (375, .automatic, "bottomBar"), (1000, .automatic, "topBar"),
      (1000, .sidebarAdaptable, "sidebar"), (375, .page, "pageIndicator"),
    ]
    for (width, style, name) in cases { expectContains(last(width, style), name) }
    let log = Log()
    _ = Stage { Placed(log: log) }
    expectEqual(log.take(), ["nil"])
  }

  private struct Styled: View {
    let log: Log
    let style: any TabViewStyle & Sendable

    var body: some View { AnyView(tabs(style)) }

    private func tabs<Style: TabViewStyle>(_ style: Style) -> some View {
      TabView { Tab("A", systemImage: "star") { Placed(log: log) } }
        .tabViewStyle(style).defaultAdaptableTabBarPlacement(.sidebar)
    }
  }
}
