import Foundation
import MeniscusCLI
import MeniscusDiff
import MeniscusFormats
import MeniscusImage
import TestSupport
import Testing

/// `diff` with every comparator, as it is typed.
@Suite("diff") struct DiffCommandTests {
  /// What a command answered.
  private struct Answer {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private static func run(_ words: [String]) async -> Answer {
    let (output, errors) = (RecordedStream(), RecordedStream())
    let tool = Tool(
      name: "meniscus", command: "meniscus", executable: "/nothing/there", scenes: [],
      console: Console(output: output, errors: errors, environment: [:]))
    let code = await tool.run(["diff"] + words)
    return Answer(code: code, output: output.text, errors: errors.text)
  }

  /// Pictures in a folder of their own, and the command run on them.
  private final class Bench {
    let folder = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-diff-\(UUID().uuidString)")

    init() throws { try FileSystem.createFolder(folder) }

    deinit { try? FileSystem.remove(folder) }

    func path(_ name: String) -> String { folder.appendingPath(name) }

    func write(_ bitmap: Bitmap, _ name: String) throws {
      try FileSystem.write(PNG.encode(bitmap), to: path(name))
    }

    func picture(_ name: String) throws -> Bitmap {
      try PNG.decode(try FileSystem.read(path(name)))
    }

    func run(_ left: String, _ right: String, _ options: String...) async -> Answer {
      await DiffCommandTests.run([path(left), path(right)] + options)
    }

    func data(_ left: String, _ right: String, _ options: String...) async throws -> [String: Any] {
      let answer = await DiffCommandTests.run([path(left), path(right), "--json"] + options)
      return try #require(
        JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    }
  }

  /// Grey, with the samples of a rectangle set.
  private func picture(
    _ grey: UInt8 = 128, side: Int = 64, rectangle: Range<Int> = 0..<0, to value: UInt8 = 0
  ) -> Bitmap {
    var bitmap = Bitmap(
      width: side, height: side,
      samples: (0..<side * side * 4).map { $0 % 4 == 3 ? 255 : grey })
    for y in rectangle {
      for x in rectangle {
        for channel in 0..<3 { bitmap.samples[(y * side + x) * 4 + channel] = value }
      }
    }
    return bitmap
  }

  private static let comparators = PictureComparator.all.map(\.name)

  @Test(
    "Equal pictures are equal for every comparator, plain differences are not",
    arguments: comparators)
  func verdicts(comparator: String) async throws {
    let bench = try Bench()
    try bench.write(picture(), "a.png")
    try bench.write(picture(rectangle: 10..<50, to: 240), "b.png")
    try bench.write(picture(side: 32), "small.png")
    let equal = await bench.run("a.png", "a.png", "--comparator", comparator)
    #expect(equal.code == .accepted && equal.output == "equal: 64×64 px\n")
    let other = await bench.run("a.png", "b.png", "--comparator", comparator)
    expectEqual(other.code, .different)
    expectPrefix(other.output, "1,600 px differ, by at most 112 of 255, within 40×40 px at 10, 10")
    let small = await bench.run("a.png", "small.png", "--comparator", comparator)
    #expect(small.code == .different && small.output == "64×64 px accepted, 32×32 px now\n")
    for (name, isEqual) in [("a.png", true), ("b.png", false), ("small.png", false)] {
      let data = try await bench.data("a.png", name, "--comparator", comparator)
      expectEqual(data["comparator"] as? String, comparator)
      expectEqual(data["equal"] as? Bool, isEqual)
      expectEqual(data["withinTolerance"] as? Bool, isEqual)
    }
  }

  @Test("Files that store the same pixels are equal without being decoded")
  func storedPixels() async throws {
    let bench = try Bench()
    let bytes = PNG.encode(picture())
    try FileSystem.write(bytes, to: bench.path("a.png"))
    // A comment between header and pixels: other bytes, the same pixels.
    let comment = Self.chunk("tEXt", Array("Title\0a".utf8))
    try FileSystem.write(bytes[..<33] + comment + bytes[33...], to: bench.path("b.png"))
    #expect(await bench.run("a.png", "b.png").code == .accepted)
    // Compressed rows that nobody can inflate, with a right checksum: they are not looked at where
    // the other file has the same, and they are where it has not.
    let broken = Self.replacingRows(of: bytes)
    try FileSystem.write(broken, to: bench.path("c.png"))
    #expect(await bench.run("c.png", "c.png").output == "equal: 64×64 px\n")
    let unlike = await bench.run("a.png", "c.png")
    #expect(unlike.code == .unusable && unlike.errors.contains("c.png: "))
    // A file that is cut is unreadable, also beside itself.
    try FileSystem.write(bytes.prefix(bytes.count - 5), to: bench.path("cut.png"))
    #expect(await bench.run("cut.png", "cut.png").code == .unusable)
  }

