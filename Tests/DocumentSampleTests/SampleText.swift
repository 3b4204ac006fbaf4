import Foundation
import Testing

/// Code of a document, and where it ends.
struct DocumentPiece: Sendable, CustomTestStringConvertible {
  /// The document's name up to its underscore.
  let document: String
  let lines: [String]

  var testDescription: String { "\(document): \(lines.first ?? "")" }
}

/// The documents beside the expected values, and the samples of this target.
enum SampleText {
  /// The documents' texts by the beginnings of their names; nil where they are not there.
  static let documents: [String: [String]]? = {
    guard let folder = ProcessInfo.processInfo.environment["MENISCUS_CONFORMANCE"] else {
      return nil
    }
    let seeds = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("seeds")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: seeds.path)) ?? []
    let texts = names.compactMap { name -> (String, [String])? in
      guard let prefix = name.split(separator: "_").first,
        let text = try? String(contentsOf: seeds.appendingPathComponent(name), encoding: .utf8)
      else { return nil }
      return (String(prefix), lines(of: text))
    }
    return texts.isEmpty ? nil : Dictionary(texts) { first, _ in first }
  }()

  /// The files of `Samples`, line by line.
  static let samples: [[String]] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.map(lines(of:))
  }()

  /// The lines of a text that are not blank, without their indentation.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// What stands in the fences of a document.
  static func fenced(in document: String) -> [DocumentPiece] {
    let lines = documents?[document] ?? []
    return lines.split(omittingEmptySubsequences: true) { $0.hasPrefix("```") }.enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { DocumentPiece(document: document, lines: Array($0.element)) }
  }

  /// What a document has without fences between two lines, both included; nil where it is not there.
  static func piece(of document: String, from first: String, to last: String) -> DocumentPiece? {
    let lines = documents?[document] ?? []
    guard let start = lines.firstIndex(of: first),
      let end = lines[start...].firstIndex(of: last)
    else { return nil }
    return DocumentPiece(document: document, lines: Array(lines[start...end]))
  }

  /// Whether the lines of a piece follow one another in a sample, but for its imports.
  static func isCompiled(_ piece: DocumentPiece) -> Bool {
    let code = piece.lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
    // What declares without a body is a comment above its use.
    let declared = code.map { "// " + $0 }
    return samples.contains { $0.contains(code) || $0.contains(declared) }
  }
}
