/// A button that renames what is around, where `renameAction(_:)` says how.
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var action

  /// Makes the button.
  public init() where Label == MeniscusUI.Label<Text, Image> {}

  /// The button; off where nobody says how to rename.
  @MainActor public var body: some View {
    Button("Rename", systemImage: "pencil") { action?() }.disabled(action == nil)
  }
}

/// Renames what is around.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Renames.
  @MainActor
  public func callAsFunction() { action() }
}

private let renameEntry = EnvironmentEntry<RenameAction?>(nil)

extension EnvironmentValues {
  /// What renames; nil where nobody says.
  public internal(set) var rename: RenameAction? {
    get { self[renameEntry] }
    set { self[renameEntry] = newValue }
  }
}

nonisolated extension View {
  /// Says how what is inside is renamed.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Has what is inside renamed by a field, which gets the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }
}
