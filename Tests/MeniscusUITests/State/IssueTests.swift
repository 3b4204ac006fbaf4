import MeniscusUI
import TestSupport
import Testing

@Observable
private final class RestlessModel {
  var count = 0
}

/// One view reads what the other changes whenever it is evaluated.
private struct RestlessRoot: View {
  @State private var model = RestlessModel()

  struct Reader: View {
    let model: RestlessModel
    var body: some View {
      let now = model.count
      Writer(model: model, now: now)
    }
  }

  struct Writer: View {
    let model: RestlessModel
    let now: Int
    var body: some View {
      let _ = { model.count = now + 1 }()
      Color.red.frame(width: CGFloat(10 + now % 2), height: 10)
    }
  }

  var body: some View { Reader(model: model) }
}

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
    expectEqual(frame.issues.count, 1)
    guard case .endlessUpdate(let views, let rounds) = try #require(frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    expectEqual(rounds, 64)
    #expect(views.count == 1 && views.allSatisfy { $0.contains("Runaway") })
    // The scene goes on.
    expectEqual(lab.stage.step().issues.count, 1)
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
    expectEqual(frame.issues.count, 1)
    expectEqual(views.count, 1)
  }

  @Test func twoViewsThatAnswerEachOtherAreNamed() throws {
    struct Ping: View {
      let other: Int
      @Binding var own: Int
      let isRunning: Bool
      var body: some View {
        let now = own
        Color.red.frame(width: CGFloat(10 + now % 2), height: 10)
          .onChange(of: other + (isRunning ? 1 : 0)) { own = now + 1 }
      }
    }
    struct Table: View {
      let isRunning: Bool
      @State private var left = 0
      @State private var right = 0
      var body: some View {
        Ping(other: right, own: $left, isRunning: isRunning)
        Ping(other: left, own: $right, isRunning: isRunning)
      }
    }
    let lab = Lab(false) { Table(isRunning: $0) }
    #expect(lab.frame.issues.isEmpty)
    let frame = lab.change(to: true)
    guard case .endlessUpdate(let views, 64) = try #require(frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    #expect(views.contains { $0.contains("Table") })
    #expect(views.contains { $0.contains("Ping") })
  }

  @Test func aModelThatABodyChangesIsReported() throws {
    let stage = Stage { RestlessRoot() }
    guard case .endlessUpdate(let views, 64) = try #require(stage.frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    #expect(views.contains { $0.contains("Reader") })
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
    expectEqual(views, ["Restless"])
  }

  @Test func equalIdentitiesAreReportedAndShownOnce() {
    let stage = Stage {
      HStack { ForEach([1, 2, 1], id: \.self) { _ in Color.pureRed } }
    }
    expectEqual(stage.frame.issues, [.duplicateIdentity(view: "HStack", identity: "1")])
    expectEqual(stage.frame.fills(.pureRed).count, 2)
  }

  /// A list makes its rows one by one: each stands where it is in the data, and the second is noted.
  @Test func equalIdentitiesInAListAreReported() {
    let lab = Lab([1, 2, 3]) { (numbers: [Int]) in
      List { ForEach(numbers, id: \.self) { Text("Row \($0)") } }
    }
    expectEqual(lab.frame.issues, [])
    lab.change(to: [1, 2, 1])
    lab.stage.settle()
    let identities = lab.frame.issues.map { issue -> String? in
      if case .duplicateIdentity(_, let identity) = issue { identity } else { nil }
    }
    expectEqual(identities, ["1"])
    expectEqual(lab.stage.labels, ["Row 1", "Row 2", "Row 1"])
  }

  @Test(arguments: [-5, Double.nan, -Double.infinity])
  func lengthsThatNoLayoutTakesAreReported(_ length: Double) {
    let stage = Stage {
      Color.pureRed.frame(width: length, height: 20)
    }
    expectEqual(stage.frame.issues, [.invalidGeometry(view: "Color.frame", fault: .length)])
    // A length that is not taken leaves the axis alone.
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.width, 320)
  }

  @Test func filtersThatAreNotFiniteAreReported() {
    let stage = Stage { Color.pureRed.blur(radius: .nan).hueRotation(.radians(.infinity)) }
    let faults = stage.frame.issues.compactMap { issue in
      if case .invalidGeometry(_, let fault) = issue { fault } else { nil }
    }
    expectEqual(Set(faults), [.blur, .hueRotation])
  }

  @Test func orderlessBoundsAreReportedAndRaised() {
    let stage = Stage {
      Color.pureRed.frame(minWidth: 100, maxWidth: 50).frame(height: 10)
    }
    expectEqual(stage.frame.issues.count, 1)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.width, 100)
  }

  @Test func aFrameThatTurnsWrongLaterIsReported() {
    let lab = Lab(10.0) { Color.red.frame(width: $0, height: 10) }
    #expect(lab.frame.issues.isEmpty)
    expectEqual(lab.change(to: -1).issues.count, 1)
  }

  @Test func identifiersAreFoundMissingOrAmbiguous() {
    let stage = Stage {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("one")
        Color.red.accessibilityIdentifier("two")
        Color.red.accessibilityIdentifier("two")
      }
    }
    expectEqual(stage.host.match(identifier: "two"), .ambiguous(count: 2))
    expectEqual(stage.host.match(identifier: "none"), .missing(known: ["one", "two", "two"]))
    guard case .found(let frame, let toggle) = stage.host.match(identifier: "one") else {
      Issue.record("The view was not found.")
      return
    }
    #expect(toggle == nil && frame.minX == 0)
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
