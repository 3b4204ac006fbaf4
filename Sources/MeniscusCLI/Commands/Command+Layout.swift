import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReplay

extension Command {
  /// `layout`: the frames of view trees given as data.
  static let layout = Command(
    name: "layout", summary: "lay out view trees given as JSON, and print their frames",
    positionals: [ViewTreeFile.positional],
    options: [
      Option("size", "WxH", "the size to lay out in (default: the case's own, else 390x844)"),
      Option("case", "ID", "only this case"),
      Option(flag: "json", "numbers in full (default: rounded to thousandths)"),
    ],
    examples: [
      Example("layout tree.json", "one case per line: its name, and the frames of labelled views"),
      Example("layout cases.json --case OL-127 --json", "one case, numbers in full"),
      Example("layout tree.json --size 320x480", "in a different size, in points"),
    ],
    run: { try await $0.layOut() })
}

/// Prints where the labelled views of trees are.
extension CommandRun {
  @MainActor
  fileprivate func layOut() throws -> ExitCode {
    let file = try ViewTreeFile(arguments)
    let size = try arguments.extent("size")
    var failure: InputError?
    for treeCase in try file.selected(by: arguments) {
      do throws(ViewTreeError) {
        let frames = try treeCase.frames(size: size, pictures: file.picture)
        tool.console.printText(line(frames))
        for issue in frames.issues {
          tool.console.report(Messages.issue(issue, ofCase: frames.id, in: file.path))
        }
      } catch {
        // The other cases are as good as before.
        if let failure { tool.console.report(tool.messages.sentence(for: failure)) }
        failure = .viewTree(path: file.path, error)
      }
    }
    if let failure { throw failure }
    return .accepted
  }

  private func line(_ frames: ViewTreeFrames) -> String {
    let list = frames.frames.map { label, frame in
      JSONMember(
        label, .array([frame.minX, frame.minY, frame.width, frame.height].map(number)))
    }
    let line: JSONValue = ["id": .string(frames.id), "frames": .object(list)]
    return line.written(as: .spaced)
  }

  private func number(_ value: Double) -> JSONValue {
    guard value.isFinite else { return value < 0 ? "-inf" : "inf" }
    return .number(arguments.has("json") ? value : (value * 1000).rounded() / 1000)
  }
}

/// A file of view trees that a command is given.
struct ViewTreeFile {
  static let positional = Positional("FILE", "one view tree, one case, or an array of either")

  let path: String
  let cases: [ViewTreeCase]

  /// Reads the file that is named first.
  init(_ arguments: Arguments) throws {
    path = arguments.positionals[0]
    let bytes = try FileSystem.read(path)
    do throws(ViewTreeError) {
      cases = try ViewTreeCase.read(bytes)
    } catch {
      throw InputError.viewTree(path: path, error)
    }
  }

  /// All cases, or the one that `--case` names.
  func selected(by arguments: Arguments) throws(CommandLineError) -> [ViewTreeCase] {
    guard let id = arguments["case"] else { return cases }
    let found = cases.filter { $0.id == id }
    guard !found.isEmpty else {
      throw .unknownCase(
        id, path: path, nearest: NearestName.suggestion(for: id, among: cases.map(\.id)))
    }
    return found
  }

  /// The bytes of a picture beside the file; no path leads out of its folder.
  var picture: ViewTreeBuilder.Pictures {
    let folder = path.parentPath
    return { name throws(ViewTreePictureFailure) in
      guard name.isPathDownwards else { throw .outside }
      guard let bytes = try? FileSystem.read(folder.appendingPath(name)) else { throw .unreadable }
      return bytes
    }
  }
}

extension Arguments {
  /// An extent in points, written as `390x844`; nil where the option was not given.
  func extent(_ name: String) throws(CommandLineError) -> ViewTreeCase.Extent? {
    guard let text = self[name] else { return nil }
    let sides = text.split(whereSeparator: { "xX×".contains($0) }).compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...4_096).contains($0) }) else {
      throw .notAnExtent(option: "--\(name)", text: text, command: command)
    }
    return ViewTreeCase.Extent(width: sides[0], height: sides[1])
  }
}
