import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// What of the system stands on glass, or turns to it, each in a small scene.
enum SystemGlass: String, CaseIterable, Sendable {
  case upperBar
  case prominentItem
  case secondaryItem
  case wayBack
  case lowerBar
  case tabs
  case tabsOfTablet
  case adaptableTabs
  case sidebarOfTabs
  case accessory
  case search
  case sidebar
  case sheet
  case menu
  case popover
  case alert
  case dialog
  case buttons
  case heldSwitch
  case heldSlider

  var size: Size2D {
    switch self {
    case .tabsOfTablet, .adaptableTabs, .sidebarOfTabs, .popover: Size2D(width: 820, height: 1180)
    case .sidebar: Size2D(width: 1000, height: 700)
    default: Size2D(width: 375, height: 667)
    }
  }

  /// The scene at rest, in one design or the other; nil for a scene that says nothing about it.
  @MainActor
  func stage(isClassic: Bool?) -> Stage {
    let stage = Stage(width: size.width, height: size.height, isClassic: isClassic) { view }
    stage.settle()
    return stage
  }

  /// Brings about what is not there from the beginning, and shows frames; the most glass of any.
  @MainActor
  func mostGlass(on stage: Stage) -> Int {
    switch self {
    case .wayBack, .sheet, .menu, .popover, .alert, .dialog: stage.tap("open")
    case .heldSwitch, .heldSlider:
      let place = stage.center("held")
      stage.press(place.x, place.y)
    default: break
    }
    var most = stage.glassCount
    for _ in 0..<60 {
      stage.step()
      most = max(most, stage.glassCount)
    }
    return most
  }

  @MainActor @ViewBuilder
  private var view: some View {
    switch self {
    case .upperBar: stack { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
    case .prominentItem: stack { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
    case .secondaryItem: stack { ToolbarItem(placement: .secondaryAction) { Button("Less") {} } }
    case .lowerBar: stack { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
    case .wayBack:
      NavigationStack {
        NavigationLink("Open") { Color.pureBlue.navigationTitle("Inner") }
          .accessibilityIdentifier("open")
          .navigationTitle("Outer places")
      }
    case .tabs, .tabsOfTablet: ThreeTabs()
    case .adaptableTabs: ThreeTabs().tabViewStyle(.sidebarAdaptable)
    case .sidebarOfTabs:
      ThreeTabs().tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
    case .accessory: ThreeTabs().tabViewBottomAccessory { Text("Playing") }
    case .search:
      NavigationStack { List { Text("Row") }.searchable(text: .constant("")) }
    case .sidebar:
      NavigationSplitView {
        List { Text("Row") }
      } detail: {
        Color.pureBlue
      }
    case .sheet, .menu, .popover, .alert, .dialog: Presenting(part: self)
    case .buttons:
      VStack {
        Button("One") {}.buttonStyle(.glass)
        Button("Two") {}.buttonStyle(.glassProminent)
      }
    case .heldSwitch:
      Toggle("Switch", isOn: .constant(false)).labelsHidden().accessibilityIdentifier("held")
    case .heldSlider: Slider(value: .constant(0.5)).accessibilityIdentifier("held")
    }
  }

  @MainActor
  private func stack<Items: ToolbarContent>(
    @ToolbarContentBuilder items: () -> Items
  ) -> some View {
    let bar = items()
    return NavigationStack { Color.pureBlue.navigationTitle("Title").toolbar { bar } }
  }
}

/// Three tabs, the last of them that of a search.
struct ThreeTabs: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "house") {
        ScrollView { Color.pureBlue.frame(height: 2000).accessibilityIdentifier("content") }
      }
      Tab("Two", systemImage: "star") { Color.pureGreen }
      Tab(role: .search) { Color.pureRed }
    }
  }
}

/// A button from which something is presented.
private struct Presenting: View {
  let part: SystemGlass
  @State private var isPresented = false

  var body: some View {
    switch part {
    case .menu:
      Menu("Open") { Button("One") {} }.accessibilityIdentifier("open")
    case .sheet:
      button.sheet(isPresented: $isPresented) {
        Text("Inside").presentationDetents([.medium])
      }
    case .popover:
      button.popover(isPresented: $isPresented) { Text("Inside").frame(width: 120, height: 80) }
    case .alert:
      button.alert("Title", isPresented: $isPresented) {
        Button("Cancel", role: .cancel) {}
        Button("Go") {}
      } message: {
        Text("Message")
      }
    default:
      button.confirmationDialog("Title", isPresented: $isPresented) { Button("Go") {} }
    }
  }

  private var button: some View {
    Button("Open") { isPresented = true }.accessibilityIdentifier("open")
  }
}

extension GlassMaterial {
  /// Whether it is a frosted sheet, not glass.
  fileprivate var isSheet: Bool { kind.wash != nil }
}

extension Stage {
  /// How many shapes of glass are laid, those of materials not counted.
  var glassCount: Int { frame.glass.count { !$0.element.material.isSheet } }

  /// The sheets of material that are all there.
  var sheets: [LaidGlass] {
    frame.glass.filter { $0.element.material.isSheet && $0.presence > 0.99 }
  }
}
