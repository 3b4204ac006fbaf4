/// Labels in one column, at its trailing edge, what they are for in another; sections as they come.
struct ColumnedForm: View, TransparentView {
  let content: ControlPart

  var body: some View {
    Group(subviews: content) { subviews in
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 10) {
        ForEach(subviews) { subview in
          subview
        }
      }
    }
    .environment(\.hasLabelColumn, true)
  }
}
