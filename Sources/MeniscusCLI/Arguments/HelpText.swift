import MeniscusMessages

/// What the tool says of itself and of its commands.
enum HelpText {
  /// The text for the whole tool.
  static func tool(_ name: String, commands: [Command]) -> String {
    let shown = commands.filter { !$0.isHidden }
    return """
      \(name): \(Messages.purpose)

      usage: \(name) COMMAND [arguments]

      commands:
      \(table(shown.map { ($0.name, $0.summary) }))

      options:
      \(table(options.map { ($0.usage, $0.summary) }))

      \(Messages.exitCodes)
      """
  }

  /// The text for a command.
  static func command(_ command: Command, tool: String) -> String {
    var usage = ["usage: \(tool) \(command.name)"]
    usage += command.positionals.map(\.usage)
    if !command.options.isEmpty { usage.append("[options]") }
    var parts = ["\(tool) \(command.name): \(command.summary)", usage.joined(separator: " ")]
    if !command.positionals.isEmpty {
      parts.append(table(command.positionals.map { ($0.name, $0.summary) }))
    }
    if !command.options.isEmpty {
      parts.append("options:\n" + table(command.options.map { ($0.usage, $0.summary) }))
    }
    if !command.examples.isEmpty {
      let lines = command.examples.map { "  \(tool) \($0.line)\n      \($0.purpose)" }
      parts.append("examples:\n" + lines.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  /// The options of the tool itself.
  private static let options = [
    Option(flag: "help", "this text; after a command, what is to know about it"),
    Option(flag: "version", "the version of the tool"),
  ]

  /// The columns of a line of help.
  private static let width = 100

  /// Two columns, the second beginning where the longest first entry ends, and wrapped.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      let indent = String(repeating: " ", count: width + 4)
      let lines = wrapped(row.1, to: Self.width - indent.count)
      return "  " + row.0 + indent.dropFirst(row.0.count + 2)
        + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  /// The lines of a text, broken at blanks.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + word.count < width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
