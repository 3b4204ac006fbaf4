import MeniscusUI

/// A floating button that splits into a cluster of methods, and into which they pour back.
struct QuickBrewMenu: View {
  let methods: [BrewMethod]
  @Binding var isExpanded: Bool
  var onPick: (BrewMethod) -> Void
  @Namespace private var glassNS  // 1. a shared namespace

  var body: some View {
    GlassEffectContainer(spacing: 18) {  // 2. one container around all of it
      VStack(alignment: .trailing, spacing: 18) {
        if isExpanded {
          ForEach(methods) { method in
            Button {
              onPick(method)
            } label: {
              Image(systemName: method.iconName)
                .frame(width: 54, height: 54)
            }
            .accessibilityLabel(method.title)
            .accessibilityIdentifier(method.rawValue)
            .glassEffect(.regular.interactive(), in: .circle)
            .glassEffectID(method, in: glassNS)  // 3. a stable identity
          }
        }
        Button {
          withAnimation(.bouncy) { isExpanded.toggle() }
        } label: {
          Image(systemName: isExpanded ? "xmark" : "plus")
            .frame(width: 62, height: 62)
        }
        .accessibilityLabel(isExpanded ? "Close" : "Log a brew")
        .accessibilityIdentifier("quick-add")
        .glassEffect(.regular.tint(.accentColor).interactive(), in: .circle)
        .glassEffectID("fab", in: glassNS)
      }
    }
  }
}
