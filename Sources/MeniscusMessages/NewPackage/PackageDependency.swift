import MeniscusFormats

/// Where a new package takes Meniscus from.
package enum PackageDependency: Equatable, Sendable {
  /// A folder, by its path from the new package.
  case path(String)
  /// A repository, at a version or newer, or where none is given at the newest of `main`.
  case repository(url: String, version: String?)

  /// What a manifest says.
  package var declaration: String {
    switch self {
    case .path(let path): ".package(path: \(Self.literal(path)))"
    case .repository(let url, let version?):
      ".package(url: \(Self.literal(url)), from: \(Self.literal(version)))"
    case .repository(let url, nil):
      ".package(url: \(Self.literal(url)), branch: \"main\")"
    }
  }

  /// What SwiftPM calls it: the last part of the path or address, without `.git`.
  package var identity: String {
    let last =
      switch self {
      case .path(let path): path.lastPathPart
      case .repository(let url, _): url.withoutTrailingSlashes.lastPathPart
      }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// A text as Swift writes it.
  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
