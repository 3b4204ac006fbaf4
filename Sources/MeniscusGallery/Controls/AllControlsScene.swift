import MeniscusUI

/// Every control of the system in its sizes and states, over a picture and on a page.
struct AllControlsScene: View {
  @State private var isOn = true
  @State private var isMuted = false
  @State private var volume = 0.35
  @State private var cups = 2
  @State private var view = "Day"
  @State private var size = "Medium"
  @State private var name = ""

  private static let sizes: [(name: String, size: ControlSize)] = [
    ("Mini", .mini), ("Small", .small), ("Regular", .regular), ("Large", .large),
    ("XL", .extraLarge),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 22) {
        buttons
        prominence
        values
        choices
        texts
        disabled
      }
      .padding(20)
    }
    .background(.background)
    .accessibilityIdentifier("page")
  }

  /// One button of each size, plain glass on the left and the prominent one beside it.
  private var buttons: some View {
    VStack(alignment: .leading, spacing: 10) {
      heading("Sizes")
      ForEach(Self.sizes.indices, id: \.self) { index in
        let entry = Self.sizes[index]
        ControlLine(spacing: 10) {
          Button(entry.name) {}.buttonStyle(.glass)
            .accessibilityIdentifier("glass-\(entry.name)")
          Button("Add", systemImage: "plus") {}.buttonStyle(.glassProminent)
            .labelStyle(.iconOnly)
          Button("Edit") {}.buttonStyle(.bordered)
        }
        .lineLimit(1)
        .controlSize(entry.size)
      }
    }
  }

  private var prominence: some View {
    VStack(alignment: .leading, spacing: 10) {
      heading("Styles")
      ControlLine(spacing: 10) {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      ControlLine(spacing: 18) {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Disabled") {}.buttonStyle(.glass).disabled(true)
      }
    }
  }

  private var values: some View {
    VStack(alignment: .leading, spacing: 14) {
      heading("Values")
      Toggle("Reminders", isOn: $isOn).accessibilityIdentifier("reminders")
      Toggle("Unavailable", isOn: .constant(false)).disabled(true)
      Slider(value: $volume, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .accessibilityIdentifier("volume")
      Stepper("\(cups) cups", value: $cups, in: 0...4).accessibilityIdentifier("cups")
      ProgressView("Brewing", value: volume)
      HStack(spacing: 20) {
        ProgressView()
        ProgressView().controlSize(.large)
        Spacer()
        Toggle("Mute", systemImage: "speaker.slash.fill", isOn: $isMuted)
          .toggleStyle(.button)
          .accessibilityIdentifier("mute")
      }
    }
  }

  private var choices: some View {
    VStack(alignment: .leading, spacing: 12) {
      heading("Choices")
      Picker("View", selection: $view) {
        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("view")
      LabeledContent("Size") {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0).tag($0) }
        }
        .accessibilityIdentifier("size")
      }
    }
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 12) {
      heading("Text")
      TextField("Name of the bean", text: $name)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("name")
      TextField("Disabled", text: .constant("Locked")).textFieldStyle(.roundedBorder)
        .disabled(true)
    }
  }

  /// What cannot be changed, at a value that is not the least.
  private var disabled: some View {
    VStack(alignment: .leading, spacing: 14) {
      heading("Disabled")
      Group {
        Slider(value: .constant(0.6), in: 0...1) { Text("Brightness") }
          .accessibilityIdentifier("brightness")
        Stepper("3 guests", value: .constant(3), in: 0...4).accessibilityIdentifier("guests")
        Picker("Scale", selection: .constant("Celsius")) {
          ForEach(["Celsius", "Fahrenheit"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("scale")
      }
      .disabled(true)
    }
  }

  private func heading(_ text: String) -> some View {
    Text(text).font(.headline).accessibilityAddTraits(.isHeader)
  }
}

/// Controls side by side, or one below the other where large text leaves no room for that.
private struct ControlLine<Content: View>: View {
  let spacing: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: spacing) { content }
      VStack(alignment: .leading, spacing: spacing) { content }
    }
  }
}
