import MeniscusDisplay

/// A file that is of one of the formats, in the version that it was written in.
package struct VersionedFile: Sendable {
  /// Where it is.
  package let path: String
  /// Its format.
  package let format: FileFormat
  /// The version that it says it has.
  package let version: Int
  /// What is in it.
  package let bytes: [UInt8]

  /// Looks at a file; nil where it is of none of the formats.
  ///
  /// - Parameter isScript: whether a text is taken to be a recording script, which nothing in it
  ///   says.
  /// - Throws: ``SuiteError/unsupportedVersion(path:format:found:)`` where the version is none that
  ///   can be read.
  package init?(at path: String, isScript: Bool = false) throws(SuiteError) {
    let isText = isScript && path.hasSuffix(".txt")
    guard isText || Self.endings.contains(where: path.hasSuffix) else { return nil }
    let bytes = try FileSystem.read(path)
    self.path = path
    self.bytes = bytes
    if path.hasSuffix(BaselineFiles.Kind.display.rawValue) {
      guard let found = Self.displayVersion(of: bytes) else { return nil }
      (format, version) = (.display, found)
    } else if isText {
      format = .script
      version = RecordingScript.version(of: String(decoding: bytes, as: UTF8.self))
    } else {
      guard let found = Self.format(of: bytes) else { return nil }
      (format, version) = found
    }
    let isRead = version == format.version || format.upgraders.contains { $0.version == version }
    guard isRead else { throw .unsupportedVersion(path: path, format: format, found: version) }
  }

  private static let endings = [
    TraceFile.fileExtension, ReproBundle.fileExtension, ".json",
    BaselineFiles.Kind.display.rawValue,
  ]

  /// Whether a newer version is written today.
  package var isOld: Bool { version < format.version }

  /// The version that the first line of a display list's text says it has.
  private static func displayVersion(of bytes: [UInt8]) -> Int? {
    let words = bytes.prefix { $0 != 0x0A }.split(separator: 0x20)
    guard words.count == 2, words[0].elementsEqual(FileFormat.display.rawValue.utf8) else {
      return nil
    }
    return Int(String(decoding: words[1], as: UTF8.self))
  }

  /// What the first line, or the whole, says that it is.
  private static func format(of bytes: [UInt8]) -> (FileFormat, version: Int)? {
    let line = bytes.prefix(ReproBundle.headerLimit).prefix { $0 != 0x0A }
    guard
      let json = (try? JSONReader.read(line)) ?? (try? JSONReader.read(bytes[...])),
      let members = try? json.members("file"),
      let version = try? members["version"]?.integer("version", in: 0...Int.max)
    else { return nil }
    for format in FileFormat.allCases
    where members[format.mark.key]?.content == .string(format.mark.name) {
      return (format, version)
    }
    return nil
  }

  /// The file in the newest version; equal to what it was, up to its layout, where it has that.
  package func upgraded() throws -> [UInt8] {
    switch format {
    case .trace:
      return try InputError.replaying(path) { () throws(ReplayError) in
        Array(TraceWriter.text(of: try TraceReader().read(bytes)).utf8)
      }
    case .frames:
      return try InputError.replaying(path) { () throws(ReplayError) in
        Array(try FrameHashLog(json: bytes).json.utf8)
      }
    case .script:
      return try InputError.replaying(path) { () throws(ReplayError) in
        Array(try RecordingScript.upgraded(String(decoding: bytes, as: UTF8.self)).utf8)
      }
    case .display:
      do throws(DisplayError) {
        return Array(try DisplayRecord(reading: bytes).text.utf8)
      } catch {
        throw SuiteError.malformedDisplay(path: path, error)
      }
    case .repro:
      do throws(ReproError) {
        return try ReproBundle(bytes: bytes).upgraded().bytes
      } catch {
        throw InputError.bundle(path: path, error)
      }
    case .checksums:
      do throws(JSONError) {
        return Array(try BaselineChecksums(json: bytes).json.utf8)
      } catch {
        throw SuiteError.malformedData(path: path, error, in: bytes)
      }
    case .history:
      let file = HistoryFile(bytes)
      if let problem = file.problems.first {
        throw problem.error(in: path)
      }
      return Array(HistoryFile.text(of: file.entries).utf8)
    case .baseline, .suite, .tolerances, .lint, .budgets, .bench, .times, .cost, .report:
      do throws(JSONError) {
        let json = try format.upgraded(try JSONReader.read(bytes[...]))
        return Array((json.written(as: .indented) + "\n").utf8)
      } catch {
        throw SuiteError.malformedData(path: path, error, in: bytes)
      }
    }
  }
}
