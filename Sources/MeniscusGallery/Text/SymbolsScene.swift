import MeniscusUI

/// Every symbol, page by page; a tap on the heading goes to the next weight, one on the number to
/// the next page.
struct SymbolsScene: View {
  @State private var step = 0
  @State private var page = 0

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("Regular", .regular), ("Bold", .bold), ("Light", .light), ("Black", .black),
  ]
  private static let columns = 13
  private static let rows = 17
  private static let symbolsPerPage = columns * rows
  private static let pages = (SymbolCatalog.names.count + symbolsPerPage - 1) / symbolsPerPage

  var body: some View {
    let current = Self.weights[step % Self.weights.count]
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Symbols, \(current.name)")
          .onTapGesture { step += 1 }
          .accessibilityIdentifier("weight")
        Spacer()
        Text("\(page + 1) of \(Self.pages)")
          .onTapGesture { page = (page + 1) % Self.pages }
          .accessibilityIdentifier("page")
      }
      .font(.title3)
      VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<Self.rows, id: \.self) { row in
          HStack(spacing: 2) {
            ForEach(names(in: row), id: \.self) { name in
              Image(systemName: name).frame(width: 25, height: 22)
            }
          }
        }
      }
      .font(.system(size: 17))
    }
    .fontWeight(current.weight)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { Backdrop(light: 0.98, dark: 0.08) }
  }

  private func names(in row: Int) -> [String] {
    let first = page * Self.symbolsPerPage + row * Self.columns
    let names = SymbolCatalog.names
    return first < names.count
      ? Array(names[first..<min(first + Self.columns, names.count)]) : []
  }
}
