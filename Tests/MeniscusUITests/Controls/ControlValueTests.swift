import Foundation
import MeniscusUI
import TestSupport
import Testing

/// What controls make of values: formats, ends that are none, tags and addresses.
@MainActor
struct ControlValueTests {
  private func words(
    locale: String, _ view: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(configure: { $0.locale = locale }) { view() }.host.snapshot()
  }

  /// CLDR: German sets 1.234,5 where English sets 1,234.5.
  @Test func valuesFollowTheEnvironmentsLocale() {
    let value = 1234.5
    for (locale, number) in [("en_US", "1,234.5"), ("de_DE", "1.234,5")] {
      let shown = words(locale: locale) {
        VStack {
          LabeledContent("A", value: value, format: .number)
          Stepper("B", value: .constant(value), format: .number)
          Stepper("C", value: .constant(value), in: 0...2000, format: .number)
        }
      }
      #expect(shown.components(separatedBy: number).count == 4, "\(shown)")
    }
  }

  /// The frame is at midnight on 1 January 2001, whatever the machine's clock says.
  @Test func relativeDatesAreToldFromTheFrame() {
    let date = Date(timeIntervalSinceReferenceDate: 86_400)
    let shown = words(locale: "en_US") {
      Text(date, format: .relative(presentation: .named))
    }
    #expect(shown.contains("tomorrow"), "\(shown)")
  }

  @Test func aSliderWithoutANumberIsDrawn() {
    for (value, end) in [(Double.nan, 1.0), (1, .infinity), (.infinity, .infinity)] {
      let stage = Stage { Slider(value: .constant(value), in: 0...end) }
      #expect(stage.frame.displayList.operations.count > 0)
      #expect(stage.host.accessibilityTree.first?.value?.hasSuffix("%") == true)
    }
  }

  private struct Choices: View {
    @State private var chosen = 0
    let log: Log

    var body: some View {
      ForEach(3..<4) { _ in
        Picker("", selection: $chosen) {
          Text("a")
          Text("b").tag(7)
        }
        .pickerStyle(.segmented).frame(width: 200, height: 32).accessibilityIdentifier("picker")
        .onChange(of: chosen) { log.note("\(chosen)") }
      }
    }
  }

  /// A loop around a picker does not tag what stands in it.
  @Test func optionsTakeNoTagFromAround() {
    let log = Log()
    let stage = Stage { Choices(log: log) }
    let frame = stage.shown("picker") ?? .zero
    stage.tap(frame.minX + 50, frame.midY)
    expectEqual(log.take(), [])
    stage.tap(frame.minX + 150, frame.midY)
    expectEqual(log.take(), ["7"])
  }

  @Test func aLinkOpensItsAddress() throws {
    let log = Log()
    let address = try #require(URL(string: "https://example.com"))
    let stage = Stage {
      Link("Open", destination: address).accessibilityIdentifier("link")
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.note(url.absoluteString)
            return .handled
          })
    }
    let frame = stage.shown("link") ?? .zero
    stage.tap(frame.midX, frame.midY)
    expectEqual(log.take(), ["https://example.com"])
    #expect(stage.frame.issues.isEmpty)
  }
}
