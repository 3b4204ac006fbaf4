/// A picture of a baseline that is equal to another of the same trace, and is not stored again.
///
/// In its place lies a file with its name and `.same`: a line with the path of the other from there,
/// as `start.png`, `dark/start.png`, `../start.png` or `../dark/start.png`.
package enum SharedPicture {
  /// What stands behind the name of the picture.
  package static let ending = ".same"

  /// The bytes of a file of a baseline; of a picture that is stored elsewhere, those of the other.
  ///
  /// - Throws: ``SuiteError/brokenReference(path:)`` where the other is not there, or both are.
  package static func read(_ path: String) throws(SuiteError) -> [UInt8] {
    guard let target = try target(of: path) else { return try FileSystem.read(path) }
    do throws(SuiteError) {
      return try FileSystem.read(target)
    } catch {
      throw .brokenReference(path: path + ending)
    }
  }

  /// What is at the path of a file of a baseline, stored there or elsewhere.
  package static func isThere(_ path: String) -> Bool {
    FileSystem.kind(of: path) != nil || FileSystem.kind(of: path + ending) != nil
  }

  /// Where a picture is stored that is the same as another; nil where it is stored itself.
  package static func target(of path: String) throws(SuiteError) -> String? {
    let reference = path + ending
    guard path.hasSuffix(BaselineFiles.Kind.picture.rawValue),
      let kind = FileSystem.kind(of: reference, followingLinks: false)
    else { return nil }
    guard kind != .folder, kind != .other else { throw .brokenReference(path: reference) }
    let text = String(decoding: try FileSystem.read(reference, limit: 1 << 12), as: UTF8.self)
    let target = String(text.dropLast())
    guard text.last == "\n", isTarget(target), FileSystem.kind(of: path) == nil else {
      throw .brokenReference(path: reference)
    }
    return target.hasPrefix("../")
      ? path.parentPath.parentPath.appendingPath(String(target.dropFirst(3)))
      : path.parentPath.appendingPath(target)
  }

  /// Whether a path stays among the baselines of a trace.
  private static func isTarget(_ path: String) -> Bool {
    let downwards = path.hasPrefix("../") ? String(path.dropFirst(3)) : path
    return downwards.isPathDownwards && downwards.count { $0 == "/" } < 2
      && !downwards.contains("\n") && downwards.hasSuffix(BaselineFiles.Kind.picture.rawValue)
  }

  /// What is written in the place of a picture that is the same as another; both are paths from one
  /// folder.
  package static func text(from path: String, to target: String) -> String {
    let (own, other) = (path.parentPath, target.parentPath)
    if own == other { return target.lastPathPart + "\n" }
    if other.parentPath == own, !own.isEmpty {
      return String(target.dropFirst(own.count + 1)) + "\n"
    }
    let above = own.parentPath
    return "../" + target.dropFirst(above.isEmpty ? 0 : above.count + 1) + "\n"
  }
}
