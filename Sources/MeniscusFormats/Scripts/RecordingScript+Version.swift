extension RecordingScript {
  /// The newest version of the format.
  package static let version = 1

  /// The version that a script is written in: the first, unless its first line says another.
  package static func version(of text: String) -> Int {
    (try? statedVersion(in: lines(in: text)))?.version ?? 1
  }

  /// The script in the newest version, which its first line says where that is not the first.
  package static func upgraded(_ text: String) throws(ReplayError) -> String {
    var upgraded = try lines(of: text)
    if let stated = try statedVersion(in: lines(in: text)) {
      upgraded[stated.row] = "version \(version)"
    } else if version > 1 {
      upgraded.insert("version \(version)", at: 0)
    }
    return upgraded.joined(separator: "\n")
  }

  /// The lines in the newest version; the one that says the version is empty, so that all others
  /// keep their numbers.
  static func lines(of text: String) throws(ReplayError) -> [String] {
    var lines = lines(in: text)
    let upgraders = FileFormat.script.upgraders
    let stated = try statedVersion(in: lines)
    if let (row, found) = stated {
      guard found == version || upgraders.contains(where: { $0.version == found }) else {
        throw .script(line: row + 1, problem: .unsupportedVersion(found: found, newest: version))
      }
      lines[row] = ""
    }
    do throws(FormatUpgrader.LineError) {
      return try upgraders.values(lines.map { .string($0) }, from: stated?.version ?? 1).map {
        if case .string(let line) = $0.content { line } else { "" }
      }
    } catch {
      throw .script(line: error.line + 1, problem: .event(.json(error.error.problem)))
    }
  }

  private static func lines(in text: String) -> [String] {
    // A carriage return with its line feed is one character.
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }

  /// What the first line with words says where it says the version; rows count from 0.
  private static func statedVersion(
    in lines: [String]
  ) throws(ReplayError) -> (row: Int, version: Int)? {
    for (row, text) in lines.enumerated() {
      let line = try ScriptLine(text[...], number: row + 1)
      guard let first = line.words.first else { continue }
      guard first.text == versionWord else { return nil }
      var arguments = ScriptArguments(of: line)
      let version = try arguments.wholeNumber(Int.self)
      try arguments.finish()
      return (row, version)
    }
    return nil
  }

  /// The word that the line of the version begins with.
  static let versionWord = "version"
}
