import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

@Suite("Divergence")
struct DivergenceTests {
  private func hashLog(
    _ change: (inout [[DivergenceSample.View]]) -> Void = { _ in }
  ) -> FrameHashLog {
    DivergenceSample.hashLog(change)
  }

  @Test("Equal replays do not diverge")
  func equal() {
    expectEqual(Divergence(expected: hashLog(), actual: hashLog()), nil)
  }

  @Test("A view that moved is named, its containers after it")
  func moved() throws {
    let actual = hashLog { frames in
      frames[7] = [
        ("R/V/H/A", (0, 71, 4)), ("R/V/H", (0, 33, 0)), ("R/V", (5, 22, 0)),
      ]
      frames[8] = [("R/V/H/A", (0, 80, 4)), ("R/V/H", (0, 3, 0)), ("R/V", (5, 2, 0))]
    }
    let divergence = try #require(Divergence(expected: hashLog(), actual: actual))
    expectEqual(divergence.frame, 7)
    expectEqual(divergence.stage, .layout)
    expectEqual(divergence.views.map(\.path), ["R/V/H/A", "R/V", "R/V/H"])
    #expect(divergence.views.allSatisfy { $0.kind == .changed([.layout]) })
    expectEqual(divergence.differingFrames, 1)
    expectEqual(divergence.lastFrame, 7)
    #expect(divergence.expectedFrames == 20 && divergence.actualFrames == 20)
  }

  @Test("A view that both changed, but not to the same, is named")
  func bothChanged() throws {
    let actual = hashLog { frames in
      frames[7] = [("R/V/H/A", (0, 72, 4))]
      frames[8] = []
    }
    let divergence = try #require(Divergence(expected: hashLog(), actual: actual))
    #expect(divergence.frame == 7 && divergence.lastFrame == 8)
    expectEqual(divergence.views, [ViewDifference(path: "R/V/H/A", kind: .changed([.layout]))])
  }

  @Test("A view that did not change when it should have is named")
  func missedChange() throws {
    let actual = hashLog { $0[5] = [] }
    let divergence = try #require(Divergence(expected: hashLog(), actual: actual))
    expectEqual(divergence.frame, 5)
    expectEqual(divergence.views.map(\.path), ["R/V/H/A"])
  }

  @Test("State names the owner before what is inside it")
  func state() throws {
    let actual = hashLog { frames in
      frames[3] = [
        ("R/V/H/A", (9, 40, 4)), ("R/V", (6, 2, 0)), ("R/V/C", (0, 6, 60)),
      ]
    }
    let divergence = try #require(Divergence(expected: hashLog(), actual: actual))
    #expect(divergence.frame == 3 && divergence.stage == .state)
    expectEqual(
      divergence.views,
      [
        ViewDifference(path: "R/V", kind: .changed([.state])),
        ViewDifference(path: "R/V/H/A", kind: .changed([.state, .layout])),
        ViewDifference(path: "R/V/C", kind: .changed([.display])),
      ])
  }

  @Test("A recoloured view is found in the display stage")
  func display() throws {
    let actual = hashLog { $0[0][5] = ("R/V/C", (0, 6, 7)) }
    let divergence = try #require(Divergence(expected: hashLog(), actual: actual))
    #expect(divergence.frame == 0 && divergence.stage == .display)
    expectEqual(divergence.views, [ViewDifference(path: "R/V/C", kind: .changed([.display]))])
    expectEqual(divergence.differingFrames, 20)
  }

  @Test("A view that only one has comes before those that it pushed aside")
  func structure() throws {
    let actual = hashLog { frames in
      frames[4] = [
        ("R/V/N", (0, 90, 0)), ("R/V/N/T", (0, 91, 91)), ("R/V/C", (0, 60, 6)),
      ]
    }
    let added = try #require(Divergence(expected: hashLog(), actual: actual))
    expectEqual(added.stage, .layout)
    expectEqual(
      added.views,
      [
        ViewDifference(path: "R/V/N", kind: .added),
        ViewDifference(path: "R/V/C", kind: .changed([.layout])),
        ViewDifference(path: "R/V/N/T", kind: .added),
      ])
    let removed = try #require(Divergence(expected: actual, actual: hashLog()))
    expectEqual(removed.views.first, ViewDifference(path: "R/V/N", kind: .removed))
  }

