import MeniscusUI
import TestSupport
import Testing

/// What `@AppStorage` and `@SceneStorage` keep beside numbers, words and truths.
@MainActor
struct KeptValueTests {
  private enum Size: Int { case small = 1, large }

  private struct Kept: View {
    @AppStorage("bytes") private var bytes = Data()
    @AppStorage("address") private var address: URL?
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("size") private var size: Size?
    @SceneStorage("bytes") private var sceneBytes: Data?
    @SceneStorage("size") private var sceneSize: Size?
    let log: Log

    var body: some View {
      let seconds = Int(date.timeIntervalSinceReferenceDate)
      log.note(
        "\([UInt8](bytes)) \(address?.absoluteString ?? "-") \(seconds) \(size?.rawValue ?? 0) "
          + "\(sceneBytes?.count ?? -1) \(sceneSize?.rawValue ?? 0)")
      return Color.red.onTapGesture {
        bytes = Data([1, 2])
        address = URL(string: "https://example.org")
        date = Date(timeIntervalSinceReferenceDate: 60)
        size = .large
        sceneBytes = Data([3])
        sceneSize = sceneSize == nil ? .small : nil
      }
    }
  }

  @Test func bytesAddressesDatesAndRawValuesAreKept() {
    let log = Log()
    let stage = Stage { Kept(log: log) }
    expectEqual(log.take(), ["[] - 0 0 -1 0"])
    stage.tap(160, 120)
    expectEqual(log.take(), ["[1, 2] https://example.org 60 2 1 1"])
    // What is nil again is not kept.
    stage.tap(160, 120)
    expectEqual(log.take(), ["[1, 2] https://example.org 60 2 1 0"])
  }

  @Test func aSceneGivesThemValues() {
    let log = Log()
    let scene = Scene("test") { Kept(log: log) }.appStorage("bytes", Data([7]))
      .appStorage("address", URL(filePath: "/a")).appStorage("size", 2)
      .appStorage("date", "no date").sceneStorage("size", 9)
    _ = SceneHost(scene: scene, configuration: .small).advance(to: 0, events: [])
    // A value of another type, and a raw value of none, are not read.
    expectEqual(log.take(), ["[7] file:///a 0 2 -1 0"])
  }

  /// Values of other stores are kept in the scene, under the same key, which is noted.
  @Test func otherStoresAreNoted() {
    struct Stored: View {
      @AppStorage("n", store: .standard) private var standard = 1
      @AppStorage("n", store: UserDefaults(suiteName: "group")) private var group = 2
      let isAsked: Bool

      var body: some View { Text("\(standard) \(isAsked ? group : 0)") }
    }
    expectEqual(Stage { Stored(isAsked: true) }.unmet, ["AppStorage(store:)"])
  }
}
