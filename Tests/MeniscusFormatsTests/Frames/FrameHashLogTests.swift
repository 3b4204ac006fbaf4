import Foundation
import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

@Suite("frames.json")
struct FrameHashLogTests {
  @Test("What is written reads back equal")
  func roundTrip() throws {
    let hashLog = FrameHashLogSample.hashLog
    let text = hashLog.json
    try expectEqual(FrameHashLog(json: text), hashLog)
    try expectEqual(FrameHashLog(json: text).json, text)
    var single = hashLog
    single.views = []
    single.checkpoints = []
    single.frames = [FrameHashLog.Frame(hashes: StageHashes(), views: [], tiles: [])]
    try expectEqual(FrameHashLog(json: single.json), single)
  }

  @Test("The text is as the format has it, byte for byte")
  func text() {
    var hashes = StageHashes()
    for stage in Stage.allCases { hashes[stage] = UInt64(stage.index) + 0xA0 }
    var later = hashes
    later[.pixels] = 0xFFFF_0000_FFFF_0000
    let hashLog = FrameHashLog(
      rate: 60, pixelWidth: 64, pixelHeight: 32, tileSize: 64,
      views: ["Root", "Root/Circle", "Root/Cube", "Sheet"],
      frames: [
        FrameHashLog.Frame(
          hashes: hashes, views: [.init(view: 1, state: 0, layout: 0x12, operations: 0xABCD)],
          tiles: [.init(tile: 0, digest: 0x77)]),
        FrameHashLog.Frame(hashes: hashes, views: [], tiles: []),
        FrameHashLog.Frame(hashes: hashes, views: [], tiles: []),
        FrameHashLog.Frame(
          hashes: later, views: [.init(view: 1, state: 0, layout: 0x12, operations: 0xEF)],
          tiles: []),
      ],
      checkpoints: [.init(name: "start", frame: 0)])
    expectEqual(
      hashLog.json,
      """
      {"meniscus":"frames","version":2,"rate":60,"size":[64,32],"tile":64,
      "views":[
      "Root",
      "Root/Circle",
      [6,"ube"],
      "Sheet"
      ],
      "checkpoints":[
      {"name":"start","frame":0}
      ],
      "frames":[
      {"input":"00000000000000a0","state":"00000000000000a1","layout":"00000000000000a2",\
      "display":"00000000000000a3","surfaces":"00000000000000a4","pixels":"00000000000000a5",\
      "views":["1lo","AAASAKvN"],"tiles":["0","AAB3"]},
      {"repeat":2},
      {"pixels":"ffff0000ffff0000","views":["1o","AADv"]}
      ]}

      """)
  }

  @Test("A frame that changes a view or a tile and no hash is kept")
  func changesWithoutHash() throws {
    var hashLog = FrameHashLogSample.hashLog
    let hashes = FrameHashLogSample.hashes(2)
    hashLog.frames += [
      .init(hashes: hashes, views: [.init(view: 0, state: 1, layout: 1, operations: 0)], tiles: []),
      .init(hashes: hashes, views: [], tiles: []),
      .init(hashes: hashes, views: [], tiles: [.init(tile: 1, digest: 5)]),
      .init(hashes: hashes, views: [], tiles: [], extent: .init(width: 64, height: 64)),
    ]
    try expectEqual(FrameHashLog(json: hashLog.json), hashLog)
  }

  @Test("Foundation reads it as JSON")
  func isJSON() throws {
    let json = try JSONSerialization.jsonObject(with: Data(FrameHashLogSample.hashLog.json.utf8))
    let object = try #require(json as? [String: Any])
    let path = try #require((object["views"] as? [Any])?.last as? [Any])
    #expect(path.first as? Int == 11 && path.last as? String == "/\"quoted\"")
    expectEqual((object["frames"] as? [Any])?.count, 5)
  }

  @Test("Idle frames cost nothing")
  func size() throws {
    var hashLog = FrameHashLogSample.hashLog
    let idle = try #require(hashLog.frames.last)
    let before = hashLog.json.utf8.count
    hashLog.frames += Array(repeating: idle, count: 10_000)
    #expect(hashLog.json.utf8.count <= before + 4)
    try expectEqual(FrameHashLog(json: hashLog.json).frames.count, 10_006)
  }

  @Test("Tiles side by side are a range")
  func ranges() throws {
    var hashLog = FrameHashLogSample.hashLog
    hashLog.frames[0].tiles = [0, 1, 2, 5, 7, 8].map { .init(tile: $0, digest: UInt32($0)) }
    expectContains(hashLog.json, #""tiles":["0-2 5 7-8","AAAAAAABAAACAAAFAAAHAAAI"]"#)
    try expectEqual(FrameHashLog(json: hashLog.json), hashLog)
  }

  @Test("10,000 frames of a phone, a twentieth of the tiles changed in each, are under 5 MB")
  func longRun() throws {
    var generator = SeededGenerator(seed: 5)
    var hashLog = FrameHashLog(
      rate: 60, pixelWidth: 1170, pixelHeight: 2532, tileSize: 64,
      views: (0..<200).map { "Screen/ScrollView/VStack/Row[\($0)]/HStack/Text" })
    let tiles = hashLog.tileCount(of: .init(width: 1170, height: 2532))
    expectEqual(tiles, 760)
    for number in 0..<10_000 {
      var hashes = StageHashes()
      hashes[.state] = generator.next()
      hashes[.display] = generator.next()
      hashes[.pixels] = generator.next()
      func digest() -> UInt32 { UInt32(generator.next() & 0xFF_FFFF) }
      // Far from each other, so that no range spares anything.
      let changed = (0..<tiles / 20).map { 20 * $0 + Int(generator.next() % 19) }
      let view = number % 200
      hashLog.frames.append(
        .init(
          hashes: hashes,
          views: [.init(view: view, state: digest(), layout: 0, operations: digest())],
          tiles: changed.map { .init(tile: $0, digest: digest()) }))
    }
    #expect(hashLog.json.utf8.count < 5_000_000)
  }

  @Test("A line of hashes for every frame")
  func hashLines() {
    let lines = FrameHashLogSample.hashLog.hashLines.split(separator: "\n")
    expectEqual(lines.count, 6)
    expectEqual(
      lines[0],
      """
      0 9e3779b97f4a7c15 9e3779b97f4a7c16 9e3779b97f4a7c17 9e3779b97f4a7c18 \
      9e3779b97f4a7c19 9e3779b97f4a7c1a
      """)
    #expect(lines[3].hasPrefix("3 ") && lines[3].hasSuffix(" ffffffffffffffff"))
  }

  @Test("A digest is 0 for nothing alone")
  func digests() {
    let expected: [(hash: UInt64, digest: UInt32)] = [
      (0, 0), (0x12_3456_7890, 0x56_7890), (0x100_0000, 1), (0xFFFF_FFFF_FF00_0000, 1), (1, 1),
    ]
    for (hash, digest) in expected { expectEqual(FrameHashLog.digest(of: hash), digest, "\(hash)") }
  }
}
