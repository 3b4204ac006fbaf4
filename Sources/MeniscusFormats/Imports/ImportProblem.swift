/// Why a recording of another tool could not be imported, and where.
package enum ImportProblem: Error, Equatable, Sendable {
  /// It is none of the recordings that are read.
  case unknownFormat
  /// It has more bytes than a recording may have, or so have the files that are read of an archive.
  case tooLarge(limit: Int)
  /// It has more steps than a recording may have, or would give a script of more.
  case tooManySteps(limit: Int)
  /// It goes on for more frames than a trace may have.
  case tooLong(frames: Int)
  /// It breaks the grammar of JSON, or a step the form of its format; lines and columns count from
  /// 1, columns in bytes. The file's name where it stands in an archive.
  case json(file: String?, line: Int, column: Int, problem: JSONProblem)
  /// It is an archive that cannot be read.
  case archive(ZipProblem)
  /// It is an archive that holds no file of a trace.
  case noTrace
  /// No step of it has a meaning for a scene.
  case nothingUsable([OmittedStep])
}

extension ImportProblem {
  /// Reads what `bytes` hold as JSON; errors tell the place in them.
  static func reading<Value>(
    _ bytes: [UInt8], _ read: () throws(JSONError) -> Value
  ) throws(ImportProblem) -> Value {
    do throws(JSONError) {
      return try read()
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      throw .json(file: nil, line: place.line, column: place.column, problem: error.problem)
    }
  }
}
