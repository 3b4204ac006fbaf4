import MeniscusGeometry
import TestSupport
import Testing

/// XXH3-64 against the reference implementation's values, and what the hasher feeds it.
@Suite("Stable hash")
struct StableHashTests {
  /// The bytes that the table's hashes belong to.
  private func pattern(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: (UInt32($0) &* 2_654_435_761) >> 24) }
  }

  @Test func agreesWithTheReferenceAtEveryLength() throws {
    let bytes = pattern(100_000)
    let rows = try BitPatternTable.rows(HashTable.xxh3)
    #expect(rows.count > 450)
    for row in rows {
      let hash = bytes.withUnsafeBytes {
        StableHash.hash(UnsafeRawBufferPointer(rebasing: $0[..<Int(row[0])]))
      }
      expectEqual(hash, row[1], "length \(row[0])")
    }
  }

  @Test func dependsOnTheBytesAloneAndNotOnTheirAlignment() {
    for count in [1, 7, 16, 100, 200, 241, 3000] {
      let bytes = pattern(count)
      let hash = StableHash.hash(bytes)
      for offset in 1..<16 {
        let shifted = [UInt8](repeating: 0xA5, count: offset) + bytes + [0x5A]
        let again = shifted.withUnsafeBytes {
          StableHash.hash(UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + count)]))
        }
        expectEqual(again, hash, "length \(count), offset \(offset)")
      }
    }
  }

  @Test func tilesInPlaceHashAsTheirBytesDo() {
    let stride = 16 * 256 + 44
    let picture = pattern(stride * 64)
    for (rows, count) in (1...64).map({ ($0, 1) }) + [(64, 12), (63, 13), (2, 16)] {
      var hashes = [UInt64](repeating: 0, count: count)
      picture.withUnsafeBytes { bytes in
        hashes.withUnsafeMutableBufferPointer { hashes in
          guard let start = bytes.baseAddress, let first = hashes.baseAddress else { return }
          StableHash.hash(
            tilesOf256: start, count: count, rows: rows, stride: stride, into: first)
        }
      }
      for tile in 0..<count {
        let copied = (0..<rows).flatMap { row in
          let first = row * stride + tile * 256
          return picture[first..<first + 256]
        }
        expectEqual(hashes[tile], StableHash.hash(copied), "\(rows) rows, tile \(tile)")
      }
    }
  }

  @Test func noMemoryIsAnEmptyRun() {
    expectEqual(StableHash.hash(UnsafeRawBufferPointer(start: nil, count: 0)), StableHash.hash([]))
  }

  @Test func everyBitCounts() {
    for count in [2, 8, 16, 48, 128, 160, 240, 300, 1030] {
      let bytes = pattern(count)
      var hashes = [StableHash.hash(bytes)]
      for bit in 0..<(count * 8) {
        var changed = bytes
        changed[bit / 8] ^= 1 << (bit % 8)
        hashes.append(StableHash.hash(changed))
      }
      expectEqual(Set(hashes).count, hashes.count, "length \(count)")
    }
  }

  @Test func combiningTwoValuesHashesTheirBytes() {
    let bytes = pattern(16)
    let words = [0, 8].map { start in
      (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * $1) }
    }
    expectEqual(StableHash.combine(words[0], words[1]), StableHash.hash(bytes))
    #expect(StableHash.combine(1, 2) != StableHash.combine(2, 1))
  }
}

/// The byte stream that the hasher documents.
@Suite("Stable hasher")
struct StableHasherTests {
  private func hash(_ write: (inout StableHasher) -> Void) -> UInt64 {
    var hasher = StableHasher()
    write(&hasher)
    return hasher.finish()
  }

  @Test func nothingIsTheHashOfNoBytes() {
    expectEqual(hash { _ in }, StableHash.hash([]))
  }

  @Test func integersAreEightLittleEndianBytes() {
    let expected = StableHash.hash([8, 7, 6, 5, 4, 3, 2, 1, 254, 255, 255, 255, 255, 255, 255, 255])
    expectEqual(
      hash {
        $0.combine(0x0102_0304_0506_0708 as UInt64)
        $0.combine(-2)
      }, expected)
  }

  @Test func numbersAreTheirBitPatterns() {
    expectEqual(hash { $0.combine(1.5) }, StableHash.hash([0, 0, 0, 0, 0, 0, 0xF8, 0x3F]))
    expectEqual(hash { $0.combine(-0.0) }, hash { $0.combine(0.0) })
  }

  @Test func stringsAreTheirLengthAndBytesFilledUp() {
    let expected: [UInt8] =
      [9, 0, 0, 0, 0, 0, 0, 0] + Array("Meniscus".utf8) + [0x21, 0, 0, 0, 0, 0, 0, 0]
    expectEqual(hash { $0.combine("Meniscus!") }, StableHash.hash(expected))
    expectEqual(hash { $0.combine("") }, StableHash.hash([0, 0, 0, 0, 0, 0, 0, 0]))
  }

  @Test func runsHashAlikeFromAnyCollection() {
    for count in 0...40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      let expected = hash { $0.combine(bytes: bytes) }
      expectEqual(hash { $0.combine(bytes: bytes.reversed().lazy.reversed()) }, expected)
      expectEqual(hash { $0.combine(bytes: ([1, 2, 3] + bytes)[3...]) }, expected)
    }
  }

  @Test func limitsBetweenValuesCount() {
    let split = hash {
      $0.combine("ab")
      $0.combine("c")
    }
    let other = hash {
      $0.combine("a")
      $0.combine("bc")
    }
    #expect(split != other)
  }
}
