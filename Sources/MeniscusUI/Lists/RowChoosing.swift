/// Hears that people chose a row of a list, which is the only one that is chosen.
@MainActor
protocol RowChoosing: AnyObject {
  /// - Parameter isOther: whether it was not chosen before.
  func chose(isOther: Bool)
}

/// A weak way to who hears of it.
struct RowChoice {
  weak var target: (any RowChoosing)?
}

/// Selects what links lead to, where that decides what is shown beside.
@MainActor
protocol LinkSelecting: AnyObject {
  /// Selects the value of a link; whether it can be.
  ///
  /// - Parameter node: the node of the link, by which its row is found; nil where nothing states one.
  func select(link value: AnyHashable, at node: Node?) -> Bool
}

/// A weak way to who selects it.
struct LinkSelection {
  weak var target: (any LinkSelecting)?
  /// The node of the link around.
  weak var link: Node?

  /// Selects the value of the link; whether it can be.
  @MainActor func select(_ value: AnyHashable) -> Bool {
    target?.select(link: value, at: link) == true
  }
}

private let linkSelectionEntry = EnvironmentEntry<LinkSelection>(LinkSelection(), isPlace: true)
private let rowChoiceEntry = EnvironmentEntry<RowChoice>(RowChoice(), isPlace: true)
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
