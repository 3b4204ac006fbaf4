import MeniscusGeometry
import MeniscusUI
import Testing

/// Every presentation, taken back half way: issue 20.
@MainActor
struct InterruptedPresentationTests {
  /// Places are rounded to pixels, of which two are a point.
  private static let tolerance = 0.5 + 1e-6

  /// Who turns around has less of a way to go than who goes all of it, there or back: no frame may
  /// take it further than the furthest of those does.
  @Test(arguments: Interruption.allCases)
  func itTurnsAroundWhereItIs(_ kind: Interruption) throws {
    let whole = Way(kind)
    let rest = Rest(whole.stage)
    #expect(!rest.labels.contains(kind.word))
    whole.open()
    whole.settle()
    let there = try #require(kind.place(in: whole.stage))
    let open = Rest(whole.stage)
    #expect(open.labels.contains(kind.word))
    whole.end()
    whole.settle()
    expect(whole.stage, isAt: rest, "after all of the way")

    let way = Way(kind)
    way.open()
    way.run(kind.frames)
    let start = try #require(way.places.first)
    let middle = try #require(kind.place(in: way.stage))
    #expect(Way.step(from: start, to: middle) > 1, "it has begun: \(middle)")
    #expect(Way.step(from: middle, to: there) > 1, "it is not there yet: \(middle)")
    let seen = way.places.count
    way.end()
    way.settle()
    #expect(way.places.count > seen + 2, "it is seen to go")
    let bound = whole.largest + Self.tolerance
    #expect(way.largest <= bound, "\(way.steps)")
    expect(way.stage, isAt: rest, "taken back")

    way.open()
    way.settle()
    expect(way.stage, isAt: open, "opened again")
  }

  /// What stands over a scene lets go of it as soon as it goes: what opens it can be touched.
  @Test(arguments: [Interruption.sheet, .popover, .menu, .dialog, .alert])
  func itIsCalledForAgainWhileItGoes(_ kind: Interruption) {
    let whole = Way(kind)
    let rest = Rest(whole.stage)
    whole.open()
    whole.settle()
    let open = Rest(whole.stage)
    whole.end()
    whole.settle()

    let way = Way(kind)
    way.open()
    way.settle()
    way.end()
    way.run(kind.frames)
    #expect(kind.place(in: way.stage) != nil && !way.stage.frame.isSettled, "it is seen to go")
    #expect(!way.stage.labels.contains(kind.word), "it is there for nobody")
    way.open()
    way.settle()
    expect(way.stage, isAt: open, "called for again")
    let bound = whole.largest + Self.tolerance
    #expect(way.largest <= bound, "\(way.steps)")
    way.end()
    way.settle()
    expect(way.stage, isAt: rest, "gone at last")
  }

  private func expect(
    _ stage: Stage, isAt rest: Rest, _ when: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let now = Rest(stage)
    #expect(now.labels == rest.labels, "\(when)", sourceLocation: sourceLocation)
    let isEqual =
      now.glass.count == rest.glass.count
      && zip(now.glass, rest.glass).allSatisfy { $0.isNear($1, within: Self.tolerance) }
    #expect(isEqual, "\(when): \(now.glass), not \(rest.glass)", sourceLocation: sourceLocation)
    #expect(now.fills == rest.fills, "\(when)", sourceLocation: sourceLocation)
  }
}

/// What is told and drawn of a scene at rest.
@MainActor
private struct Rest {
  let labels: [String]
  let glass: [Rect2D]
  let fills: Int

  init(_ stage: Stage) {
    labels = stage.labels
    glass = stage.frame.glassBoxes
    fills = stage.frame.fills.count
  }
}

/// A scene, with where something of it was in each of its frames.
@MainActor
private final class Way {
  let kind: Interruption
  let stage: Stage
  /// The places that it was seen at.
  private(set) var places: [Rect2D] = []
  /// How far it moved from frame to frame, in points.
  private(set) var steps: [Double] = []
  private var last: Rect2D?

  init(_ kind: Interruption) {
    self.kind = kind
    stage = kind.stage()
    last = kind.place(in: stage)
  }

  var largest: Double { steps.max() ?? 0 }

  /// How far the edge goes that goes furthest.
  static func step(from old: Rect2D, to new: Rect2D) -> Double {
    [
      new.minX - old.minX, new.minY - old.minY, new.maxX - old.maxX, new.maxY - old.maxY,
    ].map(abs).max() ?? 0
  }

  private func look() {
    let place = kind.place(in: stage)
    if let last, let place { steps.append(Self.step(from: last, to: place)) }
    if let place { places.append(place) }
    last = place
  }

  func open() { kind.open(in: stage) { look() } }

  func end() {
    kind.end(in: stage)
    look()
  }

  func run(_ count: Int) {
    for _ in 0..<count {
      stage.step()
      look()
    }
  }

  func settle() {
    for _ in 0..<600 {
      if stage.frame.isSettled { return }
      run(1)
    }
    Issue.record("The scene did not settle.")
  }
}
