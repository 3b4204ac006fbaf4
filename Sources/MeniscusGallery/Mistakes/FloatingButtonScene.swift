import MeniscusUI

/// Lists whose rows are material or solid, each under a floating button, which alone is glass.
///
/// The passes of material rows are counted: a sheet blurs what lies behind it, as glass does. Solid
/// rows cost none but the button's.
struct FloatingButtonScene: View {
  var body: some View {
    HStack(spacing: 12) {
      MistakeCard(isRight: true, title: "Material rows") {
        list("material-rows", isMaterial: true)
      }
      MistakeCard(isRight: true, title: "Solid rows") {
        list("solid-rows", isMaterial: false)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.95, dark: 0.04) }
  }

  private func list(_ identifier: String, isMaterial: Bool) -> some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<50) { BeanRow(index: $0, face: isMaterial ? .material : .solid) }
      }
      .padding(8)
    }
    .background {
      LinearGradient(
        colors: [.orange.opacity(0.5), .pink.opacity(0.5), .indigo.opacity(0.6)],
        startPoint: .top, endPoint: .bottom)
    }
    .accessibilityIdentifier(identifier)
    .overlay(alignment: .bottomTrailing) {
      Image(systemName: "plus")
        .font(.title3).fontWeight(.semibold)
        .frame(width: 48, height: 48)
        .glassEffect(.regular.tint(.blue).interactive(), in: .circle)
        .padding(12)
    }
    .clipShape(.rect(cornerRadius: 24))
  }
}
