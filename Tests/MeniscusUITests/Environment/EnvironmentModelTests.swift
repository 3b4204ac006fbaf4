import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

@Observable
private final class Settings {
  var volume: Int
  var other = 0
  init(volume: Int) { self.volume = volume }
}

private struct Reader: View {
  @Environment(Settings.self) var settings
  let log: Log
  var body: some View {
    log.note("volume \(settings.volume)")
    return Color.red.onTapGesture { settings.volume += 1 }.accessibilityIdentifier("up")
  }
}

private struct MaybeReader: View {
  @Environment(Settings.self) var settings: Settings?
  let log: Log
  var body: some View {
    log.note(settings.map { "volume \($0.volume)" } ?? "none")
    return Color.red
  }
}

private struct Idle: View {
  let log: Log
  var body: some View {
    log.note("idle")
    return Color.red
  }
}

@MainActor
struct EnvironmentModelTests {
  private let log = Log()

  @Test func modelsAreHandedDown() {
    struct Root: View {
      @State var settings = Settings(volume: 3)
      let log: Log
      var body: some View {
        VStack {
          Reader(log: log)
          Idle(log: log)
        }
        .environment(settings)
      }
    }
    let log = log
    let stage = Stage { Root(log: log) }
    expectEqual(log.take(), ["volume 3", "idle"])
    let frame = stage.tap("up")
    expectEqual(log.take(), ["volume 4"])
    expectEqual(frame.counters[.bodies], 1)
  }

  @Test func theNearestModelIsRead() {
    let log = log
    let near = Settings(volume: 2)
    _ = Stage { Reader(log: log).environment(near).environment(Settings(volume: 1)) }
    expectEqual(log.take(), ["volume 2"])
  }

  @Test func aModelMayBeMissing() {
    let log = log
    _ = Stage {
      MaybeReader(log: log)
      MaybeReader(log: log).environment(Settings(volume: 1))
      MaybeReader(log: log).environment(Settings?.none).environment(Settings(volume: 1))
    }
    expectEqual(log.take(), ["none", "volume 1", "none"])
  }

  @Test func anotherModelReachesItsReadersAlone() {
    struct Root: View {
      let number: Int
      let models: [Settings]
      let log: Log
      var body: some View {
        VStack {
          Reader(log: log)
          Idle(log: log)
        }
        .environment(models[number])
      }
    }
    let log = log
    let models = [Settings(volume: 1), Settings(volume: 2)]
    let lab = Lab(0) { Root(number: $0, models: models, log: log) }
    _ = log.take()
    lab.change(to: 1)
    expectEqual(log.take(), ["volume 2"])
  }

  @Test func modelsAreHashedWhereTheyAreHandedDown() {
    let log = log
    func stage(_ model: Settings) -> Stage {
      Stage { Reader(log: log).environment(model) }
    }
    let plain = stage(Settings(volume: 1))
    expectEqual(stage(Settings(volume: 1)).frame.stateHash, plain.frame.stateHash)
    #expect(stage(Settings(volume: 2)).frame.stateHash != plain.frame.stateHash)
    expectContains(
      plain.host.snapshot(), "environment(Settings)  {model = Settings(volume: 1, other: 0)}")
    expectEqual(Set(plain.frame.views.map(\.path)).count, plain.frame.views.count)
  }
}
