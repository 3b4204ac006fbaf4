import MeniscusFormats
import MeniscusMessages
import TestSupport
import Testing

@Suite("Signatures of failures")
struct FailureSignatureTests {
  private let failure = ReplayFailure(
    .different, stage: .layout, view: "Root/A:B", detail: "x", frame: 3)

  @Test("Read as typed; what is left out counts for any")
  func texts() throws {
    for text in [
      "different", "different:layout", "different:layout:Root/A:B", "different::Root/A:B",
      "different:",
    ] {
      #expect(try FailureSignature(text: text).matches(failure), "\(text)")
    }
    for text in ["trap", "different:state", "different:layout:Root", "different::Root/A"] {
      #expect(try !FailureSignature(text: text).matches(failure), "\(text)")
    }
    expectEqual(FailureSignature(failure).text, "different:layout:Root/A:B")
    try expectEqual(FailureSignature(text: "missing-target::play").text, "missing-target::play")
  }

  @Test("A misspelt kind or stage is answered with the nearest")
  func misspelt() {
    #expect {
      try FailureSignature(text: "diferent")
    } throws: {
      Messages(command: "meniscus").sentence(for: $0 as? CommandLineError ?? .fileExists(""))
        == "`--signature diferent`: did you mean `different`?"
    }
    #expect(throws: CommandLineError.self) { try FailureSignature(text: "different:layuot") }
    #expect(throws: CommandLineError.self) { try FailureSignature(text: "") }
  }

  @Test("A failure in another frame is the same; one with another detail is not")
  func frames() {
    var other = failure
    other.frame = 99
    #expect(FailureSignature(failure).matches(other))
    other.detail = "y"
    #expect(!FailureSignature(failure).matches(other))
  }

  @Test("Every kind reads back from its name and has a sentence of its own")
  func kinds() throws {
    var sentences: Set<String> = []
    for kind in ReplayFailure.Kind.allCases {
      try expectEqual(FailureSignature(text: kind.rawValue).kind, kind)
      sentences.insert(Messages.failure(ReplayFailure(kind, view: "v", detail: "d")))
    }
    // Two ways to find the same: an event names the identifier, or the scene notes it.
    expectEqual(sentences.count, ReplayFailure.Kind.allCases.count - 1)
  }
}
