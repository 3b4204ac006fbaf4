/// Labels in one column, at its trailing edge, what they are for in another; all else across both.
struct ColumnedForm: View, TransparentView {
  let content: ControlPart

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 10) {
      content
    }
    .environment(\.hasLabelColumn, true)
  }
}
