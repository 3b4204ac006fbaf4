import MeniscusFormats
import MeniscusGeometry

/// The hashes of second replays that equalled the others, kept from run to run in a folder.
///
/// They are those of one executable: what another one has left there is removed. A replay that is held
/// against them is as good as proven by the run that made them, and less than proven by its own.
struct ProofStore: Sendable {
  private let folder: String

  /// Finds what is kept of an executable's replays; nil where that cannot be read.
  init?(in folder: String, of executable: String) {
    guard let bytes = try? FileSystem.read(executable) else { return nil }
    let own = RunManifest.text(of: StableHash.hash(bytes))
    for name in (try? FileSystem.names(in: folder)) ?? [] where name != own {
      try? FileSystem.remove(folder.appendingPath(name))
    }
    self.folder = folder.appendingPath(own)
  }

  /// The file with the hashes of a case's frames; nil where there is none.
  func hashLog(of name: CaseName, trace: UInt64, threads: Int) -> String? {
    let path = path(of: name, trace, threads)
    guard case .file = FileSystem.kind(of: path) else { return nil }
    return path
  }

  /// Takes a file with the hashes of a case's frames over; what cannot be kept is not missed.
  func keep(_ hashLog: String, of name: CaseName, trace: UInt64, threads: Int) {
    try? FileSystem.move(hashLog, to: path(of: name, trace, threads))
  }

  private func path(of name: CaseName, _ trace: UInt64, _ threads: Int) -> String {
    folder.appendingPath(name.folder)
      .appendingPath("\(RunManifest.text(of: trace)).\(threads).json")
  }
}
