import Foundation
import MeniscusFormats

extension CaseSelection {
  /// The cases that a change since a revision can touch, the working tree's included.
  ///
  /// - Parameters:
  ///   - revision: the revision.
  ///   - all: all cases, with the paths of their traces from the folder of the package.
  ///   - package: the folder of the package, in a git repository.
  /// - Throws: that there is no such revision, or git fails.
  package static func affected(
    since revision: String, among all: [(name: CaseName, file: String)], in folders: SuiteFolders,
    package: String
  ) async throws(RevisionError) -> CaseSelection {
    let repository = GitRepository(of: package)
    let commit = try await repository.commit(of: revision)
    let prefix = try await repository.line(["rev-parse", "--show-prefix"])
    let tracked = try await repository.text(
      [
        "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-relative",
        "--ignore-submodules=none", commit, "--",
      ])
    let untracked = try await repository.text(
      ["ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--", ":/"])
    let paths = Set((tracked + untracked).split(separator: "\0").map(String.init)).sorted()
    let affected = AffectedCases(all, in: folders)
    var (names, scenes): (Set<CaseName>, [String: (scene: String, paths: [String])]) = ([], [:])
    for path in paths {
      let own = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
      switch own.map({ affected.reach(of: $0) }) ?? .everything {
      case .nothing: break
      case .cases(let cases): names.formUnion(cases)
      case .scene(let scene, let folder):
        scenes[folder, default: (scene, [])].paths.append(own ?? path)
      case .everything: return CaseSelection(nil, .allAffected(since: revision, path: path))
      }
    }
    for (folder, change) in scenes.sorted(by: { $0.key < $1.key }) {
      var changed = (try? Self.texts(change.paths, in: package)) ?? []
      for path in change.paths {
        // A file that is new had no text.
        if let old = try? await repository.text(["show", "\(commit):\(prefix)\(path)"]) {
          changed.append(old)
        }
      }
      let sources = Self.sources(of: package, beside: folder)
      let own = SceneFolder(
        scene: change.scene, texts: changed + sources.own, others: sources.others)
      // What lies below the folder of a scene within a scene belongs to both.
      let isNested = all.contains { $0.name.scene.hasPrefix(change.scene + "/") }
      guard own.isOwn, !isNested else {
        return CaseSelection(nil, .allAffected(since: revision, path: change.paths[0]))
      }
      names.formUnion(all.map(\.name).filter { $0.scene == change.scene })
    }
    return CaseSelection(names, .affected(since: revision, files: paths.count, cases: names.count))
  }

  private static func texts(_ paths: [String], in package: String) throws(SuiteError) -> [String] {
    try paths.filter { FileSystem.kind(of: package.appendingPath($0)) != nil }
      .map { path throws(SuiteError) in try FileSystem.readText(package.appendingPath(path)) }
  }

  /// The texts of the Swift sources of a folder, and of all others.
  private static func sources(
    of package: String, beside folder: String
  ) -> (own: [String], others: [String]) {
    let root = package.appendingPath("Sources")
    let start = package.appendingPath(folder).appendingPath("")
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    var (own, others): ([String], [String]) = ([], [])
    for path in paths.map({ root.appendingPath($0) }) where path.hasSuffix(".swift") {
      guard let text = try? FileSystem.readText(path) else { continue }
      if path.hasPrefix(start) { own.append(text) } else { others.append(text) }
    }
    return (own, others)
  }
}
