import Foundation
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

  @Test("Frames of an older version are not damaged for being written otherwise than today")
  func oldFrames() throws {
    let folder = try TemporaryFolder()
    for version in 1...FrameHashLog.version {
      try folder.write(FormatSample.text(of: .frames, version: version), "frames.json")
      let hashLog = try #require(Baseline(in: folder.path).hashLog().value, "\(version)")
      #expect(!hashLog.frames.isEmpty)
    }
    let spaced = " " + FormatSample.text(of: .frames, version: FrameHashLog.version)
    try folder.write(spaced, "frames.json")
    guard case .unreadable(.damaged(_, .rewritten(line: 1))) = Baseline(in: folder.path).hashLog()
    else {
      Issue.record("What no tool writes was taken to be accepted.")
      return
    }
  }

  @Test("A folder or a broken link in the place of a file is damage", arguments: [true, false])
  func noFile(isFolder: Bool) throws {
    let folder = try TemporaryFolder()
    if isFolder {
      try folder.write("x", "a.png/x")
    } else {
      try FileManager.default.createSymbolicLink(
        atPath: folder("a.png"), withDestinationPath: folder("gone"))
    }
    guard case .unreadable(let problem) = Baseline(in: folder.path).picture(of: "a") else {
      Issue.record("It was read.")
      return
    }
    expectEqual(problem, .damaged(path: folder("a.png"), .notFile))
    #expect(problem.isDamage)
  }

  @Test("Checksums of a newer version may be whole, those that break the format are not")
  func newerChecksums() throws {
    let folder = try TemporaryFolder()
    for (version, isDamage) in [(BaselineChecksums.version + 1, false), (0, false), (1, true)] {
      let text = #"{"meniscus":"checksums","version":\#(version)}"#
      try folder.write(text, BaselineFiles.checksums)
      try folder.write(FormatSample.text(of: .frames, version: 2), BaselineFiles.hashLog)
      guard case .unreadable(let problem) = Baseline(in: folder.path).checksums else {
        Issue.record("\(text) was read.")
        continue
      }
      expectEqual(problem.isDamage, isDamage, "\(version)")
    }
  }
}
