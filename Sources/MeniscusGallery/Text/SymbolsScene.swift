import MeniscusUI

/// Every symbol; a tap on the heading goes to the next weight.
struct SymbolsScene: View {
  @State private var step = 0

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("Regular", .regular), ("Bold", .bold), ("Light", .light),
  ]
  private static let columns = 10

  var body: some View {
    let current = Self.weights[step % Self.weights.count]
    VStack(alignment: .leading, spacing: 12) {
      Text("Symbols, \(current.name)")
        .font(.title2)
        .onTapGesture { step += 1 }
        .accessibilityIdentifier("weight")
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(0..<rows, id: \.self) { row in
            HStack(spacing: 4) {
              ForEach(names(in: row), id: \.self) { name in
                Image(systemName: name).frame(width: 31, height: 28)
              }
            }
          }
        }
        .font(.system(size: 20))
      }
      .accessibilityIdentifier("sheet")
    }
    .fontWeight(current.weight)
    .padding(20)
    .background { Backdrop(light: 0.98, dark: 0.08) }
  }

  private var rows: Int { (SymbolCatalog.names.count + Self.columns - 1) / Self.columns }

  private func names(in row: Int) -> [String] {
    let first = row * Self.columns
    return Array(SymbolCatalog.names[first..<min(first + Self.columns, SymbolCatalog.names.count)])
  }
}
