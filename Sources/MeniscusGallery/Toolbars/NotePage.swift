import MeniscusUI

/// The page of a note: a heading, what is written, a sketch, and what is to be done beside it.
struct NotePage: View {
  @Binding var note: Note
  let hasGrid: Bool
  let isLarge: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        words
        parts {
          NoteSketch(sketch: note.sketch, hasGrid: hasGrid)
            .frame(height: 340)
            .background(card, in: .rect(cornerRadius: 24))
          if note.showsTasks, !note.tasks.isEmpty { tasks }
        }
      }
      .padding(.horizontal, 64)
      .padding(.vertical, 32)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background { paper.ignoresSafeArea() }
  }

  /// Side by side, and below one another where letters are large.
  private var parts: AnyLayout {
    size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 28))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 36))
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(note.date).font(.subheadline.weight(.semibold)).foregroundStyle(.orange)
      Text(note.title).font(.largeTitle.weight(.bold))
      Text(note.text).font(isLarge ? .title3 : .body).lineSpacing(4)
        .frame(maxWidth: 680, alignment: .leading)
    }
  }

  private var tasks: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("To Do").font(.title3.weight(.semibold))
      ForEach($note.tasks) { $task in
        Button {
          task.isDone.toggle()
        } label: {
          HStack(spacing: 12) {
            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(task.isDone ? AnyShapeStyle(.orange) : AnyShapeStyle(.tertiary))
              .font(.title3)
            Text(task.title)
              .strikethrough(task.isDone)
              .foregroundStyle(task.isDone ? .secondary : .primary)
          }
        }
        .buttonStyle(.plain)
      }
    }
    .frame(minWidth: 220, alignment: .leading)
    .padding(.top, 8)
  }

  private var paper: Color {
    scheme == .dark
      ? Color(red: 0.09, green: 0.09, blue: 0.1) : Color(red: 0.97, green: 0.96, blue: 0.94)
  }

  private var card: Color {
    scheme == .dark ? Color(red: 0.14, green: 0.14, blue: 0.155) : .white
  }
}
