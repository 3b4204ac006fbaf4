/// The name of a package that `new` writes, of its executable and, with more behind it, of its
/// modules.
package struct PackageName: Equatable, Sendable {
  /// What the executable is called.
  package let text: String

  /// Why a text is no name.
  package enum Problem: Error, Equatable, Sendable {
    /// It is no identifier of ASCII letters, digits and `_` that begins with a letter.
    case notAnIdentifier
    /// A module of the toolchain or of this package has the name, or may have it one day.
    case reserved
  }

  /// Names of modules that every build has; others of this package begin as its name does.
  private static let reserved: Set<String> = [
    "main", "swift", "dispatch", "foundation", "observation", "synchronization", "testing",
    "xctest",
  ]

  /// Takes a text that may be the name of a module.
  package init(_ text: String) throws(Problem) {
    let isIdentifier = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isIdentifier, text.first?.isLetter == true, text.utf8.count <= 64 else {
      throw .notAnIdentifier
    }
    let lowercase = text.lowercased()
    if Self.reserved.contains(lowercase) || lowercase.hasPrefix("meniscus") { throw .reserved }
    self.text = text
  }

  /// The module with the scenes, as `WeatherScenes`.
  package var scenes: String { text.prefix(1).uppercased() + text.dropFirst() + "Scenes" }

  /// The module with the tests.
  package var tests: String { text.prefix(1).uppercased() + text.dropFirst() + "Tests" }
}
