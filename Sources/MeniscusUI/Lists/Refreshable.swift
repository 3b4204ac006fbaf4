/// Reloads what a view shows.
@MainActor
public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Reloads, and returns once that is done.
  public func callAsFunction() async { await action() }
}

private let refreshEntry = EnvironmentEntry<RefreshAction?>(nil)

extension EnvironmentValues {
  /// Reloads what views show; nil where nobody offers to.
  public var refresh: RefreshAction? {
    get { self[refreshEntry] }
    set { self[refreshEntry] = newValue }
  }
}

nonisolated extension View {
  /// Lets people reload what the view shows by pulling its list or scroll view down.
  ///
  /// The action begins when the content is let go further down than the control is high, 60 points
  /// (UIKit on iOS 26), and the control stays in sight until it is done.
  @preconcurrency public func refreshable(action: @escaping @MainActor () async -> Void)
    -> some View
  {
    RefreshView(content: self, action: RefreshAction(action: action))
  }
}

/// A view that is reloaded by pulling it down.
nonisolated private struct RefreshView<Content: View>: View, TransparentView {
  let content: Content
  let action: RefreshAction
  @State private var isRefreshing = false
  @State private var isPulled = false

  /// The height of the control, in points: UIKit's on iOS 26.1, from a view tree.
  static var height: CGFloat { 60 }

  @MainActor var body: some View {
    content
      .environment(\.refresh, action)
      .transformEnvironment(\.scrollSettings.margins) {
        if isRefreshing { $0.top += Self.height }
      }
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top < -Self.height
      } action: { _, isFar in
        isPulled = isFar
      }
      .onScrollPhaseChange { old, new in
        if old == .interacting, new != .interacting, isPulled { begin() }
      }
      .overlay(alignment: .top) {
        if isRefreshing || isPulled {
          ProgressView().frame(height: Self.height).transition(.opacity)
        }
      }
  }

  @MainActor private func begin() {
    guard !isRefreshing else { return }
    isRefreshing = true
    Task {
      await action()
      withAnimation(.listRows) { isRefreshing = false }
    }
  }
}
