import Foundation
import MeniscusFormats
import MeniscusGallery
import MeniscusSuite
import TestSupport
import Testing

/// The table of `docs/gallery.md` says where each clause of a requirement is shown; what it names is
/// there.
@Suite("The table of what the gallery shows")
@MainActor
struct GalleryTableTests {
  private static let root = #filePath.parentPath.parentPath.parentPath

  /// A line of the table.
  private struct Line {
    let row: String
    let scene: String
    let trace: String
    /// Checkpoints and variants, as `checkpoint`, `checkpoint@variant` or `@variant`.
    let places: [String]
  }

  private static func lines() throws -> [Line] {
    let text = try String(contentsOfFile: "\(root)/docs/gallery.md", encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      // A line of several rows begins with the one that it is for.
      guard cells.count == 5, let row = cells[0].split(separator: ",").first.map(String.init),
        let letter = row.first, "GMIP".contains(letter), Int(row.dropFirst()) != nil
      else { return nil }
      return Line(
        row: row, scene: cells[2].filter { $0 != "`" }, trace: cells[3].filter { $0 != "`" },
        places: cells[4].split(separator: "`").map(String.init).filter { !$0.contains(" ") })
    }
  }

  @Test func everyRowOfGlassAndMaterialsIsThere() throws {
    let rows = Set(try Self.lines().map(\.row))
    let expected = (1...16).map { "G\($0)" } + (1...6).map { "M\($0)" }
    expectEqual(expected.filter { !rows.contains($0) }, [])
  }

  @Test func whatIsNamedIsThere() throws {
    var missing: [String] = []
    for line in try Self.lines() {
      let name = "\(line.scene)/\(line.trace)"
      let file = TraceFile(at: "\(Self.root)/Traces/\(name).jsonl", in: "\(Self.root)/Traces")
      guard Gallery.scenes.contains(where: { $0.name == line.scene }),
        let trace = try? file.contents.get()
      else {
        missing.append(name)
        continue
      }
      let checkpoints = trace.events.compactMap { event in
        if case .checkpoint(let name) = event.action { name } else { nil }
      }
      let variants = trace.header.variants.map(\.name)
      if line.places.isEmpty { missing.append("\(line.row) \(name): a place") }
      for place in line.places {
        let parts = place.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        let isThere =
          (parts[0].isEmpty || checkpoints.contains(parts[0]))
          && parts.dropFirst().allSatisfy { variants.contains($0) }
        if !isThere { missing.append("\(name) \(place)") }
      }
    }
    expectEqual(missing, [])
  }
}
