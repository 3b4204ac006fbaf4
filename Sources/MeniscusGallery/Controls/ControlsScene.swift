import MeniscusUI

/// Switches, sliders, steppers, progress and gauges in their states.
struct ControlsScene: View {
  @State private var isOn = true
  @State private var isMuted = false
  @State private var volume = 0.4
  @State private var count = 2
  @State private var mode = "Map"

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("wifi")
      Toggle("Airplane mode", isOn: .constant(false)).disabled(true)
      HStack(spacing: 12) {
        Toggle("Mute", systemImage: "speaker.slash", isOn: $isMuted)
          .accessibilityIdentifier("mute")
        Toggle("Flash", systemImage: "bolt", isOn: .constant(true)).tint(.orange)
      }
      .toggleStyle(.button)
      Slider(value: $volume, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      .accessibilityIdentifier("volume")
      Stepper("Guests: \(count)", value: $count, in: 0...3).accessibilityIdentifier("guests")
      Picker("View", selection: $mode) {
        ForEach(["Map", "Transit", "Satellite"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("view")
      ProgressView("Downloading", value: volume)
      HStack(spacing: 24) {
        ProgressView()
        ProgressView().controlSize(.large)
        Gauge(value: volume) {
          Text("CPU")
        } currentValueLabel: {
          Text("\(Int(volume * 100))")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("99")
        }
        .gaugeStyle(.accessoryCircular).tint(.green)
        Gauge(value: volume) { Image(systemName: "heart.fill") }
          .gaugeStyle(.accessoryCircularCapacity).tint(.pink)
      }
      Gauge(value: volume) {
        Text("Battery")
      } currentValueLabel: {
        Text("\(Int(volume * 100)) %")
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.background)
  }
}
