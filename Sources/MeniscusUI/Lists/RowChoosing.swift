/// Hears that people chose a row of a list, which is the only one that is chosen.
@MainActor
protocol RowChoosing: AnyObject {
  func chose()
}

/// A weak way to who hears of it.
struct RowChoice {
  weak var target: (any RowChoosing)?
}

private let rowChoiceEntry = EnvironmentEntry<RowChoice>(RowChoice())
private let showsChosenRowEntry = EnvironmentEntry<Bool>(true, isPlace: true)

extension EnvironmentValues {
  /// Who hears of rows that people choose.
  var rowChoice: RowChoice {
    get { self[rowChoiceEntry] }
    set { self[rowChoiceEntry] = newValue }
  }

  /// Whether lists show which row is chosen: where what it leads to is shown in its place, they do not.
  var showsChosenRow: Bool {
    get { self[showsChosenRowEntry] }
    set { self[showsChosenRowEntry] = newValue }
  }
}
