import MeniscusGeometry
import MeniscusLayout

/// The content of one tab.
final class TabPage: DepthStackElement, SafeAreaCause, PreferenceReading {
  let key: String
  private let isSearch: Bool
  private unowned let tabs: TabsElement
  var isReadingDue = false
  private(set) var safeAreaElement: SafeAreaElement?
  /// Where the content is scrolled to.
  let scroll = ScreenScroll()
  private var isCovered = false

  init(_ entry: TabEntry, tabs: TabsElement, context: NodeContext) {
    key = entry.key
    isSearch = entry.role == .search
    self.tabs = tabs
    super.init(layout: DepthStackLayout(), label: "Tab", context: context) {
      Node.make(for: entry.content, in: $0)
    }
    graph.preferences.readers += 1
    graph.preferences.markDue(self)
  }

  func setCovered(_ new: Bool) {
    guard new != isCovered else { return }
    isCovered = new
    coverChanged(to: new)
    if !new { graph.preferences.markDue(self) }
  }

  func readPreferences() {
    guard !isGone, !isCovered else { return }
    var value: Visibility?
    collectPreference(TabBarVisibilityKey.self, into: &value)
    tabs.barVisibility(is: value ?? .automatic)
    guard isSearch else { return }
    var search: SearchContext??
    collectPreference(SearchContextKey.self, into: &search)
    tabs.searchChanged(to: search ?? nil)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    super.derive(&environment)
    guard isSearch, tabs.showsSearch else { return }
    environment.tabShowsSearch = true
    environment.barShowsSearch = true
  }

  /// Hears that there is other room: the search may stand somewhere else.
  func roomChanged() {
    if isSearch { derivationChanged() }
  }

  override func dismantle() {
    graph.preferences.readers -= 1
    super.dismantle()
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let insets = tabs.insets
    safeAreaElement = SafeAreaElement(bounds: frame, insets: insets)
    placeCentred(in: frame.inset(by: insets))
  }

  override func draw(on canvas: DisplayCanvas) {
    let covered = safeAreaElement?.insets.bottom ?? 0
    let edges = ScrollEdges(element: self)
    edges.prepare(.bottom, covered: covered, scroll: scroll, on: canvas)
    super.draw(on: canvas)
    edges.draw(.bottom, covered: covered, scroll: scroll, on: canvas)
  }
}
