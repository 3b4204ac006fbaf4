/// The bars of a screen: what lies over its content.
struct BarsView: View, SystemSurface {
  let model: BarsModel
  @Namespace private var namespace
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GlassEffectContainer {
      ZStack(alignment: .top) {
        Color.clear.allowsHitTesting(false)
        if model.showsUpper { upper }
        if model.hasLower { lower }
      }
    }
  }

  private var upper: some View {
    UpperBarLayout(
      isLeading: model.isLargeInLine && model.principal.isEmpty, push: model.room.push(direction),
      clearance: model.clearance, middle: model.middle
    ) {
      HStack(spacing: model.room.gap) {
        if let back = model.back {
          LeadButton(
            name: "Back", symbol: "chevron.backward", identifier: "BackButton", action: back,
            title: model.backTitle, namespace: namespace)
        }
        if let toggle = model.toggle {
          LeadButton(
            name: "Toggle Sidebar", symbol: "sidebar.leading", identifier: "ToggleSidebar",
            action: toggle, namespace: namespace)
        }
        ForEach(model.leading) { BarPlatter(group: $0, namespace: namespace) }
        if model.hasTitleInLead { BarTitle(model: model) }
      }
      ZStack {
        if model.hasTitleInLead { centre } else { BarTitle(model: model) }
      }
      HStack(spacing: model.room.gap) {
        // The menu stands before what stands out.
        let last = model.trailing.firstIndex { $0.prominence != nil } ?? model.trailing.count
        ForEach(model.trailing[..<last]) { BarPlatter(group: $0, namespace: namespace) }
        if let customization = model.customization {
          CustomizableBarMenu(
            views: model.menuViews, customization: customization, namespace: namespace)
        } else if model.hasMenu {
          BarMenu(views: model.menuViews, namespace: namespace)
        }
        ForEach(model.trailing[last...]) { BarPlatter(group: $0, namespace: namespace) }
        if let search = model.search, search.place == .upper {
          UpperSearch(search: search.context, room: model.room, namespace: namespace)
        }
      }
    }
    .frame(height: model.room.line)
    .padding(.leading, model.room.start(direction))
    .padding(.trailing, model.room.end(direction))
    .padding(.top, model.room.top)
    .transformEnvironment(\.colorScheme) { scheme in
      if let own = model.upperScheme { scheme = own }
    }
  }

  /// The secondary actions of an editor.
  @ViewBuilder private var centre: some View {
    if model.isEditor, let first = model.centre.first {
      if model.centre.count == 1 {
        BarPlatter(group: first, namespace: namespace)
      } else {
        HStack(spacing: model.room.gap) {
          ForEach(model.centre) { BarPlatter(group: $0, namespace: namespace) }
        }
      }
    }
  }

  private var lower: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      Group {
        if let search = model.search, search.place == .lower {
          LowerSearchBar(model: model, search: search.context, namespace: namespace)
            .padding(.bottom, model.room.lowerBottom)
        } else {
          LowerBar(model: model, namespace: namespace)
            .padding(.bottom, model.room.lowerBottomUnderKeyboard)
        }
      }
      .padding(.horizontal, model.room.lowerMargin)
    }
    .transformEnvironment(\.colorScheme) { scheme in
      if let own = model.lowerScheme { scheme = own }
    }
  }
}

/// The items of a lower bar.
private struct LowerBar: View, TransparentView {
  let model: BarsModel
  let namespace: Namespace.ID

  var body: some View {
    let isSpread = model.lower.contains { if case .flexible = $0 { true } else { false } }
    HStack(spacing: 0) {
      ForEach(model.lower.indices, id: \.self) { index in
        switch model.lower[index] {
        case .group(let group):
          BarPlatter(group: group, height: model.room.lowerPlatter, namespace: namespace)
            .padding(.leading, isAfterGroup(index) ? model.room.gap : 0)
        case .flexible:
          Spacer(minLength: model.room.gap)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: isSpread ? .leading : .center)
  }

  private func isAfterGroup(_ index: Int) -> Bool {
    guard index > 0, case .group = model.lower[index - 1] else { return false }
    return true
  }
}

/// A button that the system puts before the items of a bar.
struct LeadButton: View, SystemSurface {
  let name: String
  let symbol: String
  let identifier: String
  let action: @MainActor () -> Void
  /// What stands after the symbol; nil for the symbol alone.
  var title: Text?
  let namespace: Namespace.ID
  @Environment(\.screensAreClear) private var isOnGlass
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    Button(action: action) { label }
      .environment(\.barItem, .icon)
      .accessibilityLabel(name)
      .accessibilityIdentifier(identifier)
      .modifier(BarInk())
      .glassEffect(isOnGlass || isClassic ? .identity : .regular.interactive(), in: Capsule())
      .glassEffectID("back", in: namespace)
  }

  private var label: AnyView {
    guard let title else { return AnyView(Image(systemName: symbol)) }
    return AnyView(
      HStack(spacing: 6) {
        Image(systemName: symbol).fontWeight(.semibold)
        title
      })
  }
}

/// What stands in the middle of the upper bar, or at its leading end.
private struct BarTitle: View, TransparentView {
  let model: BarsModel

  var body: some View {
    if model.principal.isEmpty {
      title
        .id(model.screen)
    } else {
      HStack(spacing: BarMetrics.iconGap) {
        ForEach(model.principal) { BarItemContent(item: $0) }
      }
      .font(.headline)
      .lineLimit(1)
    }
  }

  @ViewBuilder private var title: some View {
    if let text = model.title {
      VStack(alignment: isLeading ? .leading : .center, spacing: 0) {
        HStack(spacing: 4) {
          text.font(.system(size: model.isLargeInLine ? 28 : 17, weight: titleWeight))
          if let menu = model.titleMenu {
            TitleMenuArrow(
              title: text.font(
                .system(size: model.isLargeInLine ? 28 : 17, weight: titleWeight)), menu: menu)
          }
        }
        if let subtitle = model.subtitle {
          subtitle.font(.system(size: 12)).foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .accessibilityAddTraits(.isHeader)
      .allowsHitTesting(model.titleMenu != nil)
      .transition(Self.exchange)
      .modified(by: TitleVisibilityModifier(scroll: model.isLargeInLine ? nil : model.scroll))
    }
  }

  /// The title of one screen is gone before that of the next comes.
  private static let exchange = AnyTransition.asymmetric(
    insertion: .opacity.animation(.easeOut(duration: 0.25).delay(0.15)),
    removal: .opacity.animation(.easeOut(duration: 0.15)))

  private var isLeading: Bool { model.isLargeInLine || model.hasTitleInLead }

  private var titleWeight: Font.Weight { model.isLargeInLine ? .bold : .semibold }
}
