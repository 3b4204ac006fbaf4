import MeniscusUI

/// A guide on a television, driven by a remote control: tabs on a glass, a picture with two buttons,
/// and two shelves that scroll.
struct TelevisionScene: View {
  @State private var channel = Channel.guide
  @State private var shown = Landmark.named(6)
  @State private var isPlaying = false
  @State private var saved: Set<Landmark.ID> = []
  @Namespace private var page
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        hero
        VStack(alignment: .leading, spacing: 4) {
          Shelf(title: "Tonight", landmarks: channel.landmarks.prefix(7)) { shown = $0 }
          Shelf(title: "Far away", landmarks: channel.landmarks.dropFirst(7)) { shown = $0 }
        }
        .onExitCommand { resetFocus(in: page) }
      }
      .padding(.bottom, 24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.94, dark: 0.1) }
    .onPlayPauseCommand { isPlaying.toggle() }
    .focusScope(page)
  }

  private var hero: some View {
    LandmarkPicture(landmark: shown)
      .frame(height: 330)
      .overlay {
        LinearGradient(
          colors: [.black.opacity(0), .black.opacity(0.6)], startPoint: .center, endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) { title.padding(.horizontal, 48).padding(.bottom, 24) }
      .overlay(alignment: .top) { tabs.padding(.top, 24) }
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(shown.name).font(.largeTitle.weight(.bold)).foregroundStyle(.white)
      Text(shown.facts.about).font(.callout).lineLimit(1).foregroundStyle(.white)
      GlassEffectContainer(spacing: 8) {
        HStack(spacing: 24) {
          Button(
            isPlaying ? "Pause" : "Watch", systemImage: isPlaying ? "pause.fill" : "play.fill"
          ) {
            isPlaying.toggle()
          }
          .prefersDefaultFocus(in: page)
          Button(
            "Save", systemImage: saved.contains(shown.id) ? "bookmark.fill" : "bookmark"
          ) {
            saved.formSymmetricDifference([shown.id])
          }
        }
      }
      .buttonStyle(.glass)
      .controlSize(.large)
      .frame(maxWidth: .infinity, alignment: .leading)
      .focusSection()
    }
  }

  private var tabs: some View {
    HStack(spacing: 4) {
      ForEach(Channel.allCases, id: \.self) { other in
        Button(other.rawValue) { channel = other }
          .buttonStyle(TelevisionTabStyle(isChosen: other == channel))
      }
    }
    .padding(4)
    .glassEffect(.regular, in: .capsule)
    .frame(maxWidth: .infinity)
    .focusSection()
  }
}

/// Which landmarks the shelves have.
private enum Channel: String, CaseIterable {
  case guide = "Guide"
  case water = "Lakes"
  case heights = "Heights"

  var landmarks: [Landmark] {
    let isWater = { (landmark: Landmark) in landmark.symbol == "drop.fill" }
    return switch self {
    case .guide: Landmark.all
    case .water: Landmark.all.filter(isWater)
    case .heights: Landmark.all.filter { !isWater($0) }
    }
  }
}

/// A tab: white while it has the focus, with a ground of its own while it is chosen.
private struct TelevisionTabStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    Face(label: configuration.label, isChosen: isChosen)
  }

  private struct Face: View {
    let label: ButtonStyleConfiguration.Label
    let isChosen: Bool
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      label.font(.callout.weight(.semibold))
        .foregroundStyle(isFocused ? AnyShapeStyle(.black) : AnyShapeStyle(.primary))
        .padding(.horizontal, 20)
        .frame(height: 36)
        .background {
          Capsule().fill(isFocused ? Color.white : Color.primary.opacity(isChosen ? 0.15 : 0))
            .shadow(color: .black.opacity(isFocused ? 0.3 : 0), radius: 6, y: 3)
        }
        .scaleEffect(isFocused ? 1.06 : 1)
        .animation(.smooth(duration: 0.25), value: isFocused)
    }
  }
}

/// Pictures in a row that scrolls sideways; arrow keys enter it as a whole.
private struct Shelf: View {
  let title: String
  let landmarks: ArraySlice<Landmark>
  let choose: @MainActor (Landmark) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).font(.headline).padding(.leading, 48)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 24) {
          ForEach(landmarks) { landmark in
            Button {
              choose(landmark)
            } label: {
              Poster(landmark: landmark)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.top, 12)
        .padding(.bottom, 24)
      }
      // What has the focus stays as far from the edges of the screen as what has not.
      .contentMargins(.horizontal, 48, for: .scrollContent)
      // What is lifted out of the row is whole, and so is its shadow.
      .scrollClipDisabled()
      .focusSection()
    }
  }
}

/// A picture that tells its name while it has the focus.
private struct Poster: View {
  let landmark: Landmark
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    LandmarkPicture(landmark: landmark)
      .frame(width: 180, height: 112)
      .overlay(alignment: .bottomLeading) {
        landmark.caption
          .opacity(isFocused ? 1 : 0)
          .animation(.smooth(duration: 0.25), value: isFocused)
      }
      .clipShape(.rect(cornerRadius: 14))
  }
}
