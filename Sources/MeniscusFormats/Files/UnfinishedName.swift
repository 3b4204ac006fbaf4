/// The name of what is written beside its place, to be renamed into it: `.NAME.PROCESS.KIND`.
///
/// A process that is killed leaves it behind. Whoever comes next sees by the name whose it was, and
/// that its owner is gone.
package struct UnfinishedName: Equatable, Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    /// What is to take the place.
    case new
    /// What was in the place.
    case old
  }

  /// The name of the place.
  package var place: String
  /// The process that writes it.
  package var owner: ProcessIdentity
  /// What it is.
  package var kind: Kind

  /// Makes a name.
  package init(_ place: String, owner: ProcessIdentity = .current, _ kind: Kind = .new) {
    self.place = place
    self.owner = owner
    self.kind = kind
  }

  /// Reads a name; nil where it is another.
  package init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].isEmpty,
      let kind = Kind(rawValue: String(parts[parts.count - 1])),
      let owner = ProcessIdentity(text: parts[parts.count - 2])
    else { return nil }
    self.init(parts[1..<(parts.count - 2)].joined(separator: "."), owner: owner, kind)
  }

  /// The name.
  package var text: String { ".\(place).\(owner.text).\(kind.rawValue)" }
}
