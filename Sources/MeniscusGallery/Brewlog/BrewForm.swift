import MeniscusUI

/// A brew as it is described: in a sheet, with what leaves it and what takes it at its upper corners.
struct BrewForm: View {
  @State var brew: LoggedBrew
  let add: @MainActor (LoggedBrew) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Method", selection: $brew.method) {
            ForEach(BrewMethod.allCases) { Label($0.title, systemImage: $0.iconName).tag($0) }
          }
          Stepper("\(brew.grams) grams", value: $brew.grams, in: 6...80)
            .accessibilityIdentifier("grams")
        }
        Section("Taste") {
          HStack(spacing: 10) {
            ForEach(1...5, id: \.self) { star in
              Button {
                brew.rating = star
              } label: {
                Image(systemName: star <= brew.rating ? "star.fill" : "star")
              }
              .accessibilityLabel("\(star) stars")
              .accessibilityIdentifier("star-\(star)")
            }
            .buttonStyle(.plain).foregroundStyle(.tint)
          }
          TextField("Note", text: $brew.note).accessibilityIdentifier("note")
        }
      }
      .scrollContentBackground(.hidden)
      .containerBackground(.clear, for: .navigation)
      .navigationTitle("New Brew")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", systemImage: "xmark", role: .cancel) { dismiss() }
            .accessibilityIdentifier("cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", systemImage: "checkmark") {
            add(brew)
            dismiss()
          }
          .accessibilityIdentifier("add")
        }
      }
    }
  }
}

/// A brew that was made.
struct BrewPage: View {
  let brew: LoggedBrew

  var body: some View {
    List {
      Section {
        LabeledContent("Day", value: brew.day)
        LabeledContent("Coffee", value: "\(brew.grams) g")
        LabeledContent("Taste") {
          HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { star in
              Image(systemName: star <= brew.rating ? "star.fill" : "star")
            }
          }
          .foregroundStyle(.orange)
        }
      }
      if !brew.note.isEmpty {
        Section("Note") { Text(brew.note) }
      }
    }
    .navigationTitle(brew.method.title)
  }
}
