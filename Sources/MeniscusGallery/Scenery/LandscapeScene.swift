import MeniscusUI

/// A landscape by day, by night in the dark, that changes to dusk at a tap on the sun.
struct LandscapeScene: View {
  @State private var isDusk = false

  var body: some View {
    Landscape(isDusk: isDusk)
      .onTapGesture {
        withAnimation(.smooth(duration: 0.8)) { isDusk.toggle() }
      }
      .accessibilityIdentifier("landscape")
  }
}

/// Sky, sun or moon, clouds, ridges, a lake and trees: what glass will lie over.
struct Landscape: View {
  var isDusk = false
  @Environment(\.colorScheme) private var scheme

  private var palette: LandscapePalette {
    scheme == .dark ? .night : isDusk ? .dusk : .day
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      sky
      if scheme == .dark { Stars() }
      sun
      clouds
      ridges
      lake
      Trees(color: palette.trees)
    }
    .clipped()
  }

  private var sky: some View {
    LinearGradient(
      stops: [
        Gradient.Stop(color: palette.zenith, location: 0),
        Gradient.Stop(color: palette.middle, location: 0.3),
        Gradient.Stop(color: palette.horizon, location: 0.5),
      ], startPoint: .top, endPoint: .bottom)
  }

  private var sun: some View {
    Circle()
      .fill(
        RadialGradient(
          stops: [
            Gradient.Stop(color: palette.sun, location: 0),
            Gradient.Stop(color: palette.sun, location: 0.24),
            Gradient.Stop(color: palette.glow.opacity(0.45), location: 0.26),
            Gradient.Stop(color: palette.glow.opacity(0.14), location: 0.55),
            Gradient.Stop(color: palette.glow.opacity(0), location: 1),
          ], center: .center, startRadius: 0, endRadius: 150)
      )
      .frame(width: 300, height: 300)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      .offset(x: isDusk ? -10 : 30, y: isDusk ? 250 : 40)
  }

  private var clouds: some View {
    ZStack {
      Cloud().fill(palette.clouds).frame(width: 150, height: 46)
        .position(x: isDusk ? 130 : 96, y: 190)
      Cloud().fill(palette.clouds).frame(width: 110, height: 34)
        .position(x: isDusk ? 250 : 286, y: 268)
      Cloud().fill(palette.clouds).frame(width: 90, height: 26)
        .position(x: isDusk ? 60 : 44, y: 330)
    }
  }

  private var ridges: some View {
    ZStack {
      ForEach(0..<palette.ridges.count) { index in
        Ridge(index: index, count: palette.ridges.count)
          .fill(
            LinearGradient(
              colors: [
                palette.ridges[index],
                palette.ridges[index].mix(with: palette.haze, by: 0.55, in: .device),
              ],
              startPoint: UnitPoint(x: 0.5, y: 0.36 + 0.07 * CGFloat(index)),
              endPoint: UnitPoint(x: 0.5, y: 0.66 + 0.05 * CGFloat(index))))
      }
    }
  }

  private var lake: some View {
    ZStack(alignment: .top) {
      LinearGradient(
        colors: [palette.shore, palette.deep], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 9) {
        ForEach(0..<11) { index in
          Capsule()
            .fill(palette.shimmer)
            .frame(width: CGFloat(36 + index * 53 % 120), height: 2.5)
            .offset(x: CGFloat(index * 71 % 190) - 95 + (isDusk ? 22 : 0))
        }
      }
      .padding(.top, 14)
    }
    .frame(height: 190)
  }
}
