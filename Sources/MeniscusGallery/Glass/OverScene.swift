import MeniscusUI

/// Regular, clear and tinted glass over leaves, a city in the rain, an article and a sea at sunset.
struct OverScene: View {
  var body: some View {
    VStack(spacing: 0) {
      band("leaves") { PhotographView(photograph: .leaves, anchor: .top) }
      band("city") { PhotographView(photograph: .city) }
      band("article") {
        Color.clear.overlay(alignment: .top) {
          ArticlePage().frame(height: 1100).offset(y: -678)
        }
      }
      band("sunset") { PhotographView(photograph: .sunset) }
    }
  }

  private func band(_ name: String, @ViewBuilder _ backdrop: () -> some View) -> some View {
    backdrop()
      .frame(height: 211)
      .clipped()
      .overlay {
        GlassEffectContainer(spacing: 8) {
          VStack(spacing: 16) {
            HStack(spacing: 12) {
              symbol("chevron.left").glassEffect(.regular.interactive(), in: .circle)
                .accessibilityIdentifier(name + "-back")
              Spacer()
              HStack(spacing: 8) {
                symbol("heart")
                symbol("square.and.arrow.up")
              }
              .glassEffect(.regular.interactive())
              symbol("checkmark").glassEffect(.regular.tint(.blue).interactive(), in: .circle)
                .accessibilityIdentifier(name + "-done")
            }
            HStack(spacing: 0) {
              Image(systemName: "backward.fill").frame(maxWidth: .infinity)
              Image(systemName: "pause.fill").font(.title).frame(maxWidth: .infinity)
              Image(systemName: "forward.fill").frame(maxWidth: .infinity)
            }
            .font(.title2)
            .frame(height: 62)
            .glassEffect(.clear.interactive())
            .accessibilityIdentifier(name + "-clear")
            HStack(spacing: 12) {
              label("Edit").glassEffect(.regular.interactive())
              Spacer()
              label("Follow").glassEffect(.regular.tint(.orange).interactive())
            }
          }
        }
        .padding(.horizontal, 16)
      }
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name).font(.system(size: 19, weight: .medium)).frame(width: 44, height: 44)
  }

  private func label(_ text: String) -> some View {
    Text(text).font(.system(size: 17, weight: .medium)).padding(.horizontal, 16).frame(height: 44)
  }
}
