import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

/// The error of a text that is not a trace.
func traceError(_ text: String, _ reader: TraceReader = TraceReader()) -> ReplayError? {
  do {
    _ = try reader.read(text)
    return nil
  } catch {
    return error
  }
}

@Suite("Trace reader")
struct TraceReaderTests {
  @Test("Every kind of event is read")
  func everything() throws {
    let trace = try TraceReader().read(TraceSample.version1)
    expectEqual(Set(trace.events.map(\.action.kind)), Set(TraceAction.Kind.allCases))
    var environment = TraceEnvironment()
    environment.colorScheme = .dark
    environment.dynamicTypeSize = .xLarge
    environment.reduceMotion = true
    expectEqual(
      trace.header,
      TraceHeader(
        scene: "engine/springs", size: Size2D(width: 320, height: 240.5), scale: 2, rate: 60,
        seed: .max, environment: environment,
        variants: [.dark, .rightToLeft, .text(.accessibility3)]))
    var change = TraceEnvironmentChange()
    change.colorScheme = .light
    change.layoutDirection = .rightToLeft
    change.dynamicTypeSize = .large
    change.reduceMotion = false
    change.reduceTransparency = true
    change.increaseContrast = true
    let photo = TraceTarget.id("photo")
    let expected: [TraceAction] = [
      .checkpoint("start"),
      .tap(.id("toggle")),
      .tap(.id("slider", unit: Point2D(x: 0.25, y: 1))),
      .tap(.point(Point2D(x: 12, y: 30.5))),
      .press(pointer: 0, .id("card")),
      .move(pointer: 0, .point(Point2D(x: -4, y: 8))),
      .press(pointer: 1, .point(Point2D(x: 9, y: 9))),
      .release(pointer: 0, nil),
      .release(pointer: 1, .id("card", unit: .zero)),
      .hover(.id("card")),
      .hover(nil),
      .scroll(.id("list"), by: Size2D(width: 0, height: -200), duration: 300_000),
      .wheel(.id("list"), by: Size2D(width: 0, height: -12.5)),
      .toggle(TraceIdentifier("switch")),
      .key("Return"),
      .text("Grüße, \"Welt\"\n\u{1} 😀"),
      .focus("name"),
      .focus(nil),
      .magnify(photo, by: 1.5, duration: 200_000),
      .rotate(photo, by: -.pi / 4, duration: 200_000),
      .environment(change),
      .resize(Size2D(width: 390, height: 844)),
      .checkpoint("settled-2"),
      .end,
    ]
    expectEqual(trace.events.map(\.action), expected)
    expectEqual(trace.frameCount, 121)
    expectEqual(
      trace.checkpoints,
      [
        FrameHashLog.Checkpoint(name: "start", frame: 0),
        FrameHashLog.Checkpoint(name: "settled-2", frame: 120),
      ])
  }

  @Test("Keys may stand in any order, spaces between them, and the last line feed may lack")
  func leniency() throws {
    let text = """
      { "seed" : 0, "rate":60, "scale":1,"size":[10, 10],"scene":"s","version":1,"meniscus":"trace" }
      {"tap":{"unit":[0.5,0.5],"id":"a"},"at":1}
      {"end":true,"at":2}
      """
    let canonical = TraceSample.text(#"{"at":1,"tap":{"id":"a"}}"#, end: 2)
    try expectEqual(TraceReader().read(text), TraceReader().read(canonical))
  }

  @Test("What is left out has its usual value")
  func defaults() throws {
    let trace = try TraceReader().read(TraceSample.text())
    expectEqual(trace.header.environment, TraceEnvironment())
    expectEqual(trace.header.environment.colorScheme, .light)
    expectEqual(trace.header.environment.dynamicTypeSize, .large)
    #expect(trace.header.variants.isEmpty)
  }

  @Test("A variant changes one part of the environment")
  func variants() throws {
    let trace = try TraceReader().read(TraceSample.text())
    expectEqual(trace.applying(.dark).header.environment.colorScheme, .dark)
    expectEqual(trace.applying(.rightToLeft).header.environment.layoutDirection, .rightToLeft)
    expectEqual(trace.applying(.text(.xSmall)).header.environment.dynamicTypeSize, .xSmall)
    for variant in TraceVariant.all {
      expectEqual(TraceVariant(name: variant.name), variant)
      if variant != .text(.large) { #expect(trace.applying(variant) != trace) }
    }
    expectEqual(Set(TraceVariant.all.map(\.name)).count, 17)
    expectEqual(TraceVariant(name: "Dark"), nil)
  }
}
