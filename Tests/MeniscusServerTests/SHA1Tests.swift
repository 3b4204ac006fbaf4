import MeniscusServer
import Testing

@Suite("SHA-1")
struct SHA1Tests {
  /// Of FIPS 180 and RFC 3174, section 7.3; the others are what `sha1sum` says.
  private static let vectors = [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (
      String(repeating: "01234567", count: 80), "dea356a2cddd90c7a7ecedc5ebb563934f460452"
    ),
    (String(repeating: "a", count: 55), "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
    (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
  ]

  @Test("Digests are those of the standard", arguments: vectors)
  func digests(text: String, digest: String) {
    let digits = Array("0123456789abcdef")
    let bytes = SHA1.digest(of: Array(text.utf8))
    #expect(String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }) == digest)
  }

  @Test("The key of RFC 6455, section 1.3, is accepted as it says")
  func acceptsSampleKey() {
    #expect(
      WebSocketHandshake.accept(key: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }
}
