import Foundation
import MeniscusUI

/// The console of a coffee machine: controls of every kind, all disabled while it is locked.
struct ControlStatesScene: View {
  @State private var settings = BrewSettings()
  @State private var isLocked = false
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          MachineHeader(settings: $settings)
          cards
        }
        .padding(20)
        .disabled(isLocked)
      }
      .background(.background)
      .accessibilityIdentifier("page")
      .navigationTitle("Brewing")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Toggle("Lock", systemImage: "lock.fill", isOn: $isLocked)
            .accessibilityIdentifier("lock")
        }
      }
    }
    .tint(.brown)
    .environment(
      \.openURL,
      OpenURLAction { _ in
        settings.status = "Handbook opened"
        return .handled
      })
  }

  /// Two columns, or one where large text leaves no room for two.
  @ViewBuilder private var cards: some View {
    if size.isAccessibilitySize {
      VStack(spacing: 16) {
        first
        second
      }
    } else {
      HStack(alignment: .top, spacing: 16) {
        VStack(spacing: 16) { first }
        VStack(spacing: 16) { second }
      }
    }
  }

  @ViewBuilder private var first: some View {
    BrewCard(settings: $settings)
    BeansCard(settings: $settings)
    LastBrewCard(settings: $settings)
  }

  @ViewBuilder private var second: some View {
    ScheduleCard(settings: $settings)
    RecipeCard(settings: $settings)
    MachineCard(settings: $settings)
  }
}

/// What is set at the machine.
struct BrewSettings {
  var status = "Ready"
  var method = "Filter"
  var preheats = true
  var temperature = 90.0
  var cups = 2
  var roast = "Medium"
  var paper = "White"
  var grind = 3
  var origin = "Kenya"
  var next = Date(timeIntervalSince1970: 1_700_031_600)
  var descaling = Date(timeIntervalSince1970: 1_700_031_600)
  var name = ""
  var pin = ""
  var notes = "Bloom for half a minute."
  var color = Color.orange
  var showsWater = false
  var isFiltered = true
}

/// The machine, what it does, and the buttons that make it do so.
private struct MachineHeader: View {
  @Binding var settings: BrewSettings

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 14) {
        title
        Spacer()
        buttons
      }
      VStack(alignment: .leading, spacing: 14) {
        title
        buttons
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityIdentifier("machine")
  }

  private var title: some View {
    HStack(spacing: 14) {
      Image(systemName: "cup.and.saucer.fill").font(.largeTitle).foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("Kitchen").font(.title2).fontWeight(.bold)
        Text(settings.status).foregroundStyle(.secondary)
      }
    }
  }

  private var buttons: some View {
    HStack(spacing: 10) {
      Button("Stop", role: .destructive) { settings.status = "Stopped" }
        .buttonStyle(.bordered)
        .keyboardShortcut(".")
        .accessibilityIdentifier("stop")
      Button("Brew") { settings.status = "Brewing \(settings.cups) cups" }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut("b")
        .accessibilityIdentifier("brew")
    }
    .lineLimit(1)
  }
}
