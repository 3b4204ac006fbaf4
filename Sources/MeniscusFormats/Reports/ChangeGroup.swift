/// The changes of one cause, from all cases of a run.
package struct ChangeGroup: Equatable, Sendable {
  /// The cause.
  package let cause: ChangeCause
  /// The name: the first digits of the cause's signature, at least six and as many as tell it from
  /// the other groups of the run.
  package private(set) var name: String
  /// The changes, in the order of the cases.
  package private(set) var changes: [PendingChange]

  /// The cases, each once.
  package var cases: [CaseName] {
    changes.map(\.name).reduce(into: []) { cases, name in
      if cases.last != name { cases.append(name) }
    }
  }

  /// Whether there is something in it to accept or reject.
  package var isOpen: Bool { changes.contains { $0.mayBeAccepted && !$0.change.isRejected } }

  private static let shortest = 6

  /// The groups of some changes, the largest first; of equal ones, that of the first change.
  package static func groups(of changes: [PendingChange]) -> [ChangeGroup] {
    var places: [String: Int] = [:]
    var groups: [ChangeGroup] = []
    for pending in changes {
      let signature = pending.change.cause.signature
      if let place = places[signature] {
        groups[place].changes.append(pending)
      } else {
        places[signature] = groups.count
        groups.append(ChangeGroup(cause: pending.change.cause, name: signature, changes: [pending]))
      }
    }
    let signatures = groups.map(\.name)
    for index in groups.indices {
      groups[index].name = shortName(of: signatures[index], among: signatures)
    }
    return groups.enumerated().sorted { left, right in
      let counts = (left.element.changes.count, right.element.changes.count)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 > counts.1
    }.map(\.element)
  }

  private static func shortName(of signature: String, among signatures: [String]) -> String {
    var length = shortest
    while length < signature.count,
      signatures.contains(where: { $0 != signature && $0.hasPrefix(signature.prefix(length)) })
    {
      length += 1
    }
    return String(signature.prefix(length))
  }
}

extension RunReport {
  /// What of the run waits for a decision, by cause.
  package var groups: [ChangeGroup] {
    ChangeGroup.groups(
      of: traces.flatMap { trace in
        let name = CaseName(scene: trace.scene, trace: trace.name, variant: trace.variant)
        return trace.changes.map {
          PendingChange(name: name, change: $0, mayBeAccepted: trace.mayBeAccepted)
        }
      })
  }

  /// The names of the groups, by the signatures of their causes.
  package var groupNames: [String: String] {
    Dictionary(uniqueKeysWithValues: groups.map { ($0.cause.signature, $0.name) })
  }
}
