import Foundation
import TestSupport
import Testing

/// A file of third parties' values: `performance/NAME.json` of the conformance folder.
struct PerformanceFixture {
  /// What the file holds.
  let json: [String: Any]

  /// Reads a file.
  init(_ name: String) throws {
    let folder = try #require(Conformance.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent("performance/\(name).json"))
    json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The objects of a list.
  func list(_ key: String) throws -> [Values] {
    let list = try #require(json[key] as? [[String: Any]])
    #expect(!list.isEmpty)
    return list.map(Values.init)
  }

  /// An object of a file.
  struct Values {
    let json: [String: Any]

    /// A number; `null` is none and `"Infinity"` infinite.
    func number(_ key: String) throws -> Double {
      let value = try #require(json[key], "\(key)")
      if value is NSNull { return .nan }
      if let text = value as? String { return try #require(Double(text)) }
      return try #require(value as? Double, "\(key)")
    }

    func integer(_ key: String) throws -> Int { try #require(json[key] as? Int, "\(key)") }
    func text(_ key: String) throws -> String { try #require(json[key] as? String, "\(key)") }
    func numbers(_ key: String) throws -> [Double] {
      try #require(json[key] as? [Double], "\(key)")
    }
    func object(_ key: String) throws -> Values {
      Values(json: try #require(json[key] as? [String: Any], "\(key)"))
    }
    func list(_ key: String) throws -> [Values] {
      try #require(json[key] as? [[String: Any]], "\(key)").map(Values.init)
    }
  }
}

/// Expects a number that is equal but for rounding: 1e-12, or a part of the value.
func expectNear(
  _ found: Double, _ expected: Double, relative: Double = 1e-9, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if found.isNaN, expected.isNaN { return }
  if found == expected { return }
  let allowed = max(1e-12, relative * abs(expected))
  let isNear = abs(found - expected) <= allowed
  #expect(isNear, "\(comment): \(found), not \(expected)", sourceLocation: sourceLocation)
}
