import MeniscusUI

/// A half sheet over scenery: it is dragged to its full height, written in, and put away.
struct SheetScene: View {
  @State private var isPresented = false
  @State private var note = "Sunny side"

  var body: some View {
    ZStack {
      LandscapeScene().ignoresSafeArea()
      VStack(spacing: 16) {
        Text(note).font(.largeTitle.bold()).foregroundStyle(.white)
          .padding(.top, 40)
        Spacer()
        Button("Details") { isPresented = true }
          .buttonStyle(.glass)
          .accessibilityIdentifier("details")
      }
      .padding(.bottom, 24)
    }
    .sheet(isPresented: $isPresented) {
      SheetContent(note: $note)
        .presentationDetents([.medium, .large])
    }
  }
}

/// What is in the sheet: a heading, a field and rows.
private struct SheetContent: View {
  @Binding var note: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Place").font(.title2.bold())
        Spacer()
        Button("Done", systemImage: "checkmark") { dismiss() }
          .labelStyle(.iconOnly)
          .buttonStyle(.glass)
          .accessibilityIdentifier("done")
      }
      .padding(.top, 12)
      .accessibilityIdentifier("heading")
      TextField("Name", text: $note)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("name")
      ForEach(["Sunrise 6:12", "Sunset 20:31", "Wind 3 m/s", "Clouds 20 %"], id: \.self) { row in
        Text(row).frame(maxWidth: .infinity, alignment: .leading)
        Divider()
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 24)
  }
}
