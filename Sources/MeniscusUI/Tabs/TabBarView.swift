/// What a bar of tabs shows.
struct TabBarModel {
  var entries: [TabEntry]
  /// The place of the tab that is chosen.
  var chosen: Int
  var room: TabRoom
  var isSmall: Bool
  var isHidden: Bool
  var accessory: AnyView?
  /// The search that stands in place of the tabs; nil for none.
  var search: SearchContext?
  /// The tab that was chosen before that of the search.
  var before: TabEntry?
  var choose: (TabEntry) -> Void

  /// The tabs that stand beside one another, with their places; that of a search is the last of a
  /// tablet's.
  var beside: [PlacedTab] {
    let tabs = entries.enumerated()
      .filter { $0.element.role != .search || room.kind == .tablet || room.isStrip }
      .map { PlacedTab(place: $0.offset, entry: $0.element) }
    guard room.kind == .tablet else { return tabs }
    return tabs.filter { $0.entry.role != .search } + tabs.filter { $0.entry.role == .search }
  }

  /// What the bar of a tablet leaves free above it and at its sides.
  var topInsets: EdgeInsets {
    EdgeInsets(
      top: CGFloat(room.top), leading: CGFloat(room.side), bottom: 0, trailing: CGFloat(room.side))
  }

  /// Whether all tabs stand in the bar, beside one another.
  var isWhole: Bool { !isSmall && !isHidden && search == nil }

  /// The tab that stands apart; nil for none.
  var apart: PlacedTab? {
    guard room.kind != .tablet, !room.isStrip else { return nil }
    return entries.enumerated().first { $0.element.role == .search }
      .map { PlacedTab(place: $0.offset, entry: $0.element) }
  }
}

/// A tab with its place among all.
struct PlacedTab: Identifiable {
  var place: Int
  var entry: TabEntry

  var id: String { entry.key }
}

/// A bar of tabs: a floating glass, at the bottom of a phone and at the top of a tablet.
struct TabBarView: View, SystemSurface {
  /// How the choice moves, and the bar becomes small: ours.
  static let motion = Animation.spring(duration: 0.4, bounce: 0.15)

