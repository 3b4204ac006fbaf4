import MeniscusFormats
import TestSupport
import Testing

@Suite("State of views, frame by frame")
struct StateChangesTests {
  @Test("A value is noted where it changes, goes and comes back, and nowhere else")
  func changes() {
    var changes = StateChanges()
    let frames: [[(path: String, name: String, value: String)]] = [
      [("App", "isOn", "false"), ("App/Row", "count", "1")],
      [("App", "isOn", "false"), ("App/Row", "count", "2")],
      [("App", "isOn", "true")],
      [("App", "isOn", "true"), ("App/Row", "count", "2"), ("App/Row", "name", "“a\"b”")],
    ]
    for (frame, values) in frames.enumerated() { changes.note(values, in: frame) }
    expectEqual(
      changes.fields,
      [
        .init(
          path: "App", name: "isOn",
          changes: [.init(frame: 0, value: "false"), .init(frame: 2, value: "true")]),
        .init(
          path: "App/Row", name: "count",
          changes: [
            .init(frame: 0, value: "1"), .init(frame: 1, value: "2"),
            .init(frame: 2, value: nil), .init(frame: 3, value: "2"),
          ]),
        .init(path: "App/Row", name: "name", changes: [.init(frame: 3, value: "“a\"b”")]),
      ])
    expectContains(changes.json, #"["App/Row","count",[0,"1",1,"2",2,null,3,"2"]]"#)
    expectContains(changes.json, #"“a\"b”"#)
    expectEqual(StateChanges().json.filter { !$0.isWhitespace }, "[]")
  }
}
