import MeniscusUI

/// Fields of several lines, and a long text.
struct NotesScene: View {
  @State private var title = ""
  @State private var text = "Milk, bread and a\nbunch of tulips."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("What is it about?", text: $title, axis: .vertical)
        .lineLimit(1...3)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("title")
      TextEditor(text: $text)
        .frame(height: 120)
        .clipShape(.rect(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary) }
        .accessibilityIdentifier("text")
      Spacer(minLength: 0)
    }
    .padding(20)
    .background(.background)
  }
}
