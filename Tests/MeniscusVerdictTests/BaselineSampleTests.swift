import MeniscusFormats
import MeniscusVerdict
import TestSupport
import Testing

/// Baselines as each version of their format has them, read as what they are.
@Suite("Baselines: frozen samples")
struct BaselineSampleTests {
  /// The case that every sample has: a button is pressed and let go elsewhere.
  private func baseline(version: Int) -> Baseline {
    let folder = FormatSample.path(of: .baseline, version: version)
    return Baseline(in: folder.appendingPath("shapes/all/press"))
  }

  @Test("Every file of every version is read", arguments: 1...FileFormat.baseline.version)
  func read(version: Int) throws {
    let baseline = baseline(version: version)
    try expectEqual(baseline.checkpoints(), ["end", "pressed", "start"])
    let hashLog = try #require(baseline.hashLog().value)
    expectEqual(hashLog.frames.count, 31)
    expectEqual(hashLog.checkpoints.map(\.name), ["start", "pressed", "end"])
    // The button is faded while it is pressed, which it is in the first frame.
    let (faded, plain) = ([0xBD, 0xB8, 0xFB, 0xFF], [0x61, 0x55, 0xF5, 0xFF])
    for (name, color, lines) in [("start", faded, 13), ("pressed", plain, 12), ("end", plain, 12)] {
      let bitmap = try #require(baseline.picture(of: name).value).bitmap
      expectEqual([bitmap.width, bitmap.height], [360, 420])
      let first = (374 * 360 + 180) * 4
      expectEqual(bitmap.samples[first..<first + 4].map(Int.init), color, "\(name)")
      let accepted = AcceptedCheckpoint(name, in: baseline)
      expectPrefix(
        accepted.treeBytes.value.map { String(decoding: $0, as: UTF8.self) }, "ShapesScene")
      expectEqual(accepted.display.value?.operations.count, lines, "\(name)")
    }
  }
}
