import MeniscusUI
import TestSupport
import Testing

/// What a view shows, in structure, places and state.
private struct Contents: Equatable, Sendable {
  var names = ["a", "b"]
  var isWide = false
  var hasEnd = true
  var offset = 0.0
}

/// Digests that are kept from frame to frame.
@MainActor
struct StageTableTests {
  private struct Listed: View {
    let contents: Contents

    var body: some View {
      VStack(spacing: contents.isWide ? 12 : 4) {
        ForEach(contents.names, id: \.self) { name in
          HStack {
            Color.pureRed.frame(width: name == "a" ? 20 : 30, height: 10)
            Text(name)
          }
          .padding(contents.isWide ? 8 : 0)
        }
        ForEach(0..<2, id: \.self) { _ in Color.pureGreen.frame(width: 12, height: 6) }
        if contents.hasEnd { Circle().fill(.blue).frame(width: 8, height: 8) }
        ScrollView { Color.pureBlue.frame(width: 30, height: 90) }.frame(height: 40)
      }
      .offset(x: contents.offset)
    }
  }

  @Test("They are those of a scene that has shown nothing before, whatever changes")
  func areThoseOfAFreshScene() {
    let lab = Lab(Contents()) { Listed(contents: $0) }
    let changes: [Contents] = [
      Contents(offset: 9), Contents(isWide: true, offset: 9), Contents(isWide: true),
      Contents(names: ["b", "a"]), Contents(names: ["b", "c", "a"], hasEnd: false),
      Contents(names: [], hasEnd: false), Contents(), Contents(names: ["c"], offset: -3),
      Contents(),
    ]
    let first = lab.stage.frame
    for contents in changes {
      lab.change(to: contents)
      let (shown, fresh) = (lab.stage.frame, Lab(contents) { Listed(contents: $0) }.stage.frame)
      expectEqual(shown.views, fresh.views)
      expectEqual(shown.layoutHash, fresh.layoutHash)
      expectEqual(shown.displayDigest.list, fresh.displayDigest.list)
    }
    expectEqual(lab.stage.frame.views, first.views)
    expectEqual(lab.stage.frame.layoutHash, first.layoutHash)
    #expect(Set(first.views.map(\.path)).count == first.views.count)
  }
}
