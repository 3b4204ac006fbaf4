import MeniscusUI
import Testing

@MainActor
struct IssueTests {
  @Test func anEndlessUpdateIsReportedWithItsViews() throws {
    struct Runaway: View {
      let start: Int
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 10, height: CGFloat(10 + count % 2))
          .onChange(of: start + count) { count += 1 }
      }
    }
    let lab = Lab(0) { Runaway(start: $0) }
    #expect(lab.frame.issues.isEmpty)
    let frame = lab.change(to: 1)
    #expect(frame.issues.count == 1)
    guard case .endlessUpdate(let views, let rounds) = try #require(frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    #expect(rounds == 64)
    #expect(views.count == 1 && views.allSatisfy { $0.contains("Runaway") })
    // The scene goes on.
    #expect(lab.stage.step().issues.count == 1)
  }

  @Test func anEndlessUpdateByAnimationsIsReported() throws {
    struct Runaway: View {
      let start: Int
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 10, height: CGFloat(10 + count % 2))
          .onChange(of: start + count) { withAnimation { count += 1 } }
      }
    }
    let lab = Lab(0) { Runaway(start: $0) }
    let frame = lab.change(to: 1)
    guard case .endlessUpdate(let views, 64) = try #require(frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    #expect(frame.issues.count == 1)
    #expect(views.count == 1)
  }

  @Test func aBodyThatChangesWhatItReadsIsReported() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let now = count
        let _ = { count = now + 1 }()
        Color.red.frame(width: 10, height: CGFloat(10 + now % 2))
      }
    }
    let stage = Stage { Restless() }
    guard case .endlessUpdate(let views, 64) = try #require(stage.frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    #expect(views == ["Restless"])
  }

  @Test func equalIdentitiesAreReportedAndShownOnce() {
    let stage = Stage {
      HStack { ForEach([1, 2, 1], id: \.self) { _ in Color.pureRed } }
    }
    #expect(
      stage.frame.issues == [.duplicateIdentity(view: "HStack", identity: "1")])
    #expect(stage.frame.fills(.pureRed).count == 2)
  }

  @Test(arguments: [-5, Double.nan, -Double.infinity])
  func lengthsThatNoLayoutTakesAreReported(_ length: Double) {
    let stage = Stage {
      Color.pureRed.frame(width: length, height: 20)
    }
    #expect(stage.frame.issues.count == 1)
    guard case .invalidGeometry(let view, _) = stage.frame.issues.first else {
      Issue.record("No geometry was reported.")
      return
    }
    #expect(view == "Color.frame")
    // A length that is not taken leaves the axis alone.
    #expect(stage.frame.fills(.pureRed).first?.bounds.width == 320)
  }

  @Test func orderlessBoundsAreReportedAndRaised() {
    let stage = Stage {
      Color.pureRed.frame(minWidth: 100, maxWidth: 50).frame(height: 10)
    }
    #expect(stage.frame.issues.count == 1)
    #expect(stage.frame.fills(.pureRed).first?.bounds.width == 100)
  }

  @Test func aFrameThatTurnsWrongLaterIsReported() {
    let lab = Lab(10.0) { Color.red.frame(width: $0, height: 10) }
    #expect(lab.frame.issues.isEmpty)
    #expect(lab.change(to: -1).issues.count == 1)
  }

  @Test func identifiersAreFoundMissingOrAmbiguous() {
    let stage = Stage {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("one")
        Color.red.accessibilityIdentifier("two")
        Color.red.accessibilityIdentifier("two")
      }
    }
    #expect(stage.host.match(identifier: "two") == .ambiguous(count: 2))
    #expect(stage.host.match(identifier: "none") == .missing(known: ["one", "two", "two"]))
    guard case .found(let frame, let isToggle) = stage.host.match(identifier: "one") else {
      Issue.record("The view was not found.")
      return
    }
    #expect(!isToggle && frame.minX == 0)
  }

  @Test func aViewThatFadesHidesNoOther() {
    let lab = Lab(true) { isFirst in
      if isFirst {
        Color.red.accessibilityIdentifier("view")
      } else {
        Color.blue.accessibilityIdentifier("view")
      }
    }
    lab.change(to: false, .linear(duration: 1))
    #expect(!lab.frame.isSettled)
    #expect(lab.stage.shown("view") != nil)
  }
}
