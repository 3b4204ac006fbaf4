import MeniscusFormats
import TestSupport
import Testing

@Suite("Names of what is being written")
struct UnfinishedNameTests {
  @Test("A name comes back from its text", arguments: ["latest", "a.b.png", "frames.json", ".x"])
  func roundTrip(place: String) throws {
    for owner in ["7", "7-99"] {
      let owner = try #require(ProcessIdentity(text: owner))
      for kind in [UnfinishedName.Kind.new, .old] {
        let name = UnfinishedName(place, owner: owner, kind)
        expectEqual(UnfinishedName(name.text), name)
      }
    }
  }

  @Test(
    "Other hidden names are none",
    arguments: [
      "", ".", ".new", ".a.new", ".a.b.new", ".a.-1.new", ".a.1.now", "a.1.new", ".a.1-2-3.new",
      ".a.0.new", ".1.new",
    ])
  func others(text: String) {
    expectEqual(UnfinishedName(text), nil)
  }
}
