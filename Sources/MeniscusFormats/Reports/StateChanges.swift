/// What the state of a scene's views was in the frames of a case.
package struct StateChanges: Equatable, Sendable {
  /// A value that a view owns.
  package struct Field: Equatable, Sendable {
    /// The view.
    package var path: String
    /// The property.
    package var name: String
    /// What it became, and from which frame on, in order.
    package var changes: [Change]

    /// Describes a value.
    package init(path: String, name: String, changes: [Change] = []) {
      self.path = path
      self.name = name
      self.changes = changes
    }
  }

  /// What a value became.
  package struct Change: Equatable, Sendable {
    /// The first frame that has it.
    package var frame: Int
    /// The value; nil where it is not there any more.
    package var value: String?

    /// Describes a change.
    package init(frame: Int, value: String?) {
      self.frame = frame
      self.value = value
    }
  }

  /// The name of the file in the case's folder.
  package static let fileName = "states.json"
  /// The most bytes of a file: what always moves in many views is not worth more.
  package static let byteLimit = 1_000_000

  /// The values that were there in some frame, in the order in which they first were.
  package private(set) var fields: [Field] = []
  private var rows: [[String]: Int] = [:]
  private var present: Set<Int> = []

  /// Begins before the first frame.
  package init() {}

  /// Notes what a frame shows, after those before it.
  ///
  /// - Complexity: linear in the values.
  package mutating func note(
    _ values: [(path: String, name: String, value: String)], in frame: Int
  ) {
    var found: Set<Int> = []
    for (path, name, value) in values {
      let row = rows[[path, name]] ?? fields.count
      if row == fields.count {
        rows[[path, name]] = row
        fields.append(Field(path: path, name: name))
      }
      found.insert(row)
      if fields[row].changes.last?.value != value {
        fields[row].changes.append(Change(frame: frame, value: value))
      }
    }
    for row in present.subtracting(found) {
      fields[row].changes.append(Change(frame: frame, value: nil))
    }
    present = found
  }

  /// The values as JSON: of each its view, its name, and frames and values by turns.
  package var json: String {
    JSONText.lines(
      fields.map { field -> JSONValue in
        let changes = field.changes.flatMap { change -> [JSONValue] in
          [.integer(change.frame), .string(orNull: change.value)]
        }
        return .array([.string(field.path), .string(field.name), .array(changes)])
      })
  }
}
