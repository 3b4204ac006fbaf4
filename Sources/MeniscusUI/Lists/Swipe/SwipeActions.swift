/// Buttons that a swipe over a row brings out.
struct SwipeActions {
  let edge: HorizontalEdge
  /// Whether a swipe over most of the row does what the first button does.
  let allowsFullSwipe: Bool
  let content: AnyView
  /// What views around the place hand down where they were stated; nil for what the row does.
  var environment: EnvironmentValues?
}

nonisolated extension View {
  /// Lets a swipe over the view as a row of a list bring out buttons; of several, those that are
  /// stated first stand nearest to the edge.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    listTrait(
      .swipe(
        SwipeActions(
          edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))))
  }
}

/// The buttons of a swipe, the first nearest to the edge.
struct SwipeButtons: View, TransparentView {
  let edge: HorizontalEdge
  let actions: [SwipeActions]
  let perform: (ButtonRole?, @escaping () -> Void) -> Void

  var body: some View {
    Group(subviews: ForEach(actions.indices, id: \.self) { shown(actions[$0]) }) { subviews in
      HStack(spacing: CGFloat(ListMetrics.swipe.gap)) {
        if edge == .leading {
          ForEach(Array(subviews)) { $0 }
        } else {
          ForEach(Array(subviews.reversed())) { $0 }
        }
      }
    }
    .padding(.horizontal, CGFloat(ListMetrics.swipe.gap))
  }

  private func shown(_ actions: SwipeActions) -> some View {
    StatedView(
      content: actions.content.surrounded { values in
        values.buttonLook = PrimitiveLook(style: SwipeButtonStyle())
        values.labelStyle = IconOnlyLabelStyle()
        values.isInListRow = false
        values.tint = nil
        values.performSwipe = SwipePerforming(perform: perform)
      },
      environment: actions.environment)
  }
}

/// A button of a swipe: 44 points high, in its tint, or red where it deletes.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  @Environment(\.performSwipe) private var swipe
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    let color = configuration.role == .destructive ? tint ?? .red : tint ?? .gray
    let metrics = ListMetrics.swipe
    configuration.label
      .font(.system(size: CGFloat(metrics.font), weight: .medium))
      .foregroundStyle(.white)
      .padding(.horizontal, CGFloat(metrics.inset))
      .frame(minWidth: CGFloat(metrics.height), minHeight: CGFloat(metrics.height))
      .frame(height: CGFloat(metrics.height))
      .background(color, in: RoundedRectangle(cornerRadius: CGFloat(metrics.radius)))
      .opacity(configuration.isPressed.wrappedValue ? 0.7 : 1)
      .onPress(isPressed: configuration.isPressed) {
        swipe?.perform(configuration.role) { configuration.trigger() }
      }
  }
}

/// Does what a button of a swipe does, and puts the buttons away.
private struct SwipePerforming {
  let perform: (ButtonRole?, @escaping () -> Void) -> Void
}

private let performSwipeEntry = EnvironmentEntry<SwipePerforming?>(nil, isPlace: true)

extension EnvironmentValues {
  /// What buttons of the swipe around do.
  fileprivate var performSwipe: SwipePerforming? {
    get { self[performSwipeEntry] }
    set { self[performSwipeEntry] = newValue }
  }
}
