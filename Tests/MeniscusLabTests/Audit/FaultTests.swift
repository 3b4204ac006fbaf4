import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import TestSupport
import Testing

@Suite("Faults")
@MainActor
struct FaultTests {
  /// A replay with a fault, or without one.
  private static func replay(
    _ sample: AuditSample, _ fault: Fault? = nil, notesFaults: Bool = false
  ) throws -> (record: ReplayRecord, views: [String]) {
    var options = ReplayOptions(threads: 2, requirements: [])
    options.fault = fault
    options.notesFaults = notesFaults
    var replay = try Replay(try sample.trace(), on: sample.scene, options: options)
    while try replay.showNextFrame() {}
    return (try replay.record(), replay.faultViews)
  }

  private static let plainRecords = Memo<AuditSample, ReplayRecord>()
  private static let plainReadings = Memo<AuditSample, [GlassMeasurements]>()

  /// The replay of a sample without a fault, made once.
  private static func plain(_ sample: AuditSample) throws -> ReplayRecord {
    try plainRecords.value(of: sample) { try replay(sample).record }
  }

  /// What lies behind the glass of its checkpoints.
  private static func readings(_ sample: AuditSample) throws -> [GlassMeasurements] {
    try plainReadings.value(of: sample) { try plain(sample).readings() }
  }

  /// The sample that has something for a fault.
  private static func sample(for fault: Fault) -> AuditSample {
    let name = fault.name
    // What lies behind sheets is not measured, so that nothing comes back from there to the state.
    if [.surfaceLost, .glassBlurWider, .glassBlurNarrower].contains(fault) { return .sheet }
    let isOfGlass = ["glass", "surface", "fuse", "lens", "rim", "contour", "face", "backdrop"]
    return fault == .shadowFainter || isOfGlass.contains { name.hasPrefix($0) } ? .glass : .drawing
  }

  @Test("A fault shows first in the stage that it is planted in", arguments: Fault.allCases)
  func stage(fault: Fault) throws {
    let sample = Self.sample(for: fault)
    let (record, views) = try Self.replay(sample, fault)
    let divergence = try #require(
      Divergence(expected: try Self.plain(sample).hashLog, actual: record.hashLog))
    expectEqual(divergence.stage, fault.stage)
    let isSeenByViews = ![.events, .frames].contains(fault.place) && fault != .staleTile
    #expect(views.isEmpty != isSeenByViews)
  }

  @Test("Drawing checkpoints again finds what a replay finds", arguments: Fault.allCases)
  func checkpoints(fault: Fault) throws {
    guard !fault.needsReplay else { return }
    let sample = Self.sample(for: fault)
    let plain = try Self.plain(sample)
    let planted = try #require(plain.planting(fault, beside: Self.readings(sample)))
    let divergence = try #require(
      Divergence(expected: plain.hashLog, actual: planted.record.hashLog))
    expectEqual(divergence.stage, fault.stage)
    #expect(!planted.feedsBack)
    if fault.stage == .display {
      let views = divergence.views.map(\.path)
      #expect(views.contains { planted.views.contains($0) }, "\(views) \(planted.views)")
    }
  }

  @Test("Without a fault, and where only possible faults are noted, every bit is the same")
  func nothing() throws {
    for sample in AuditSample.allCases {
      let plain = try Self.plain(sample)
      let noted = try Self.replay(sample, notesFaults: true)
      expectEqual(noted.record.hashLog, plain.hashLog)
      #expect(noted.views.isEmpty)
      expectEqual(noted.record.captures.map(\.bitmap), plain.captures.map(\.bitmap))
      for capture in plain.captures {
        expectEqual(capture.list.planting(.eventLost), nil)
      }
    }
  }

  @Test(
    "A fault that glass adapts to in frame 0 is named by its own stage, not by the state",
    arguments: [.spacingWider, .colorTinted] as [Fault])
  func feedback(fault: Fault) throws {
    let plain = try Self.plain(.glass)
    let (record, views) = try Self.replay(.glass, fault)
    #expect(plain.hashLog.frames[0].hashes[.state] != record.hashLog.frames[0].hashes[.state])
    let divergence = try #require(Divergence(expected: plain.hashLog, actual: record.hashLog))
    #expect(divergence.frame == 0 && divergence.stage == fault.stage)
    if fault.stage != .pixels {
      let named = try #require(divergence.views.first?.path)
      #expect(views.contains { named.hasPrefix($0) }, "\(named) \(views)")
    }
    // Then the picture of a checkpoint alone does not tell what comes of it.
    if !fault.needsReplay {
      let planted = try plain.planting(fault, beside: Self.readings(.glass))
      expectEqual(planted?.feedsBack, true)
    }
  }

  @Test("Names are unlike one another, and lead back to the fault")
  func names() {
    #expect(Fault.allCases.count >= 30)
    for fault in Fault.allCases { expectEqual(Fault(name: fault.name), fault) }
    expectEqual(Set(Fault.allCases.map(\.name)).count, Fault.allCases.count)
    expectEqual(Fault.rimMissing.name, "rim-missing")
    expectEqual(Fault(name: "rimMissing"), nil)
    expectEqual(Set(Fault.allCases.map(\.summary)).count, Fault.allCases.count)
  }
}
