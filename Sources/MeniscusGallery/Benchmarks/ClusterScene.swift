import MeniscusUI

/// A floating button over a landscape that splits into a cluster of some actions, and into which
/// they flow back.
struct ClusterScene: View {
  let count: Int
  @State private var isOpen = false
  @Namespace private var namespace

  private static let actions = [
    "camera.fill", "mic.fill", "doc.fill", "bookmark.fill", "paperclip", "folder.fill",
  ]

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      LandscapeWindow(top: 180)
      GlassEffectContainer(spacing: 18) {
        VStack(spacing: 16) {
          if isOpen {
            ForEach(Self.actions.prefix(count), id: \.self) { symbol in
              Image(systemName: symbol)
                .frame(width: 46, height: 46)
                .glassEffect(in: .circle)
                .glassEffectID(symbol, in: namespace)
            }
          }
          Button {
            withAnimation(.bouncy) { isOpen.toggle() }
          } label: {
            Image(systemName: isOpen ? "xmark" : "plus")
              .frame(width: 56, height: 56)
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("add")
          .glassEffect(.regular.tint(.accentColor), in: .circle)
          .glassEffectID("add", in: namespace)
        }
      }
      .font(.title3)
      .padding(20)
    }
  }
}
