import MeniscusUI

/// Settings as a phone has them: controls of all kinds in the rows of a form.
struct SettingsFormScene: View {
  @State private var allows = true
  @State private var sounds = false
  @State private var theme = Theme.system
  @State private var mode = 0
  @State private var size = 17.0
  @State private var count = 2
  @State private var isAdvanced = false
  @State private var name = ""
  @State private var resets = 0

  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  var body: some View {
    NavigationStack {
      form.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
    }
  }

  private var form: some View {
    Form {
      account
      Section("Notifications") {
        Toggle("Allow Notifications", isOn: $allows.animation())
          .accessibilityIdentifier("allow")
        if allows {
          Toggle(isOn: $sounds) { Label("Sounds", systemImage: "speaker.wave.2.fill") }
            .tint(.orange)
            .accessibilityIdentifier("sounds")
        }
      }
      appearance
      more
      Section {
        Button("Reset All Settings", role: .destructive) { reset() }
          .accessibilityIdentifier("reset")
      } footer: {
        Text(resets == 0 ? "Nothing was reset yet." : "Reset \(resets) times.")
      }
    }
    .formStyle(.grouped)
  }

  private var account: some View {
    Section {
      HStack(spacing: 12) {
        Image(systemName: "person.crop.circle.fill")
          .resizable().scaledToFit().frame(width: 48, height: 48).foregroundStyle(.tint)
        VStack(alignment: .leading) {
          Text("Jane Appleseed").font(.headline)
          Text("Account, Cloud").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      TextField("Nickname", text: $name).accessibilityIdentifier("name")
    }
  }

  private var appearance: some View {
    Section {
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases) { Text($0.title).tag($0) }
      }
      Picker("Mode", selection: $mode) {
        Text("One").tag(0)
        Text("Two").tag(1)
        Text("Three").tag(2)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("mode")
      Slider(value: $size, in: 12...24, step: 1) { Text("Font size") }
        .accessibilityIdentifier("size")
      Stepper("Count: \(count)", value: $count, in: 0...5)
        .accessibilityIdentifier("stepper")
    } header: {
      Text("Appearance")
    } footer: {
      Text("The font size holds for all lists. It is \(Int(size)) points now.")
    }
  }

  private var more: some View {
    Section {
      LabeledContent("Version", value: "1.2.3")
      Label("Messages", systemImage: "envelope").badge(3)
      DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
        Text("Cache").badge("12 MB")
        Text("Logs").badge("3 MB")
      }
      .accessibilityIdentifier("advanced")
    }
  }

  private func reset() {
    (allows, sounds, theme, mode, size, count) = (true, false, .system, 0, 17, 2)
    resets += 1
  }
}
