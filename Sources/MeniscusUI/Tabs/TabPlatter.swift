/// The glass with the tabs that stand beside one another.
struct TabPlatter: View, SystemSurface {
  let model: TabBarModel
  let namespace: Namespace.ID
  /// The place along the tabs of the finger that drags the choice; nil for none.
  let finger: Double?
  /// How the choice is dragged along tabs as wide as their titles.
  let drag: TabDrag

  var body: some View {
    Group {
      if model.room.kind == .phone { equal } else { fitted }
    }
    .glassEffect(.regular.replaced(by: .bar, if: model.room.room.isClassic), in: Capsule())
    .glassEffectID("tabs", in: namespace)
  }

  private var line: TabLine { model.line }

  private var equal: some View {
    let beside = model.beside
    let width = line.spans.first?.width ?? 0
    // The tab that a release would choose has the ink of the choice already.
    let lit = (finger.map { line.index(at: $0) } ?? model.chosenBeside)
      .flatMap { beside.indices.contains($0) ? beside[$0].place : nil }
    return ZStack(alignment: .leading) {
      if let chosen = model.chosenBeside { choice(at: chosen) }
      HStack(spacing: -model.room.overlap) {
        ForEach(beside) { tab in
          TabButton(action: { model.choose(tab.entry) }) {
            TabItemView(
              entry: tab.entry, isChosen: tab.place == model.chosen, isLit: tab.place == lit
            )
            .frame(width: width, height: TabBarMetrics.itemHeight, alignment: .top)
          }
          .disabled(!tab.entry.isEnabled)
        }
      }
    }
    .padding(TabBarMetrics.inset)
  }

  /// The ground of the choice; it is gone while the choice is glass.
  private func choice(at index: Int) -> some View {
    let choice = line.choice(of: index, finger: finger)
    return Capsule().fill(.primary).opacity(finger == nil ? 0.08 : 0)
      .frame(width: choice.width, height: TabBarMetrics.itemHeight)
      .offset(x: choice.start)
      .allowsHitTesting(false)
  }

  private var fitted: some View {
    HStack(spacing: 0) {
      ForEach(model.beside) { model.lineTab($0, drag) }
    }
    .padding(TabBarMetrics.inset)
  }
}

extension TabBarModel {
  /// A tab as wide as its title.
  @MainActor func lineTab(_ tab: PlacedTab, _ drag: TabDrag) -> some View {
    let isChosen = tab.place == chosen
    return TabButton(action: { choose(tab.entry) }) {
      LineTabItem(
        entry: tab.entry, isChosen: isChosen, isLit: drag.isLit(tab),
        parts: room.kind == .lowPhone ? .both : tab.entry.role == .search ? .icon : .title
      )
      .frame(height: TabBarMetrics.lineHeight)
      // The ground of the choice; it is gone while the choice is glass.
      .background { Capsule().fill(.primary).opacity(isChosen && !drag.isHeld ? 0.08 : 0) }
    }
    .disabled(!tab.entry.isEnabled)
    .onGeometryChange(for: TabSpan.self, of: drag.span) { drag.measured(tab.id, $0) }
    .simultaneousGesture(drag.gesture, isEnabled: drag.isLine)
  }
}

/// What is pressed to choose a tab.
struct TabButton<Label: View>: View, TransparentView {
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label

  var body: some View {
    Button(action: action) { label.contentShape(Rectangle()) }.buttonStyle(TabButtonStyle())
  }
}

private struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The icon above the title of a tab, with its badge.
struct TabItemView: View, TransparentView {
  let entry: TabEntry
  let isChosen: Bool
  /// Whether it has the ink of the choice.
  let isLit: Bool

  var body: some View {
    TabFace(entry: entry, isChosen: isChosen, isLit: isLit, badge: .item) {
      TabParts(entry: entry) { icon, title in
        VStack(spacing: TabBarMetrics.titleTop - TabBarMetrics.iconTop - TabBarMetrics.icon) {
          icon.font(.system(size: 18, weight: .medium))
            .frame(width: TabBarMetrics.icon, height: TabBarMetrics.icon)
            .accessibilityHidden(true)
          title.font(.system(size: 10, weight: .semibold)).lineLimit(1)
        }
        .padding(.top, TabBarMetrics.iconTop)
      }
      .frame(maxWidth: .infinity, alignment: .top)
    }
  }
}

/// The icon of a tab.
struct TabIcon: View, TransparentView {
  let entry: TabEntry
  let isChosen: Bool

  var body: some View {
    TabFace(entry: entry, isChosen: isChosen, isLit: isChosen, badge: .icon) {
      TabParts(entry: entry) { icon, title in
        icon.font(.system(size: 20, weight: .medium)).accessibilityLabel(of: title)
      }
    }
  }
}

/// A tab in a line: its title, the icon before it where there is little height, or that of a search
/// alone.
struct LineTabItem: View, TransparentView {
  enum Parts {
    case title, both, icon
  }

