// swift-format-ignore-file
// The sample keeps the layout of its document.
import MeniscusUI

/// A banner that goes on under the sidebar and the inspector, with what the sample leaves undeclared.
struct SplitSample: View {
  @State private var showInspector = true

  var body: some View {
NavigationSplitView {
    // sidebar content
} detail: {
    ZStack {
        BannerView()
            .backgroundExtensionEffect()
    }
}
.inspector(isPresented: $showInspector) {
    // inspector content
}
  }
}

private struct BannerView: View {
  var body: some View {
    Rectangle()
      .fill(.linearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
      .accessibilityIdentifier("banner")
  }
}
