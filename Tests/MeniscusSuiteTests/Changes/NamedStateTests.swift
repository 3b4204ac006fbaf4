import MeniscusMessages
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

@Suite("State that the engine keeps is not told as if a view had declared it")
@MainActor
struct NamedStateTests {
  @Test("Other glass is told by what it is asked to be, in the sentence and in the group")
  func glass() throws {
    let planted = PlantedChange("glassEffect: regular → clear in Color") {
      VStack { Color.clear.frame(width: 30, height: 12).glassEffect(.regular) }
    } now: {
      VStack { Color.clear.frame(width: 30, height: 12).glassEffect(.clear) }
    }
    let report = try planted.report()
    try expectEqual(planted.cut(#require(report.sentences.first)), planted.words)
    expectEqual(report.changes.map { Messages.cause($0.cause) }, [planted.words])
  }

  @Test("What still moves is told as motion")
  func motion() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let sentence = try #require(sample.compare(Board(duration: 30)).report.sentences.first)
    expectPrefix(sentence, "frame 2 ")
    #expect(!sentence.contains("state presented"), "\(sentence)")
  }
}
