/// A row of a menu.
private struct MenuRow<Label: View>: View, TransparentView {
  let label: Label
  var role: ButtonRole?
  /// Whether the row has a mark; nil where it cannot have one.
  var isOn: Bool?
  /// The symbol at the end; nil for none.
  var chevron: String?
  let isPressed: Bool
  @Environment(\.menuColumns) private var columns
  @ScaledMetric(relativeTo: .subheadline) private var growth: CGFloat = 1
  @ScaledMetric(relativeTo: .body) private var imageGrowth: CGFloat = 1
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    MenuRowLabel(label: label)
      .padding(.leading, columns.inset(marks: growth, images: imageGrowth))
      .padding(
        .trailing,
        chevron == nil
          ? MenuPolicy.inset : MenuPolicy.chevronCenter + MenuPolicy.chevronRoom * growth
      )
      .padding(.top, MenuPolicy.rowTop)
      .padding(.bottom, MenuPolicy.rowBottom)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .leading) {
        if isOn == true {
          mark("checkmark").offset(x: MenuPolicy.checks.center(growth: growth) - 10)
        }
      }
      .overlay(alignment: .trailing) {
        if let chevron {
          mark(chevron).foregroundStyle(.secondary)
            .offset(x: 10 - MenuPolicy.chevronCenter)
        }
      }
      .foregroundStyle(ink)
      .background {
        if isPressed {
          RoundedRectangle(cornerRadius: 21).fill(.quaternary).padding(.horizontal, 10)
        }
      }
      .contentShape(Rectangle())
      .transformPreference(MenuColumnsKey.self) { $0.formUnion(columnsOfRow) }
  }

  /// The columns that the row needs: what is inside of it says whether it has an image.
  private var columnsOfRow: MenuColumns { isOn == true ? .checks : [] }

  private func mark(_ name: String) -> some View {
    Image(systemName: name).font(.subheadline.weight(.semibold)).frame(width: 20)
      .accessibilityHidden(true)
  }

  private var ink: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.secondary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

/// The texts of a row: a title, and smaller what is below it.
private struct MenuRowLabel<Label: View>: View, TransparentView {
  let label: Label

  var body: some View {
    GroupElementsOfContent(base: label) { parts in
      VStack(alignment: .leading, spacing: MenuPolicy.subtitleGap) {
        ForEach(parts) { part in
          if part.id == parts.first?.id {
            part.font(.body)
          } else {
            part.font(.footnote).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

/// A button in a menu: a row that takes the menu away.
struct MenuRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

private struct MenuButton: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.closeMenu) private var closeMenu
  @Environment(\.menuActionDismissBehavior) private var behavior

  var body: some View {
    MenuRow(
      label: configuration.label, role: configuration.role,
      isPressed: configuration.isPressed.wrappedValue
    )
    .onPress(isPressed: configuration.isPressed) {
      configuration.action()
      if behavior != .disabled { closeMenu?.close() }
    }
  }
}

/// A toggle in a menu: a row with a mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuChoice(label: configuration.label, isOn: configuration.isOn) {
      configuration.isOn.toggle()
    }
  }
}

/// A row that is chosen, or not.
struct MenuChoice<Label: View>: View, TransparentView {
  let label: Label
  let isOn: Bool
  let choose: () -> Void
  @State private var isPressed = false
  @Environment(\.closeMenu) private var closeMenu
  @Environment(\.menuActionDismissBehavior) private var behavior

  var body: some View {
    MenuRow(label: label, isOn: isOn, isPressed: isPressed)
      .onPress(isPressed: $isPressed) {
        choose()
        if behavior != .disabled { closeMenu?.close() }
      }
      .impliedAccessibility(.isButton)
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

/// A menu in a menu: a row with a chevron that opens another platter.
struct SubmenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Submenu(configuration: configuration)
  }
}

private struct Submenu: View, TransparentView {
  let configuration: MenuStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    MenuRow(label: configuration.label, chevron: "chevron.forward", isPressed: isPressed)
      .onPress(isPressed: $isPressed) { configuration.opening.open() }
      .menuOpening(configuration.opening)
      .impliedAccessibility(.isButton)
  }
}

/// The row that a menu came out of, above the menu's own: it goes back to the menu before.
struct SubmenuTitle: View, TransparentView {
  let label: AnyView
  let close: () -> Void
  @State private var isPressed = false

  var body: some View {
    MenuRow(label: label, chevron: "chevron.down", isPressed: isPressed)
      .onPress(isPressed: $isPressed, perform: close)
      .impliedAccessibility(.isButton)
  }
}

/// A label in a menu: the title, and the icon in the column of images.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
      .background(alignment: .leading) { MenuImage(icon: configuration.icon) }
      .transformPreference(MenuColumnsKey.self) { $0.insert(.images) }
  }
}

/// An icon in the column of images, by its place from the text.
private struct MenuImage<Icon: View>: View, TransparentView {
  let icon: Icon
  @ScaledMetric(relativeTo: .body) private var growth: CGFloat = 1

  var body: some View {
    let column = MenuPolicy.images
    icon.imageScale(.medium).frame(width: 24)
      .offset(x: column.center(growth: growth) - column.inset(growth: growth) - 12)
  }
}

/// The views of a picker as rows of the menu around.
struct MenuChoices: View, TransparentView {
  let options: [PickerOption]
  let index: Int?
  let choose: (PickerOption) -> Void

  var body: some View {
    ForEach(options) { option in
      MenuChoice(label: option.view, isOn: option.id == index) { choose(option) }
    }
  }
}

/// The rows of a picker's own menu.
struct PickerRows<Content: View>: View, TransparentView {
  let content: Content
  let selection: PickerSelection

  var body: some View {
    GroupElementsOfContent(base: content) { views in
      let options = PickerOption.options(views)
      return MenuChoices(
        options: options, index: options.firstIndex { selection.isSelected($0.tag) },
        choose: { selection.select($0.tag) })
    }
  }
}
