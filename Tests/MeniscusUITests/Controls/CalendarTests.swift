import Foundation
import MeniscusGeometry
import MeniscusUI
import Testing

/// The month of days of a graphical date picker.
@MainActor
struct CalendarTests {
  private struct Screen: View {
    @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
    let components: DatePickerComponents

    var body: some View {
      DatePicker("Day", selection: $day, displayedComponents: components)
        .datePickerStyle(.graphical)
    }
  }

  private func stage(_ components: DatePickerComponents = .date) -> Stage {
    Stage(width: 360, height: 500) { Screen(components: components) }
  }

  @Test func theNameOfTheMonthOpensWheels() {
    let stage = stage()
    #expect(stage.frame(of: "14") != nil && stage.frame(of: "December") == nil)
    stage.tapLabel("November 2023")
    stage.settle()
    #expect(stage.frame(of: "14") == nil && stage.frame(of: "December") != nil)
    // A row further, which is 32 points high.
    let wheel = stage.frame(of: "November")?.center ?? .zero
    stage.step(.wheel(at: wheel, delta: Size2D(width: 0, height: 32)))
    stage.settle()
    stage.tapLabel("December 2023")
    stage.settle()
    #expect(stage.frame(of: "31") != nil && stage.frame(of: "November") == nil)
  }

  @Test func theTimeOpensWheels() {
    let stage = stage([.date, .hourAndMinute])
    #expect(stage.frame(of: "AM") == nil)
    stage.tapLabel("10:13 PM")
    stage.settle()
    #expect(stage.frame(of: "AM") != nil)
  }
}
