// swift-format-ignore-file
// Written for SwiftUI from habit, and unchanged but for the import.
import Foundation
import MeniscusUI

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct SettingsScreen: View {
  @AppStorage("notifications") private var notifications = true
  @State private var sounds = false
  @State private var theme: AppTheme = .system
  @State private var fontSize = 17.0
  @State private var count = 2
  @State private var birthday = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var tint = Color.blue
  @State private var showReset = false
  @State private var showMail = false
  @State private var segment = 0

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
              .resizable()
              .scaledToFit()
              .frame(width: 48, height: 48)
              .foregroundStyle(.tint)
            VStack(alignment: .leading) {
              Text("Jane Appleseed").font(.headline)
              Text("Apple Account, iCloud").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          .padding(.vertical, 4)
        }
        Section("Notifications") {
          Toggle("Allow Notifications", isOn: $notifications.animation())
            .accessibilityIdentifier("allow")
          if notifications {
            Toggle(isOn: $sounds) {
              Label("Sounds", systemImage: "speaker.wave.2.fill")
            }
            .tint(.orange)
          }
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .accessibilityIdentifier("theme")
          Picker("Mode", selection: $segment) {
            Text("One").tag(0)
            Text("Two").tag(1)
            Text("Three").tag(2)
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier("mode")
          Slider(value: $fontSize, in: 12...24, step: 1) {
            Text("Font size")
          } minimumValueLabel: {
            Image(systemName: "textformat.size.smaller")
          } maximumValueLabel: {
            Image(systemName: "textformat.size.larger")
          }
          .accessibilityIdentifier("size")
          Stepper("Count: \(count)", value: $count, in: 0...5)
            .accessibilityIdentifier("stepper")
        } header: {
          Text("Appearance")
        } footer: {
          Text("The font size applies to all lists in this app. Current size is \(fontSize, format: .number.precision(.fractionLength(0))) points.")
        }
        Section {
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
          ColorPicker("Tint", selection: $tint)
          LabeledContent("Version", value: "1.2.3")
          NavigationLink("Acknowledgements") { Text("Thanks").navigationTitle("Thanks") }
          DisclosureGroup("Advanced", isExpanded: $showMail) {
            Text("Hidden")
          }
          .accessibilityIdentifier("advanced")
          Link("Privacy Policy", destination: URL(string: "https://example.com")!)
        }
        Section {
          Button("Reset All Settings", role: .destructive) { showReset = true }
            .accessibilityIdentifier("reset")
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .confirmationDialog("Reset?", isPresented: $showReset, titleVisibility: .visible) {
        Button("Reset", role: .destructive) {
          theme = .system
          count = 0
        }
        .accessibilityIdentifier("doreset")
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
  }
}
