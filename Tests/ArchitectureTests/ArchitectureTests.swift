import Testing

extension Room: CustomTestStringConvertible {
  var testDescription: String { name }
}

@Suite("The house keeps to its plan")
struct ArchitectureTests {
  @Test("Every room keeps to every rule", arguments: Room.table)
  func roomKeepsRules(room: Room) throws {
    let files = try Tree.sources(in: "Sources/\(room.name)")
    #expect(!files.isEmpty)
    let complaints = Rule.all.flatMap { $0.complaints(about: files, in: room) }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test("The table names every folder of Sources")
  func tableIsComplete() throws {
    #expect(try Tree.folders(in: "Sources") == Room.table.map(\.name).sorted())
  }

  @Test("The manifest gives each room the modules of the table")
  func manifestAgrees() throws {
    let manifest = Manifest(text: try Tree.text(of: "Package.swift"))
    let modules = Set(Room.table.map(\.name))
    for room in Room.table where room.name != "meniscus" {
      #expect(manifest.rooms[room.name] == room.imports.intersection(modules), "\(room.name)")
    }
  }

  @Test("The package depends on no other package")
  func manifestStandsAlone() throws {
    #expect(Manifest(text: try Tree.text(of: "Package.swift")).forbidden.isEmpty)
  }

  @Test("Tests use what others may use")
  func testsUsePackageAccess() throws {
    let offences = try Tree.sources(in: "Tests").flatMap { file in
      file.lines.indices.filter { file.lines[$0].contains("@testable") }
        .map { "\(file.path):\($0 + 1)" }
    }
    #expect(offences.isEmpty, "\(offences)")
  }

  @Test("The baselines stay under 60 MB")
  func baselinesStaySmall() throws {
    #expect(try Tree.size(of: "Baselines") < 60_000_000)
  }
}
