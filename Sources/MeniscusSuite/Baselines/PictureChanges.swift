import MeniscusFormats

/// Puts and removes files of baselines so that each picture of a trace is stored once.
///
/// What is put is stored beside its case, unless the baselines of the trace have an equal picture
/// already. Where a picture is changed that others are the same as, the first of them inherits it.
package struct PictureChanges {
  private struct Put {
    let bytes: [UInt8]
    /// The folder of the trace, in which equal pictures are shared.
    let trace: String
  }

  private let baselines: String
  private var puts: [String: Put] = [:]
  private var removals: Set<String> = []

  /// Begins with no change in a folder of baselines.
  package init(in baselines: String) { self.baselines = baselines }

  /// Notes that the picture at a path, from the folder, shall be this one.
  package mutating func put(_ bytes: [UInt8], at path: String, of trace: String) {
    puts[path] = Put(bytes: bytes, trace: trace)
  }

  /// Notes that the file or folder at a path, from the folder, shall not be there.
  package mutating func remove(_ path: String) { removals.insert(path) }

  /// Notes what has to be written and removed for it.
  package func stage(in transaction: inout FileTransaction) throws(SuiteError) {
    let references = try references()
    var stored = try stageHeirs(of: references, in: &transaction)
    for path in removals.sorted() {
      transaction.remove(path)
      if references[path] != nil { transaction.remove(path + SharedPicture.ending) }
    }
    for (path, put) in puts.sorted(by: { Self.precedes($0.key, $1.key) }) {
      let isThere = FileSystem.kind(of: baselines.appendingPath(path)) != nil
      var target = stored.first { $0.trace == put.trace && $0.bytes == put.bytes }?.path
      if target == nil { target = try equal(to: put, but: path, references) }
      if let target {
        let text = SharedPicture.text(from: path, to: target)
        try transaction.put(Array(text.utf8), at: path + SharedPicture.ending)
        if isThere { transaction.remove(path) }
        continue
      }
      stored.append((path, put.trace, put.bytes))
      if references[path] != nil { transaction.remove(path + SharedPicture.ending) }
      if isThere, try FileSystem.read(baselines.appendingPath(path)) == put.bytes { continue }
      try transaction.put(put.bytes, at: path)
    }
  }

  /// Whether a picture is rather stored than another that is equal: those of the trace's own
  /// environment come before those of variants.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let depths = [left, right].map { path in path.count { $0 == "/" } }
    return depths[0] == depths[1] ? left < right : depths[0] < depths[1]
  }

  /// Whether what is at a path stays as it is.
  private func stays(_ path: String) -> Bool {
    puts[path] == nil && !removals.contains(path)
      && !removals.contains(path + SharedPicture.ending)
      && !path.parentPaths.contains(where: removals.contains)
  }

  /// Hands on each picture that goes to the first of those that are the same as it.
  private func stageHeirs(
    of references: [String: String], in transaction: inout FileTransaction
  ) throws(SuiteError) -> [(path: String, trace: String, bytes: [UInt8])] {
    var stored: [(path: String, trace: String, bytes: [UInt8])] = []
    for (owner, others) in Dictionary(grouping: references.keys, by: { references[$0] ?? "" })
      .sorted(by: { $0.key < $1.key }) where !stays(owner)
    {
      let heirs = others.filter(stays).sorted(by: Self.precedes)
      guard let heir = heirs.first else { continue }
      let bytes = try FileSystem.read(baselines.appendingPath(owner))
      try transaction.put(bytes, at: heir)
      transaction.remove(heir + SharedPicture.ending)
      for other in heirs.dropFirst() {
        let text = SharedPicture.text(from: other, to: heir)
        try transaction.put(Array(text.utf8), at: other + SharedPicture.ending)
      }
      stored.append((heir, puts[owner]?.trace ?? "", bytes))
    }
    return stored
  }

  /// A picture of the trace that stays, and is stored, and is equal to one that is put.
  private func equal(
    to put: Put, but own: String, _ references: [String: String]
  ) throws(SuiteError) -> String? {
    for path in try Self.pictures(of: put.trace, in: baselines) where path != own && stays(path) {
      let place = baselines.appendingPath(path)
      guard references[path] == nil, FileSystem.kind(of: place) == .file(length: put.bytes.count),
        try FileSystem.read(place) == put.bytes
      else { continue }
      return path
    }
    return nil
  }

  /// The paths of the pictures of a trace and its variants, stored there or elsewhere.
  static func pictures(of trace: String, in baselines: String) throws(SuiteError) -> [String] {
    var found: [String] = []
    let folder = baselines.appendingPath(trace)
    guard FileSystem.kind(of: folder) == .folder else { return [] }
    for name in try BaselineFiles.names(in: folder) {
      let path = trace.appendingPath(name)
      if FileSystem.kind(of: folder.appendingPath(name), followingLinks: false) == .folder {
        found += try BaselineFiles.names(in: folder.appendingPath(name)).filter(isPicture)
          .map { path.appendingPath($0) }
      } else if isPicture(name) {
        found.append(path)
      }
    }
    return found
  }

  /// How many pictures of a trace and its variants are stored though an equal one is.
  static func repeated(of trace: String, in baselines: String) throws(SuiteError) -> Int {
    var known: [Int: [[UInt8]]] = [:]
    var count = 0
    for path in try pictures(of: trace, in: baselines) {
      let place = baselines.appendingPath(path)
      guard case .file(let length) = FileSystem.kind(of: place) else { continue }
      let bytes = try FileSystem.read(place)
      if known[length, default: []].contains(bytes) {
        count += 1
      } else {
        known[length, default: []].append(bytes)
      }
    }
    return count
  }

  /// The changes after which each picture of a trace and its variants is stored once.
  static func sharing(_ trace: String, in baselines: String) throws(SuiteError) -> PictureChanges {
    var changes = PictureChanges(in: baselines)
    for path in try pictures(of: trace, in: baselines) {
      let bytes = try SharedPicture.read(baselines.appendingPath(path))
      changes.put(bytes, at: path, of: trace)
    }
    return changes
  }

  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(BaselineFiles.Kind.picture.rawValue)
  }

  /// The pictures that are the same as another, by path, each with the path of that.
  private func references() throws(SuiteError) -> [String: String] {
    var found: [String: String] = [:]
    try visit("", into: &found)
    return found
  }

  private func visit(_ folder: String, into found: inout [String: String]) throws(SuiteError) {
    let place = baselines.appendingPath(folder)
    guard FileSystem.kind(of: place, followingLinks: false) == .folder else { return }
    for name in try FileSystem.names(in: place) where !name.hasPrefix(".") {
      let path = folder.appendingPath(name)
      try visit(path, into: &found)
      guard name.hasSuffix(SharedPicture.ending) else { continue }
      let picture = String(path.dropLast(SharedPicture.ending.count))
      // One that is broken has nothing to hand on, and is told where it is read.
      guard let target = try? SharedPicture.target(of: baselines.appendingPath(picture)),
        FileSystem.kind(of: target) != nil
      else { continue }
      found[picture] = String(target.dropFirst(baselines.appendingPath("").count))
    }
  }
}
