nonisolated extension View {
  func listTrait(_ trait: ListTrait) -> some View { ListTraitView(content: self, trait: trait) }

  /// Has the row show that it leads to another screen; for links.
  func listRowDisclosure() -> some View { listTrait(.disclosure) }

  /// Sets what is around the view as a row of a list, in points; nil for what lists have.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { listTrait(.insets(insets)) }

  /// Sets what is around the view as a row of a list along some edges, in points; nil for what lists
  /// have.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listTrait(.edgeInsets(edges, length))
  }

  /// Sets what lies behind the view as a row of a list; nil for what lists have.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    listTrait(.background(view.map { AnyView($0) }))
  }

  /// Sets whether lines above and below the view as a row of a list are drawn.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listTrait(.separator(visibility, edges))
  }

  /// Sets the colour of the lines above and below the view as a row of a list.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listTrait(.separatorTint(color, edges))
  }

  /// Sets whether lines above and below the view as a section of a list are drawn.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listTrait(.sectionSeparator(visibility, edges))
      .unmet(
        "listSectionSeparator(edges: .top)", if: visibility == .visible && edges.contains(.top))
  }

  /// Sets the colour of the lines above and below the view as a section of a list.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listTrait(.sectionSeparatorTint(color, edges))
      .unmet("listSectionSeparatorTint(edges: .top)", if: color != nil && edges == .top)
  }

  /// Keeps people from deleting the row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listTrait(.deleteDisabled(isDisabled))
  }

  /// Keeps people from moving the row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    listTrait(.moveDisabled(isDisabled))
  }

  /// Keeps people from selecting the row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listTrait(.selectionDisabled(isDisabled))
  }
}

/// The guides of the lines between rows.
private enum SeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  /// Where the line below a row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
