import MeniscusFormats

/// The process that writes a journal, noted beside it: no second one records the scene meanwhile.
extension RecordingJournal {
  private static func ownerPath(_ journal: String) -> String { journal + ".process" }

  /// Takes the journal of a scene for this process.
  ///
  /// - Throws: a ``StudioError`` where another process has it, a `SuiteError` where nothing can be written.
  package static func take(of scene: String, in folder: String) throws {
    let journal = path(of: scene, in: folder)
    let note = ownerPath(journal)
    if let text = try? FileSystem.readText(note), let owner = ProcessIdentity(text: text),
      owner != .current, owner.isAlive
    {
      throw StudioError.busy(path: journal, process: Int(owner.number))
    }
    try FileSystem.write(ProcessIdentity.current.text.utf8, to: note)
  }

  /// Leaves it to others.
  package static func leave(of scene: String, in folder: String) {
    try? FileSystem.remove(ownerPath(path(of: scene, in: folder)))
  }
}
