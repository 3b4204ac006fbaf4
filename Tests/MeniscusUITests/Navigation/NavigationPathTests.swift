import Foundation
import MeniscusUI
import TestSupport
import Testing

/// Paths that are kept between runs, and cannot be restored.
@MainActor
struct NavigationPathTests {
  private struct Place: Hashable, Codable {
    var name: String
  }

  private struct Uncoded: Hashable {}

  private func restored(_ json: String) throws -> NavigationPath {
    NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8)))
  }

  private func kind(_ error: DecodingError) -> String {
    switch error {
    case .dataCorrupted: "corrupted"
    case .keyNotFound: "key"
    case .typeMismatch: "type"
    case .valueNotFound: "value"
    @unknown default: "unknown"
    }
  }

  @Test(arguments: [
    // A type that is not known here, with and without its value.
    (#"["App.Place", {"name": "a"}]"#, "corrupted"), (#"["App.Place"]"#, "corrupted"),
    // A type without a value, at the start and further on.
    (#"["Swift.Int"]"#, "value"), (#"["Swift.Int", 1, "Swift.String"]"#, "value"),
    // Values of other types than they say.
    (#"["Swift.Int", "three"]"#, "type"), (#"["Swift.Bool", 1]"#, "type"),
    (#"["Swift.Int", 1.5]"#, "corrupted"), (#"["Swift.String", null]"#, "value"),
    // What no path was written as.
    (#"[1, "Swift.Int"]"#, "type"), (#"{"path": []}"#, "type"), ("[1", "corrupted"),
    ("", "corrupted"),
  ])
  func whatIsNoPathThrows(_ json: String, _ expected: String) throws {
    let error = try #require(#expect(throws: DecodingError.self) { try restored(json) })
    #expect(kind(error) == expected, "\(error)")
  }

  @Test func anEmptyPathIsRestored() throws {
    #expect(try restored("[]").isEmpty)
  }

  /// Types are not found by their names here: the value of a scene's own type is written, and what
  /// reads it says which type it does not know.
  @Test func aPathOfOnesOwnTypeIsNotRestored() throws {
    var path = NavigationPath([1])
    path.append(Place(name: "a"))
    let coded = try JSONEncoder().encode(#require(path.codable))
    let text = try #require(String(bytes: coded, encoding: .utf8))
    let error = try #require(#expect(throws: DecodingError.self) { try restored(text) })
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.debugDescription.hasSuffix("Place"), "\(context.debugDescription)")
  }

  @Test func aPathOfWhatCannotBeCodedHasNoCode() {
    var path = NavigationPath(["a"])
    #expect(path.codable != nil)
    path.append(Uncoded())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  private struct Restored: View {
    @State var path: NavigationPath

    var body: some View {
      NavigationStack(path: $path) {
        Text("root screen").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  /// A value whose destination is gone has a screen with a sign, and people come back from it.
  @Test func aRestoredValueWithoutADestinationIsNoted() throws {
    let path = try restored(#"["Swift.Int", 1, "Swift.String", "a"]"#)
    let stage = Stage.phone { Restored(path: path) }
    expectEqual(stage.unmet, ["navigationDestination(for: String.self)"])
    expectEqual(stage.labels, ["exclamationmark triangle", "Back"])
    stage.tapLabel("Back")
    stage.settle()
    #expect(stage.labels.contains("screen 1"))
    expectEqual(stage.unmet.count, 1)
  }
}
