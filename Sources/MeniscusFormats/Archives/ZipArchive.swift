import MeniscusImage

/// A ZIP archive (APPNOTE 6.3), as build servers hand out what a run left.
///
/// Nothing in it is believed: names lead downwards and are there once, files do not overlap, and no
/// memory is set aside for more bytes than those that are there can expand to.
package struct ZipArchive: Sendable {
  /// The most files.
  package static let fileLimit = 50_000
  /// The most bytes of all files together, once they are expanded.
  package static let sizeLimit = 1 << 30
  /// How much longer than its code a run of equal bytes can be (RFC 1951).
  private static let deflateFactor = 1032

  /// A file.
  package struct Entry: Equatable, Sendable {
    /// The path, downwards from where the archive is unpacked.
    package let name: String
    /// The number of its bytes.
    package let size: Int
    /// Where its compressed bytes are.
    fileprivate let place: Range<Int>
    fileprivate let isDeflated: Bool
    fileprivate let checksum: UInt32
  }

  /// The files, in the order of the archive.
  package private(set) var entries: [Entry] = []
  private let bytes: [UInt8]

  /// Reads the list of files; none of them is expanded yet.
  ///
  /// Complexity: linear in the number of files, but for sorting them.
  package init(bytes: [UInt8]) throws(ZipProblem) {
    self.bytes = bytes
    let end = try directoryEnd()
    let (count, size, start) = (word16(end + 10), word32(end + 12), word32(end + 16))
    guard word16(end + 4) == 0, word16(end + 6) == 0, word16(end + 8) == count,
      count < 0xFFFF, start < 0xFFFF_FFFF
    else { throw .unsupportedKind }
    guard count <= Self.fileLimit else { throw .tooManyFiles(limit: Self.fileLimit) }
    guard start + size <= end else { throw .malformed(byte: end) }
    var place = start
    var names: Set<String> = []
    var total = 0
    for _ in 0..<count {
      guard let entry = try readEntry(&place, before: start) else { continue }
      guard names.insert(entry.name).inserted else { throw .duplicateName(entry.name) }
      total += entry.size
      guard total <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
      entries.append(entry)
    }
    guard place == start + size else { throw .malformed(byte: place) }
    let places = entries.map(\.place).sorted { $0.lowerBound < $1.lowerBound }
    for (first, second) in zip(places, places.dropFirst())
    where first.upperBound > second.lowerBound {
      throw .malformed(byte: second.lowerBound)
    }
  }

  /// The bytes of a file.
  package func contents(of entry: Entry) throws(ZipProblem) -> [UInt8] {
    let stored = bytes[entry.place]
    let contents: [UInt8]
    if entry.isDeflated {
      contents = try Self.expanded(stored, entry)
    } else {
      contents = Array(stored)
    }
    let checksum = contents.withUnsafeBytes { CRC32.checksum($0) }
    guard checksum == entry.checksum else { throw .checksum(entry.name) }
    return contents
  }

  private static func expanded(
    _ stored: ArraySlice<UInt8>, _ entry: Entry
  ) throws(ZipProblem) -> [UInt8] {
    var failure: ImageError?
    let contents = [UInt8](unsafeUninitializedCapacity: entry.size) { buffer, count in
      // Even what cannot be expanded is set to something.
      buffer.initialize(repeating: 0)
      count = entry.size
      stored.withUnsafeBytes { input in
        do throws(ImageError) {
          try Inflater.expandBlocks(input, into: UnsafeMutableRawBufferPointer(buffer))
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw .deflate(entry.name, failure) }
    return contents
  }

  /// Where the record begins that ends the archive: nothing but its comment follows it.
  private func directoryEnd() throws(ZipProblem) -> Int {
    let first = max(bytes.count - 22 - 0xFFFF, 0)
    for place in stride(from: bytes.count - 22, through: first, by: -1)
    where word32(place) == 0x0605_4B50 && place + 22 + word16(place + 20) == bytes.count {
      return place
    }
    throw .notAnArchive
  }

  /// The file that an entry of the directory names; nil where it is a folder.
  private func readEntry(_ place: inout Int, before directory: Int) throws(ZipProblem) -> Entry? {
    guard place + 46 <= bytes.count, word32(place) == 0x0201_4B50 else {
      throw .malformed(byte: place)
    }
    let (flags, method) = (word16(place + 8), word16(place + 10))
    let (packed, size) = (word32(place + 20), word32(place + 24))
    let (length, kind) = (word16(place + 28), word32(place + 38) >> 28)
    let (checksum, header) = (UInt32(word32(place + 16)), word32(place + 42))
    let next = place + 46 + length + word16(place + 30) + word16(place + 32)
    guard next <= bytes.count,
      let name = String(validating: bytes[place + 46..<place + 46 + length], as: UTF8.self)
    else { throw .malformed(byte: place) }
    guard packed < 0xFFFF_FFFF, size < 0xFFFF_FFFF, header < 0xFFFF_FFFF else {
      throw .unsupportedKind
    }
    place = next
    let isFolder = name.hasSuffix("/")
    guard (isFolder ? String(name.dropLast()) : name).isPathDownwards, !name.contains("\\") else {
      throw .unsafeName(name)
    }
    // The upper half is the mode on Unix, where its system says so; 0 where it says nothing.
    guard isFolder || kind == 0 || kind == 8 else { throw .notAFile(name) }
    if isFolder { return nil }
    guard flags & 0x2041 == 0 else { throw .encrypted(name) }
    guard method == 0 || method == 8 else { throw .unsupportedMethod(name, method: method) }
    guard method == 8 ? size <= packed * Self.deflateFactor : size == packed else {
      throw .impossibleSize(name)
    }
    let start = try dataStart(at: header, of: name)
    guard start + packed <= directory else { throw .malformed(byte: header) }
    return Entry(
      name: name, size: size, place: start..<start + packed, isDeflated: method == 8,
      checksum: checksum)
  }

  /// Where the bytes of a file begin, after a header that has to name it too.
  private func dataStart(at header: Int, of name: String) throws(ZipProblem) -> Int {
    guard header + 30 <= bytes.count, word32(header) == 0x0403_4B50 else {
      throw .malformed(byte: header)
    }
    let end = header + 30 + word16(header + 26)
    guard end <= bytes.count, bytes[header + 30..<end].elementsEqual(name.utf8) else {
      throw .malformed(byte: header)
    }
    return end + word16(header + 28)
  }

  /// Two bytes as a number, the lower first; 0 beyond the end.
  private func word16(_ place: Int) -> Int {
    guard place >= 0, place + 2 <= bytes.count else { return 0 }
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  /// Four bytes as a number, the lowest first; 0 beyond the end.
  private func word32(_ place: Int) -> Int { word16(place) | word16(place + 2) << 16 }
}
