import MeniscusUI

/// A small application that is built with the new system and keeps the look of the one before: tabs,
/// a list, a form, a sheet and an alert without glass, and one glass that it asks for itself.
struct CompatibilityScene: View {
  var body: some View {
    TabView {
      Tab("Places", systemImage: "map") { PlaceList() }
      Tab("Settings", systemImage: "gear") { PlaceSettings() }
      Tab(role: .search) { PlaceSearch() }
    }
  }
}

/// A list in a stack, and a sheet over it.
private struct PlaceList: View {
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section("Favorites") {
          ForEach(Landmark.all.prefix(4)) { landmark in
            Label(landmark.name, systemImage: landmark.symbol)
          }
        }
        Section("All") {
          ForEach(Landmark.all) { landmark in
            NavigationLink(value: landmark) { Label(landmark.name, systemImage: landmark.symbol) }
              .accessibilityIdentifier("landmark\(landmark.id)")
          }
        }
      }
      .accessibilityIdentifier("list")
      .navigationTitle("Places")
      .navigationDestination(for: Landmark.self) { PlacePage(landmark: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { isAdding = true }
            .accessibilityIdentifier("add")
        }
      }
      .sheet(isPresented: $isAdding) { NewPlace() }
    }
  }
}

/// A place under the strip of the bar, with glass of the application's own.
private struct PlacePage: View {
  let landmark: Landmark

  var body: some View {
    LandmarkPicture(landmark: landmark)
      .overlay(alignment: .bottom) {
        Text(landmark.region)
          .padding(.horizontal, 20).frame(height: 44)
          .glassEffect()
          .padding(.bottom, 20)
      }
      .navigationTitle(landmark.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackgroundVisibility(.visible, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItem(placement: .bottomBar) {
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Photos", systemImage: "photo") {} }
      }
  }
}

/// A form in a sheet, with what confirms and what cancels in its bar.
private struct NewPlace: View {
  @State private var name = "Otter Bay"
  @State private var isNear = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Toggle("Nearby", isOn: $isNear)
      }
      .navigationTitle("New Place")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.accessibilityIdentifier("done")
        }
      }
    }
  }
}

/// Controls of the system, and an alert.
private struct PlaceSettings: View {
  @State private var notifies = true
  @State private var isQuiet = false
  @State private var radius = 0.4
  @State private var order = Order.name
  @State private var isAsking = false

  private enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case region = "Region"
    case distance = "Distance"

    var id: Self { self }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Notifications") {
          Toggle("Places nearby", isOn: $notifies).accessibilityIdentifier("notify")
          Toggle("Only on weekends", isOn: $isQuiet)
          Slider(value: $radius) { Text("Radius") }
        }
        Section("Order") {
          Picker("Order", selection: $order) {
            ForEach(Order.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
        }
        Section {
          HStack {
            Button("Export") {}.buttonStyle(.glass)
            Button("Back up") {}.buttonStyle(.glassProminent)
          }
          Button("Reset", role: .destructive) { isAsking = true }
            .accessibilityIdentifier("reset")
        }
      }
      .navigationTitle("Settings")
      .alert("Reset all places?", isPresented: $isAsking) {
        Button("Cancel", role: .cancel) {}
        Button("Reset", role: .destructive) {}.accessibilityIdentifier("confirm")
      } message: {
        Text("Places that you have added are removed from this device.")
      }
    }
  }
}

/// A search, whose tab is like the others.
private struct PlaceSearch: View {
  @State private var text = ""

  private var found: [Landmark] {
    Landmark.all.filter { text.isEmpty || $0.name.contains(text) }
  }

  var body: some View {
    NavigationStack {
      List(found) { Text($0.name) }
        .navigationTitle("Search")
        .searchable(text: $text, prompt: "Places")
    }
  }
}
