// This file compiles against SwiftUI and here: nothing but the import depends on where it is.
#if canImport(SwiftUI) && !MENISCUS
  import SwiftUI
#else
  import MeniscusUI
#endif

@Observable
@MainActor
final class Basket {
  struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  var items = ["Milk", "Bread", "Tulips"].enumerated().map { Item(id: $0, title: $1) }
  var openCount: Int { items.count { !$0.isDone } }
}

struct BasketView: View {
  @State private var basket = Basket()
  @State private var isShowingAll = true
  @Namespace private var glass

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Basket").font(.largeTitle).bold()
      Text("^[\(basket.openCount) thing](inflect: true) to buy").foregroundStyle(.secondary)
      ForEach($basket.items) { $item in
        if isShowingAll || !item.isDone {
          Toggle(item.title, isOn: $item.isDone).accessibilityIdentifier("item-\(item.id)")
        }
      }
      GlassEffectContainer(spacing: 8) {
        HStack {
          Button(isShowingAll ? "Hide what is done" : "Show all", systemImage: "checkmark.circle") {
            withAnimation(.snappy) { isShowingAll.toggle() }
          }
          .glassEffectID("filter", in: glass)
          .accessibilityIdentifier("filter")
        }
        .buttonStyle(.glass)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background)
  }
}
