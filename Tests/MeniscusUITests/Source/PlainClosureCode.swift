// Code that keeps and passes on closures as people write them for SwiftUI, unchanged but for this import.
import MeniscusUI

/// A card that is given what to do, and hands it on.
struct ActionCard: View {
  let title: String
  let action: () -> Void
  var held: (() -> Void)?
  var moved: (CGFloat) -> Void = { _ in }

  var body: some View {
    Text(title)
      .onTapGesture(perform: action)
      .onLongPressGesture(perform: held ?? {})
      .simultaneousGesture(DragGesture().onEnded { moved($0.translation.width) })
      .accessibilityIdentifier(title)
  }
}

/// A modifier that keeps an action.
struct DismissingActions: ViewModifier {
  let perform: () -> Void

  func body(content: Content) -> some View {
    content.onAppear(perform: perform).onChange(of: 1, perform)
  }
}

/// A container that keeps how its rows are made.
struct MadeRows<Element: Hashable, Row: View>: View {
  let elements: [Element]
  @ViewBuilder let row: (Element) -> Row

  var body: some View {
    ForEach(elements, id: \.self, content: row)
  }
}

/// Rows whose editing is somebody else's, or the view's own where it is allowed.
struct EditedRows: View {
  @State private var names = ["One", "Two"]
  let isEditable: Bool
  let deleted: ((IndexSet) -> Void)?

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete(perform: isEditable ? remove : nil)
        .onMove(perform: isEditable ? move : nil)
      ForEach(0..<2) { Text("Row \($0)") }
        .onDelete(perform: deleted)
    }
  }

  private func remove(_ rows: IndexSet) { names.remove(atOffsets: rows) }

  private func move(_ rows: IndexSet, to row: Int) { names.move(fromOffsets: rows, toOffset: row) }
}

enum Plot {
  static func draw(_ context: inout GraphicsContext, _ size: CGSize) {
    context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 4)), with: .color(.black))
  }

  static func width(_ proxy: GeometryProxy) -> CGFloat { proxy.size.width }

  static func half(_ dimensions: ViewDimensions) -> CGFloat { dimensions.width / 2 }
}

/// Functions in place of closures, and a sheet whose content is one.
struct PlottedNames: View {
  let names: [String]
  let measured: (CGFloat) -> Void
  let dismissed: () -> Void
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self, content: Text.init)
      Canvas(renderer: Plot.draw).frame(width: 40, height: 4)
        .onGeometryChange(for: CGFloat.self, of: Plot.width, action: measured)
      Color.pink.frame(width: 30, height: 4)
        .alignmentGuide(.leading, computeValue: Plot.half)
      Button("Show", action: show)
    }
    .sheet(isPresented: $isShown, onDismiss: dismissed, content: note)
    .onPreferenceChange(PlotWidthKey.self, perform: measured)
  }

  private func show() { isShown = true }

  private func note() -> some View { Text("Sheet").onTapGesture { isShown = false } }
}

enum PlotWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
