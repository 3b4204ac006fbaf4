import MeniscusUI

/// A player over its artwork, dimmed below so that clear glass can be read on it.
struct PlayerScreen: View {
  @State private var isPlaying = false

  var body: some View {
    PhotographView(photograph: .sunset)
      .overlay {
        LinearGradient(
          stops: [
            Gradient.Stop(color: .black.opacity(0.16), location: 0),
            Gradient.Stop(color: .black.opacity(0), location: 0.22),
            Gradient.Stop(color: .black.opacity(0), location: 0.42),
            Gradient.Stop(color: .black.opacity(0.45), location: 0.66),
            Gradient.Stop(color: .black.opacity(0.6), location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .overlay(alignment: .top) {
        VStack(spacing: 2) {
          StatusBar()
          Capsule().fill(.white.opacity(0.5)).frame(width: 36, height: 5)
        }
      }
      .overlay(alignment: .bottom) { controls }
      .foregroundStyle(.white)
      .ignoresSafeArea()
  }

  private var controls: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Slow Tide").font(.system(size: 22, weight: .bold))
          Text("Northshore").font(.system(size: 20)).opacity(0.7)
        }
        Spacer()
        small("star")
        small("ellipsis")
      }
      progress.padding(.top, 24)
      transport.padding(.top, 22)
      HStack(spacing: 12) {
        Image(systemName: "speaker.fill").font(.system(size: 13)).opacity(0.7)
        track(share: 0.6)
        Image(systemName: "speaker.wave.2.fill").font(.system(size: 13)).opacity(0.7)
      }
      .padding(.top, 34)
      HStack(spacing: 26) {
        ToolSymbol(name: "message", size: 20)
        ToolSymbol(name: "headphones", size: 20)
        ToolSymbol(name: "list.bullet", size: 20)
      }
      .padding(.horizontal, 14)
      .frame(height: 48)
      .glassEffect(.clear.interactive())
      .padding(.top, 28)
      .padding(.bottom, 24)
      HomeIndicator()
    }
    .padding(.horizontal, 28)
  }

  private func small(_ name: String) -> some View {
    Image(systemName: name).font(.system(size: 15, weight: .semibold))
      .frame(width: 32, height: 32)
      .glassEffect(.clear.interactive(), in: .circle)
  }

  private var progress: some View {
    VStack(spacing: 7) {
      track(share: 0.36)
      HStack {
        Text("1:28")
        Spacer()
        Text("−2:36")
      }
      .font(.system(size: 12, weight: .medium))
      .monospacedDigit()
      .opacity(0.65)
    }
  }

  private var transport: some View {
    GlassEffectContainer(spacing: 16) {
      HStack(spacing: 26) {
        skip("backward.fill", "previous")
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .font(.system(size: 36))
          .frame(width: 86, height: 86)
          .contentShape(.circle)
          .glassEffect(.clear.interactive(), in: .circle)
          .onTapGesture { isPlaying.toggle() }
          .accessibilityIdentifier("play")
        skip("forward.fill", "next")
      }
    }
  }

  private func skip(_ name: String, _ identifier: String) -> some View {
    Image(systemName: name).font(.system(size: 26))
      .frame(width: 66, height: 66)
      .contentShape(.circle)
      .glassEffect(.clear.interactive(), in: .circle)
      .accessibilityIdentifier(identifier)
  }

  private func track(share: Double) -> some View {
    Capsule().fill(.white.opacity(0.3))
      .overlay(alignment: .leading) {
        GeometryReader { room in
          Rectangle().fill(.white.opacity(0.9)).frame(width: room.size.width * share)
        }
      }
      .clipShape(Capsule())
      .frame(height: 6)
  }
}
