import Foundation

/// A folder whose files a server may hand out: regular files, at any depth, and nothing outside.
///
/// Each folder on the way is opened from the one before, and none of them, nor the file, through a
/// symbolic link, wherever it leads. A path that was resolved and compared first could lead elsewhere
/// by the time it is opened; one that is opened step by step cannot.
package struct ServedFolder: Sendable {
  private let path: String
  private let byteLimit: Int

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - path: where it is, which may be through a link. It is looked up for each file, so that the
  ///     folder may be replaced meanwhile.
  ///   - byteLimit: the most bytes of a file.
  package init(path: String, byteLimit: Int = 64 << 20) {
    self.path = path
    self.byteLimit = byteLimit
  }

  /// The file at a path below the folder; nil where there is none that may be handed out.
  ///
  /// - Parameter contentSecurityPolicy: what the file may do as a page; nil for the server's own rule.
  package func file(
    at path: ServedPath, contentSecurityPolicy: String? = nil
  ) -> ServedFile? {
    guard let name = path.components.last else { return nil }
    var folder = open(self.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    for component in path.components.dropLast() {
      let next = openat(folder, component, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(folder)
      folder = next
    }
    guard folder >= 0 else { return nil }
    // Without O_NONBLOCK, opening a FIFO would wait for somebody to write to it.
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return contents(of: file).map {
      ServedFile(name: name, bytes: $0, contentSecurityPolicy: contentSecurityPolicy)
    }
  }

  /// The bytes of a regular file that is not too large.
  private func contents(of file: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (0...byteLimit).contains(Int(status.st_size))
    else { return nil }
    let size = Int(status.st_size)
    var isComplete = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = Foundation.read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if read > 0 {
          count += read
        } else if read == 0 || errno != EINTR {
          // It has become shorter meanwhile, or cannot be read.
          isComplete = false
          return
        }
      }
    }
    return isComplete ? bytes : nil
  }
}
