import Foundation
import MeniscusUI

/// Pickers of dates, and a wheel.
struct DatesScene: View {
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var flavor = 2

  var body: some View {
    VStack(spacing: 12) {
      DatePicker("Leaves", selection: $day)
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .accessibilityIdentifier("calendar")
      Picker("Flavour", selection: $flavor) {
        ForEach(0..<7) { index in
          Text(["Vanilla", "Lemon", "Mango", "Pistachio", "Hazelnut", "Cherry", "Mint"][index])
        }
      }
      .pickerStyle(.wheel)
      .accessibilityIdentifier("flavour")
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.background)
  }
}
