/// The arrow behind a title that has a menu; the title before it is touched with it.
struct TitleMenuArrow: View, TransparentView {
  let title: Text
  let menu: AnyView

  var body: some View {
    arrow.overlay(alignment: .trailing) {
      MenuPresenting(content: menu) { opening in
        AnyView(
          Button(action: opening.open) {
            HStack(spacing: 4) {
              title
              arrow
            }
            .hidden()
            .contentShape(Rectangle())
          }
          .menuOpening(opening)
          .buttonStyle(.plain)
          .fixedSize()
          .accessibilityLabel("Title Menu")
          .accessibilityIdentifier("TitleMenu"))
      }
    }
  }

  private var arrow: some View {
    Image(systemName: "chevron.down").font(.system(size: 10, weight: .bold))
      .foregroundStyle(.secondary)
  }
}
