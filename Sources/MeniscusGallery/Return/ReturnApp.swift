import MeniscusUI

/// The whole meditation timer: glass digits, a picker that comes when it is needed, and settings in a
/// sheet.
struct ReturnApp: View {
  @State private var minutes = 10
  @State private var session = TimerSession(remaining: 600)
  @State private var isChoosing = false
  @State private var showsSettings = false
  @State private var settings = ReturnSettings()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ZStack {
      FireBackdrop()
        .ignoresSafeArea()
      VStack(spacing: 36) {
        Spacer()
        time
        if isChoosing {
          MinutesPicker(minutes: $minutes)
            .transition(.opacity.combined(with: .scale(scale: 0.95)))
        }
        Spacer()
        controls
      }
      .padding(.bottom, 88)
    }
    .overlay(alignment: .topTrailing) {
      Button("Settings", systemImage: "gearshape") { showsSettings = true }
        .labelStyle(.iconOnly)
        .buttonStyle(.glass)
        .controlSize(.large)
        .accessibilityIdentifier("settings")
        .padding(.horizontal, 20)
    }
    .onTick(every: 1) { _ in session.tick() }
    .onChange(of: minutes) { _, minutes in session = TimerSession(remaining: minutes * 60) }
    .sheet(isPresented: $showsSettings) {
      ReturnSettingsSheet(settings: $settings)
        .presentationDetents([.medium])
    }
  }

  private var time: some View {
    VStack(spacing: 0) {
      GlassTimerText(text: session.displayTime, fontSize: 92)
        .accessibilityElement()
        .accessibilityLabel("Time remaining: \(session.accessibleDescription)")
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityIdentifier("time")
      if settings.showsReflection {
        GlassTimerText(text: session.displayTime, fontSize: 92)
          .scaleEffect(x: 1, y: -1)
          .mask(
            LinearGradient(
              stops: [
                .init(color: .white.opacity(0.2), location: 0), .init(color: .clear, location: 0.6),
              ], startPoint: .top, endPoint: .bottom)
          )
          .offset(y: -8)
          .accessibilityHidden(true)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .animation(reduceMotion ? nil : .easeInOut(duration: 0.15), value: session.displayTime)
  }

  private var controls: some View {
    GlassEffectContainer(spacing: 16) {
      HStack(spacing: 16) {
        if !session.isRunning {
          Button("Duration", systemImage: "timer") {
            withAnimation(.smooth(duration: 0.35)) { isChoosing.toggle() }
          }
          .labelStyle(.iconOnly)
          .accessibilityIdentifier("duration")
        }
        Button(
          session.isRunning ? "Pause" : "Begin",
          systemImage: session.isRunning ? "pause.fill" : "play.fill"
        ) {
          withAnimation(.smooth(duration: 0.35)) {
            isChoosing = false
            session.toggle()
          }
        }
        .accessibilityIdentifier("toggle")
      }
      .buttonStyle(.glass)
      .controlSize(.extraLarge)
    }
  }
}

/// What people can set.
struct ReturnSettings: Equatable {
  var showsReflection = true
  var rings = true
  var bell = "Bowl"
}

/// The choice of a duration, on glass that is there while it is needed.
private struct MinutesPicker: View {
  @Binding var minutes: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach([5, 10, 15, 20, 30], id: \.self) { choice in
        Button {
          withAnimation(.smooth(duration: 0.25)) { minutes = choice }
        } label: {
          Text("\(choice)")
            .font(.headline)
            .monospacedDigit()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
              if choice == minutes { Capsule().fill(.primary.opacity(0.14)) }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(choice) minutes")
        .accessibilityIdentifier("minutes-\(choice)")
      }
    }
    .padding(6)
    .frame(height: 50)
    .frame(maxWidth: 320)
    .glassEffect()
    .padding(.horizontal, 20)
  }
}

private struct ReturnSettingsSheet: View {
  @Binding var settings: ReturnSettings
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Display") {
          Toggle("Reflection", isOn: $settings.showsReflection)
            .accessibilityIdentifier("reflection")
        }
        Section("Sound") {
          Toggle("Ring at the End", isOn: $settings.rings.animation())
            .accessibilityIdentifier("rings")
          if settings.rings {
            Picker("Bell", selection: $settings.bell) {
              ForEach(["Bowl", "Gong", "Wood"], id: \.self) { Text($0).tag($0) }
            }
            .accessibilityIdentifier("bell")
          }
        }
      }
      .scrollContentBackground(.hidden)
      .containerBackground(.clear, for: .navigation)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", systemImage: "checkmark") { dismiss() }
            .accessibilityIdentifier("done")
        }
      }
    }
  }
}
