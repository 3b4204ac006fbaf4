import MeniscusFormats
import MeniscusMessages

extension RunDocument {
  /// What waits for a decision.
  static func change(
    _ change: BaselineChange, _ groups: [String: String], _ words: CaseMessages
  ) -> JSONValue {
    [
      "checkpoint": .string(orNull: change.checkpoint),
      "kind": .string(change.kind.rawValue),
      "group": .string(groups[change.cause.signature] ?? change.cause.signature),
      "sentence": .string(words.sentence(on: change)),
    ]
  }

  /// Changes of one cause.
  static func group(_ group: ChangeGroup) -> JSONValue {
    [
      "name": .string(group.name),
      "signature": .string(group.cause.signature),
      "sentence": .string(Messages.cause(group.cause)),
      "stage": .string(orNull: group.cause.stage?.rawValue),
      "kind": .string(group.cause.kind.rawValue),
      "subjects": .strings(group.cause.subjects),
      "field": .string(orNull: group.cause.field),
      "values": .string(orNull: group.cause.values),
      "changes": .integer(group.changes.count),
      "cases": .strings(group.cases.map(\.identifier)),
    ]
  }
}
