import MeniscusFormats
import MeniscusGeometry
import MeniscusStudio
import TestSupport
import Testing

@Suite("Requests of the recorder's page")
struct StudioRequestTests {
  private static let point = Point2D(x: 12.5, y: 30)

  private static let requests: [(String, StudioRequest)] = [
    (
      #"{"do":"input","events":[{"kind":"press","pointer":0,"x":12.5,"y":30},{"kind":"move","pointer":9,"x":12.5,"y":30},{"kind":"release","pointer":0,"x":12.5,"y":30}]}"#,
      .input([
        .press(pointer: 0, at: point), .move(pointer: 9, to: point),
        .release(pointer: 0, at: point),
      ])
    ),
    (
      #"{"do":"input","events":[{"kind":"hover"},{"kind":"hover","x":12.5,"y":30},{"kind":"wheel","x":12.5,"y":30,"dx":0,"dy":-40}]}"#,
      .input([
        .hover(at: nil), .hover(at: point),
        .wheel(at: point, by: Size2D(width: 0, height: -40)),
      ])
    ),
    (
      #"{"do":"input","events":[{"kind":"key","key":"Shift+Tab"},{"kind":"text","text":"é\n"},{"kind":"magnify","x":12.5,"y":30,"scale":2}]}"#,
      .input([.key("Shift+Tab"), .text("é\n"), .magnify(at: point, by: 2)])
    ),
    (#"{"do":"checkpoint","name":"after-tap"}"#, .checkpoint("after-tap")),
    (
      #"{"do":"resize","width":390.4,"height":844}"#,
      .input([.resize(Size2D(width: 390, height: 844))])
    ),
    (#"{"do":"clock","isPaused":true,"speed":0.25}"#, .clock(isPaused: true, speed: 0.25)),
    (#"{"do":"step"}"#, .step),
    (#"{"do":"undo","to":7}"#, .undo(to: 7)),
    (#"{"do":"drop","event":3}"#, .drop(3)),
    (#"{"do":"retime","event":3,"at":16666}"#, .retime(3, at: 16_666)),
    (
      #"{"do":"replace","event":3,"line":"{\"at\":5,\"key\":\"Return\"}"}"#,
      .replace(3, TraceEvent(time: 5, action: .key("Return")))
    ),
    (
      #"{"do":"insert","line":"{\"at\":5,\"checkpoint\":\"a\"}"}"#,
      .insert(TraceEvent(time: 5, action: .checkpoint("a")))
    ),
    (#"{"do":"pick","x":12.5,"y":30}"#, .pick(point)),
    (
      #"{"do":"save","name":"tap","script":true,"baseline":false,"variants":["dark","dark"],"replaces":true}"#,
      .save(
        SavedRecording(
          name: "tap", variants: [.dark], hasScript: true, hasBaseline: false, replaces: true))
    ),
    (#"{"do":"shown","frame":12}"#, .shown(12)),
    (#"{"do":"take"}"#, .take),
  ]

  @Test("Every request is read as what it says")
  func reading() throws {
    for (text, request) in Self.requests { try expectEqual(StudioRequest(text), request) }
    var dark = TraceEnvironmentChange()
    dark.colorScheme = .dark
    try expectEqual(
      StudioRequest(#"{"do":"environment","change":{"colorScheme":"dark"}}"#),
      .input([.environment(dark)]))
    let kinds = Set(Self.requests.compactMap { $0.0.split(separator: "\"").dropFirst(3).first })
    expectEqual(kinds.count + 1, StudioRequest.Kind.allCases.count)
  }

  @Test(
    "What is no request is refused",
    arguments: [
      "", "[]", "{}", #"{"do":"dance"}"#, #"{"do":"input"}"#, #"{"do":"input","events":{}}"#,
      #"{"do":"input","events":[{"kind":"press","pointer":10,"x":1,"y":1}]}"#,
      #"{"do":"input","events":[{"kind":"press","pointer":0,"x":1}]}"#,
      #"{"do":"input","events":[{"kind":"press","pointer":0,"x":1e9,"y":1}]}"#,
      #"{"do":"input","events":[{"kind":"magnify","x":1,"y":1,"scale":0}]}"#,
      #"{"do":"resize","width":0,"height":10}"#, #"{"do":"resize","width":1e5,"height":10}"#,
      #"{"do":"clock","isPaused":false,"speed":0}"#, #"{"do":"undo","to":-1}"#,
      #"{"do":"undo","to":1.5}"#,
      #"{"do":"environment","change":{"colourScheme":"dark"}}"#,
      #"{"do":"environment","change":{"colorScheme":"blue"}}"#,
      #"{"do":"replace","event":0,"line":"{\"at\":5}"}"#,
      #"{"do":"replace","event":0,"line":"{\"at\":5,\"key\":\"a\"}\n{\"at\":5,\"key\":\"b\"}"}"#,
      #"{"do":"save","name":"","script":true,"baseline":false,"variants":[],"replaces":true}"#,
      #"{"do":"save","name":"a","script":true,"baseline":false,"variants":["darker"],"replaces":true}"#,
      #"{"do":"insert","line":"{\"at\":5,\"end\":true}"}"#,
      #"{"do":"step"}{"do":"step"}"#, #"{"do":"step","do":"take"}"#,
    ])
  func refusing(text: String) {
    #expect(throws: RequestProblem.self) { try StudioRequest(text) }
  }

  @Test("A message has so many events and no more")
  func crowd() throws {
    func message(_ count: Int) -> String {
      let events = [String](repeating: #"{"kind":"hover"}"#, count: count)
      return #"{"do":"input","events":[\#(events.joined(separator: ","))]}"#
    }
    _ = try StudioRequest(message(256))
    #expect(throws: RequestProblem.self) { try StudioRequest(message(257)) }
  }

  @Test("What is read of damaged messages keeps the bounds of a trace")
  func hostile() {
    var read = 0
    for text in DamagedMessages.of(Self.requests.map(\.0)) {
      guard case .input(let inputs)? = try? StudioRequest(text) else { continue }
      read += 1
      for input in inputs {
        switch input {
        case .press(let pointer, let point), .move(let pointer, let point),
          .release(let pointer, let point):
          #expect(TraceLimit.pointer.contains(pointer) && TraceLimit.distance.contains(point.x))
        case .wheel(_, let distance): #expect(TraceLimit.distance.contains(distance.height))
        case .magnify(_, let scale): #expect(TraceLimit.magnification.contains(scale))
        case .resize(let size): #expect(TraceLimit.extent.contains(size.width))
        case .hover, .key, .text, .environment: break
        }
      }
    }
    #expect(read > 0)
  }
}