  /// A chunk with its length and checksum (PNG, annex D).
  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in Array(name.utf8) + data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return bytes(UInt32(data.count)) + Array(name.utf8) + data + bytes(~crc)
  }

  /// What a file has before its rows, with rows that are no compressed data.
  private static func replacingRows(of file: [UInt8]) -> [UInt8] {
    let name = Array("IDAT".utf8)
    let start = file.indices.first { file[$0...].starts(with: name) } ?? 0
    return Array(file[..<(start - 4)]) + chunk("IDAT", [UInt8](repeating: 0x55, count: 200))
      + chunk("IEND", [])
  }

  @Test("Pixelmatch's figures, picture and mask")
  func pixelmatch() async throws {
    let bench = try Bench()
    try bench.write(picture(), "a.png")
    try bench.write(picture(rectangle: 20..<24, to: 200), "b.png")
    for generation in ["pixelmatch-7.2", "pixelmatch-main"] {
      let result = await bench.run(
        "a.png", "b.png", "--comparator", generation, "--include-aa", "--out",
        bench.path("d.png"), "--mask", bench.path("m.png"))
      expectEqual(result.code, .different)
      expectContains(result.output, "; beyond tolerance: \(generation) counts 16 px at a ")
      let (difference, mask) = (try bench.picture("d.png"), try bench.picture("m.png"))
      let inside = (22 * 64 + 22) * 4
      expectEqual(Array(difference.samples[inside..<inside + 4]), [255, 0, 0, 255])
      expectEqual(Array(mask.samples[inside..<inside + 4]), [255, 0, 0, 255])
      // Grey 128 shows by a tenth over white: 255 − 127 ⋅ 0.1.
      expectEqual(Array(difference.samples[0..<4]), [242, 242, 242, 255])
      expectEqual(Array(mask.samples[0..<4]), [0, 0, 0, 0])
      let data = try await bench.data(
        "a.png", "b.png", "--comparator", generation, "--include-aa", "--checkerboard", "off",
        "--threshold", "0.05")
      let figures = try #require(data["pixelmatch"] as? [String: Any])
      #expect(figures["mismatch"] as? Int == 16 && figures["antialiased"] as? Int == 0)
      #expect(figures["threshold"] as? Double == 0.05 && figures["includeAA"] as? Bool == true)
      expectEqual(figures["checkerboard"] as? Bool, false)
      let loose = await bench.run("a.png", "b.png", "--comparator", generation, "--threshold", "1")
      #expect(loose.code == .accepted && loose.output.contains("; within tolerance: "))
    }
    let window = try await bench.data(
      "a.png", "b.png", "--comparator", "pixelmatch-main", "--include-aa", "--window", "3")
    let figures = try #require(window["pixelmatch"] as? [String: Any])
    #expect(figures["mismatch"] as? Int == 9 && figures["windowSize"] as? Int == 3)
  }

