import MeniscusUI

/// A half sheet over scenery: it is dragged to its full height, written in, and put away.
struct SheetScene: View {
  @State private var isPresented = false
  @State private var detent = PresentationDetent.medium
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
      SheetContent(note: $note, isOnGlass: detent == .medium)
        .presentationDetents([.medium, .large], selection: $detent)
    }
  }
}

/// What is in the sheet: a bar, a field and rows, on the sheet's own glass.
private struct SheetContent: View {
  @Binding var note: String
  let isOnGlass: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $note).accessibilityIdentifier("name")
        }
        Section {
          LabeledContent("Sunrise", value: "6:12")
          LabeledContent("Sunset", value: "20:31")
          LabeledContent("Wind", value: "3 m/s")
          LabeledContent("Clouds", value: "20 %")
        } header: {
          Text("Today").accessibilityIdentifier("today")
        }
      }
      .scrollContentBackground(isOnGlass ? .hidden : .visible)
      .containerBackground(.clear, for: .navigation)
      .navigationTitle("Place")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", systemImage: "checkmark") { dismiss() }
            .accessibilityIdentifier("done")
        }
      }
    }
  }
}
