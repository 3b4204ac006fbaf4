extension String {
  /// The path of something in the folder at this path; an empty path is the current folder.
  package func appendingPath(_ part: String) -> String {
    if isEmpty { return part }
    return hasSuffix("/") ? self + part : self + "/" + part
  }

  /// The path of the folder that holds what is at this path; empty for the current folder.
  package var parentPath: String {
    let path = withoutTrailingSlashes
    guard let slash = path.lastIndex(of: "/") else { return "" }
    let parent = path[..<slash]
    return parent.isEmpty ? "/" : String(parent).withoutTrailingSlashes
  }

  /// The paths of all folders above, from the nearest on; the current folder is not among them.
  package var parentPaths: [String] {
    // The root is its own parent: a path that is no shorter ends the way up.
    let paths = sequence(first: parentPath) { path in
      path.parentPath.count < path.count ? path.parentPath : nil
    }
    return paths.filter { !$0.isEmpty }
  }

  /// The name of what is at this path.
  package var lastPathPart: String {
    let path = withoutTrailingSlashes
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The path without slashes at its end; the root stays.
  package var withoutTrailingSlashes: String {
    var path = self[...]
    while path.count > 1, path.last == "/" { path = path.dropLast() }
    return String(path)
  }

  /// Whether this is a path downwards: no empty part, no `.`, no `..`, not from the root.
  package var isPathDownwards: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
  }
}
