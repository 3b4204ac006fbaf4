import MeniscusFormats
import MeniscusStudio
import TestSupport
import Testing

@Suite("Requests of a report's page")
struct ReportRequestTests {
  private static let mark = "00c0ffee00c0ffee"
  private static let tap = CaseName(scene: "engine/springs", trace: "tap", variant: "dark")

  private static let requests: [(String, ReportRequest)] = [
    (#"{"do":"list"}"#, .list),
    (#"{"do":"frame","frame":7}"#, .frame(7)),
    (#"{"do":"edit"}"#, .edit(resumes: false)),
    (#"{"do":"edit","resume":true}"#, .edit(resumes: true)),
    (
      #"{"do":"accept","page":"00c0ffee00c0ffee","group":"7f3a2c"}"#,
      .decide(.accept, .group("7f3a2c"), reason: nil, page: mark)
    ),
    (
      #"{"do":"accept","page":"00c0ffee00c0ffee","all":true,"reason":"new \"accent\""}"#,
      .decide(.accept, .all, reason: "new \"accent\"", page: mark)
    ),
    (
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"engine/springs/tap@dark"}"#,
      .decide(.accept, .aCase(tap, checkpoint: nil), reason: nil, page: mark)
    ),
    (
      #"{"do":"reject","page":"00c0ffee00c0ffee","case":"engine/springs/tap@dark","checkpoint":"end","reason":"slow"}"#,
      .decide(.reject, .aCase(tap, checkpoint: "end"), reason: "slow", page: mark)
    ),
  ]

  @Test("Every request is read as what it says")
  func reading() throws {
    for (text, request) in Self.requests { try expectEqual(ReportRequest(text), request) }
  }

  @Test(
    "What is no request is refused",
    arguments: [
      "", "[]", "{}", "null", #"{"do":"run"}"#, #"{"do":"list","path":"/etc/passwd"}"#,
      #"{"do":"edit","trace":"/etc/passwd"}"#, #"{"do":"edit","resume":"yes"}"#,
      #"{"do":"frame"}"#, #"{"do":"frame","frame":-1}"#, #"{"do":"frame","frame":1.5}"#,
      #"{"do":"frame","frame":99999999999999999999}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee"}"#,
      #"{"do":"accept","group":"7f3a2c"}"#,
      #"{"do":"accept","page":"00c0ffee","group":"7f3a2c"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","all":false}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","all":true,"group":"7f3a2c"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","group":"7f3a2c","case":"a/b"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","group":""}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","group":"*"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","group":"7F3A2C"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","group":"7f3a2c7f3a2c7f3a2c"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"tap"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"../../etc/passwd"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"a/../b"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"a/b@../c"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"/a/b"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"a/b","checkpoint":"*"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"a/b","checkpoint":"../end"}"#,
      #"{"do":"accept","page":"00c0ffee00c0ffee","case":"a/b","report":"/tmp"}"#,
      #"{"do":"reject","page":"00c0ffee00c0ffee","all":true}"#,
      #"{"do":"reject","page":"00c0ffee00c0ffee","all":true,"reason":""}"#,
      #"{"do":"reject","page":"00c0ffee00c0ffee","all":true,"reason":" \t"}"#,
      #"{"do":"reject","page":"00c0ffee00c0ffee","all":true,"reason":7}"#,
      #"{"do":"list"}{"do":"list"}"#, #"{"do":"list","do":"accept"}"#,
    ])
  func refusing(text: String) {
    #expect(throws: JSONError.self) { try ReportRequest(text) }
  }

  @Test("A reason has so many bytes and no more")
  func reason() throws {
    func message(_ count: Int) -> String {
      let reason = String(repeating: "a", count: count)
      return #"{"do":"accept","page":"\#(Self.mark)","all":true,"reason":"\#(reason)"}"#
    }
    _ = try ReportRequest(message(ReportRequest.reasonLimit))
    #expect(throws: JSONError.self) {
      try ReportRequest(message(ReportRequest.reasonLimit + 1))
    }
  }

  @Test("What is read of damaged messages keeps its bounds")
  func hostile() {
    var read = 0
    for text in DamagedMessages.of(Self.requests.map(\.0)) {
      guard let request = try? ReportRequest(text) else { continue }
      read += 1
      if case .frame(let frame) = request { #expect(frame >= 0) }
    }
    #expect(read > 0)
  }
}
