import MeniscusImage

/// What can be wrong with a ZIP archive.
package enum ZipProblem: Error, Equatable, Codable, Sendable {
  /// It does not end as an archive does.
  case notAnArchive
  /// It says of itself what cannot be, at a byte.
  case malformed(byte: Int)
  /// It is in parts, or larger than the plain format allows for.
  case unsupportedKind
  /// There are more files than an archive may have.
  case tooManyFiles(limit: Int)
  /// Expanded, the files would have more bytes than those of an archive may have.
  case tooLarge(limit: Int)
  /// A file's name leads elsewhere, or is none.
  case unsafeName(String)
  /// A name is there twice.
  case duplicateName(String)
  /// A file is a link, or a device.
  case notAFile(String)
  /// A file is encrypted.
  case encrypted(String)
  /// A file is compressed by a method other than deflate.
  case unsupportedMethod(String, method: Int)
  /// So few bytes cannot expand to as many as the archive says.
  case impossibleSize(String)
  /// A file's bytes cannot be expanded.
  case deflate(String, ImageError)
  /// A file's bytes do not have the checksum that the archive says.
  case checksum(String)
  /// There is no run in it that could be accepted.
  case noRun
  /// There are several runs in it; the folders of the first two.
  case severalRuns(String, String)
}
