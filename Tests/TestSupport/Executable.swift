import Foundation

/// Writes a script that can be started at once.
///
/// Another process writes it. A file that this one has open for writing is, for as long as a child
/// that is just being started on another thread has it too, "text file busy" to whoever starts it.
///
/// - Parameters:
///   - script: the lines after `#!/bin/sh`.
///   - path: where the file is to be.
public func writeExecutable(_ script: String, at path: String) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = [
    "-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 755 "$2""#, "sh", script, path,
  ]
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
  }
}
