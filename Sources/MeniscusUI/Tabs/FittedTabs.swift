/// A bar of tabs as wide as their titles, along which a finger drags the choice.
struct FittedTabs<Bar: View>: View, TransparentView {
  let model: TabBarModel
  /// Whether the tabs are there to be dragged along.
  let isLine: Bool
  @ViewBuilder let bar: (TabDrag) -> Bar
  /// Where the tabs stand that were laid out, by their identities.
  @State private var spans: [String: TabSpan] = [:]
  @GestureState(resetTransaction: Transaction(animation: TabBarView.motion))
  private var finger: Double?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let tabs = model.beside
    let known = tabs.compactMap { spans[$0.id] }
    let line = TabLine(known.count == tabs.count ? known : [])
    // In the classic design nothing is dragged.
    let isLine = isLine && !model.room.room.isClassic
    bar(
      TabDrag(model: model, line: line, isLine: isLine, finger: $finger, direction: direction) {
        spans[$0] = $1
      }
    )
    .overlay(alignment: model.room.kind == .tablet ? .topLeading : .bottomLeading) {
      if isLine {
        TabLens(
          room: model.room, choice: line.choice(of: model.chosenBeside ?? 0, finger: finger),
          isHeld: finger != nil)
      }
    }
    .coordinateSpace(.named(TabDrag.space))
  }
}

/// How a finger drags the choice along tabs as wide as their titles.
@MainActor
struct TabDrag {
  /// The name of the bar's space, which nobody else can have.
  struct Space: Hashable {}

  nonisolated static let space = Space()

  let model: TabBarModel
  let line: TabLine
  let isLine: Bool
  /// The place along the line of the finger that drags the choice; nil for none.
  let finger: GestureState<Double?>
  let direction: LayoutDirection
  /// Takes where a tab stands.
  let measured: (String, TabSpan) -> Void

  var isHeld: Bool { finger.wrappedValue != nil }

  /// Whether a tab has the ink of the choice: the one that a release would choose.
  func isLit(_ tab: PlacedTab) -> Bool {
    guard let finger = finger.wrappedValue else { return tab.place == model.chosen }
    let index = line.index(at: finger)
    return model.beside.indices.contains(index) && model.beside[index].place == tab.place
  }

  /// Where a tab stands along the line.
  func span(_ geometry: GeometryProxy) -> TabSpan {
    let frame = geometry.frame(in: .named(Self.space))
    return TabSpan(
      start: direction == .rightToLeft ? place(of: frame.maxX) : place(of: frame.minX),
      width: Double(frame.width))
  }

  /// Drags the choice along the tabs, and chooses the one under the finger when it goes.
  var gesture: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .named(Self.space))
      .updating(finger) { value, finger, transaction in
        if finger == nil { transaction.animation = TabBarView.motion }
        finger = place(of: value.location.x)
      }
      .onEnded { model.chooseDragged(to: place(of: $0.location.x), along: line) }
  }

  private func place(of x: CGFloat) -> Double {
    direction == .rightToLeft ? model.room.width - Double(x) : Double(x)
  }
}
