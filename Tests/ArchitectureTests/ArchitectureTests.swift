import TestSupport
import Testing

extension Module: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension Wording: CustomTestStringConvertible {
  var testDescription: String { complaint }
}

@Suite("Modules keep to the table in Package.swift")
struct ArchitectureTests {
  private static let modules = Manifest.package.modules
  private static let all = modules + Manifest.package.tests

  @Test("Every module keeps to every rule", arguments: all)
  func moduleKeepsRules(module: Module) {
    let files = Tree.sources(of: module)
    #expect(!files.isEmpty)
    let complaints = Rule.all.flatMap {
      $0.complaints(about: files.filter(Tree.isOurs), in: module)
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test("Every import and every dependency is used", arguments: all)
  func importsAreUsed(module: Module) {
    let files = Tree.sources(of: module)
    let complaints =
      module.unusedDependencies(in: files)
      + files.filter(Tree.isOurs).flatMap {
        UnusedImports.package.complaints(about: $0, in: module.name)
      }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test("No two types of the package have one name")
  func typeNamesAreUnique() {
    var homes: [String: [String]] = [:]
    for module in Self.modules {
      for name in Declarations(of: Tree.sources(of: module)).types {
        homes[name, default: []].append(module.name)
      }
    }
    #expect(homes.count > 1_000)
    #expect(homes.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test("The tables name every folder")
  func tableIsComplete() throws {
    try expectEqual(Tree.folders(in: "Sources"), Self.modules.map(\.name).sorted())
    try expectEqual(Tree.folders(in: "Tests"), Manifest.package.tests.map(\.name).sorted())
  }

  @Test("docs/architecture.md has the same table")
  func documentAgrees() throws {
    let text = try Tree.text(of: "docs/architecture.md")
    let complaints = Document.complaints(about: text, modules: Self.modules)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test("The table stands nowhere else")
  func tableIsAlone() throws {
    let copies = try Tree.texts().filter { path, text in
      path != "docs/architecture.md" && Document.isCopy(text, of: Self.modules)
    }
    #expect(copies.isEmpty, "\(copies.map(\.path))")
  }

  @Test("Words stand where they belong", arguments: [Wording.sentences, .displayText])
  func wordsStandAtHome(wording: Wording) {
    let complaints = wording.complaints(about: Self.modules.flatMap(Tree.sources(of:)))
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test("The package depends on no other package")
  func manifestStandsAlone() {
    #expect(Manifest.package.forbidden.isEmpty)
  }

  @Test("The baselines stay under 150 MB")
  func baselinesStaySmall() throws {
    #expect(try Tree.size(of: "Baselines") < 150_000_000)
  }
}

extension UnusedImports {
  /// The rule, with what the modules of this package declare.
  static let package = UnusedImports(
    declarations: Dictionary(
      (Manifest.package.modules + Manifest.package.tests).map {
        ($0.name, Declarations(of: Tree.sources(of: $0)))
      }, uniquingKeysWith: { first, _ in first }))
}
