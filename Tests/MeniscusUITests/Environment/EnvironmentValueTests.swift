import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

private struct Probe<Value>: View {
  @Environment var value: Value
  let log: Log

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ log: Log) {
    _value = Environment(keyPath)
    self.log = log
  }

  var body: some View {
    log.note("\(value)")
    return Color.red
  }
}

@MainActor
struct EnvironmentValueTests {
  private let log = Log()

  @Test func theDeviceGivesValues() {
    let log = log
    func values(_ configure: (inout SceneConfiguration) -> Void) -> [String] {
      _ = Stage(configure: configure) {
        Probe(\.legibilityWeight, log)
        Probe(\.accessibilityDifferentiateWithoutColor, log)
        Probe(\.locale.identifier, log)
        Probe(\.horizontalSizeClass, log)
        Probe(\.verticalSizeClass, log)
        Probe(\.pixelLength, log)
      }
      return log.take()
    }
    expectEqual(values { _ in }, ["nil", "false", "en_US", "nil", "nil", "0.5"])
    let other = values {
      $0.boldText = true
      $0.differentiateWithoutColor = true
      $0.locale = "ar_EG"
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.scale = 4
    }
    #expect(other[0].contains("bold") && other[1] == "true" && other[2] == "ar_EG")
    #expect(other[3].contains("compact") && other[4].contains("regular") && other[5] == "0.25")
  }

  @Test func onlyReadersOfWhatChangedAreEvaluated() {
    let log = log
    let stage = Stage {
      VStack {
        Probe(\.legibilityWeight, log)
        Probe(\.locale.identifier, log)
        Probe(\.colorScheme, log)
      }
    }
    _ = log.take()
    var configuration = stage.host.configuration
    configuration.boldText = true
    stage.step(.environment(configuration))
    expectEqual(log.take().count, 1)
    configuration.locale = "fa"
    let frame = stage.step(.environment(configuration))
    expectEqual(log.take(), ["fa"])
    expectEqual(frame.counters[.bodies], 1)
    let input = frame.inputHash
    configuration.locale = "he"
    #expect(stage.step(.environment(configuration)).inputHash != input)
  }

  @Test func theSizeOfTextIsKeptWithinARange() {
    let log = log
    func sizes(_ size: DynamicTypeSize) -> [String] {
      _ = Stage(configure: { $0.dynamicTypeSize = size }) {
        Probe(\.dynamicTypeSize, log).dynamicTypeSize(.small)
        Probe(\.dynamicTypeSize, log).dynamicTypeSize(...DynamicTypeSize.xLarge)
        Probe(\.dynamicTypeSize, log).dynamicTypeSize(DynamicTypeSize.large...)
        Probe(\.dynamicTypeSize, log).dynamicTypeSize(.medium ... .xxxLarge)
      }
      return log.take()
    }
    expectEqual(sizes(.xSmall), ["small", "xSmall", "large", "medium"])
    expectEqual(sizes(.xLarge), ["small", "xLarge", "xLarge", "xLarge"])
    expectEqual(sizes(.accessibility3), ["small", "xLarge", "accessibility3", "xxxLarge"])
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
  }

  /// Leadings of Apple's Human Interface Guidelines: body 22 at large, 19, 24 and 62; caption 16,
  /// 13, 19 and 51.
  @Test(arguments: [
    (DynamicTypeSize.large, 20.0, 20.0), (.xSmall, 17.5, 16.5), (.xLarge, 22, 24),
    (.accessibility5, 56.5, 64),
  ])
  func metricsFollowTheSizeOfText(_ size: DynamicTypeSize, _ body: Double, _ caption: Double) {
    struct Sized: View {
      @ScaledMetric var body1: CGFloat = 20
      @ScaledMetric(relativeTo: .caption) var caption = 20.0
      let log: Log
      var body: some View {
        log.note("\(body1) \(caption)")
        return Color.red
      }
    }
    let log = log
    let stage = Stage(configure: { $0.dynamicTypeSize = size }) { Sized(log: log) }
    // 20 times the leading over that at large, to half points: 20 · 19 ÷ 22 = 17.27 is 17.5.
    expectEqual(log.take(), ["\(body) \(caption)"])
    var configuration = stage.host.configuration
    configuration.colorScheme = .dark
    stage.step(.environment(configuration))
    #expect(log.take().isEmpty)
    configuration.dynamicTypeSize = .medium
    stage.step(.environment(configuration))
    // 20 · 21 ÷ 22 = 19.1, 20 · 13 ÷ 16 = 16.25.
    expectEqual(log.take(), ["19.0 16.5"])
  }

  @Test func aViewMayDecideTheAppearanceOfTheScene() {
    let log = log
    let lab = Lab(ColorScheme?.none) { scheme in
      Probe(\.colorScheme, log)
      Color.red.preferredColorScheme(scheme)
    }
    expectEqual(log.take(), ["light"])
    expectEqual(lab.frame.displayList.background, .white)
    lab.change(to: .dark)
    expectEqual(log.take(), ["dark"])
    expectEqual(lab.frame.displayList.background, .black)
    lab.change(to: nil)
    expectEqual(log.take(), ["light"])
  }

  @Test func valuesAreChangedOnTheirWay() {
    let log = log
    let lab = Lab(2.0) { factor in
      Probe(\.lineSpacing, log)
        .transformEnvironment(\.lineSpacing) { $0 *= factor }
        .environment(\.lineSpacing, 3)
    }
    expectEqual(log.take(), ["6.0"])
    lab.change(to: 4)
    expectEqual(log.take(), ["12.0"])
  }

  @Test func whereAndWhenThePersonReadsIsNotTheMachines() {
    let environment = EnvironmentValues()
    expectEqual(environment.locale.identifier, "en_US")
    expectEqual(environment.timeZone.secondsFromGMT(), 0)
    expectEqual(environment.calendar.identifier, .gregorian)
    expectEqual(environment.calendar.timeZone, environment.timeZone)
    var other = environment
    other.locale = Locale(identifier: "fr_FR")
    // A calendar that nobody sets follows the locale.
    expectEqual(other.calendar.locale?.identifier, "fr_FR")
  }
}
