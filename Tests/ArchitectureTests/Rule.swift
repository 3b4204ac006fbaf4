/// Something that the sources of a room must keep to.
struct Rule: Sendable {
  /// What is wrong where a line breaks it.
  let complaint: String
  /// Whether it holds for a room.
  let governs: @Sendable (Room) -> Bool
  /// The number of each line of a file that breaks it, the first line being 0.
  let offences: @Sendable (SourceFile, Room) -> [Int]

  /// Makes a rule that looks at one line at a time.
  init(
    _ complaint: String, governs: @escaping @Sendable (Room) -> Bool = { _ in true },
    isBrokenBy: @escaping @Sendable (String, Room) -> Bool
  ) {
    self.complaint = complaint
    self.governs = governs
    offences = { file, room in
      file.lines.indices.filter { isBrokenBy(file.lines[$0], room) }
    }
  }

  /// Makes a rule that looks at a whole file.
  init(
    _ complaint: String, governs: @escaping @Sendable (Room) -> Bool,
    offences: @escaping @Sendable (SourceFile, Room) -> [Int]
  ) {
    self.complaint = complaint
    self.governs = governs
    self.offences = offences
  }

  /// What is wrong with the files of a room: path, line and complaint.
  func complaints(about files: [SourceFile], in room: Room) -> [String] {
    guard governs(room) else { return [] }
    return files.flatMap { file in
      offences(file, room).map { "\(file.path):\($0 + 1): \(complaint)" }
    }
  }
}
