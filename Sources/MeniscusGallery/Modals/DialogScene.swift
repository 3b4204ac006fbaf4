import MeniscusUI

/// An alert with a field, and a dialog that grows out of its button.
struct DialogScene: View {
  @State private var asksName = false
  @State private var asksRemoval = false
  @State private var name = "Morning"
  @State private var count = 3

  var body: some View {
    ZStack {
      LandscapeScene().ignoresSafeArea()
      VStack(spacing: 20) {
        Text("\(name), \(count) cups").font(.title.bold()).foregroundStyle(.white)
          .padding(.top, 60)
        Button("Rename") { asksName = true }
          .buttonStyle(.glass)
          .accessibilityIdentifier("rename")
          .alert("Rename the log?", isPresented: $asksName) {
            TextField("Name", text: $name).accessibilityIdentifier("name")
            Button("Keep", role: .cancel) {}
            Button("Rename") {}.accessibilityIdentifier("confirm")
          } message: {
            Text("Others who follow it see the new name.")
          }
        Button("Remove", role: .destructive) { asksRemoval = true }
          .buttonStyle(.glass)
          .accessibilityIdentifier("remove")
          .confirmationDialog("Remove cups?", isPresented: $asksRemoval, titleVisibility: .visible)
        {
          Button("Remove the last", role: .destructive) { count -= 1 }
            .accessibilityIdentifier("last")
          Button("Remove all", role: .destructive) { count = 0 }
          Button("Cancel", role: .cancel) {}
        }
        Spacer()
      }
    }
  }
}
