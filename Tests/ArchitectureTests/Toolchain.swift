/// What the sources use of the toolchain's modules: enough of their names to see whether an import
/// serves a purpose.
enum Toolchain {
  /// The names by module.
  ///
  /// An import of which a file has no name counts as unused; where that is wrong, the name is
  /// missing here.
  static let names: [String: Set<String>] = [
    "Dispatch": [
      "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchSource",
      "DispatchSourceSignal", "DispatchTime",
    ],
    "FoundationXML": ["XMLDocument", "XMLElement", "XMLNode", "XMLParser"],
    "Observation": ["Observable", "ObservationRegistrar", "withObservationTracking"],
    "SwiftUI": ["Button", "Text", "View"],
    "Synchronization": ["Atomic", "Mutex"],
    "Testing": [
      "Attachment", "CustomTestStringConvertible", "expect", "Issue", "require", "SourceLocation",
      "Suite", "Tag", "Test", "Testing", "Trait",
    ],
    "Foundation": [
      "atan2", "Bundle", "CharacterSet", "CLOCK_MONOTONIC", "components", "contentsOf", "cos",
      "Data", "Date", "encoding", "erfc", "errno", "exp", "fflush", "FileHandle", "FileManager",
      "fputs",
      "getenv", "getpid", "hypot", "isatty", "ISO8601Format", "JSONDecoder", "JSONEncoder",
      "JSONSerialization", "log", "memcmp", "memcpy", "NSError", "NSNumber", "Pipe", "pow",
      "Process", "ProcessInfo", "pwrite", "range", "replacingCharacters", "replacingOccurrences",
      "RunLoop", "setenv", "signal", "sin", "sqrt", "strdup", "strstr", "strtod", "tan", "Thread",
      "trimmingCharacters", "URL", "usleep", "UUID", "waitid", "waitpid",
    ],
  ]

  /// The beginnings of constants that Foundation hands on from the C library.
  static let prefixes = ["SIG", "O_", "EINTR", "ENO", "S_I"]
}
