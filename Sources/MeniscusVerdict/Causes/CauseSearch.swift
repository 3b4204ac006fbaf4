import MeniscusFormats

/// Finds why a checkpoint is not as accepted, from what is kept of it.
///
/// What it finds first is what the sentence, the region that is told and the group all come from.
package struct CauseSearch {
  /// What is found first, the rest of its kind with it; each list has something in it.
  package enum Party {
    /// What views store.
    case state([ChangeFinding])
    /// Where views are.
    case layout([ChangeFinding])
    /// Where and how views are shown while they move.
    case motion([ChangeFinding])
    /// What is drawn, and how.
    case operations([OperationChange])
    /// Everything is as before but pixels.
    case pixels
  }

  /// The first stage that differs in the checkpoint's frame; nil where it cannot be told.
  private let stage: Stage?
  /// The stage that the first difference of all begins in, where frame 0 shows it.
  private let first: Stage?
  /// The view snapshots: what is accepted, and now.
  private let trees: (expected: SnapshotText, actual: SnapshotText)
  /// How both display lists differ; nil where what is accepted cannot be read.
  private let operations: OperationChanges?
  /// What says values in the words of those who write views; nil where nothing does.
  private let naming: Naming?

  /// The digests of arguments on either side, where they are known, and the engine's words.
  package struct Naming {
    var digests: (expected: ArgumentDigests, actual: ArgumentDigests)?
    var names: EngineNames
  }

  /// Sets what is accepted of a checkpoint beside what it is now.
  package init(
    stage: Stage?, from first: Stage? = nil,
    trees: (expected: SnapshotText, actual: SnapshotText), operations: OperationChanges?,
    naming: Naming? = nil
  ) {
    self.stage = stage
    self.first = first
    self.trees = trees
    self.operations = operations
    self.naming = naming
  }

  /// What says most.
  ///
  /// State that only follows a layout, as the frame that a view is shown at while it moves, is no
  /// cause where the layout differs as well.
  package var party: Party {
    let begun = stage ?? .state
    let state = begun <= .state ? trees.expected.stateFindings(trees.actual) : []
    let own = state.filter { !Self.follows($0) }
    if !own.isEmpty { return .state(own) }
    let layout = begun <= .layout ? trees.expected.layoutFindings(trees.actual) : []
    if !layout.isEmpty { return .layout(layout) }
    let moving = state.filter(Self.isMotion)
    if !moving.isEmpty { return .motion(moving) }
    if begun <= .display, let changes = operations?.leading, !changes.isEmpty,
      // What glass makes of its backdrop follows from fused shapes and pixels, too.
      !changes[0].isAdaptation || (first ?? begun) <= .display
    {
      return .operations(changes)
    }
    return .pixels
  }

  /// What that comes to in the words of those who write views; empty where it has none.
  package var named: [ViewChange] { named(party) }

  private func named(_ party: Party) -> [ViewChange] {
    guard let naming else { return [] }
    switch party {
    case .state, .layout, .operations:
      return NamedChanges(
        trees: trees, operations: operations, digests: naming.digests, names: naming.names
      ).changes(in: party)
    case .motion, .pixels: return []
    }
  }

  /// The cause.
  ///
  /// - Parameter drawn: the kinds of the operations whose pixels differ, for where only those do.
  package func cause(drawn: [String]) -> ChangeCause {
    let party = party
    if let cause = ChangeCause(named(party), in: party.stage) { return cause }
    let found =
      switch party {
      case .state(let findings), .motion(let findings): ChangeCause(findings, in: .state)
      case .layout(let findings): ChangeCause(findings, in: .layout)
      case .operations(let changes):
        ChangeCause(operations?.findings(of: changes) ?? [], in: .display)
      case .pixels: ChangeCause?.none
      }
    // Views as before and pixels that are not: what counts is what was drawn there.
    return found
      ?? ChangeCause(
        stage: [stage, first].contains(.surfaces) ? .surfaces : .pixels, kind: .drawn,
        subjects: Set(drawn).sorted())
  }

  /// Whether state only follows what is laid out or drawn.
  static func follows(_ finding: ChangeFinding) -> Bool {
    guard let field = finding.field else { return false }
    return isMotion(finding) || ["busyness", "dark behind"].contains { field.hasPrefix($0) }
  }

  /// Whether state is where and how a view is shown while it moves.
  static func isMotion(_ finding: ChangeFinding) -> Bool {
    ["presented ", "appearing"].contains { finding.field?.hasPrefix($0) ?? false }
  }
}

extension CauseSearch.Party {
  /// The stage that it is of.
  fileprivate var stage: Stage {
    switch self {
    case .state, .motion: .state
    case .layout: .layout
    case .operations: .display
    case .pixels: .pixels
    }
  }

  /// The path of the view that is named, the first of several unless another is asked for; nil where
  /// no view is.
  func view(preferring views: [String]) -> String? {
    let paths: [String] =
      switch self {
      case .state(let findings), .layout(let findings), .motion(let findings): findings.map(\.path)
      case .operations(let changes): changes.compactMap(\.change.view)
      case .pixels: []
      }
    return views.first { paths.contains($0) } ?? paths.first
  }
}
