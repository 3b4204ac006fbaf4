import MeniscusUI
import TestSupport
import Testing

/// What compiles and is not met leaves its note; what is so anyway leaves none.
@MainActor
struct AcceptedNameTests {
  struct Use: Sendable, CustomTestStringConvertible {
    /// The notes that it leaves.
    let notes: [String]
    let view: @MainActor @Sendable () -> AnyView

    init<Content: View>(
      _ notes: String..., view: @escaping @MainActor @Sendable () -> Content
    ) {
      self.notes = notes
      self.view = { AnyView(view()) }
    }

    var testDescription: String { notes.first ?? "met" }
  }

  nonisolated private static let texts: [Use] = [
    Use("symbolColorRenderingMode") {
      Image(systemName: "star").symbolColorRenderingMode(.gradient)
    },
    Use { Image(systemName: "star").symbolColorRenderingMode(.flat) },
    Use("symbolVariableValueMode") { Image(systemName: "star").symbolVariableValueMode(.draw) },
    Use("textInputSuggestions") {
      TextField("A", text: .constant("B")).textInputSuggestions { Text("C") }
    },
    Use("textInputCompletion") { Text("C").textInputCompletion("C") },
    Use("onModifierKeysChanged") { Text("A").onModifierKeysChanged(mask: .option) { _, _ in } },
    Use("modifierKeyAlternate") { Text("A").modifierKeyAlternate(.option) { Text("B") } },
  ]

  nonisolated private static let controls: [Use] = [
    Use("SliderTick") {
      Slider(value: .constant(0.5)) {
        Text("A")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([0.25, 0.75], id: \.self) { SliderTick($0) }
      }
    },
    Use("SliderTick") {
      Slider(value: .constant(5.0), in: 0...10, step: 5) {
        Text("A")
      } tick: {
        SliderTick($0)
      }
    },
    Use("SliderTick", "Slider(currentValueLabel:)") {
      Slider(value: .constant(0.5)) {
        Text("A")
      } currentValueLabel: {
        Text("B")
      } ticks: {
        SliderTick(0.5)
      }
    },
    Use("textInputAutocapitalization") {
      TextField("A", text: .constant("B")).autocapitalization(.none)
    },
    Use("menuIndicator") { Text("A").menuIndicator(.visible) },
    Use {
      Text("A").menuIndicator(.hidden).autocorrectionDisabled().buttonRepeatBehavior(.disabled)
    },
    Use("paletteSelectionEffect") { Text("A").paletteSelectionEffect(.symbolVariant(.fill)) },
    Use { Text("A").paletteSelectionEffect(.automatic) },
    Use("springLoadingBehavior") { Button("A") {}.springLoadingBehavior(.enabled) },
    Use { Button("A") {}.springLoadingBehavior(.disabled) },
  ]

  nonisolated private static let lists: [Use] = [
    Use { List { ForEach(0..<2) { Text("\($0)") }.onInsert(of: [.text]) { _, _ in } } },
    Use("listSectionMargins") {
      List { Section { Text("A") }.listSectionMargins(.horizontal, 4) }
    },
    Use { List { Section { Text("A") }.listSectionMargins(.all, nil) } },
    Use("sectionIndexLabel") { List { Section { Text("A") }.sectionIndexLabel("A") } },
    Use("listSectionIndexVisibility") {
      List { Text("A") }.listSectionIndexVisibility(.visible)
    },
    Use { List { Text("A") }.listSectionIndexVisibility(.hidden) },
    Use("sectionActions") { List { Section { Text("A") }.sectionActions { Button("B") {} } } },
  ]

  nonisolated private static let screens: [Use] = [
    Use("containerBackground") { Text("A").containerBackground(.blue, for: .navigation) },
    Use("containerBackground") {
      Text("A").containerBackground(for: .tabView, alignment: .top) { Color.blue }
    },
    Use("navigationTransition without NavigationStack") { Zoomed() },
    Use { Text("A").navigationTransition(.automatic) },
    Use("toolbarForegroundStyle") { Text("A").toolbarForegroundStyle(.red, for: .navigationBar) },
    Use("searchToolbarBehavior") { Text("A").searchToolbarBehavior(.minimize) },
    Use { Text("A").searchToolbarBehavior(.automatic) },
    Use("searchDictationBehavior") {
      Text("A").searchDictationBehavior(.inline(activation: .onLook))
    },
    Use { Text("A").searchDictationBehavior(.preventDictation) },
    Use("tabViewSearchActivation(.searchTabSelection)") {
      TabView { Tab("A", systemImage: "star") { Text("B") } }
        .tabViewSearchActivation(.searchTabSelection)
    },
    Use { Text("A").tabViewSearchActivation(.automatic) },
    Use("dialogSuppressionToggle") {
      Text("A").dialogSuppressionToggle("B", isSuppressed: .constant(false))
    },
    Use { Text("A").dialogIcon(Image(systemName: "star")).dialogSeverity(.critical) },
    Use {
      TabView { Tab("A", systemImage: "star") { Text("B") } }
        .tabViewSidebarHeader { Text("C") }.tabViewSidebarFooter { Text("D") }
        .tabViewSidebarBottomBar { Text("E") }
        .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
    },
    Use("tabPlacement") {
      TabView {
        Tab("A", systemImage: "star") { Text("B") }.tabPlacement(.pinned)
        TabSection("C") {
          Tab("D", systemImage: "heart") { Text("E") }
        }
        .sectionActions { Button("F") {} }
      }
    },
  ]

  private struct Zoomed: View {
    @Namespace private var namespace

    var body: some View {
      Text("A").navigationTransition(.zoom(sourceID: 1, in: namespace))
    }
  }

  @Test(arguments: texts + controls + lists + screens)
  func notes(of use: Use) {
    expectEqual(Stage(width: 400, height: 600) { use.view() }.unmet.sorted(), use.notes.sorted())
  }

  @Test func aTabForSidebarsIsNotInTheBar() {
    let stage = Stage.phone {
      TabView {
        Tab("First", systemImage: "star") { Text("one") }
        Tab("Second", systemImage: "heart") { Text("two") }.tabPlacement(.sidebarOnly)
      }
    }
    #expect(stage.labels.contains("First"))
    #expect(!stage.labels.contains("Second"))
  }
}
