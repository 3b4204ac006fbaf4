/// How wide the column of an inspector is, in points.
struct InspectorWidth: Equatable {
  /// What it is where nobody says; ours.
  var width: CGFloat = 270
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }

  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
    value = value ?? nextValue()
  }
}

nonisolated extension View {
  /// Shows details of the view in a column at its trailing edge, or in a sheet where there is little
  /// width.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    InspectorView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Sets how wide the column is that the view is the inspector of, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(width: max(width, 0)))
  }

  /// Sets how wide the column is that the view is the inspector of, in points.
  ///
  /// Columns are not dragged wider: it has the ideal width.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
  }
}

/// A view with a column or a sheet of details.
nonisolated struct InspectorView<Content: View, Inspector: View>: View, TransparentView {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The width; nil before the first layout.
  @State private var width: CGFloat?
  @State private var column = InspectorWidth()

  /// The width from which there is room for a column where nobody states a size class, in points; that
  /// of split views.
  private static var columnsWidth: CGFloat { 700 }

  /// Whether there is room for a column; nil while that is not known.
  private var isWide: Bool? {
    sizeClass.map { $0 == .regular } ?? width.map { $0 >= Self.columnsWidth }
  }

  @MainActor var body: some View {
    let isWide = isWide
    // While the width is not known all of it is taken, so that what is offered is measured.
    let room: CGFloat? = isWide == false ? nil : .infinity
    content.frame(maxWidth: room, maxHeight: room)
      .safeAreaInset(edge: .trailing, spacing: 0) {
        if isWide == true, isPresented.wrappedValue { details }
      }
      // The column slides, also where whoever shows it animates nothing.
      .transaction(value: isPresented.wrappedValue) {
        if !$0.disablesAnimations { $0.animation = $0.animation ?? SplitMetrics.motion }
      }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
      .sheet(isPresented: isInSheet, content: inspector)
  }

  private var isInSheet: Binding<Bool> {
    let (isPresented, isNarrow) = (isPresented, isWide == false)
    return Binding(
      get: { isNarrow && isPresented.wrappedValue },
      set: { if isNarrow { isPresented.wrappedValue = $0 } })
  }

  /// The details; a column without any is there all the same.
  @MainActor @ViewBuilder private var contents: some View {
    if Inspector.self == EmptyView.self { Color.clear } else { inspector() }
  }

  @MainActor private var details: some View {
    contents
      .onPreferenceChange(InspectorWidthKey.self) { column = $0 ?? InspectorWidth() }
      .transformPreference(InspectorWidthKey.self) { $0 = nil }
      .frame(width: column.width).frame(maxHeight: .infinity)
      .scrollContentBackground(.hidden)
      .clipShape(RoundedRectangle(cornerRadius: SidebarGlass.radius))
      .background { SidebarGlass() }
      .padding(.trailing, CGFloat(SplitMetrics.margin))
      .padding(.vertical, CGFloat(SplitMetrics.margin))
      .transition(.move(edge: .trailing))
  }
}
