/// The platter of a menu: what can be done, row by row, on glass.
struct MenuList<Content: View>: View, SystemSurface {
  let content: Content
  /// The row that the menu came out of, above the others; nil for none.
  var title: AnyView?
  /// Takes the menu alone away.
  var closeTitle: () -> Void = {}
  /// Whether the first row is always the uppermost, unless an order is stated.
  var isFixed = false
  @State private var columns: MenuColumns = []
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    GroupElementsOfContent(base: content) { views in
      let rows = MenuRows(groups: MenuGroup.groups(views), isFixed: isFixed)
      guard let title else { return AnyView(rows) }
      return AnyView(
        VStack(spacing: 0) {
          SubmenuTitle(label: title, close: closeTitle)
          MenuGap()
          rows
        })
    }
    .padding(.vertical, MenuPolicy.padding)
    .frame(width: MenuPolicy.width)
    .background {
      Color.clear
        .glassEffect(
          .regular.replaced(by: .regular, if: isClassic),
          in: .rect(cornerRadius: MenuPolicy.radius(isClassic))
        )
        .glassScheme(from: .colorScheme)
    }
    .onPreferenceChange(MenuColumnsKey.self) { columns = $0 }
    .environment(\.menuColumns, columns)
    .surrounded { $0.takeMenuLooks() }
  }
}

extension EnvironmentValues {
  /// What is in a menu looks as the menu has it, whatever is stated around its button.
  fileprivate mutating func takeMenuLooks() {
    forgetTextTraits()
    tint = nil
    buttonLook = PrimitiveLook(style: MenuRowButtonStyle())
    labelStyle = MenuLabelStyle()
    toggleStyle = MenuToggleStyle()
    menuStyle = SubmenuStyle()
    pickerLook = .menu
    hidesLabels = false
  }
}

/// Rows that belong together.
struct MenuGroup: Identifiable {
  /// What tells it from others: where it begins.
  let id: Int
  var header: [Subview] = []
  var rows: [Subview] = []

  /// The sections of a menu: as written, between dividers, and each picker by itself.
  @MainActor
  static func groups(_ views: SubviewsCollection) -> [MenuGroup] {
    var groups: [MenuGroup] = []
    var last: Int??
    for (index, view) in views.enumerated() {
      let part = view.containerValues.part
      if part == .footer { continue }
      if view.isDivider {
        last = nil
        continue
      }
      let group = view.menuGroup
      if last != .some(group) { groups.append(MenuGroup(id: index)) }
      last = .some(group)
      if part == .header {
        groups[groups.count - 1].header.append(view)
      } else {
        groups[groups.count - 1].rows.append(view)
      }
    }
    return groups
  }
}

/// The rows of a menu, section by section; those of one that opens upward the other way round.
private struct MenuRows: View, TransparentView {
  let groups: [MenuGroup]
  let isFixed: Bool
  @Environment(\.opensUpward) private var opensUpward
  @Environment(\.menuOrder) private var order

  var body: some View {
    let isReversed = opensUpward && (order == .priority || order == .automatic && !isFixed)
    let shown = isReversed ? groups.reversed() : groups
    VStack(spacing: 0) {
      ForEach(shown) { group in
        VStack(spacing: 0) {
          if group.id != shown.first?.id { MenuGap() }
          ForEach(group.header) { view in
            view.font(.footnote).fontWeight(.medium).foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal, MenuPolicy.inset)
              .padding(.top, group.id == shown.first?.id ? MenuPolicy.headerTop : 0)
              .padding(.bottom, MenuPolicy.headerBottom)
          }
          ForEach(isReversed ? group.rows.reversed() : group.rows) { $0 }
        }
      }
    }
  }
}

/// The room between two sections, with a line in it.
private struct MenuGap: View, TransparentView {
  var body: some View {
    Divider().padding(.horizontal, MenuPolicy.inset - 4)
      .frame(height: MenuPolicy.sectionGap)
  }
}

/// A view whose views stand in a menu as a section of their own.
protocol MenuSectionView {}

extension Picker: MenuSectionView {}

/// A node that knows the type of its view.
@MainActor
protocol TypedNode: Node {
  var viewType: Any.Type { get }
}

extension CompositeNode: TypedNode {
  var viewType: Any.Type { Content.self }
}

extension Subview {
  /// The section that the view is in, by the number of its node; nil for none.
  @MainActor fileprivate var menuGroup: Int? {
    sequence(first: element as Node, next: \.parent).lazy
      .prefix { $0 !== source }
      .last {
        $0 is any SectionMark || ($0 as? any TypedNode)?.viewType is any MenuSectionView.Type
      }?.serial
  }

  /// Whether the view is a line between others.
  @MainActor fileprivate var isDivider: Bool {
    sequence(first: element as Node, next: \.parent).lazy
      .prefix { $0 !== source }
      .contains { ($0 as? any TypedNode)?.viewType == Divider.self }
  }
}
