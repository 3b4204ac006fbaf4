import MeniscusUI

/// An article's menu: a button that splits into a cluster.
struct GlassMenuSample: View {
  enum BrewMethod: String, Identifiable {
    case espresso, filter, press

    var id: String { rawValue }
    var iconName: String { "cup.and.saucer.fill" }
  }

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
        .glassEffect(.regular.tint(.accentColor).interactive(), in: .circle)
        .glassEffectID("fab", in: glassNS)
      }
    }
  }
}