  @Test("A view that is gone in both is not compared")
  func gone() throws {
    let change = { (frames: inout [[DivergenceSample.View]]) in
      frames[2] = [("R/V/C", (0, 0, 0))]
    }
    let actual = hashLog { frames in
      change(&frames)
      frames[9] = [("R/V/H/A", (0, 99, 4))]
    }
    let divergence = try #require(Divergence(expected: hashLog(change), actual: actual))
    expectEqual(divergence.views.map(\.path), ["R/V/H/A"])
  }

  @Test("A replay that is longer diverges where the other ends")
  func lengths() throws {
    var shorter = hashLog()
    shorter.frames.removeLast(3)
    let divergence = try #require(Divergence(expected: hashLog(), actual: shorter))
    #expect(divergence.frame == 17 && divergence.stage == nil)
    expectEqual(divergence.differingFrames, 0)
    #expect(divergence.expectedFrames == 20 && divergence.actualFrames == 17)
    expectEqual(Divergence(expected: shorter, actual: hashLog())?.frame, 17)
  }

  @Test("Tiles are those whose digests have come apart, at drawn frames alone")
  func tiles() throws {
    func hashLog(_ digest: UInt32, _ pixels: UInt64) -> FrameHashLog {
      var hashLog = FrameHashLog(rate: 60, pixelWidth: 128, pixelHeight: 128, tileSize: 64)
      var hashes = StageHashes()
      hashLog.frames.append(
        .init(hashes: hashes, views: [], tiles: (0..<4).map { .init(tile: $0, digest: 1) }))
      hashes[.pixels] = pixels
      hashLog.frames.append(
        .init(
          hashes: hashes, views: [],
          tiles: [.init(tile: 1, digest: digest), .init(tile: 2, digest: 8)]))
      return hashLog
    }
    let divergence = try #require(Divergence(expected: hashLog(5, 2), actual: hashLog(6, 3)))
    #expect(divergence.stage == .pixels && divergence.frame == 1)
    expectEqual(divergence.tiles, [1])
    #expect(divergence.views.isEmpty)
    expectEqual(Divergence(expected: hashLog(5, 2), actual: hashLog(6, 3), pixels: .every(10)), nil)
    expectEqual(Divergence(expected: hashLog(5, 2), actual: hashLog(6, 3), pixels: .none), nil)
  }

  @Test("Tiles of an extent that is no more are not compared")
  func resizedTiles() throws {
    func hashLog(_ old: UInt32, _ new: UInt32) -> FrameHashLog {
      var hashLog = FrameHashLog(rate: 60, pixelWidth: 128, pixelHeight: 128, tileSize: 64)
      var hashes = StageHashes()
      hashLog.frames.append(.init(hashes: hashes, views: [], tiles: [.init(tile: 3, digest: old)]))
      hashes[.pixels] = UInt64(new)
      hashLog.frames.append(
        .init(
          hashes: hashes, views: [], tiles: [.init(tile: 0, digest: new)],
          extent: PixelSize(width: 64, height: 64)))
      return hashLog
    }
    expectEqual(Divergence(expected: hashLog(1, 3), actual: hashLog(2, 4))?.tiles, [0])
  }

  @Test("What has to be shared is listed")
  func mismatches() {
    let expected = FrameHashLogSample.hashLog
    var actual = expected
    #expect(expected.mismatches(with: actual).isEmpty)
    actual.rate = 120
    actual.pixelWidth = 641
    actual.tileSize = 32
    actual.checkpoints[1].frame = 4
    expectEqual(
      expected.mismatches(with: actual),
      [
        .rate(expected: 60, actual: 120),
        .extent(
          expected: .init(width: 640, height: 480), actual: .init(width: 641, height: 480)),
        .tileSize(expected: 64, actual: 32),
        .checkpoints(
          expected: [.init(name: "end-2", frame: 5)], actual: [.init(name: "end-2", frame: 4)]),
      ])
  }
}