  let entry: TabEntry
  let isChosen: Bool
  /// Whether it has the ink of the choice.
  let isLit: Bool
  let parts: Parts

  var body: some View {
    TabFace(
      entry: entry, isChosen: isChosen, isLit: isLit, badge: parts == .both ? .line : .word
    ) {
      TabParts(entry: entry) { icon, title in
        switch parts {
        case .both:
          HStack(spacing: 8) {
            icon.font(.system(size: 15, weight: .medium)).frame(width: 24, height: 24)
              .accessibilityHidden(true)
            title.font(.system(size: 12, weight: .semibold)).lineLimit(1)
          }
          .padding(.leading, 6)
          .padding(.trailing, 12)
        case .icon:
          icon.font(.system(size: 17, weight: .semibold)).accessibilityLabel(of: title)
            .padding(.horizontal, 16)
        case .title:
          title.font(.system(size: 17, weight: .semibold)).lineLimit(1)
            .padding(.horizontal, 16)
        }
      }
    }
  }
}

/// What tabs of all forms have beside their parts: ink, a badge, and what is told of them.
struct TabFace<Parts: View>: View, TransparentView {
  let entry: TabEntry
  let isChosen: Bool
  let isLit: Bool
  let badge: TabBadgePlace
  @ViewBuilder let parts: Parts
  @Environment(\.isEnabled) private var isEnabled

  @ViewBuilder var body: some View {
    if let badge = entry.badge {
      face.accessibilityValue(badge)
    } else {
      face
    }
  }

  private var face: some View {
    parts
      .modifier(TabInk(isLit: isLit))
      .opacity(isEnabled ? 1 : 0.4)
      .overlay(alignment: badge.alignment) {
        if let text = entry.badge {
          TabBadge(text: text, place: badge).offset(x: badge.x, y: badge.y)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
      .accessibilityAddTraits(isChosen ? [.isSelected] : [])
  }
}

/// Where a badge stands on a tab and how large it is, in points: on phones measured, else ours but for
/// the sizes.
struct TabBadgePlace {
  let alignment: Alignment
  let x: CGFloat
  let y: CGFloat
  var size = TabBarMetrics.lowBadge
  var digits: CGFloat = 10

  static var item: Self {
    Self(alignment: .topLeading, x: 55.5, y: 2, size: TabBarMetrics.badge, digits: 13)
  }

  /// On the icon before the title of a phone on its side.
  static var line: Self { Self(alignment: .topLeading, x: 20, y: -6) }
  /// At the end of the title on a tablet.
  static var word: Self { Self(alignment: .topTrailing, x: 2, y: -6) }
  /// Beside the icon in the middle of a tab of the classic design.
  static var strip: Self {
    Self(alignment: .top, x: 16, y: 2, size: 18, digits: 13)
  }
  /// On an icon alone.
  static var icon: Self { Self(alignment: .topTrailing, x: 8, y: -6) }
}

/// The ink of a tab.
private struct TabInk: ViewModifier {
  let isLit: Bool
  @Environment(\.tint) private var tint
  @Environment(\.isClassicDesign) private var isClassic

  func body(content: Content) -> some View {
    content
      .foregroundStyle(isLit ? AnyShapeStyle(tint ?? .accentColor) : plain)
      .symbolVariant(.fill)
  }

  /// The ink of tabs that are not chosen: before there was glass they were grey.
  private var plain: AnyShapeStyle {
    isClassic ? AnyShapeStyle(Color(light: 0x8E8E93, dark: 0x8E8E93)) : AnyShapeStyle(.primary)
  }
}

/// The parts of a tab's label, laid out anew.
struct TabParts<Result: View>: View, TransparentView {
  let entry: TabEntry
  @ViewBuilder let layout: (AnyView, AnyView) -> Result

  var body: some View {
    Group(subviews: entry.label) { subviews in
      // An icon and a title side by side, or a label that has both.
      if subviews.count > 1 {
        layout(AnyView(subviews[0]), AnyView(subviews[1]))
      } else {
        entry.label.labelStyle(TabLabelStyle(layout: layout))
          .font(.system(size: 10, weight: .semibold))
      }
    }
  }
}

private struct TabLabelStyle<Result: View>: LabelStyle {
  let layout: (AnyView, AnyView) -> Result

  func makeBody(configuration: Configuration) -> some View {
    layout(AnyView(configuration.icon), AnyView(configuration.title))
  }
}

/// A number or a word on a tab.
private struct TabBadge: View, TransparentView {
  let text: Text
  let place: TabBadgePlace

  var body: some View {
    text.font(.system(size: place.digits)).foregroundStyle(.white).lineLimit(1)
      .padding(.horizontal, place.size / 4)
      .frame(minWidth: place.size)
      .frame(height: place.size)
      .background(Color.red, in: Capsule())
  }
}
