import MeniscusUI

/// A player over its artwork, dimmed below so that clear glass can be read on it.
struct PlayerScreen: View {
  @State private var isPlaying = false
  @State private var isFavorite = false
  @State private var position = 0.36
  @State private var volume = 0.6

  var body: some View {
    ZStack(alignment: .top) {
      artwork.overlay(alignment: .bottom) { controls }.ignoresSafeArea()
      Capsule().fill(.white.opacity(0.5)).frame(width: 36, height: 5)
    }
    .foregroundStyle(.white)
    .preferredColorScheme(.dark)
  }

  private var artwork: some View {
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
  }

  private var controls: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Slow Tide").font(.system(size: 22, weight: .bold))
          Text("Northshore").font(.system(size: 20)).opacity(0.7)
        }
        Spacer()
        favorite
        menu
      }
      progress.padding(.top, 10)
      transport.padding(.top, 22)
      HStack(spacing: 12) {
        Image(systemName: "speaker.fill").font(.system(size: 13)).opacity(0.7)
        track("Volume", $volume)
        Image(systemName: "speaker.wave.2.fill").font(.system(size: 13)).opacity(0.7)
      }
      .padding(.top, 20)
      HStack(spacing: 26) {
        tool("Lyrics", "message")
        tool("Headphones", "headphones")
        tool("Up Next", "list.bullet")
      }
      .buttonStyle(.plain)
      .padding(.horizontal, 14)
      .frame(height: 48)
      .glassEffect(.clear.interactive())
      .padding(.top, 14)
      .padding(.bottom, 37)
    }
    .padding(.horizontal, 28)
  }

  private var favorite: some View {
    Button {
      isFavorite.toggle()
    } label: {
      small(isFavorite ? "star.fill" : "star")
    }
    .buttonStyle(KeyStyle())
    .accessibilityLabel("Favorite")
    .accessibilityIdentifier("favorite")
  }

  private var menu: some View {
    Menu {
      Button("Add to Playlist", systemImage: "text.quote") {}
      Button("Share", systemImage: "square.and.arrow.up") {}
      Divider()
      Button("Remove", systemImage: "trash", role: .destructive) {}
    } label: {
      small("ellipsis")
    }
    .buttonStyle(.plain)
    .glassEffect(.clear.interactive(), in: .circle)
    .accessibilityLabel("More")
    .accessibilityIdentifier("more")
  }

  private func small(_ symbol: String) -> some View {
    Image(systemName: symbol).font(.system(size: 15, weight: .semibold))
      .frame(width: 32, height: 32)
      .contentShape(.circle)
  }

  private func tool(_ name: String, _ symbol: String) -> some View {
    Button {
    } label: {
      ToolSymbol(name: symbol, size: 20)
    }
    .accessibilityLabel(name)
  }

  private var progress: some View {
    VStack(spacing: -7) {
      track("Position", $position)
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
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
            .font(.system(size: 36))
            .frame(width: 86, height: 86)
            .contentShape(.circle)
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
        .accessibilityIdentifier("play")
        skip("forward.fill", "next")
      }
      .buttonStyle(KeyStyle())
    }
  }

  private func skip(_ symbol: String, _ identifier: String) -> some View {
    Button {
    } label: {
      Image(systemName: symbol).font(.system(size: 26))
        .frame(width: 66, height: 66)
        .contentShape(.circle)
    }
    .accessibilityLabel(identifier.capitalized)
    .accessibilityIdentifier(identifier)
  }

  /// A slider without a knob, 34 points high as others are; its track is brighter than theirs.
  private func track(_ name: String, _ value: Binding<Double>) -> some View {
    Slider(value: value, in: 0...1) { Text(name) }
      .sliderThumbVisibility(.hidden)
      .tint(.white.opacity(0.9))
      .background { Capsule().fill(.white.opacity(0.22)).frame(height: 6) }
  }
}

/// A round key of clear glass, which alone answers a finger.
private struct KeyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.glassEffect(.clear.interactive(), in: .circle)
  }
}
