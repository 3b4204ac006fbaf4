import Foundation
import MeniscusDiff
import MeniscusImage
import TestSupport
import Testing

/// The tables of what pixelmatch itself gave, by pairs of pictures.
struct PixelmatchTable: CustomTestStringConvertible, Sendable {
  /// A comparison and what came of it.
  struct Row: Sendable {
    var line: String
    var options: PixelmatchOptions
    var mismatch: Int
    /// The first half of SHA-256 over the samples of the difference picture and of the mask.
    var picture, mask: String
  }

  var generation: PixelmatchOptions.Generation
  var first, second: String
  var rows: [Row]

  var testDescription: String { "\(generation.rawValue) \(first) \(second): \(rows.count) rows" }

  /// The folder of the tables.
  static var folder: URL? { Conformance.folder?.appendingPathComponent("pixelmatch") }

  /// The tables of both generations; none where the folder is missing.
  static let all: [PixelmatchTable] = {
    let files = [
      (PixelmatchOptions.Generation.yiq, "table-7.2.0.csv"), (.okLab, "table-main-c6fee35.csv"),
    ]
    return files.flatMap { generation, file in
      var tables: [PixelmatchTable] = []
      for line in lines(of: file).dropFirst() {
        let fields = line.split(separator: ",").map { String($0) }
        guard fields.count == 11, let row = Row(line, fields, generation) else { continue }
        let (first, second) = (fields[0], fields[1])
        if let index = tables.firstIndex(where: { $0.first == first && $0.second == second }) {
          tables[index].rows.append(row)
        } else {
          tables.append(
            PixelmatchTable(generation: generation, first: first, second: second, rows: [row]))
        }
      }
      return tables
    }
  }()

  /// The lines of a file of the folder.
  static func lines(of file: String) -> [String] {
    guard let url = folder?.appendingPathComponent(file),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(whereSeparator: \.isNewline).map { String($0) }
  }

  /// A picture of the folder.
  static func picture(_ path: String) throws -> Bitmap {
    if let known = inputs[path] { return known }
    let url = try #require(folder).appendingPathComponent(path)
    return try PNG.decode([UInt8](Data(contentsOf: url)))
  }

  /// The pictures of all rows, decoded once.
  private static let inputs: [String: Bitmap] = {
    let paths = ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b", "6a", "6b"].map {
      "inputs/\($0).png"
    }
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        guard let url = folder?.appendingPathComponent(path),
          let data = try? Data(contentsOf: url), let bitmap = try? PNG.decode([UInt8](data))
        else { return nil }
        return (path, bitmap)
      })
  }()
}

extension PixelmatchTable.Row {
  init?(_ line: String, _ fields: [String], _ generation: PixelmatchOptions.Generation) {
    guard let threshold = Double(fields[4]), let includeAA = Bool(fields[5]),
      let checkerboard = Bool(fields[6]), let mismatch = Int(fields[8])
    else { return nil }
    var options = PixelmatchOptions(generation)
    options.threshold = threshold
    options.includeAA = includeAA
    options.checkerboard = checkerboard
    options.windowSize = Int(fields[7])
    guard options.windowSize != nil || fields[7] == "inf" else { return nil }
    self.init(
      line: line, options: options, mismatch: mismatch, picture: fields[9], mask: fields[10])
  }
}
