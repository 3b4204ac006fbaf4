import MeniscusUI

/// A control centre over the city: modules of glass on a grid of four columns.
struct ControlScreen: View {
  @State private var isWireless = true
  @State private var isQuiet = false
  @State private var brightness = 0.62

  private static let cell: CGFloat = 74
  private static let gap: CGFloat = 16
  private static let pair = 2 * cell + gap

  var body: some View {
    Image(Photograph.softCity.name).resizable().interpolation(.high)
      .overlay { Color.black.opacity(0.28) }
      .overlay(alignment: .top) {
        VStack(spacing: 0) {
          StatusBar()
          HStack {
            Image(systemName: "plus").font(.system(size: 19, weight: .medium))
            Spacer()
            Image(systemName: "power").font(.system(size: 19, weight: .medium))
          }
          .padding(.horizontal, 30)
          .frame(height: 44)
          modules.padding(.top, 16)
        }
      }
      .overlay(alignment: .bottom) { HomeIndicator() }
      .foregroundStyle(.white)
      .ignoresSafeArea()
      .environment(\.colorScheme, .dark)
  }

  private var modules: some View {
    GlassEffectContainer(spacing: 8) {
      VStack(spacing: Self.gap) {
        HStack(spacing: Self.gap) {
          connections
          player
        }
        HStack(spacing: Self.gap) {
          VStack(spacing: Self.gap) {
            HStack(spacing: Self.gap) {
              toggle("lock.fill", "lock", isOn: false) {}
              toggle("rectangle.on.rectangle", "mirror", isOn: false) {}
            }
            focus
          }
          level("sun.max.fill", $brightness, "brightness")
          level("speaker.wave.2.fill", .constant(0.4), "volume")
        }
        HStack(spacing: Self.gap) {
          toggle("lightbulb.fill", "light", isOn: false) {}
          toggle("timer", "timer", isOn: false) {}
          toggle("textformat", "text", isOn: false) {}
          toggle("camera.fill", "camera", isOn: false) {}
        }
      }
    }
  }

  private var connections: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        link("airplane", nil)
        link("link", .green)
      }
      HStack(spacing: 12) {
        link("wifi", isWireless ? .blue : nil)
          .onTapGesture { withAnimation(.smooth(duration: 0.25)) { isWireless.toggle() } }
          .accessibilityIdentifier("wireless")
        link("antenna.radiowaves.left.and.right", .green)
      }
    }
    .frame(width: Self.pair, height: Self.pair)
    .glassEffect(.regular, in: .rect(cornerRadius: 38))
  }

  private func link(_ symbol: String, _ color: Color?) -> some View {
    Image(systemName: symbol).font(.system(size: 22, weight: .medium))
      .frame(width: 58, height: 58)
      .background { Circle().fill(color ?? .white.opacity(0.16)) }
      .contentShape(.circle)
  }

  private var player: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        PhotographView(photograph: .sunset)
          .frame(width: 48, height: 48)
          .clipShape(.rect(cornerRadius: 10))
        Spacer()
        Image(systemName: "headphones").font(.system(size: 15, weight: .medium)).opacity(0.7)
      }
      Text("Slow Tide").font(.system(size: 15, weight: .semibold)).padding(.top, 8)
      Text("Northshore").font(.system(size: 13)).opacity(0.65)
      Spacer(minLength: 0)
      HStack {
        Image(systemName: "backward.fill").font(.system(size: 17))
        Spacer()
        Image(systemName: "pause.fill").font(.system(size: 24))
        Spacer()
        Image(systemName: "forward.fill").font(.system(size: 17))
      }
      .padding(.horizontal, 8)
    }
    .padding(16)
    .frame(width: Self.pair, height: Self.pair)
    .glassEffect(.regular, in: .rect(cornerRadius: 38))
  }

  private var focus: some View {
    HStack(spacing: 10) {
      Image(systemName: "moon.fill").font(.system(size: 20, weight: .medium))
        .foregroundStyle(isQuiet ? .white : .primary)
        .frame(width: 46, height: 46)
        .background { Circle().fill(isQuiet ? Color.indigo : .white.opacity(0.16)) }
      VStack(alignment: .leading, spacing: 1) {
        Text("Focus").font(.system(size: 15, weight: .semibold))
        Text(isQuiet ? "On" : "Off").font(.system(size: 13)).opacity(0.65)
      }
      Spacer(minLength: 0)
    }
    .padding(.leading, 14)
    .frame(width: Self.pair, height: Self.cell)
    .contentShape(.capsule)
    .glassEffect(.regular.interactive())
    .onTapGesture { withAnimation(.smooth(duration: 0.25)) { isQuiet.toggle() } }
    .accessibilityIdentifier("focus")
  }

  private func toggle(
    _ symbol: String, _ identifier: String, isOn: Bool, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Image(systemName: symbol).font(.system(size: 24, weight: .medium))
      .frame(width: Self.cell, height: Self.cell)
      .contentShape(.circle)
      .glassEffect(.regular.interactive(), in: .circle)
      .onTapGesture(perform: action)
      .accessibilityIdentifier(identifier)
  }

  /// A column that fills from below as far as the finger drags it.
  private func level(_ symbol: String, _ value: Binding<Double>, _ identifier: String) -> some View
  {
    let height = Self.pair
    return Color.clear
      .frame(width: Self.cell, height: height)
      .overlay(alignment: .bottom) {
        Rectangle().fill(.white.opacity(0.92)).frame(height: height * value.wrappedValue)
      }
      .overlay(alignment: .bottom) {
        Image(systemName: symbol).font(.system(size: 22, weight: .medium))
          .foregroundStyle(value.wrappedValue > 0.2 ? Color.black.opacity(0.55) : .white)
          .padding(.bottom, 18)
      }
      .clipShape(.rect(cornerRadius: 37))
      .contentShape(.rect)
      .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 37))
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          value.wrappedValue = Double(min(max(1 - drag.location.y / height, 0), 1))
        }
      )
      .accessibilityIdentifier(identifier)
  }
}
