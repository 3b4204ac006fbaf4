import MeniscusUI
import TestSupport
import Testing

/// Controls in the forms of older systems do what they did there.
@MainActor
struct OlderFormTests {
  private struct Fields: View {
    @State private var text = ""
    @State private var number = 1
    let log: Log

    var body: some View {
      VStack {
        TextField("Name", text: $text) {
          log.note($0 ? "begin" : "end")
        } onCommit: {
          log.note("commit \(text)")
        }
        .onSubmit { log.note("submit") }
        .accessibilityIdentifier("name")
        TextField(
          "Number", value: $number, formatter: NumberFormatter(),
          onEditingChanged: { log.note("number \($0)") }
        )
        .accessibilityIdentifier("number")
        SecureField("Secret", text: .constant("a"), onCommit: { log.note("secret") })
          .accessibilityIdentifier("secret")
      }
      .onChange(of: number) { log.note("\(number)") }
    }
  }

  @Test func fieldsTellOfTheirEditing() {
    let log = Log()
    let stage = Stage { Fields(log: log) }
    stage.tap("name")
    stage.step(.text("Ada"))
    expectEqual(log.take(), ["begin"])
    stage.step(.key("Return"))
    expectEqual(log.take(), ["end", "commit Ada", "submit"])
    stage.tap("number")
    stage.step(.text("2"))
    stage.tap("secret")
    expectEqual(log.take(), ["number true", "number false", "12"])
    stage.step(.key("Return"))
    expectEqual(log.take(), ["secret"])
  }

  @Test func sliderAndStepperHaveTheirLabelsLast() {
    let log = Log()
    let stage = Stage(width: 400) {
      VStack {
        Slider(
          value: .constant(1.0), in: 0...4, step: 1, onEditingChanged: { _ in },
          minimumValueLabel: Text("Low"), maximumValueLabel: Text("High")
        ) { Text("Volume") }
        Stepper(onIncrement: { log.note("more") }, onDecrement: nil) { Text("Count") }
          .accessibilityIdentifier("stepper")
      }
    }
    for word in ["Low", "High", "Count"] { expectContains(stage.host.snapshot(), "“\(word)”") }
    let stepper = stage.shown("stepper") ?? .zero
    stage.tap(stepper.maxX - 20, stepper.midY)
    stage.tap(stepper.maxX - 80, stepper.midY)
    expectEqual(log.take(), ["more"])
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = []
    let isUpTo: Bool
    let log: Log

    var body: some View {
      // Noon on 10 March 2001, UTC.
      let noon = Date(timeIntervalSinceReferenceDate: 68 * 86_400 + 43_200)
      VStack {
        if isUpTo {
          MultiDatePicker("Days", selection: $days, in: ..<noon)
        } else {
          MultiDatePicker("Days", selection: $days, in: noon...)
        }
      }
      .onChange(of: days) { _, new in
        log.note(new.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
      }
    }
  }

  /// The day in which the range begins or ends can be chosen.
  @Test(arguments: [(false, ["10", "10 11"]), (true, ["9", "9 10"])])
  func daysAreOfARange(isUpTo: Bool, chosen: [String]) {
    let log = Log()
    let stage = Stage(width: 400, height: 500) { Days(isUpTo: isUpTo, log: log) }
    for day in ["9", "10", "11"] {
      let place = stage.frame(of: day)?.center ?? .zero
      stage.tap(place.x, place.y)
    }
    expectEqual(log.take(), chosen)
  }
}
