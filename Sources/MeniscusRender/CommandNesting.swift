import MeniscusGeometry

/// How the commands of a list lie inside each other.
package struct CommandNesting: InvariantChecking {
  /// A command's part in it.
  package enum Part: Sendable {
    case plain, begin
    case end(of: Int)
  }

  /// A command.
  package struct Entry: Sendable {
    /// Its part.
    package var part: Part
    /// The index of the matching end, the number of commands where there is none.
    package var end: Int
    /// How many groups, layers and clips are open around it.
    package var depth: Int
    /// The row of its space.
    package var space = 0
    /// Whether the pixels that it may change lie in the frame.
    package var isInFrame = true

    /// Makes a command's entry.
    package init(_ part: Part, end: Int, depth: Int) {
      self.part = part
      self.end = end
      self.depth = depth
    }
  }

  /// The commands, in order.
  package var entries: [Entry]
  /// The row of the space around each space, 0 for the frame itself.
  package var parents: [Int]

  /// Makes a nesting that is to be checked.
  package init(entries: [Entry], parents: [Int] = [0]) {
    self.entries = entries
    self.parents = parents
  }

  package var brokenInvariant: BrokenInvariant? {
    guard parents.indices.allSatisfy({ parents[$0] < max($0, 1) }) else {
      return BrokenInvariant("A space comes after the one around it.")
    }
    var open: [Int] = []
    for (index, entry) in entries.enumerated() {
      guard parents.indices.contains(entry.space) else {
        return BrokenInvariant("A command's space is there.")
      }
      guard entry.isInFrame else { return BrokenInvariant("Ink lies in the frame.") }
      if case .end(let begin) = entry.part {
        guard open.popLast() == begin else {
          return BrokenInvariant("An end ends what began last.")
        }
        guard entries[begin].end == index else {
          return BrokenInvariant("What begins knows its end.")
        }
      }
      guard entry.depth == open.count else {
        return BrokenInvariant("A command's depth is what is open around it.")
      }
      if case .begin = entry.part { open.append(index) }
    }
    return open.allSatisfy { entries[$0].end == entries.count }
      ? nil : BrokenInvariant("What has no end encloses the rest of the list.")
  }
}

extension CommandList {
  /// Traps in a debug build where the commands do not nest.
  func checkInvariants() { assert(nesting.keepsInvariants) }

  private var nesting: CommandNesting {
    CommandNesting(
      entries: commands.map { command in
        let part: CommandNesting.Part =
          switch command.kind {
          case .none, .fill, .glass: .plain
          case .group, .layer, .clip: .begin
          case .end(let begin): .end(of: begin)
          }
        var entry = CommandNesting.Entry(part, end: command.end, depth: command.depth)
        entry.space = command.space
        entry.isInFrame = command.ink.isEmpty || spaces[0].frame.contains(command.ink)
        return entry
      },
      parents: spaces.map { $0.parent })
  }
}
