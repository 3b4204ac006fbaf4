import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import TestSupport
import Testing

@Suite("Known answers")
@MainActor
struct DoctorTests {
  @Test("This machine gives the bits that were recorded, and every other answer")
  func agrees() {
    let examination = Examination()
    for answer in examination.answers {
      #expect(answer.agrees, "\(answer.area.rawValue), \(answer.question): \(answer.found ?? "")")
    }
    #expect(examination.agrees && examination.exitCode == .accepted)
    expectEqual(Set(examination.answers.map(\.area)), Set(KnownAnswer.Area.allCases))
  }

  @Test("Questions come in the order of the stack, and each once")
  func order() {
    let areas = KnownAnswer.all.map { KnownAnswer.Area.allCases.firstIndex(of: $0.area) ?? -1 }
    expectEqual(areas, areas.sorted())
    expectEqual(KnownAnswer.all.map(\.question), Examination.Question.allCases)
    let texts = Examination.Question.allCases.map { Messages.text($0) }
    expectEqual(Set(texts).count, texts.count)
  }

  @Test("Another answer is named with its place, the first one first, and ends with code 2")
  func differs() throws {
    let questions = [
      KnownAnswer(.maths, .sine, .mpmath, "1") { "1" },
      KnownAnswer(.hash, .bytes0, .xxhash, "2") { "3" },
      KnownAnswer(.render, .glass, .recorded, "4") { nil },
    ]
    let examination = Examination(of: questions)
    #expect(!examination.agrees && examination.exitCode == .unproven)
    expectEqual(examination.firstDifference?.question, .bytes0)
    let lines = Messages.lines(on: examination)
    #expect(lines.contains("agrees   maths: 1 answer"))
    #expect(lines.contains("differs  hash: 1 of 1 answer"))
    #expect(lines.contains("  of 0 bytes: 3 instead of 2 (libxxhash)"))
    #expect(lines.contains("  glass: nothing instead of 4 (recorded)"))
    expectPrefix(lines.last, "this machine produces different bits, first in hash: of 0 bytes;")
  }
}
