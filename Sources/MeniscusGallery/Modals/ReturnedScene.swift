import MeniscusUI

/// A trail before a walk: a popover, a menu and an alert, to be sent back half way and called for again.
struct ReturnedScene: View {
  @State private var showsWeather = false
  @State private var asksToStart = false
  @State private var status = "Not walked yet"

  private let landmark = Landmark.named(3)

  var body: some View {
    VStack(spacing: 20) {
      card
      HStack(spacing: 12) {
        weather
        start
      }
      Spacer()
    }
    .padding(.horizontal, 20)
    .padding(.top, 16)
    .background { Landscape().ignoresSafeArea().accessibilityHidden(true) }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 0) {
      LandmarkPicture(landmark: landmark).frame(height: 150)
      VStack(alignment: .leading, spacing: 4) {
        Text(landmark.name).font(.title2.weight(.bold))
        Label(landmark.region, systemImage: landmark.symbol).foregroundStyle(.secondary)
        Text(status).font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(16)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background)
    .clipShape(.rect(cornerRadius: 16))
    .contentShape(.rect(cornerRadius: 16))
    .contextMenu {
      Button("Save", systemImage: "bookmark") { status = "Saved" }
        .accessibilityIdentifier("save")
      Button("Copy Name", systemImage: "doc.on.doc") { status = "Copied" }
      Button("Hide", systemImage: "eye.slash", role: .destructive) { status = "Hidden" }
    }
    .accessibilityIdentifier("card")
  }

  private var weather: some View {
    Button("Weather", systemImage: "cloud.sun") { showsWeather = true }
      .buttonStyle(.glass)
      .accessibilityIdentifier("weather")
      .popover(isPresented: $showsWeather) {
        VStack(alignment: .leading, spacing: 10) {
          Text("This Afternoon").font(.headline)
          LabeledContent("At the start", value: "14 °C")
          LabeledContent("At the top", value: "6 °C")
          LabeledContent("Wind", value: "5 m/s")
        }
        .padding(20)
        .frame(width: 240)
        .presentationCompactAdaptation(.popover)
      }
  }

  private var start: some View {
    Button("Start Walk", systemImage: "figure.walk") { asksToStart = true }
      .buttonStyle(.glass)
      .accessibilityIdentifier("start")
      .alert("Start the walk?", isPresented: $asksToStart) {
        Button("Start") { status = "On the way" }
        Button("Not Yet", role: .cancel) {}.accessibilityIdentifier("later")
      } message: {
        Text("It is dark in three hours.")
      }
  }
}
