extension Messages {
  /// That a package was written, and what comes next in it.
  ///
  /// - Parameter steps: the commands to type there.
  package static func packageWritten(in folder: String, _ steps: [String]) -> [String] {
    ["\(folder): a package with a scene; record it and look at it:", "", "  cd \(word(folder))"]
      + steps.map { "  " + $0 }
  }

  /// A path as it is typed into a shell.
  private static func word(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
