/// Where a run is made: what a build server says of its files.
package struct RunPlace: Equatable, Sendable {
  /// The folder of the repository, as an absolute path; empty where nothing says so.
  private var root = ""
  /// The folder that the tool was called in, as an absolute path.
  private var current = ""
  /// The address of the report folder, with a slash at its end; nil where none is known.
  package private(set) var artifacts: String?

  /// Knows of no place: paths are from the folder that the tool was called in.
  package init() {}

  /// The variables that name the folder of the repository: those of GitHub, GitLab, Buildkite and Azure.
  private static let roots = [
    "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILDKITE_BUILD_CHECKOUT_PATH", "BUILD_SOURCESDIRECTORY",
  ]

  /// Reads what a build server says.
  ///
  /// - Parameters:
  ///   - environment: `MENISCUS_ARTIFACTS` is the address of the report folder; GitLab's `CI_JOB_URL`
  ///     says it where the report lies in the repository.
  ///   - current: the folder that the tool was called in, as an absolute path.
  ///   - report: the report folder.
  package init(_ environment: [String: String], current: String, report: String) {
    self.current = current
    root = Self.roots.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    if let address = environment["MENISCUS_ARTIFACTS"], Self.isAddress(address) {
      artifacts = address.hasSuffix("/") ? address : address + "/"
    } else if let job = environment["CI_JOB_URL"], Self.isAddress(job), let path = path(of: report)
    {
      artifacts = "\(job)/artifacts/raw/\(path.percentEncoded)/"
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  /// The path of a file from the root of the repository; nil where it lies elsewhere.
  ///
  /// - Parameter path: from the folder that the tool was called in, or absolute.
  package func path(of path: String) -> String? {
    let whole = path.hasPrefix("/") || current.isEmpty ? path : current.appendingPath(path)
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    let resolved = (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    let start = (root.isEmpty ? current : root).withoutTrailingSlashes.appendingPath("")
    if resolved.hasPrefix(start) { return String(resolved.dropFirst(start.utf8.count)) }
    return resolved.hasPrefix("/") || resolved.isEmpty ? nil : resolved
  }

  /// The address of a file of the report; nil where none is known.
  ///
  /// - Parameter path: from the report folder.
  package func address(of path: String) -> String? {
    artifacts.map { $0 + path.percentEncoded }
  }
}

extension String {
  /// A path in which nothing has a meaning in an address, in HTML or in Markdown (RFC 3986, 2.3).
  package var percentEncoded: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
      if isPlain || "-._~/".unicodeScalars.contains(scalar) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
