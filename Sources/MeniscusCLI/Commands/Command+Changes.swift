import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusStatistics

extension Command {
  /// `changes`: where the level of any numbers changes.
  static let changes = Command(
    name: "changes", summary: "find where the level of a series of numbers changes",
    positionals: [
      Positional("FILE", "a JSON array of numbers, oldest first; - for standard input")
    ],
    options: [
      Option("window", "N", "the numbers that are looked at together (default 50)"),
      Option("p", "P", "what the probability of a change is less than (default 0.001)"),
      Option("magnitude", "X", "what the relative change is more than: 0.02 for 2 % (default 0)"),
      .json,
    ],
    examples: [
      Example("changes times.json", "index, levels, ratio and probability of each change"),
      Example("changes times.json --p 0.0001 --magnitude 0.02", "fewer, and none below 2 %"),
      Example("changes - --json < times.json", "the same as data"),
    ],
    run: { try $0.changes() })
}

/// Finds change points by E-divisive means, with the parameters of Apache Otava.
extension CommandRun {
  fileprivate func changes() throws -> ExitCode {
    let window = try arguments.integer("window", in: ChangePoints.leastWindow...10_000) ?? 50
    let p = try arguments.number("p", in: 0...1) ?? 0.001
    let magnitude = try arguments.number("magnitude", in: 0...1_000_000) ?? 0
    let numbers = try numbers()
    let changes = ChangePoints.edivisive(numbers, window: window, p: p, magnitude: magnitude)
    if arguments.has("json") {
      tool.console.printText(JSONValue.array(changes.map(\.json)).written(as: .indented))
    } else {
      tool.console.print(Messages.lines(on: changes, of: numbers.count))
    }
    return .accepted
  }

  private func numbers() throws(SuiteError) -> [Double] {
    let path = arguments.positionals[0]
    let bytes =
      path == "-"
      ? Array(FileHandle.standardInput.readDataToEndOfFile()) : try FileSystem.read(path)
    do throws(JSONError) {
      return try NumberList.read(bytes)
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      throw .malformedData(
        path: path, line: place.line, column: place.column, problem: error.problem)
    }
  }
}

extension ChangePoint {
  /// The change as data.
  fileprivate var json: JSONValue {
    .object([
      "index": .integer(index), "before": .number(before), "after": .number(after),
      "ratio": ratio.flatMap { $0.isFinite ? JSONValue.number($0) : nil } ?? .null,
      "p": .probability(p),
    ])
  }
}

extension JSONValue {
  /// A probability with twelve digits, which are the same whatever library computed its logarithms.
  static func probability(_ p: Double) -> JSONValue {
    let rounded = Double(Messages.significant(p, digits: 12)) ?? p
    return rounded.isFinite ? .number(rounded) : .null
  }
}
