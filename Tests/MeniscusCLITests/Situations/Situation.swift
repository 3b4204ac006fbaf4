import Testing

/// Something hostile or careless, and what the tool answers.
struct Situation: Sendable, CustomTestStringConvertible {
  /// What is the matter.
  let name: String
  /// What a shell does before, in a package with one accepted case; see ``ShellPackage``.
  let before: String
  /// What is called.
  let command: String
  /// What it ends with.
  let code: Int32
  /// What the first line of the answer begins with; cases that are as accepted do not count.
  let says: String

  init(_ name: String, _ before: String, _ command: String, _ code: Int32, _ says: String) {
    self.name = name
    self.before = before
    self.command = command
    self.code = code
    self.says = says
  }

  var testDescription: String { name }
}
