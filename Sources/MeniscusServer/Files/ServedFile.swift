/// What a server has at a path.
package struct ServedFile: Equatable, Sendable {
  /// The value of `Content-Type`.
  package let contentType: String
  /// The content.
  package let bytes: [UInt8]
  /// The value of `Content-Security-Policy`; nil for the server's own, which lets a page run scripts
  /// of the server alone.
  package let contentSecurityPolicy: String?

  /// Makes a file.
  package init(contentType: String, bytes: [UInt8], contentSecurityPolicy: String? = nil) {
    for value in [contentType, contentSecurityPolicy ?? ""] {
      precondition(
        value.utf8.allSatisfy { (0x20...0x7e).contains($0) },
        "A header's value has printable ASCII characters only.")
    }
    self.contentType = contentType
    self.bytes = bytes
    self.contentSecurityPolicy = contentSecurityPolicy
  }

  /// Makes a file whose content type follows from its name.
  package init(name: String, bytes: [UInt8], contentSecurityPolicy: String? = nil) {
    self.init(
      contentType: Self.contentType(of: name), bytes: bytes,
      contentSecurityPolicy: contentSecurityPolicy)
  }

  /// The content type of a file by the end of its name, `application/octet-stream` for unknown ones.
  package static func contentType(of name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let type = parts.count > 1 ? parts.last.flatMap { contentTypes[$0.lowercased()] } : nil
    return type ?? "application/octet-stream"
  }

  private static let contentTypes = [
    "bin": "application/octet-stream",
    "css": "text/css; charset=utf-8",
    "gz": "application/gzip",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "xml": "application/xml",
  ]
}
