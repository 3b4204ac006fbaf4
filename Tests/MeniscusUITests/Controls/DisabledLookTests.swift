import Foundation
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Controls that are switched off are dimmed, each part once.
@MainActor
struct DisabledLookTests {
  enum Sample: CaseIterable {
    case plain, inline, inlineRows, palette, stepper, pill, well, month, rowGroup

    /// The opacities of what is dimmed; enabled nothing is.
    var opacities: [Double] {
      switch self {
      case .plain, .pill, .well, .rowGroup: [0.4]
      case .inline, .inlineRows, .palette: [0.4, 0.4]
      case .stepper: [0.3, 0.3]
      // The name of the month, and its thirty days.
      case .month: [0.4] + Array(repeating: 0.3, count: 30)
      }
    }

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .plain: Button("Plain") {}.buttonStyle(.plain)
      case .inline: picker.pickerStyle(.inline)
      case .inlineRows: List { picker.pickerStyle(.inline) }
      case .palette: picker.pickerStyle(.palette)
      case .stepper: Stepper("Count", value: .constant(1), in: 0...2)
      case .pill: DatePicker("Day", selection: .constant(day), displayedComponents: .date)
      case .well: ColorPicker("Color", selection: .constant(.pureRed))
      case .month:
        DatePicker("Day", selection: .constant(day), displayedComponents: .date)
          .datePickerStyle(.graphical)
      case .rowGroup: List { DisclosureGroup("More") { Text("Inside") } }
      }
    }

    /// In November 2023.
    private var day: Date { Date(timeIntervalSince1970: 1_700_000_000) }

    @MainActor private var picker: some View {
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      } label: {
        EmptyView()
      }
    }
  }

  private func stage(_ sample: Sample, isOff: Bool) -> Stage {
    Stage(width: 360, height: 500) { sample.view.tint(.pureRed).disabled(isOff) }
  }

  @Test(arguments: Sample.allCases)
  func whatIsOffIsDimmed(sample: Sample) {
    func dimmed(isOff: Bool) -> [Double] {
      stage(sample, isOff: isOff).frame.groups.filter { $0 > 0 && $0 < 0.5 }
    }
    expectEqual(dimmed(isOff: false), [])
    expectEqual(dimmed(isOff: true), sample.opacities)
  }

  /// The chevron of a group, the name of a month with its chevron, and the day that is chosen.
  @Test(arguments: [Sample.rowGroup, .month])
  func whatIsOffHasNoTint(sample: Sample) {
    func tinted(isOff: Bool) -> Int {
      let frame = stage(sample, isOff: isOff).frame
      return frame.glyphRuns.count { $0.color == .pureRed }
    }
    #expect(tinted(isOff: false) > 0)
    expectEqual(tinted(isOff: true), 0)
  }

  @Test func theChevronOfAGroupInNoListIsAsFaintAsItsLabel() {
    func colors(isOff: Bool) -> [RGBA] {
      Stage { DisclosureGroup("More") { Text("Inside") }.tint(.pureRed).disabled(isOff) }
        .frame.glyphRuns.compactMap(\.color)
    }
    #expect(colors(isOff: false).allSatisfy { $0 == .pureRed })
    let faint = colors(isOff: true)
    #expect(faint.count > 1 && faint.allSatisfy { $0 == faint[0] && $0 != .pureRed })
  }
}
