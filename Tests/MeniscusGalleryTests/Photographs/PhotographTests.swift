import MeniscusGallery
import MeniscusImage
import TestSupport
import Testing

/// The photographs that are kept; `.ci/photographs --check` draws them anew and compares.
struct PhotographTests {
  /// Vectors of RFC 4648, section 10.
  private static let vectors: [(text: Base64, bytes: String)] = [
    ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
    ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"),
  ]

  @Test("Base64 is read as the standard writes it")
  func base64() {
    for (text, bytes) in Self.vectors { expectEqual(text.bytes, Array(bytes.utf8)) }
    expectEqual(("+/+/" as Base64).bytes, [0xFB, 0xFF, 0xBF])
  }

  @Test("Every photograph is kept whole", arguments: Photograph.allCases)
  func kept(photograph: Photograph) throws {
    let picture = try PNG.decode(photograph.kept.bytes)
    expectEqual([picture.width, picture.height], [Photograph.size.width, Photograph.size.height])
    // A photograph uses the film from its shadows to its highlights.
    let codes = stride(from: 1, to: picture.samples.count, by: 4 * 97).map { picture.samples[$0] }
      .sorted()
    #expect(codes[codes.count / 50] < 70 && codes[codes.count * 49 / 50] > 130)
  }

  @Test(
    "A photograph is the same each time, and of its own subject", arguments: Photograph.allCases)
  func drawn(photograph: Photograph) {
    let (width, height) = (16, 34)
    let once = photograph.drawn(width: width, height: height)
    expectEqual(photograph.drawn(width: width, height: height), once)
    for other in Photograph.allCases where other != photograph {
      #expect(other.drawn(width: width, height: height) != once)
    }
  }

  @Test("Grain darkens as often as it lightens, and hardly")
  func grain() throws {
    let tile = try PNG.decode(FilmGrain.bytes)
    var sum = 0
    for index in 0..<tile.width * tile.height {
      let opacity = Int(tile.samples[index * 4 + 3])
      // Three levels of 255 are below what is seen of a single pixel, eleven are not.
      #expect(opacity <= 11)
      sum += tile.samples[index * 4] == 0 ? -opacity : opacity
    }
    // 9,216 specks of a spread of 3.5 levels: four deviations of the mean are .15.
    expectClose(Double(sum) / Double(tile.width * tile.height), 0, within: 0.15)
  }
}
