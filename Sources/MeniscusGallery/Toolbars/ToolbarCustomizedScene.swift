import MeniscusUI

/// A notebook whose tools people arrange: every note has the same toolbar, and so what they have made of
/// it.
struct ToolbarCustomizedScene: View {
  @State private var notes = Note.all
  @State private var path = ["nook"]

  var body: some View {
    NavigationStack(path: $path) {
      List(notes) { note in
        NavigationLink(value: note.id) { NoteRow(note: note) }
          .accessibilityIdentifier("note-\(note.id)")
      }
      .navigationTitle("Notes")
      .navigationDestination(for: String.self) { id in
        if let index = notes.firstIndex(where: { $0.id == id }) {
          NoteEditor(note: $notes[index], compose: compose)
        }
      }
    }
  }

  /// Opens an empty note in place of the one that is open.
  private func compose() {
    let note = Note.blank(number: notes.count)
    notes.append(note)
    path = [note.id]
  }
}

/// A note in the list of all.
private struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(note.title).font(.headline)
      Text("\(note.date) · \(note.text)").font(.subheadline).foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .padding(.vertical, 4)
  }
}

/// A note that is open, and the tools to write and draw in it.
private struct NoteEditor: View {
  @Binding var note: Note
  let compose: @MainActor () -> Void
  @State private var tool = Tool.pen
  @State private var hasGrid = false
  @State private var isLarge = false

  private enum Tool {
    case pen, highlighter, eraser, lasso
  }

  var body: some View {
    NotePage(note: $note, hasGrid: hasGrid, isLarge: isLarge)
      .navigationTitle(note.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbar(id: "note") {
        drawing
        ToolbarSpacer(.fixed, placement: .secondaryAction)
        writing
        closing
      }
  }

  /// What draws, in the middle; the lasso is there once people want it.
  @ToolbarContentBuilder private var drawing: some CustomizableToolbarContent {
    ToolbarItem(id: "pen", placement: .secondaryAction) {
      Toggle("Pen", systemImage: "pencil.tip", isOn: isChosen(.pen))
    }
    ToolbarItem(id: "highlighter", placement: .secondaryAction) {
      Toggle("Highlighter", systemImage: "highlighter", isOn: isChosen(.highlighter))
    }
    ToolbarItem(id: "eraser", placement: .secondaryAction) {
      Toggle("Eraser", systemImage: "eraser", isOn: isChosen(.eraser))
    }
    ToolbarItem(id: "lasso", placement: .secondaryAction, showsByDefault: false) {
      Toggle("Lasso", systemImage: "lasso", isOn: isChosen(.lasso))
    }
  }

  /// What writes and lays out; pictures are in the menu of the bar while they are not in the bar.
  @ToolbarContentBuilder private var writing: some CustomizableToolbarContent {
    ToolbarItem(id: "checklist", placement: .secondaryAction) {
      Button("Checklist", systemImage: "checklist") {
        withAnimation { note.showsTasks.toggle() }
      }
    }
    ToolbarItem(id: "format", placement: .secondaryAction) {
      Menu("Format", systemImage: "textformat") {
        Toggle("Large Text", systemImage: "textformat.size", isOn: $isLarge)
        Button("Quotation", systemImage: "text.quote") {}
      }
    }
    ToolbarItem(id: "grid", placement: .secondaryAction) {
      Toggle("Grid", systemImage: "square.grid.3x3", isOn: $hasGrid)
    }
    ToolbarItem(id: "picture", placement: .secondaryAction) {
      Button("Insert Picture", systemImage: "photo") {}
    }
    .defaultCustomization(.hidden, options: .alwaysAvailable)
  }

  /// What stays at the trailing end.
  @ToolbarContentBuilder private var closing: some CustomizableToolbarContent {
    ToolbarItem(id: "undo", placement: .topBarTrailing) {
      Button("Undo", systemImage: "arrow.uturn.backward") {}
    }
    ToolbarItem(id: "share") {
      ShareLink(item: note.title)
    }
    .customizationBehavior(.disabled)
    ToolbarItem(id: "compose", placement: .primaryAction) {
      Button("New Note", systemImage: "square.and.pencil", action: compose)
        .buttonStyle(.glassProminent)
    }
  }

  /// Whether a tool is the one in hand.
  private func isChosen(_ tool: Tool) -> Binding<Bool> {
    Binding {
      self.tool == tool
    } set: {
      if $0 { self.tool = tool }
    }
  }
}
