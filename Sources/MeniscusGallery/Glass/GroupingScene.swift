import MeniscusUI

/// Unions: equal names join equal glass of one kind of shape, in a stack or out of it, and nothing
/// else.
struct GroupingScene: View {
  @Namespace private var namespace
  @Namespace private var other

  var body: some View {
    ZStack {
      LandscapeWindow(top: 150)
      GlassEffectContainer(spacing: 4) {
        VStack(spacing: 14) {
          HStack(spacing: 24) {
            cell("Equal").glassEffect().glassEffectUnion(id: "a", namespace: namespace)
            cell("names").glassEffect().glassEffectUnion(id: "a", namespace: namespace)
          }
          apart
          HStack(spacing: 24) {
            cell("Other").glassEffect().glassEffectUnion(id: "c", namespace: namespace)
            cell("glass").glassEffect(.regular.tint(.orange))
              .glassEffectUnion(id: "c", namespace: namespace)
          }
          HStack(spacing: 24) {
            cell("Other").glassEffect().glassEffectUnion(id: "d", namespace: namespace)
            cell("shape").glassEffect(in: .rect(cornerRadius: 12))
              .glassEffectUnion(id: "d", namespace: namespace)
          }
          HStack(spacing: 24) {
            cell("Other").glassEffect().glassEffectUnion(id: "e", namespace: namespace)
            cell("space").glassEffect().glassEffectUnion(id: "e", namespace: other)
          }
        }
      }
    }
  }

  /// Views that no stack lays out, of which each stands where an offset puts it.
  private var apart: some View {
    Color.clear
      .frame(width: 268, height: 44)
      .overlay {
        cell("Out of").glassEffect().glassEffectUnion(id: "b", namespace: namespace)
          .offset(x: -86)
      }
      .overlay {
        cell("stacks").glassEffect().glassEffectUnion(id: "b", namespace: namespace)
          .offset(x: 86)
      }
  }

  private func cell(_ text: String) -> some View {
    Text(text).font(.callout).fontWeight(.medium).frame(width: 96, height: 44)
  }
}
