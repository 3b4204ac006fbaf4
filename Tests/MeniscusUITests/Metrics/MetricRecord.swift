import Foundation
import TestSupport
import Testing

/// A record of `conformance/interface/metrics.csv`: a length or another number that others read off
/// iOS 26.
struct MetricRecord: Equatable, Sendable {
  var component: String
  var part: String
  var property: String
  var value: String
  var context: String
  var confidence: String

  /// What was measured.
  var name: String { "\(component) · \(part) · \(property)" }

  /// The records of a view tree's file (A), or of a source that says how it measured (B).
  static let comparable = all.filter { ["A", "B"].contains($0.confidence) }

  private static let all: [MetricRecord] = {
    guard let file = Conformance.folder?.appendingPathComponent("interface/metrics.csv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(whereSeparator: \.isNewline).dropFirst().compactMap(MetricRecord.init)
  }()

  /// Reads a line: row, component, part, property, value, context, source, confidence.
  init?(_ line: Substring) {
    let fields = Self.fields(of: line)
    guard fields.count == 8 else { return nil }
    component = fields[1]
    part = fields[2]
    property = fields[3]
    value = fields[4]
    context = fields[5]
    confidence = fields[7]
  }

  /// The fields between commas; those in quotes may hold commas, and quotes written twice.
  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    var isAfterQuote = false
    for character in line {
      if character == "\"" {
        if !isQuoted, isAfterQuote { fields[fields.count - 1].append(character) }
        isQuoted.toggle()
        isAfterQuote = true
        continue
      }
      isAfterQuote = false
      if character == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

extension MetricRecord: CustomTestStringConvertible {
  /// What was measured, and where.
  var testDescription: String { "\(name) · \(context)" }
}

extension StringProtocol {
  /// The numbers in the text, in order; a dash before a digit is a sign.
  var numbers: [Double] {
    var numbers: [Double] = []
    var token = ""
    for character in self + " " {
      let isInside = character.isWholeNumber || (character == "." && !token.isEmpty)
      if isInside {
        token.append(character)
        continue
      }
      if let number = Double(token) { numbers.append(number) }
      token = character == "-" ? "-" : ""
    }
    return numbers
  }

  /// The first number after a word.
  func number(after word: String) -> Double? {
    firstRange(of: word).flatMap { self[$0.upperBound...].numbers.first }
  }

  /// The first of the words for small numbers.
  var smallNumber: Int? {
    let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    return String(self).words.lazy.compactMap { names.firstIndex(of: $0) }.first.map { $0 + 1 }
  }

  /// The last number before a word.
  func number(before word: String) -> Double? {
    firstRange(of: word).flatMap { self[..<$0.lowerBound].numbers.last }
  }
}
