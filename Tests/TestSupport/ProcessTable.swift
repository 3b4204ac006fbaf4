import Foundation

/// The processes of this machine, as `ps` lists them.
package struct ProcessTable {
  /// A process.
  package struct Entry {
    package var number: Int32
    package var parent: Int32
    package var command: String
  }

  /// The processes, in no order.
  package let entries: [Entry]

  /// Lists what runs now.
  package init() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ps", "-axo", "pid=,ppid=,args="]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    entries = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let number = Int32(words[0]), let parent = Int32(words[1]) else {
        return nil
      }
      return Entry(number: number, parent: parent, command: String(words[2]))
    }
  }

  /// The processes that a process has started, and those that these have.
  package func descendants(of number: Int32) -> [Entry] {
    entries.filter { $0.parent == number }.flatMap { [$0] + descendants(of: $0.number) }
  }
}
