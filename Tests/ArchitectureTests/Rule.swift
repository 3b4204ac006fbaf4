/// Something that the sources of a module must keep to.
struct Rule: Sendable {
  /// What is wrong where a line breaks it.
  let complaint: String
  /// Whether it holds for a module.
  let governs: @Sendable (Module) -> Bool
  /// The number of each line of a file that breaks it, the first line being 0.
  let offences: @Sendable (SourceFile, Module) -> [Int]

  /// Makes a rule that looks at one line at a time.
  init(
    _ complaint: String, governs: @escaping @Sendable (Module) -> Bool = { !$0.isTest },
    isBrokenBy: @escaping @Sendable (String, Module) -> Bool
  ) {
    self.complaint = complaint
    self.governs = governs
    offences = { file, module in
      file.lines.indices.filter { isBrokenBy(file.lines[$0], module) }
    }
  }

  /// Makes a rule that looks at a whole file.
  init(
    _ complaint: String, governs: @escaping @Sendable (Module) -> Bool,
    offences: @escaping @Sendable (SourceFile, Module) -> [Int]
  ) {
    self.complaint = complaint
    self.governs = governs
    self.offences = offences
  }

  /// What is wrong with the files of a module: path, line and complaint.
  func complaints(about files: [SourceFile], in module: Module) -> [String] {
    guard governs(module) else { return [] }
    return files.flatMap { file in
      offences(file, module).map { "\(file.path):\($0 + 1): \(complaint)" }
    }
  }
}
