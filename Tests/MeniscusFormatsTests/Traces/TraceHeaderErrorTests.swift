import Foundation
import MeniscusFormats
import TestSupport
import Testing

@Suite("Trace reader: bad headers")
struct TraceHeaderErrorTests {
  private func error(_ header: String) -> ReplayError? {
    traceError(header + "\n" + #"{"at":0,"end":true}"# + "\n")
  }

  private func header(_ old: String, _ new: String) -> String {
    guard let range = TraceSample.header.range(of: old) else { return "" }
    return TraceSample.header.replacingCharacters(in: range, with: new)
  }

  @Test("No header at all")
  func missing() {
    expectEqual(traceError(""), .trace(line: 1, column: 1, problem: .empty))
    expectEqual(
      traceError("\n"),
      .trace(
        line: 1, column: 1, problem: .json(.unexpected(found: nil, expected: .value))))
    expectEqual(error("[]"), .trace(line: 1, column: 1, problem: .notATrace))
    expectEqual(error("{}"), .trace(line: 1, column: 1, problem: .notATrace))
    expectEqual(
      error(#"{"meniscus":"frames","version":1}"#), .trace(line: 1, column: 1, problem: .notATrace))
  }

  @Test("Another version is named, whatever else it holds")
  func versions() {
    for version in [0, 2, 999] {
      expectEqual(
        traceError("{\"meniscus\":\"trace\",\"version\":\(version),\"future\":[]}\n"),
        .trace(
          line: 1, column: 31, problem: .json(.unsupportedVersion(found: version, newest: 1))))
    }
    expectEqual(
      error(#"{"meniscus":"trace"}"#),
      .trace(line: 1, column: 1, problem: .json(.missingKey("version"))))
    expectEqual(
      error(#"{"meniscus":"trace","version":"1"}"#),
      .trace(
        line: 1, column: 31,
        problem: .json(.wrongKind(key: "version", expected: .number, found: .string))))
  }

  @Test("Values are within bounds and of their kind")
  func values() {
    expectEqual(
      error(header(#""rate":60"#, #""rate":0"#)),
      .trace(
        line: 1, column: 77,
        problem: .json(.outOfRange(key: "rate", found: "0", lowest: "1", highest: "1000"))))
    expectEqual(
      error(header(#""rate":60"#, #""rate":6e1"#)),
      .trace(line: 1, column: 77, problem: .json(.notWhole(key: "rate", found: "6e1"))))
    expectEqual(
      error(header("[10,10]", "[10,1e999]")),
      .trace(
        line: 1, column: 56,
        problem: .json(
          .outOfRange(key: "size[1]", found: "1e999", lowest: "1", highest: "8192"))))
    expectEqual(
      error(header("[10,10]", "[10]")),
      .trace(
        line: 1, column: 52,
        problem: .json(.wrongCount(key: "size", expected: 2, found: 1))))
    expectEqual(
      error(header("[10,10]", "[8192,8192]")),
      .trace(
        line: 1, column: 1,
        problem: .tooManyPixels(found: 8192 * 8192, limit: TraceLimit.pixels)))
    expectEqual(
      error(header(#""scene":"s""#, #""scene":"""#)),
      .trace(
        line: 1, column: 41,
        problem: .json(.malformedValue(key: "scene", found: "", expected: .notEmpty))))
    expectEqual(
      error(header(#""seed":0"#, #""seed":18446744073709551616"#)),
      .trace(
        line: 1, column: 87,
        problem: .json(
          .outOfRange(
            key: "seed", found: "18446744073709551616", lowest: "0",
            highest: "18446744073709551615"))))
  }

  @Test("Unknown keys and values suggest the nearest")
  func unknown() {
    let misspelt = error(header(#""scale":1"#, #""scael":1"#))
    guard case .trace(1, 60, .json(.unknownKey("scael", _, let suggestion))) = misspelt else {
      Issue.record("\(String(describing: misspelt))")
      return
    }
    expectEqual(suggestion, "scale")
    expectEqual(
      error(header("}", #","environment":{"colorScheme":"drak"}}"#)),
      .trace(
        line: 1, column: 118,
        problem: .json(
          .unknownValue(
            key: "environment.colorScheme", found: "drak", allowed: ["light", "dark"],
            suggestion: "dark"))))
    let variant = error(header("}", #","variants":["dark","right-to-lefd"]}"#))
    guard
      case .trace(_, _, .json(.unknownValue("variants[1]", _, _, let suggestion))) = variant
    else {
      Issue.record("\(String(describing: variant))")
      return
    }
    expectEqual(suggestion, "right-to-left")
    expectEqual(
      error(header("}", #","variants":["dark","dark"]}"#)),
      .trace(line: 1, column: 1, problem: .duplicateVariant("dark")))
  }

  @Test("A key that comes twice is named")
  func duplicate() {
    expectEqual(
      error(header(#""seed":0"#, #""rate":30"#)),
      .trace(line: 1, column: 80, problem: .json(.duplicateKey("rate"))))
  }
}
