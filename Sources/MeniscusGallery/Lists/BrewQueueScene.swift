import MeniscusUI

/// What is to be brewed, in order: rows that are moved, swiped and reloaded, and a group of what is
/// done, which is disabled as long as nothing is.
struct BrewQueueScene: View {
  @State private var brews = ["Mara", "Jonas", "Ines", "Tariq"].map { Brew(guest: $0) }
  @State private var finished: [Brew] = []
  @State private var showsFinished = false
  @State private var late = ["Ada", "Bo", "Cleo"]

  /// A cup that somebody waits for.
  private struct Brew: Identifiable {
    let guest: String

    var id: String { guest }
    var drink: String { guest.count > 4 ? "Espresso" : "Filter, a large cup" }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(brews) { brew in row(brew) }
          .onMove { brews.move(fromOffsets: $0, toOffset: $1) }
        DisclosureGroup(isExpanded: $showsFinished) {
          ForEach(finished) { Text($0.guest) }
        } label: {
          Text("Finished: \(finished.count)").accessibilityIdentifier("finished")
        }
        .disabled(finished.isEmpty)
      }
      .listStyle(.plain)
      .refreshable {
        try? await Task.sleep(for: .milliseconds(500))
        guard !late.isEmpty else { return }
        withAnimation { brews.append(Brew(guest: late.removeFirst())) }
      }
      .navigationTitle("Queue")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        EditButton().disabled(brews.isEmpty).accessibilityIdentifier("edit")
      }
    }
  }

  private func row(_ brew: Brew) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(brew.guest).font(.headline)
      Text(brew.drink).font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .swipeActions(edge: .leading) {
      Button("Done", systemImage: "checkmark") { finish(brew) }
        .tint(.green)
        .accessibilityIdentifier("done")
    }
    .accessibilityIdentifier("brew-\(brew.guest)")
  }

  private func finish(_ brew: Brew) {
    withAnimation {
      brews.removeAll { $0.id == brew.id }
      finished.append(brew)
    }
  }
}
