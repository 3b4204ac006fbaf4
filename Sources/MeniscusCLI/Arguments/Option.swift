/// An option of a command: `--name`, or `--name VALUE`.
package struct Option: Equatable, Sendable {
  /// The name, without its hyphens.
  package let name: String
  /// What stands for the value in help; nil for a flag.
  package let value: String?
  /// What it does, in a line.
  package let summary: String

  /// Makes an option with a value.
  package init(_ name: String, _ value: String, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// Makes a flag.
  package init(flag name: String, _ summary: String) {
    self.name = name
    value = nil
    self.summary = summary
  }

  /// How it is written, as in help.
  package var usage: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}

/// What a command takes without an option.
package struct Positional: Equatable, Sendable {
  /// What stands for it in help.
  package let name: String
  /// What it is, in a line.
  package let summary: String
  /// Whether it has to be there.
  package let isRequired: Bool
  /// Whether there may be several.
  package let isRepeated: Bool
  /// The words that it may be; empty for any.
  package let choices: [String]

  /// Makes a positional argument.
  package init(
    _ name: String, _ summary: String, isRequired: Bool = true, isRepeated: Bool = false,
    choices: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    self.isRepeated = isRepeated
    self.choices = choices
  }

  /// How it is written, as in help.
  package var usage: String {
    let repeated = isRepeated ? "\(name)…" : name
    return isRequired ? repeated : "[\(repeated)]"
  }
}

extension Positional {
  /// Patterns that choose cases; without one, all are chosen.
  static let cases = Positional(
    "PATTERN", "which cases: part of SCENE/TRACE[@VARIANT], or a glob with * and ?",
    isRequired: false, isRepeated: true)
}
