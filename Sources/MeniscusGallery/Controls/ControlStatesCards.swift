import MeniscusUI

/// How coffee is made: segments, a switch, a slider, a stepper.
struct BrewCard: View {
  @Binding var settings: BrewSettings

  var body: some View {
    GroupBox("Brew") {
      VStack(alignment: .leading, spacing: 14) {
        Picker("Method", selection: $settings.method) {
          ForEach(["Filter", "Press", "Espresso"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("method")
        Toggle("Preheat the kettle", isOn: $settings.preheats)
          .accessibilityIdentifier("preheat")
        LabeledContent("Water", value: "\(Int(settings.temperature)) °C")
        Slider(value: $settings.temperature, in: 80...100, step: 1) { Text("Temperature") }
          .accessibilityIdentifier("temperature")
        Stepper("\(settings.cups) cups", value: $settings.cups, in: 1...4)
          .accessibilityIdentifier("cups")
      }
    }
  }
}

/// What it is made of: a menu, choices in rows, a wheel, and a screen of choices.
struct BeansCard: View {
  @Binding var settings: BrewSettings

  private static let grinds = ["Turkish", "Espresso", "Moka", "Filter", "Press", "Cold brew"]

  var body: some View {
    GroupBox("Beans") {
      VStack(alignment: .leading, spacing: 14) {
        LabeledContent("Roast") {
          Picker("Roast", selection: $settings.roast) {
            ForEach(["Light", "Medium", "Dark"], id: \.self) { roast in
              Text(roast).tag(roast).accessibilityIdentifier("roast-\(roast)")
            }
          }
        }
        .accessibilityIdentifier("roast")
        Picker("Paper", selection: $settings.paper) {
          ForEach(["White", "Brown", "Cloth"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.inline)
        .accessibilityIdentifier("paper")
        Picker("Grind", selection: $settings.grind) {
          ForEach(Self.grinds.indices, id: \.self) { Text(Self.grinds[$0]).tag($0) }
        }
        .pickerStyle(.wheel)
        .accessibilityIdentifier("grind")
        Picker("Origin", selection: $settings.origin) {
          ForEach(["Kenya", "Ethiopia", "Colombia"], id: \.self) { origin in
            Text(origin).tag(origin).accessibilityIdentifier("origin-\(origin)")
          }
        }
        .pickerStyle(.navigationLink)
        .accessibilityIdentifier("origin")
      }
    }
  }
}

/// What was made last; a long press says what can be done with it.
struct LastBrewCard: View {
  @Binding var settings: BrewSettings
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer").font(.title2).foregroundStyle(.tint).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("Last brew").font(.headline)
        Text("Two cups of Kenya, 7:05").font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .opacity(isEnabled ? 1 : 0.4)
    .background(Color.brown.opacity(0.12), in: .rect(cornerRadius: 16))
    .contextMenu {
      Button("Brew Again", systemImage: "arrow.clockwise") { settings.status = "Brewing again" }
        .accessibilityIdentifier("again")
      Button("Delete", systemImage: "trash", role: .destructive) { settings.status = "Deleted" }
    }
    .accessibilityIdentifier("last")
  }
}

/// When it is made: a date in capsules, and a month of days.
struct ScheduleCard: View {
  @Binding var settings: BrewSettings

  var body: some View {
    GroupBox("Schedule") {
      VStack(alignment: .leading, spacing: 14) {
        DatePicker("Next", selection: $settings.next)
          .accessibilityIdentifier("next")
        DatePicker("Descaling", selection: $settings.descaling, displayedComponents: .date)
          .datePickerStyle(.graphical)
          .accessibilityIdentifier("descaling")
      }
    }
  }
}

/// What it is called: fields, a longer text, a colour.
struct RecipeCard: View {
  @Binding var settings: BrewSettings

  var body: some View {
    GroupBox("Recipe") {
      VStack(alignment: .leading, spacing: 14) {
        TextField("Name", text: $settings.name)
          .accessibilityIdentifier("name")
        SecureField("PIN of the machine", text: $settings.pin)
          .accessibilityIdentifier("pin")
        TextEditor(text: $settings.notes)
          .frame(height: 96)
          .clipShape(.rect(cornerRadius: 5))
          .accessibilityLabel("Notes")
          .accessibilityIdentifier("notes")
        ColorPicker("Colour", selection: $settings.color)
          .accessibilityIdentifier("color")
      }
      .textFieldStyle(.roundedBorder)
    }
  }
}

/// What else there is: a group that opens, a menu, a button that shares, a link.
struct MachineCard: View {
  @Binding var settings: BrewSettings

  var body: some View {
    GroupBox("Machine") {
      VStack(alignment: .leading, spacing: 14) {
        DisclosureGroup("Water", isExpanded: $settings.showsWater) {
          Toggle("Filtered", isOn: $settings.isFiltered)
        }
        .accessibilityIdentifier("water")
        LabeledContent("Cleaning") { cleaning }.accessibilityIdentifier("cleaning")
        LabeledContent("Settings") {
          ShareLink(item: "90 °C, two cups")
        }
        .accessibilityIdentifier("share")
        if let handbook = URL(string: "https://example.com/handbook") {
          LabeledContent("Handbook") { Link("Open", destination: handbook) }
            .accessibilityIdentifier("handbook")
        }
      }
    }
  }

  private var cleaning: some View {
    Menu("Clean") {
      Button("Rinse", systemImage: "drop.fill") { settings.status = "Rinsing" }
        .accessibilityIdentifier("rinse")
      Button("Descale", systemImage: "sparkles") { settings.status = "Descaling" }
    }
  }
}
