import TestSupport
import Testing

@Suite("The folders of the UI are layers")
struct UIFolderTests {
  /// What is wrong with the folders, and which of their rights are used.
  private struct Survey {
    var complaints: [String] = []
    var used: [String: Set<String>] = [:]

    init(_ files: [SourceFile], table: [UIFolder]) {
      let allowed = Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0.names) })
      let read = files.map { (folder: Self.folder(of: $0), path: $0.path, names: UINames($0)) }
      var home: [String: String] = [:]
      for file in read {
        for name in file.names.declared { home[name] = file.folder }
      }
      for file in read {
        for (name, line) in file.names.named {
          guard let other = home[name], other != file.folder else { continue }
          used[file.folder, default: []].insert(other)
          if allowed[file.folder]?.contains(other) != true {
            complaints.append("\(file.path):\(line): \(file.folder) names \(name) of \(other)")
          }
        }
      }
      complaints.sort()
    }

    private static func folder(of file: SourceFile) -> String {
      String(file.path.split(separator: "/").dropFirst(2).first ?? "")
    }
  }

  @Test("Every folder names what the table lets it name, and all of that")
  func foldersKeepToTheTable() throws {
    let survey = Survey(
      Tree.sources(of: Module(name: "MeniscusUI", imports: [])), table: UIFolder.table)
    #expect(survey.complaints.isEmpty, "\(survey.complaints.joined(separator: "\n"))")
    for folder in UIFolder.table {
      let unused = folder.names.subtracting(survey.used[folder.name] ?? [])
      #expect(unused.isEmpty, "\(folder.name) does not name \(unused.sorted())")
    }
  }

  @Test("The table names every folder, each after those that it may name")
  func tableHasNoCycle() throws {
    try expectEqual(Tree.folders(in: "Sources/MeniscusUI"), UIFolder.table.map(\.name).sorted())
    var before: Set<String> = []
    for folder in UIFolder.table {
      #expect(folder.names.isSubset(of: before), "\(folder.name)")
      before.insert(folder.name)
    }
  }

  @Test(
    "A source that names what its folder may not, and such that only look as if they did",
    arguments: [
      ("let canvas: LowType", 0), ("var glass: HighType?", 1), ("let a = highFunction()", 1),
      ("let b = [HighType].self", 1), ("let c = \"\\(HighType.self)\"", 1),
      ("// HighType", 0), ("let d = \"HighType\"", 0), ("let e: HighTypes", 0),
      ("struct Own {\n  enum HighType {}\n  let f: HighType\n}", 0),
      ("struct Own<HighType: Equatable> {\n  let g: HighType\n}", 0),
      ("func own<\n  A, HighType: Equatable\n>(_ a: HighType) {}", 0),
      ("let h: Hidden", 0),
    ])
  func plantedSource(text: String, complaints: Int) {
    let files = [
      ("Low/Low.swift", "struct LowType {}"),
      ("High/High.swift", "final class HighType {}\n@MainActor\npublic func highFunction() {}"),
      ("High/Hidden.swift", "private struct Hidden {}\nextension LowType {}"),
      ("Middle/Planted.swift", text),
    ].map { SourceFile(path: "Sources/MeniscusUI/" + $0, text: $1) }
    let table = [UIFolder("Low"), UIFolder("Middle", "Low"), UIFolder("High", "Low Middle")]
    expectEqual(Survey(files, table: table).complaints.count, complaints)
  }
}
