/// Rows, one below the other, that people scroll, select, delete and move.
///
/// It takes all the room that it is offered, and makes the rows that are seen.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  /// How the selection is kept.
  enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)

    static func maybe(_ one: Binding<SelectionValue?>?) -> Selection {
      one.map { .one($0) } ?? .none
    }

    static func maybe(_ several: Binding<Set<SelectionValue>>?) -> Selection {
      several.map { .several($0) } ?? .none
    }
  }

  let content: Content
  let selection: Selection
  /// What notes of the run call it.
  private let name: String
  @Environment(\.editMode) private var editMode

  init(_ selection: Selection, _ content: Content, name: String = "List") {
    self.selection = selection
    self.content = content
    self.name = name
  }

  /// The rows in the style at hand.
  @MainActor public var body: some View {
    ListScroll(
      rows: ListRows(
        content: content, selection: rowSelection,
        isEditing: editMode?.wrappedValue.isEditing == true))
  }

  @MainActor private var rowSelection: ListSelection? {
    switch selection {
    case .none: nil
    case .one(let binding): ListSelection(one: binding, of: name)
    case .several(let binding): ListSelection(several: binding, of: name)
    }
  }
}

/// The rows of a list in a scroll view, on the list's background.
struct ListScroll<Rows: View>: View, TransparentView {
  let rows: Rows
  @Environment(\.listSettings) private var settings
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.screensAreClear) private var isOnGlass

  var body: some View {
    let isClear = background == .hidden || isOnGlass
    let ground = isClear ? nil : ListPalette.background(of: settings.look)
    ScrollView { rows }
      .transformEnvironment(\.scrollSettings) { $0.ground = ground }
      .background(ground ?? .clear)
      .preference(key: ListLookKey.self, value: settings.look)
  }
}

/// Tells what surrounds a list how the list looks.
struct ListLookKey: PreferenceKey {
  typealias Value = ListLook?

  static func reduce(value: inout ListLook?, nextValue: () -> ListLook?) {
    value = value ?? nextValue()
  }
}

extension List {
  /// Makes a list of any views.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.init(.none, content())
  }

  /// Makes a list of any views, of which one can be selected, by its tag or its identity.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(.maybe(selection), content())
  }

  /// Makes a list of any views, of which one is selected, by its tag or its identity.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(Binding(selection)), content())
  }

  /// Makes a list of any views, of which several can be selected, by their tags or identities.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(.maybe(selection), content())
  }
}
