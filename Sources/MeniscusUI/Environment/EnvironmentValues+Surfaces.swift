/// How strongly what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// Strongly, as behind what is selected.
  public static let increased = BackgroundProminence(name: "increased")
}

private let backgroundProminenceEntry = EnvironmentEntry<BackgroundProminence>(.standard)
private let undoManagerEntry = EnvironmentEntry<UndoManager?>(nil)

extension EnvironmentValues {
  /// How strongly what lies behind the view stands out; as usual where no view around says otherwise.
  public var backgroundProminence: BackgroundProminence {
    get { self[backgroundProminenceEntry] }
    set { self[backgroundProminenceEntry] = newValue }
  }

  /// Who undoes; nil, as nobody does here.
  public internal(set) var undoManager: UndoManager? {
    get { self[undoManagerEntry] }
    set { self[undoManagerEntry] = newValue }
  }
}
