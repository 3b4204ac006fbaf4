import MeniscusFormats
import MeniscusMessages

extension Command {
  /// `new`: a package to begin with.
  static let new = Command(
    name: "new", summary: "write a package with a scene, a script, a test and a workflow",
    positionals: [Positional("NAME", "what its tool is called: letters, digits and `_`")],
    options: [
      Option(
        "path", "DIR", "the folder, new or empty (default: NAME, beside the package you are in)"),
      Option(
        "meniscus", "PATH|URL",
        "where the package takes Meniscus from (default: the package that "
          + "this tool was built in)"),
      Option("from", "VERSION", "of a URL, this version or newer (default: the branch `main`)"),
      Option(
        "ci", "PLATFORM", "whose workflow is written: github, gitlab or none (default: github)"),
    ],
    examples: [
      Example("new weather", "into ../weather, where the current folder is a package"),
      Example(
        "new weather --path ~/weather --meniscus https://example.com/meniscus.git --ci gitlab",
        "with Meniscus from a repository"),
    ],
    run: { try $0.writePackage() })
}

/// Writes a package.
extension CommandRun {
  fileprivate func writePackage() throws -> ExitCode {
    let name = try packageName()
    let ci = arguments["ci"] ?? PackageTemplate.Platform.github.rawValue
    guard let platform = PackageTemplate.Platform(rawValue: ci) else {
      throw CommandLineError.unknown(
        ci, of: "--ci", among: PackageTemplate.Platform.allCases.map(\.rawValue))
    }
    let isInPackage = FileSystem.kind(of: "Package.swift") != nil
    let folder = arguments["path"] ?? (isInPackage ? "../" : "") + name.text
    let template = PackageTemplate(
      name: name, dependency: try dependency(of: folder), platform: platform)
    try write(template, to: folder)
    tool.console.print(Messages.packageWritten(in: folder, template.steps))
    return .accepted
  }

  private func packageName() throws -> PackageName {
    let text = arguments.positionals[0]
    do {
      return try PackageName(text)
    } catch {
      throw CommandLineError.notAPackageName(text, isReserved: error == .reserved)
    }
  }

  private func dependency(of folder: String) throws -> PackageDependency {
    let version = arguments["from"]
    guard let place = arguments["meniscus"] else {
      try arguments.require("meniscus", with: "from")
      guard let found = PackageDependency.folder(of: tool.executable) else {
        throw CommandLineError.missingArgument("--meniscus PATH|URL", command: arguments.command)
      }
      return PackageDependency(found, from: folder)
    }
    if PackageDependency.isAddress(place) {
      return .repository(url: place, version: version)
    }
    // A folder has no versions.
    if version != nil {
      throw CommandLineError.conflict("--from", place, command: arguments.command)
    }
    guard FileSystem.kind(of: place) == .folder else {
      throw SuiteError.unreadable(
        path: place, FileSystem.kind(of: place) == nil ? .missing : .notFolder)
    }
    guard PackageDependency.isMeniscus(place) else {
      throw SuiteError.notMeniscus(path: place)
    }
    return PackageDependency(place, from: folder)
  }

  /// Writes all of it or nothing.
  private func write(_ template: PackageTemplate, to folder: String) throws {
    switch FileSystem.kind(of: folder, followingLinks: false) {
    case nil: break
    case .folder:
      guard try FileSystem.names(in: folder).isEmpty else {
        throw SuiteError.unwritable(path: folder, .exists)
      }
    case .link: throw SuiteError.unwritable(path: folder, .isLink)
    case .file, .other: throw SuiteError.unwritable(path: folder, .exists)
    }
    do throws(SuiteError) {
      for (path, text) in template.files {
        let file = folder.appendingPath(path)
        try FileSystem.createFolder(file.parentPath)
        try FileSystem.write(text.utf8, to: file)
      }
    } catch {
      // Nothing was here but what was written just now; the folder itself may be where somebody is.
      for name in (try? FileSystem.names(in: folder)) ?? [] {
        try? FileSystem.remove(folder.appendingPath(name))
      }
      throw error
    }
  }
}
