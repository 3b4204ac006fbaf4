/// Hears that people chose a row of a list, which is the only one that is chosen.
@MainActor
protocol RowChoosing: AnyObject {
  func chose()
}

/// A weak way to who hears of it.
struct RowChoice {
  weak var target: (any RowChoosing)?
}

/// Selects what links lead to, where that decides what is shown beside.
@MainActor
protocol LinkSelecting: AnyObject {
  /// Selects a value; whether it can be.
  func select(link value: AnyHashable) -> Bool
}

/// A weak way to who selects it.
struct LinkSelection {
  weak var target: (any LinkSelecting)?
}

private let linkSelectionEntry = EnvironmentEntry<LinkSelection>(LinkSelection())
private let rowChoiceEntry = EnvironmentEntry<RowChoice>(RowChoice())
private let showsChosenRowEntry = EnvironmentEntry<Bool>(true, isPlace: true)

extension EnvironmentValues {
  /// Who selects what links in rows lead to.
  var linkSelection: LinkSelection {
    get { self[linkSelectionEntry] }
    set { self[linkSelectionEntry] = newValue }
  }

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