  let model: TabBarModel
  /// How the choice is dragged along tabs as wide as their titles.
  let drag: TabDrag
  @Namespace private var namespace
  /// The place along the tabs of the finger that drags the choice; nil for none.
  @GestureState(resetTransaction: Transaction(animation: TabBarView.motion))
  private var finger: Double?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    bar.overlay(alignment: .bottomLeading) {
      if isLine { TabLens(room: model.room, choice: choice, isHeld: finger != nil) }
    }
  }

  /// Whether the tabs stand beside one another, where a finger can drag the choice.
  private var isLine: Bool { model.room.kind == .phone && model.isWhole }

  private var choice: TabSpan {
    changing(model.line.choice(of: model.chosenBeside ?? 0, finger: finger)) { $0.start += start }
  }

  /// Where the first tab begins: at the side where one stands apart, else the bar is centred.
  private var start: Double {
    if model.apart != nil { return TabBarMetrics.side + TabBarMetrics.inset }
    return (model.room.width - model.line.length) / 2
  }

  /// Drags the choice along the tabs, and chooses the one under the finger when it goes.
  private var phoneDrag: some Gesture {
    DragGesture(minimumDistance: 10)
      .updating($finger) { value, finger, transaction in
        if finger == nil { transaction.animation = Self.motion }
        finger = place(of: value.location.x)
      }
      .onEnded { model.chooseDragged(to: place(of: $0.location.x), along: model.line) }
  }

  /// How far along the tabs a place on the platter is, from where they begin.
  private func place(of x: CGFloat) -> Double {
    let own = Double(x) - TabBarMetrics.inset
    return direction == .rightToLeft ? model.line.length - own : own
  }

  private var bar: some View {
    let isTop = model.room.kind == .tablet
    return GlassEffectContainer {
      ZStack(alignment: isTop ? .top : .bottom) {
        Color.clear.allowsHitTesting(false)
        if !model.isHidden {
          content
            .padding(isTop ? model.topInsets : bottomInsets)
            .transition(.move(edge: isTop ? .top : .bottom))
        }
        if isTop, let accessory = model.accessory {
          VStack(spacing: 0) {
            Spacer(minLength: 0)
            self.accessory(accessory, .expanded).padding(.bottom, model.room.room.outer.bottom + 8)
          }
        }
      }
    }
  }

  private var bottomInsets: EdgeInsets {
    let bottom = model.search == nil ? model.room.bottom : model.room.searchBottom
    return EdgeInsets(top: 0, leading: 0, bottom: CGFloat(bottom), trailing: 0)
  }

  @ViewBuilder private var content: some View {
    VStack(spacing: TabBarMetrics.gap) {
      if model.room.kind != .tablet, !model.isSmall, let accessory = model.accessory {
        self.accessory(accessory, .expanded)
      }
      if let search = model.search { searchLine(search) } else { line }
    }
  }

  /// The search, beside the way back to the other tabs while nobody types.
  private func searchLine(_ search: SearchContext) -> some View {
    HStack(spacing: TabBarMetrics.gap) {
      if !search.isActive.wrappedValue, let before = model.before {
        small(before, isChosen: false)
      }
      BarSearchField(search: search, height: TabBarMetrics.small, namespace: namespace)
    }
    .padding(.horizontal, TabBarMetrics.side)
  }

  private var line: some View {
    HStack(spacing: TabBarMetrics.gap) {
      if model.isSmall {
        smallChosen
      } else {
        TabPlatter(model: model, namespace: namespace, finger: finger, drag: drag)
          .simultaneousGesture(phoneDrag, isEnabled: isLine)
          // A spacer would have a gap on either side, for which a narrow phone has no room.
          .frame(maxWidth: model.apart == nil ? nil : .infinity, alignment: .leading)
      }
      if model.isSmall {
        if let accessory = model.accessory {
          self.accessory(accessory, .inline)
        } else {
          Spacer(minLength: 0)
        }
      }
      if let apart = model.apart { search(apart.entry, isChosen: apart.place == model.chosen) }
    }
    .padding(.horizontal, model.isSmall || model.apart != nil ? TabBarMetrics.side : 0)
  }

  private var smallChosen: some View {
    small(
      model.entries.indices.contains(model.chosen) ? model.entries[model.chosen] : nil,
      isChosen: true)
  }

  private func small(_ entry: TabEntry?, isChosen: Bool) -> some View {
    Group {
      if let entry {
        TabButton(action: { model.choose(entry) }) {
          TabIcon(entry: entry, isChosen: isChosen)
            .frame(width: TabBarMetrics.small, height: TabBarMetrics.small)
        }
        .disabled(!entry.isEnabled)
      }
    }
    .glassEffect(.regular.interactive().systems, in: Capsule())
    .glassEffectID("tabs", in: namespace)
  }

  private func search(_ entry: TabEntry, isChosen: Bool) -> some View {
    let size = model.isSmall ? TabBarMetrics.small : model.room.platter
    return TabButton(action: { model.choose(entry) }) {
      TabIcon(entry: entry, isChosen: isChosen).frame(width: size, height: size)
    }
    .disabled(!entry.isEnabled)
    .glassEffect(.regular.interactive().systems, in: Capsule())
    .glassEffectID("search", in: namespace)
  }

  private func accessory(
    _ view: AnyView, _ placement: TabViewBottomAccessoryPlacement
  ) -> some View {
    view.asTabAccessory(placement, in: namespace, isClassic: model.room.room.isClassic)
  }
}

nonisolated extension View {
  /// The view with text that does not grow beyond its usual size, as the bar around it does not (ours).
  func withTextOfBars() -> some View {
    transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .large) }
  }
}

extension AnyView {
  /// The view as it stands above a bar of tabs, or in its line.
  func asTabAccessory(
    _ placement: TabViewBottomAccessoryPlacement, in namespace: Namespace.ID, isClassic: Bool
  ) -> some View {
    environment(\.tabViewBottomAccessoryPlacement, placement)
      .withTextOfBars()
      .frame(maxWidth: .infinity)
      .frame(height: TabBarMetrics.small)
      .glassEffect(
        .regular.interactive().replaced(by: .regular, if: isClassic).systems, in: Capsule()
      )
      .glassEffectID("accessory", in: namespace)
      .padding(.horizontal, placement == .expanded ? TabBarMetrics.side : 0)
  }
}
