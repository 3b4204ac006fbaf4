/// Tabs with the width of a tablet: a bar at the top, or a sidebar in its place.
struct AdaptableTabs: View, SystemSurface {
  let model: TabBarModel
  let sidebar: TabSidebarModel
  let drag: TabDrag
  @State private var folded: Set<String> = []
  @Namespace private var namespace
  @Environment(\.layoutDirection) private var direction

  /// The width of the button that turns the bar into a sidebar, in points: ours.
  private static let buttonWidth: CGFloat = 46

  var body: some View {
    bar.overlay(alignment: .leading) {
      // It is no part of the bar's container, in which glass would flow together.
      if showsSidebar {
        TabSidebar(model: sidebar, room: room, folded: $folded, namespace: namespace)
          .padding(.vertical, SplitMetrics.margin)
          .padding(.leading, SplitMetrics.margin + room.leading(direction))
          .transition(.move(edge: .leading))
      }
    }
  }

  private var room: BarRoom { model.room.room }

  /// Where the sidebar ends, from the leading side.
  private var sidebarEnd: Double {
    SplitMetrics.margin + room.leading(direction) + SplitMetrics.sidebar
  }

  private var showsSidebar: Bool { sidebar.isShown && !model.isHidden }

  private var bar: some View {
    GlassEffectContainer {
      ZStack(alignment: .top) {
        Color.clear.allowsHitTesting(false)
        if !sidebar.isShown, !model.isHidden {
          platter.padding(model.topInsets).transition(.move(edge: .top))
        }
        if let accessory = model.accessory {
          VStack(spacing: 0) {
            Spacer(minLength: 0)
            accessory.asTabAccessory(.expanded, in: namespace, isClassic: model.room.room.isClassic)
              .padding(.bottom, room.outer.bottom + TabBarMetrics.gap)
          }
          .padding(.leading, showsSidebar ? sidebarEnd : 0)
        }
      }
    }
  }

  private var platter: some View {
    HStack(spacing: 0) {
      TabButton(action: sidebar.toggle) {
        Image(systemName: "sidebar.leading")
          .font(.system(size: 17, weight: .semibold))
          .frame(width: Self.buttonWidth, height: TabBarMetrics.lineHeight)
      }
      .accessibilityLabel("Show Sidebar")
      .accessibilityIdentifier(TabSidebarModel.toggleIdentifier)
      ForEach(model.beside) { model.lineTab($0, drag) }
    }
    .padding(TabBarMetrics.inset)
    .glassEffect(.regular.replaced(by: .bar, if: room.isClassic), in: Capsule())
    .glassEffectID("tabs", in: namespace)
  }
}
