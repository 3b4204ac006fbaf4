/// Whether people edit what is shown.
public enum EditMode: Hashable, Sendable {
  /// They do not.
  case inactive
  /// They do for now, as while a swipe is out.
  case transient
  /// They do.
  case active

  /// Whether they edit in any way.
  public var isEditing: Bool { self != .inactive }
}

private let editModeEntry = EnvironmentEntry<Binding<EditMode>?>(nil)

extension EnvironmentValues {
  /// Whether people edit what is shown; the scene keeps it unless a view hands another down.
  public var editMode: Binding<EditMode>? {
    get { self[editModeEntry] }
    set { self[editModeEntry] = newValue }
  }
}

/// What a scene keeps of editing.
@MainActor
final class SceneEditing {
  private var storage: StateStorage<EditMode>?

  nonisolated init() {}

  /// Access to the mode of a graph's scene.
  func binding(in graph: ViewGraph) -> Binding<EditMode> {
    let storage = storage ?? StateStorage(graph: graph, value: .inactive)
    self.storage = storage
    return Binding(
      identity: BindingIdentity(storage), get: { storage.value }, set: { storage.set($0) })
  }
}
