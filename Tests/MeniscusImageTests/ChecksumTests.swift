import MeniscusFormats
import MeniscusImage
import TestSupport
import Testing

/// Checksums against the values that their standards and zlib 1.2.13 give.
struct ChecksumTests {
  private let ramp = (0..<41).flatMap { _ in (0...255).map { UInt8($0) } }

  @Test func `CRC-32 gives the check value of its catalogue`() {
    expectEqual([UInt8]("123456789".utf8).withUnsafeBytes { CRC32.checksum($0) }, 0xCBF4_3926)
    expectEqual(ramp.withUnsafeBytes { CRC32.checksum($0) }, 0x2A57_C8DB)
  }

  @Test func `CRC-32 goes on where it stopped`() {
    let parts = ramp.withUnsafeBytes { bytes in
      let first = CRC32.checksum(UnsafeRawBufferPointer(rebasing: bytes[..<1003]))
      return CRC32.checksum(UnsafeRawBufferPointer(rebasing: bytes[1003...]), after: first)
    }
    expectEqual(parts, 0x2A57_C8DB)
  }

  @Test func `Adler-32 gives known values`() {
    expectEqual([UInt8]("Wikipedia".utf8).withUnsafeBytes { Adler32.checksum($0) }, 0x11E6_0398)
    expectEqual(ramp.withUnsafeBytes { Adler32.checksum($0) }, 0xCD5D_6CAD)
    // The largest sums that can occur.
    let largest = [UInt8](repeating: 255, count: 100_000)
    expectEqual(largest.withUnsafeBytes { Adler32.checksum($0) }, 0x149A_302C)
  }

  @Test func `Checksums of every short length agree with their definitions`() {
    var numbers = Numbers(seed: 1)
    let bytes = numbers.bytes(70)
    for count in 0...70 {
      let run = [UInt8](bytes[..<count])
      expectEqual(run.withUnsafeBytes { CRC32.checksum($0) }, crc(run))
      expectEqual(run.withUnsafeBytes { Adler32.checksum($0) }, adler(run))
    }
  }

  @Test func `SHA-256 gives the values of its standard`() {
    let expected = [
      "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq":
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      // By Python's hashlib: padding just fits into the second block.
      String(repeating: "a", count: 119):
        "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb",
    ]
    for (text, digest) in expected {
      expectEqual(SHA256.hexDigest(of: [UInt8](text.utf8)), digest)
    }
  }
}
