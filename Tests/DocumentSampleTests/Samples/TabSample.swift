// swift-format-ignore-file
// The samples keep the layout of their document.
import MeniscusUI

/// Tabs that recede.
struct TabSample: View {
  var body: some View {
TabView {
    // ...
}
.tabBarMinimizeBehavior(.onScrollDown)
  }
}

/// A tab for the search, beside another one.
struct SearchTabSample: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
Tab(role: .search) {
    // ...
}
    }
  }
}
