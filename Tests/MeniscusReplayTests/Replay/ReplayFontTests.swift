import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// Fonts of a scene, as its traces name them.
@MainActor
struct ReplayFontTests {
  private static let sample = FontResource(name: "Sample", bytes: FontFileSample.writer.bytes)

  private func scene(_ fonts: [FontResource]) -> Scene {
    Scene("letters", size: CGSize(width: 40, height: 30), fonts: fonts) {
      Text("A").font(.custom("Sample", fixedSize: 20))
    }
  }

  private func recorded(_ fonts: [FontResource]) throws -> Trace {
    let recorder = try Recorder(scene: scene(fonts))
    try recorder.checkpoint("start")
    return try recorder.end()
  }

  @Test func aRecordingNamesTheFontsWithTheirHashes() throws {
    let trace = try recorded([Self.sample])
    let hash = StableHash.hash(Self.sample.bytes)
    expectEqual(trace.header.fonts, [TraceFont(name: "Sample", hash: hash)])
    let text = TraceWriter.text(of: trace)
    let digits = String(hash, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    expectContains(text, #""fonts":[{"name":"Sample","hash":"\#(padded)"}]"#)
    try expectEqual(TraceReader().read(text), trace)
  }

  @Test func aSceneWithoutFontsIsRecordedAsItAlwaysWas() throws {
    #expect(!TraceWriter.text(of: try recorded([])).contains(#""fonts""#))
  }

  @Test func aFontThatDiffersOrIsMissingIsAnErrorThatNamesIt() throws {
    let trace = try recorded([Self.sample])
    _ = try Replay(trace, on: scene([Self.sample]))
    var changed = FontFileSample.writer
    changed.lineGap += 1
    let other = FontResource(name: "Sample", bytes: changed.bytes)
    let hash = StableHash.hash(Self.sample.bytes)
    #expect(
      throws: ReplayError.font(
        "Sample", recorded: hash, found: StableHash.hash(changed.bytes))
    ) { try Replay(trace, on: scene([other])) }
    #expect(throws: ReplayError.font("Sample", recorded: hash, found: nil)) {
      try Replay(trace, on: scene([]))
    }
  }

  @Test func tracesFromBeforeFontsWereNamedStayReadable() throws {
    let old = try TraceReader().read(
      """
      {"meniscus":"trace","version":1,"scene":"letters","size":[40,30],"scale":2,"rate":60,"seed":0}
      {"at":0,"checkpoint":"start"}
      {"at":0,"end":true}

      """)
    #expect(old.header.fonts.isEmpty)
    _ = try Replay(old, on: scene([Self.sample]))
  }

  @Test(arguments: [
    #"[{"name":"","hash":"0123456789abcdef"}]"#, #"[{"name":"a","hash":"0123"}]"#,
    #"[{"name":"a","hash":"0123456789ABCDEF"}]"#, #"[{"name":"a"}]"#, #"{"a":"b"}"#,
    #"[{"name":"a","hash":"0123456789abcdef","size":3}]"#, #"["a"]"#,
  ])
  func otherFormsAreErrors(_ fonts: String) {
    let text = """
      {"meniscus":"trace","version":1,"scene":"s","size":[4,3],"scale":2,"rate":60,"seed":0,"fonts":\(fonts)}
      {"at":0,"checkpoint":"start"}
      {"at":0,"end":true}

      """
    #expect(throws: ReplayError.self) { try TraceReader().read(text) }
  }
}
