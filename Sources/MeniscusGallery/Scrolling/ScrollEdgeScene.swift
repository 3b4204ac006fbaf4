import MeniscusUI

/// Content that goes on under bars: soft at one edge and hard at the other, under bars of one's own.
struct ScrollEdgeScene: View {
  @State private var isHard = false
  @State private var isHidden = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(Self.lines.indices, id: \.self) { index in
          VStack(alignment: .leading, spacing: 6) {
            if index.isMultiple(of: 4) {
              LandmarkPicture(landmark: .named(index % Landmark.all.count)).frame(height: 120)
                .clipShape(.rect(cornerRadius: 18))
            }
            Text(Self.lines[index])
          }
          .padding(.vertical, 10)
        }
      }
      .padding(.horizontal, 20)
    }
    .accessibilityIdentifier("pages")
    .scrollEdgeEffectStyle(isHard ? .hard : .soft, for: .top)
    .scrollEdgeEffectHidden(isHidden, for: .bottom)
    .safeAreaBar(edge: .top) { heading }
    .safeAreaBar(edge: .bottom) { tools }
    .background(.background)
  }

  private var heading: some View {
    HStack {
      Text("Journal").font(.title2.weight(.bold))
      Spacer()
      Button(isHard ? "Hard" : "Soft") { isHard.toggle() }
        .buttonStyle(.glass)
        .accessibilityIdentifier("style")
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
  }

  private var tools: some View {
    GlassEffectContainer(spacing: 10) {
      HStack(spacing: 12) {
        Button("Edge", systemImage: isHidden ? "eye.slash" : "eye") { isHidden.toggle() }
          .accessibilityIdentifier("edge")
        Button("New Page", systemImage: "square.and.pencil") {}
      }
      .buttonStyle(.glass)
      .controlSize(.large)
      .labelStyle(.iconOnly)
    }
    .padding(.vertical, 10)
  }

  private static let lines = [
    "We left before the sun was over the ridge, with what was left of the bread.",
    "The path is dry until the second bridge, and stones after that.",
    "At ten the wind turned. One could smell the snow in it, though there was none.",
    "Two people came down who had slept under the rock; they told of a bear.",
    "From the top one sees both lakes, and the road that we did not take.",
    "We ate the apples there. The cores went to a jay that had waited for them.",
    "The way down was longer than the way up, as it always is.",
    "Rain at the last mile, the kind that one does not run from.",
    "By seven the stove was warm. Nobody spoke of tomorrow.",
    "It was still dark when the first of us was up again, looking for the matches.",
    "Clear, and cold enough for gloves; the boards of the pier were white.",
    "The ferry took four of us and left the dog with the man at the landing.",
  ]
}
