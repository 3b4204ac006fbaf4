/// A bar of tabs in the classic design: a strip of material from side to side, at the bottom of a
/// phone.
///
/// All tabs stand beside one another, that of the search among them; nothing is dragged, and the
/// bar stays as it is while content scrolls.
struct TabStrip: View, SystemSurface {
  let model: TabBarModel

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.clear.allowsHitTesting(false)
      if !model.isHidden {
        VStack(spacing: TabBarMetrics.gap) {
          if let accessory = model.accessory { self.accessory(accessory) }
          strip
        }
        .transition(.move(edge: .bottom))
      }
    }
  }

  private var strip: some View {
    HStack(spacing: 0) {
      ForEach(model.beside) { tab in
        let isChosen = tab.place == model.chosen
        TabButton(action: { model.choose(tab.entry) }) {
          Group {
            if model.room.kind == .lowPhone {
              LineTabItem(entry: tab.entry, isChosen: isChosen, isLit: isChosen, parts: .both)
            } else {
              StripTabItem(entry: tab.entry, isChosen: isChosen)
            }
          }
          .frame(maxWidth: .infinity)
          .frame(height: model.room.strip)
        }
        .disabled(!tab.entry.isEnabled)
      }
    }
    .padding(.bottom, model.room.stripBottom)
    .background { BarStrip(edge: .bottom) }
  }

  private func accessory(_ view: AnyView) -> some View {
    view
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .withTextOfBars()
      .frame(maxWidth: .infinity)
      .frame(height: TabBarMetrics.small)
      .background(.regularMaterial, in: .rect(cornerRadius: 14))
      .padding(.horizontal, TabBarMetrics.gap)
  }
}

/// The icon of a tab above its title.
private struct StripTabItem: View, TransparentView {
  let entry: TabEntry
  let isChosen: Bool

  var body: some View {
    TabFace(entry: entry, isChosen: isChosen, isLit: isChosen, badge: .strip) {
      TabParts(entry: entry) { icon, title in
        VStack(spacing: 1) {
          icon.font(.system(size: 18, weight: .medium)).imageScale(.large)
            .frame(height: TabBarMetrics.classicIcon.height)
            .accessibilityHidden(true)
          title.font(.system(size: 10, weight: .medium)).lineLimit(1)
        }
        .padding(.top, TabBarMetrics.classicIcon.top)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }
}
