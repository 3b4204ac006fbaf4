/// Turns the values of a file of one version of its format into those of the next.
///
/// The values are what the format consists of: the lines of a trace, the one value of a JSON file,
/// the first line of a bundle, the lines of a script as strings. What an upgrader keeps keeps its
/// offset too, so that later errors still name the column of the text that was read.
package struct FormatUpgrader: Sendable {
  /// The version that it reads; it writes the next.
  package let version: Int
  /// Rewrites the values; what it throws is an error in one of them, counted from 0.
  package let upgrade: @Sendable ([JSONValue]) throws(LineError) -> [JSONValue]

  /// What an upgrader could not rewrite.
  package struct LineError: Error {
    /// The line, counted from 0.
    package var line: Int
    /// What is wrong in it.
    package var error: JSONError

    /// Makes an error.
    package init(line: Int, error: JSONError) {
      self.line = line
      self.error = error
    }
  }

  /// Makes an upgrader.
  package init(
    version: Int, upgrade: @escaping @Sendable ([JSONValue]) throws(LineError) -> [JSONValue]
  ) {
    self.version = version
    self.upgrade = upgrade
  }
}

extension [FormatUpgrader] {
  /// What values of a version are in the newest; the same where no upgrader reads that version.
  func values(
    _ values: [JSONValue], from version: Int
  ) throws(FormatUpgrader.LineError) -> [JSONValue] {
    var (values, version) = (values, version)
    while let upgrader = first(where: { $0.version == version }) {
      values = try upgrader.upgrade(values)
      version += 1
    }
    return values
  }
}

extension JSONMembers {
  /// The version that a file says it has; one that is neither the newest nor read by an upgrader is
  /// refused.
  func version(
    newest: Int, upgraders: [FormatUpgrader]
  ) throws(JSONError) -> Int {
    let json = try required("version")
    let version = try json.integer("version", in: 0...Int.max)
    guard version == newest || upgraders.contains(where: { $0.version == version }) else {
      throw json.error(.unsupportedVersion(found: version, newest: newest))
    }
    return version
  }
}
