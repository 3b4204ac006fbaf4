import MeniscusUI
import TestSupport
import Testing

private enum Theme: String { case plain, bright }

private struct Preferences: View {
  @AppStorage("level") private var level = 1
  @AppStorage("name") private var name: String?
  @AppStorage("theme") private var theme = Theme.plain
  @SceneStorage("level") private var sceneLevel = 10
  let log: Log

  var body: some View {
    log.note("\(level) \(name ?? "-") \(theme) \(sceneLevel)")
    return HStack {
      Color.red.onTapGesture {
        level += 1
        name = (name ?? "") + "x"
        theme = .bright
      }
      .accessibilityIdentifier("act")
      Other(log: log)
    }
  }
}

private struct Other: View {
  @AppStorage("level") private var level = 7
  let log: Log
  var body: some View {
    log.note("other \(level)")
    return Color.blue.onTapGesture { level = 40 }.accessibilityIdentifier("other")
  }
}

@MainActor
struct StorageTests {
  private let log = Log()

  private func host(_ scene: Scene) -> (SceneHost, SceneFrame) {
    let host = SceneHost(scene: scene, configuration: .small)
    return (host, host.advance(to: 0, events: []))
  }

  @Test func keysAreSharedByTheViewsThatNameThem() {
    let log = log
    let stage = Stage { Preferences(log: log) }
    // Nothing is kept at first: each view has what it states.
    expectEqual(log.take(), ["1 - plain 10", "other 7"])
    stage.tap("act")
    expectEqual(log.take(), ["2 x bright 10", "other 2"])
    stage.tap("other")
    expectEqual(log.take(), ["40 x bright 10", "other 40"])
  }

  @Test func aSceneGivesItsStorageValues() {
    let log = log
    let scene = Scene("test") { Preferences(log: log) }
    let plain = host(scene).1
    _ = log.take()
    let filled = host(
      scene.appStorage("level", 5).appStorage("name", "n").sceneStorage("level", 6)
    ).1
    expectEqual(log.take(), ["5 n plain 6", "other 5"])
    #expect(filled.stateHash != plain.stateHash)
    // What no view names is state all the same, and the two stores are apart.
    #expect(host(scene.appStorage("unread", true)).1.stateHash != plain.stateHash)
    #expect(
      host(scene.appStorage("unread", true)).1.stateHash
        != host(scene.sceneStorage("unread", true)).1.stateHash)
  }

  @Test func scenesShareNothing() {
    let log = log
    let scene = Scene("test") { Preferences(log: log) }.appStorage("level", 5)
    let (first, _) = host(scene)
    guard case .found(let frame, _) = first.match(identifier: "act") else {
      Issue.record("There is no view.")
      return
    }
    _ = first.advance(
      to: 1,
      events: [.press(pointer: 0, at: frame.center), .release(pointer: 0, at: frame.center)])
    _ = log.take()
    _ = host(scene)
    expectEqual(log.take(), ["5 - plain 10", "other 5"])
  }

  @Test func aValueOfAnotherTypeIsNotRead() {
    let log = log
    _ = host(Scene("test") { Other(log: log) }.appStorage("level", "text"))
    expectEqual(log.take(), ["other 7"])
  }
}
