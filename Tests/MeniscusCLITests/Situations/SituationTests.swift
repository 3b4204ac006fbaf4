import MeniscusFormats
import TestSupport
import Testing

/// What somebody does who is careless, or wants to be told that all is well.
///
/// Every line is a shell's, and calls the real executable.
@Suite("Hostile and careless situations", .serialized, .timeLimit(.minutes(20)))
struct SituationTests {
  /// How long a command may take; a machine that does much else beside it is given more than the ten
  /// seconds that are promised.
  private static let limit = Duration.seconds(30)

  @Test("Each is answered, by its code and in whole sentences", arguments: Situation.all)
  func answer(situation: Situation) async throws {
    let package = try await ShellPackage.accepted(situation.before)
    let answer = await package.run(situation.command, limit: Self.limit)
    expectEqual(answer.end, .exited(status: situation.code), "\(answer.output)")
    let says = situation.says.replacing("$T", with: ShellPackage.trace)
    expectPrefix(answer.lines.first ?? "", says, "\(answer.output)")
    for line in answer.lines { expectEqual(Self.flaw(of: line), nil) }
  }

  @Test("There are many, each once")
  func count() {
    expectEqual(Set(Situation.all.map(\.name)).count, Situation.all.count)
    #expect(Situation.all.count >= 100)
  }

  @Test(
    "A flaw of a line is seen",
    arguments: [
      "unwritable(path: \"x\")", "MeniscusFormats.SuiteError", "Optional(3)", "a\u{1B}[2J",
      "Error Domain=NSCocoaErrorDomain", "call `accept", "x (of 3", "The operation couldn’t be",
      "the file, ", "SuiteError error 1.",
    ])
  func flaws(line: String) {
    #expect(Self.flaw(of: line) != nil)
  }

  /// What of a line is no sentence for people; nil where all is.
  private static func flaw(of line: String) -> String? {
    let types =
      #/\b(Meniscus[A-Z]\w*\.|Swift\.|Foundation\.|Optional\(|\w+Error\b|[a-z]\w+\(\w+: )/#
    if let found = line.firstMatch(of: types) { return "a type in: \(line) (\(found.output.0))" }
    if line.contains(/Error Domain|Cocoa|operation could/) { return "a system's words in: \(line)" }
    if line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "a control character in: \(line.debugDescription)"
    }
    if line.filter({ $0 == "`" }).count % 2 != 0 || line.hasSuffix(", ") || line.hasSuffix(": ")
      || line.filter({ $0 == "(" }).count != line.filter({ $0 == ")" }).count
    {
      return "a sentence that is cut: \(line)"
    }
    return nil
  }
}
