import MeniscusUI

/// Landmarks in columns that they are sorted by; a list of them where there is little width.
struct LandmarkTableScene: View {
  @State private var order = [KeyPathComparator(\Landmark.name)]
  @State private var selection: Landmark.ID?

  var body: some View {
    NavigationStack {
      table
        .navigationTitle("Landmarks")
        .navigationSubtitle(selection.map { Landmark.named($0).name } ?? "None Selected")
        .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var table: some View {
    Table(
      Landmark.all.sorted(using: order), selection: $selection, sortOrder: $order.animation()
    ) {
      TableColumn("Name", value: \.name) { LandmarkCell(landmark: $0) }
        .width(min: 220)
      TableColumn("Region", value: \.region)
      TableColumn("Elevation", value: \.facts.elevation) { landmark in
        Text("\(landmark.facts.elevation) m").monospacedDigit()
      }
      .width(120)
      .alignment(.numeric)
      TableColumn("Known For", value: \.facts.badge.title)
    }
  }
}

/// The name of a landmark, with what else there is to say where it is the only column.
private struct LandmarkCell: View {
  let landmark: Landmark
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: landmark.symbol).foregroundStyle(.tint).frame(width: 24)
      VStack(alignment: .leading, spacing: 1) {
        Text(landmark.name)
        if sizeClass == .compact {
          Text(landmark.region).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      if sizeClass == .compact {
        Spacer(minLength: 8)
        Text("\(landmark.facts.elevation) m").monospacedDigit().foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier("landmark-\(landmark.id)")
  }
}
