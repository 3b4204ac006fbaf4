import MeniscusGeometry

/// A file in the folder of traces.
package struct TraceFile: Equatable, Sendable {
  /// Why a file cannot be replayed.
  package enum Problem: Error, Equatable, Codable, Sendable {
    /// It cannot be read at all.
    case file(SuiteError)
    /// It breaks the format.
    case format(ReplayError)
    /// It lies in no scene's folder.
    case noScene
    /// Its header names another scene than its folder, which comes first, does.
    case otherScene(String, header: String)
    /// No scene of the tool has the name.
    case unknownScene(String, nearest: String?, known: [String])
    /// Its name or its scene's cannot be told from a variant or a pattern.
    case invalidName
    /// Its name, or that of a folder around it, is another's but for upper and lower case.
    case sameButForCase(other: String)
    /// Another trace keeps its baseline in the same folder.
    case sharedFolder(other: String)
  }

  /// Where it is.
  package let path: String
  /// The scene, by the folders that it lies in.
  package let scene: String
  /// The name, without the extension.
  package let name: String
  /// The trace, or why there is none.
  package private(set) var contents: Result<Trace, Problem>
  /// The hash of the file's bytes; 0 where it cannot be read.
  package let hash: UInt64

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - folder: the folder of traces that it lies in.
  package init(at path: String, in folder: String) {
    let start = folder.isEmpty ? path : String(path.dropFirst(folder.appendingPath("").count))
    self.path = path
    scene = start.parentPath
    name = String(start.lastPathPart.dropLast(Self.fileExtension.count))
    let bytes: [UInt8]
    do throws(SuiteError) {
      bytes = try FileSystem.read(path)
    } catch {
      contents = .failure(.file(error))
      hash = 0
      return
    }
    hash = StableHash.hash(bytes)
    contents = Result { () throws(ReplayError) in try TraceReader().read(bytes) }
      .mapError { .format($0) }
    checkPlace()
  }

  /// What the names of traces end in.
  package static let fileExtension = ".jsonl"

  /// Whether `@`, `*` and `?` stay out of the name, so that it can be chosen.
  private var hasPlainName: Bool {
    !name.isEmpty && !(scene + name).contains { "@*?".contains($0) || $0.isNewline }
  }

  private mutating func checkPlace() {
    guard case .success(let trace) = contents else { return }
    if scene.isEmpty {
      contents = .failure(.noScene)
    } else if !hasPlainName {
      contents = .failure(.invalidName)
    } else if trace.header.scene != scene {
      contents = .failure(.otherScene(scene, header: trace.header.scene))
    }
  }

  /// Refuses the file for a reason that lies outside it, unless it is refused already.
  package mutating func refuse(_ problem: Problem) {
    if case .success = contents { contents = .failure(problem) }
  }

  /// The names of the trace's checkpoints; nil where the trace cannot be replayed.
  package var checkpoints: [String]? {
    guard case .success(let trace) = contents else { return nil }
    return trace.checkpoints.map(\.name)
  }

  /// Its frames a second; the usual rate where it cannot be replayed.
  package var rate: Int {
    if case .success(let trace) = contents { trace.header.rate } else { 60 }
  }

  /// The cases of the file: the trace's own environment, then its variants as listed.
  package var cases: [CaseName] {
    guard case .success(let trace) = contents else {
      return [CaseName(scene: scene, trace: name)]
    }
    return [CaseName(scene: scene, trace: name)]
      + trace.header.variants.map { CaseName(scene: scene, trace: name, variant: $0.name) }
  }
}