  @Test("The map of ꟻLIP is written as numbers, at any distance")
  func map() async throws {
    let bench = try Bench()
    try bench.write(picture(), "a.png")
    try bench.write(picture(rectangle: 20..<24, to: 250), "b.png")
    var maxima: [Double] = []
    for distance in ["30", "120"] {
      let data = try await bench.data(
        "a.png", "b.png", "--comparator", "flip", "--ppd", distance, "--map",
        bench.path("m.f32"))
      let flip = try #require(data["flip"] as? [String: Any])
      expectEqual(flip["pixelsPerDegree"] as? Double, Double(distance))
      let bytes = try FileSystem.read(bench.path("m.f32"))
      let values = stride(from: 0, to: bytes.count, by: 4).map { first in
        Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[first + $1]) << ($1 * 8) })
      }
      expectEqual(values.count, 64 * 64)
      let maximum = try #require(flip["max"] as? Double)
      expectClose(Double(values.max() ?? 0), maximum, closerThan: 1e-12)
      let mean = try #require(flip["mean"] as? Double)
      let sum: Double = values.reduce(0) { $0 + Double($1) }
      expectClose(sum / 4096, mean, closerThan: 1e-12)
      maxima.append(maximum)
    }
    #expect(maxima[0] > maxima[1])
    // Equal pictures have a map of zeros.
    let zeros = await bench.run(
      "a.png", "a.png", "--comparator", "flip", "--map", bench.path("z.f32"))
    expectEqual(zeros.code, .accepted)
    try expectEqual(FileSystem.read(bench.path("z.f32")), [UInt8](repeating: 0, count: 64 * 64 * 4))
  }

  @Test("A faint tint is found by tile bias and the layered profile, and by no count of pixels")
  func faintTint() async throws {
    let bench = try Bench()
    try bench.write(picture(), "a.png")
    try bench.write(picture(rectangle: 0..<64, to: 130), "b.png")
    for comparator in ["pixelmatch-7.2", "pixelmatch-main"] {
      #expect(await bench.run("a.png", "b.png", "--comparator", comparator).code == .accepted)
    }
    let bias = try await bench.data("a.png", "b.png", "--comparator", "tile-bias")
    let figures = try #require(bias["tileBias"] as? [String: Any])
    expectEqual(figures["driftingTiles"] as? Int, 16)
    let drift = try #require((figures["drifts"] as? [[String: Any]])?.first)
    expectEqual(drift["means"] as? [Double], [2, 2, 2, 0])
    let layers = try await bench.data("a.png", "b.png", "--comparator", "perceptual")
    expectEqual(layers["broken"] as? [String], ["tile-bias"])
    expectEqual(layers["withinTolerance"] as? Bool, false)
    let text = await bench.run("a.png", "b.png", "--comparator", "perceptual")
    expectContains(
      text.output, "; beyond tolerance: 16 of 16 tiles drift, at most 16 of them connected")
    let ciede = try await bench.data("a.png", "b.png", "--comparator", "ciede2000")
    let colors = try #require(ciede["ciede2000"] as? [String: Any])
    let mean = try #require(colors["mean"] as? Double)
    let max = try #require(colors["max"] as? Double)
    #expect(abs(mean - max) < 1e-9 && max < 2.3 && colors["noticeable"] as? Int == 0)
    expectEqual(ciede["withinTolerance"] as? Bool, false)
  }

  @Test("Options of other comparators and values that cannot be, exit code 64")
  func usage() async throws {
    func errors(_ options: [String]) async -> String {
      let answer = await Self.run(["a.png", "b.png"] + options)
      expectEqual(answer.code, .usage, "\(options)")
      return answer.errors
    }
    #expect(
      await errors(["--comparator", "pixelmatch-7.2", "--window", "8"])
        == "meniscus: `--window` requires `--comparator pixelmatch-main`\n")
    #expect(
      await errors(["--include-aa"])
        == "meniscus: `--include-aa` requires `--comparator pixelmatch-7.2` or "
        + "`--comparator pixelmatch-main`\n")
    #expect(
      await errors(["--comparator", "pixelmatch-main", "--checkerboard", "chess"])
        == "meniscus: `--checkerboard chess`: expected on or off\n")
    #expect(
      await errors(["--comparator", "tilebias"])
        == "meniscus: `--comparator tilebias`: did you mean `tile-bias`?\n")
    for options in [
      ["--comparator", "pixelmatch-main", "--window", "0"],
      ["--comparator", "pixelmatch-7.2", "--threshold", "1.5"],
      ["--comparator", "flip", "--ppd", "5"], ["--comparator", "flip", "--mask", "m.png"],
      ["--comparator", "exact", "--map", "m.f32"], ["--comparator", "perceptual", "--area", "3"],
    ] {
      _ = await errors(options)
    }
  }

  @Test("What is read is not written over, and neither is what is no picture")
  func overwriting() async throws {
    let bench = try Bench()
    for name in ["a.png", "b.png"] { try bench.write(picture(), name) }
    try FileSystem.write("notes".utf8, to: bench.path("notes.txt"))
    let before = try FileSystem.read(bench.path("a.png"))
    let answers: [(out: String, code: ExitCode, says: String)] = [
      ("a.png", .usage, "is read, and would be overwritten"),
      ("sub/../b.png", .usage, "is read, and would be overwritten"),
      ("notes.txt", .usage, "already exists and is not a PNG file"),
      ("new.png", .accepted, ""), ("new.png", .accepted, ""),
    ]
    try FileSystem.createFolder(bench.path("sub"))
    for (out, code, says) in answers {
      let answer = await bench.run("a.png", "b.png", "--out", bench.path(out))
      expectEqual(answer.code, code, "\(out)")
      #expect(says.isEmpty ? answer.errors.isEmpty : answer.errors.contains(says))
    }
    try expectEqual(FileSystem.read(bench.path("a.png")), before)
    try expectEqual(FileSystem.readText(bench.path("notes.txt")), "notes")
  }
}
