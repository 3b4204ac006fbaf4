/// The pixels of a PNG file as they are stored: header, palette, transparency and compressed rows.
///
/// Files of which these are equal show the same picture, which is known without inflating anything.
/// Files of which they are not may show the same picture nevertheless.
public struct StoredPixels: Equatable, Sendable {
  /// What the file says of its picture.
  public let header: PNG.Header
  private let palette: [UInt8]
  private let transparency: [UInt8]?
  private let rows: [UInt8]

  /// Reads the chunks of a file and checks their order and checksums; the rows are not inflated.
  ///
  /// - Throws: ``ImageError`` if the file is truncated, damaged in its chunks, or not a PNG file.
  /// - Complexity: linear in the file.
  public init(of bytes: [UInt8], limit: Int = PNG.defaultLimit) throws(ImageError) {
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(ImageError) in
      StoredPixels(try PNG.Contents(reading: UnsafeRawBufferPointer(bytes), limit: limit))
    }
  }

  private init(_ contents: PNG.Contents) {
    header = contents.header
    palette = [UInt8](contents.palette)
    transparency = contents.transparency.map { [UInt8]($0) }
    var rows: [UInt8] = []
    for part in contents.parts { rows += [UInt8](part.data) }
    self.rows = rows
  }
}
