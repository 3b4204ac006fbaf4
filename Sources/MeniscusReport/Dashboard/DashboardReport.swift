import MeniscusFormats

/// A run's own report, as far as the dashboard refers to it.
package struct DashboardReport: Equatable, Sendable {
  /// A picture of a checkpoint.
  package struct Picture: Equatable, Sendable {
    /// The case.
    package var name: CaseName
    /// The checkpoint.
    package var checkpoint: String
    /// Its path from the dashboard's folder.
    package var path: String

    /// Names a picture.
    package init(_ name: CaseName, checkpoint: String, path: String) {
      self.name = name
      self.checkpoint = checkpoint
      self.path = path
    }
  }

  /// When the run began, as entries of its history have it.
  package var started: String
  /// The revision, or nil where version control knew of none.
  package var revision: ProjectRevision?
  /// The path of its page from the dashboard's folder.
  package var page: String
  /// The pictures.
  package var pictures: [Picture] = []

  /// Names a report.
  package init(started: String, revision: ProjectRevision?, page: String) {
    self.started = started
    self.revision = revision
    self.page = page
  }

  /// What the overview has of it.
  var json: JSONValue {
    [
      "at": .integer(orNull: UnixTime.seconds(started).map { Int($0) }),
      "commit": .string(revision?.commit ?? ""),
      "page": .string("./" + RelativePath.encoded(page)),
    ]
  }

  /// Its pictures, by case.
  var picturesJSON: JSONValue {
    let names = Set(pictures.map(\.name)).sorted()
    let byName = Dictionary(grouping: pictures, by: \.name)
    return .object(
      names.map { name in
        JSONMember(
          name.identifier,
          .array(
            (byName[name] ?? []).map {
              .strings([$0.checkpoint, "./" + RelativePath.encoded($0.path)])
            }))
      })
  }
}
