import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import Testing

@Suite("Known answers")
@MainActor
struct DoctorTests {
  @Test("This machine gives the bits that were recorded, and every other answer")
  func agrees() {
    let examination = Examination()
    for answer in examination.answers {
      #expect(answer.agrees, "\(answer.area.rawValue), \(answer.name): \(answer.found)")
    }
    #expect(examination.agrees && examination.exitCode == .accepted)
    #expect(Set(examination.answers.map(\.area)) == Set(KnownAnswer.Area.allCases))
  }

  @Test("Questions come in the order of the stack, and each once")
  func order() {
    let areas = KnownAnswer.all.map { KnownAnswer.Area.allCases.firstIndex(of: $0.area) ?? -1 }
    #expect(areas == areas.sorted())
    let names = KnownAnswer.all.map { "\($0.area.rawValue) \($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test("Another answer is named with its place, the first one first, and ends with code 2")
  func differs() throws {
    let questions = [
      KnownAnswer(.maths, "sine", .mpmath, "1") { "1" },
      KnownAnswer(.hash, "of nothing", .xxhash, "2") { "3" },
      KnownAnswer(.render, "glass", .recorded, "4") { "5" },
    ]
    let examination = Examination(of: questions)
    #expect(!examination.agrees && examination.exitCode == .unproven)
    #expect(examination.firstDifference?.name == "of nothing")
    let lines = Messages.lines(on: examination)
    #expect(lines.contains("agrees   maths: 1 answer"))
    #expect(lines.contains("differs  hash: 1 of 1 answer"))
    #expect(lines.contains("  of nothing: 3 instead of 2 (libxxhash)"))
    #expect(
      lines.last?.hasPrefix("this machine gives other bits, first in hash: of nothing;") == true)
  }
}
