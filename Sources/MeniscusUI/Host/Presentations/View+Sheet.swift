nonisolated extension View {
  /// Presents a sheet while a value is true.
  ///
  /// - Parameter onDismiss: is called once the sheet has gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingByFlag(
      base: self, isPresented: isPresented, kind: .sheet, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item while there is one; another item replaces it.
  ///
  /// - Parameter onDismiss: is called once the sheet has gone.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingByItem(
      base: self, item: item, kind: .sheet, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover of all of the screen while a value is true.
  ///
  /// - Parameter onDismiss: is called once the cover has gone.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingByFlag(
      base: self, isPresented: isPresented, kind: .cover, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover of all of the screen for an item while there is one.
  ///
  /// - Parameter onDismiss: is called once the cover has gone.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingByItem(
      base: self, item: item, kind: .cover, onDismiss: onDismiss, content: content)
  }
}

/// A kind of presentation: its name in paths, and how it stands over the scene.
@MainActor
struct PresentationKind {
  let label: String
  let style: @MainActor (PresentationPlace) -> PresentationStyle

  nonisolated static var sheet: PresentationKind {
    PresentationKind(label: "Sheet") { place in
      let isRegular = place.context.graph.isRegular(place.context.environment)
      return SheetStyle { settings in
        let asks = settings.compactAdaptation.horizontal == .fullScreenCover
        return asks && !isRegular ? CoverStyle() : nil
      }
    }
  }

  nonisolated static var cover: PresentationKind {
    PresentationKind(label: "Cover") { _ in CoverStyle() }
  }
}

/// Presents while a value is true; follows the value by itself.
nonisolated struct PresentingByFlag<Base: View, Content: View>: View, TransparentView {
  let base: Base
  let isPresented: Binding<Bool>
  let kind: PresentationKind
  let onDismiss: (() -> Void)?
  let content: () -> Content

  @MainActor var body: some View {
    let request =
      isPresented.wrappedValue
      ? PresentationRequest(
        identity: true, content: AnyView(DeferredView(make: content)), label: kind.label,
        style: kind.style,
        end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        onDismiss: onDismiss) : nil
    PresentingView(content: base, request: request)
  }
}

/// Presents while there is an item; follows the item by itself.
nonisolated struct PresentingByItem<Base: View, Item: Identifiable, Content: View>: View,
  TransparentView
{
  let base: Base
  let item: Binding<Item?>
  let kind: PresentationKind
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  @MainActor var body: some View {
    let request = item.wrappedValue.map { shown in
      PresentationRequest(
        identity: AnyHashable(shown.id),
        content: AnyView(DeferredView { content(shown) }), label: kind.label, style: kind.style,
        end: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss)
    }
    PresentingView(content: base, request: request)
  }
}
