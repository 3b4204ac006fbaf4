/// The rows of a table under the titles of its columns, or a list of the first column.
struct TableBody<Value: Identifiable, Rows: View>: View, TransparentView {
  let rows: Rows
  let columns: [AnyTableColumn<Value>]
  let selection: List<Value.ID, EmptyView>.Selection
  let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @State private var width: CGFloat = 0

  /// The width from which there is room for columns where nobody states a size class, in points; ours.
  private static var columnsWidth: CGFloat { 500 }

  private var isWide: Bool {
    sizeClass.map { $0 == .regular } ?? (width >= Self.columnsWidth)
  }

  var body: some View {
    VStack(spacing: 0) {
      if isWide, headers != .hidden {
        TableLine {
          ForEach(columns.indices, id: \.self) { TableTitle(column: columns[$0], sorting: sorting) }
        }
        .padding(.vertical, 8).padding(.horizontal, 20)
        Divider()
      }
      list.listStyle(.plain)
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
  }

  private var list: some View {
    List(selection.with(Rows.self), rows, name: "Table")
      .environment(\.tableLine, TableLineSource(cells: cells))
  }

  /// The cells of a row; nothing for what is of another type than the table's.
  private func cells(_ row: Any) -> AnyView {
    guard let row = row as? Value else { return AnyView(EmptyView()) }
    let columns = isWide ? columns : Array(columns.prefix(1))
    let line = TableLine {
      ForEach(columns.indices, id: \.self) { index in
        TableCell(column: columns[index]) { columns[index].content(row) }
      }
    }
    return AnyView(line)
  }
}

extension List.Selection {
  /// The same for a list of anything else.
  fileprivate func with<Other: View>(
    _ type: Other.Type
  ) -> List<SelectionValue, Other>.Selection {
    switch self {
    case .none: .none
    case .one(let binding): .one(binding)
    case .several(let binding): .several(binding)
    }
  }
}

/// Cells side by side.
private struct TableLine<Cells: View>: View, TransparentView {
  @ViewBuilder let cells: Cells

  var body: some View { HStack(spacing: 16) { cells } }
}

/// A cell with the width of its column.
private struct TableCell<Value: Identifiable, Content: View>: View, TransparentView {
  let column: AnyTableColumn<Value>
  @ViewBuilder let content: Content

  var body: some View {
    content
      .frame(
        minWidth: column.width.minimum ?? 0, idealWidth: column.width.ideal,
        maxWidth: column.width.maximum ?? .infinity,
        alignment: Alignment(horizontal: column.alignment, vertical: .center))
  }
}

/// The title of a column; a tap on it sorts the rows.
private struct TableTitle<Value: Identifiable>: View, TransparentView {
  let column: AnyTableColumn<Value>
  let sorting: TableSorting?

  var body: some View {
    TableCell(column: column) {
      if let sorting, let comparator = column.comparator {
        let isReverse = sorting.isReverse(comparator)
        Button {
          sorting.sort(comparator)
        } label: {
          HStack(spacing: 4) {
            column.label
            if let isReverse {
              Image(systemName: isReverse ? "chevron.down" : "chevron.up").imageScale(.small)
            }
          }
        }
        .buttonStyle(.plain)
      } else {
        column.label
      }
    }
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.secondary)
  }
}
