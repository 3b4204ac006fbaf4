/// What a view asks of the presentation that it is in.
struct PresentationSettings {
  /// The heights at which a sheet rests; empty for the largest alone.
  var detents: Set<PresentationDetent> = []
  /// The height that is chosen; nil where nobody follows it.
  var selection: PresentationDetent?
  /// Tells which height was chosen.
  var select: (@MainActor (PresentationDetent) -> Void)?
  /// Whether there is a handle.
  var dragIndicator = Visibility.automatic
  /// What is behind the content; nil for the presentation's own.
  var background: AnyView?
  /// The radius of the corners, in points; nil for the presentation's own.
  var cornerRadius: Double?
  /// What of the views below can be touched.
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// What a drag inside does first.
  var contentInteraction = PresentationContentInteraction.automatic
  /// What becomes of it where there is little width, and little height.
  var compactAdaptation = (
    horizontal: PresentationAdaptation.automatic, vertical: PresentationAdaptation.automatic
  )
  /// How large it is where there is much room.
  var sizing: (any PresentationSizing)?
  /// Whether a person can take it away by a drag or a tap beside it.
  var isDismissDisabled = false
}

/// Changes of what is asked of a presentation, those of inner views first.
struct PresentationChanges {
  var list: [@MainActor (inout PresentationSettings) -> Void] = []
}

/// What views ask of the presentation that they are in.
enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationChanges { PresentationChanges() }

  static func reduce(value: inout PresentationChanges, nextValue: () -> PresentationChanges) {
    value.list += nextValue().list
  }
}

nonisolated extension View {
  /// Asks for something of the presentation that the view is in.
  fileprivate func presentation(
    _ change: @escaping @MainActor (inout PresentationSettings) -> Void
  ) -> some View {
    transformPreference(PresentationSettingsKey.self) { $0.list.append(change) }
  }
}

nonisolated extension View {
  /// Sets the heights at which a sheet of the view rests.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights at which a sheet of the view rests, and follows which of them it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectedDetent(content: self, detents: detents, selection: selection)
  }

  /// Sets whether a sheet of the view has a handle; by itself it has one where it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the style behind a presentation of the view, in place of glass.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    presentation { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Sets the view behind a presentation of the view, in place of glass.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    nonisolated(unsafe) let view = AnyView(
      ZStack(alignment: alignment, content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentation { $0.background = view }
  }

  /// Sets the radius of a presentation's corners, in points; nil for its own.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius.map(Double.init) }
  }

  /// Sets whether what is below a sheet of the view can be touched.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation { $0.backgroundInteraction = interaction }
  }

  /// Sets whether a drag inside a sheet of the view moves the sheet or scrolls first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentation { $0.contentInteraction = behavior }
  }

  /// Sets what a presentation of the view becomes where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.compactAdaptation = (adaptation, adaptation) }
  }

  /// Sets what a presentation of the view becomes where there is little width, and little height.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentation { $0.compactAdaptation = (horizontal, vertical) }
  }

  /// Sets how large a sheet of the view is where there is the room of a tablet.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    nonisolated(unsafe) let sizing = sizing
    return presentation { $0.sizing = sizing }
  }

  /// Keeps a person from taking the presentation of the view away by a drag or a tap beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }
}

/// Follows the chosen height of the sheet that a view is in.
nonisolated private struct SelectedDetent<Content: View>: View, TransparentView {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  @MainActor var body: some View {
    let chosen = selection.wrappedValue
    content.presentation { settings in
      settings.detents = detents
      settings.selection = chosen
      settings.select = { selection.wrappedValue = $0 }
    }
  }
}
