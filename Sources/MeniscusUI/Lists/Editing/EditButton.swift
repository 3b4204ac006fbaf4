/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  nonisolated public init() {}

  /// The button.
  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation(.listRows) {
        editMode?.wrappedValue = isEditing ? .inactive : .active
      }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}
