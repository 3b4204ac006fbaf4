/// Pickers as links to screens of the stack around.
struct StackPickerLinks: PickerLinking {
  func link(_ parts: PickerLinkParts) -> AnyView { AnyView(PickerLink(parts: parts)) }
}

/// A link to the choices of a picker.
private struct PickerLink: View, TransparentView {
  let parts: PickerLinkParts

  var body: some View {
    NavigationLink {
      PickerScreen(parts: parts)
    } label: {
      LabeledContent {
        parts.value
      } label: {
        parts.label
      }
    }
  }
}

/// The choices of a picker; whoever makes one goes back.
private struct PickerScreen: View, TransparentView {
  let parts: PickerLinkParts
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { parts.choices { dismiss() } }
      .navigationTitle(parts.title ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}
