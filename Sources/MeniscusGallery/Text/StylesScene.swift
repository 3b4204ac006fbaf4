import MeniscusUI

/// Every text style by its name, then lines that break, align and are cut short.
struct StylesScene: View {
  @State private var isShort = false

  private static let styles: [(name: String, font: Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]

  private static let sentence =
    "The quick brown fox jumps over the lazy dog, twice, and is not seen again before noon."

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(Self.styles.indices, id: \.self) { index in
            Text(Self.styles[index].name).font(Self.styles[index].font)
          }
        }
        VStack(alignment: .leading, spacing: 8) {
          Text(Self.sentence).lineLimit(isShort ? 1 : nil)
          Text(Self.sentence).multilineTextAlignment(.center).lineLimit(isShort ? 1 : 2)
          Text(Self.sentence).lineLimit(1).truncationMode(.middle)
          Text(Self.sentence).lineLimit(1).truncationMode(.head)
        }
        .font(.subheadline)
        .frame(maxWidth: .infinity, alignment: .leading)
        Toggle("One line", isOn: $isShort)
          .accessibilityIdentifier("short")
        HStack(spacing: 16) {
          Label("Favourite", systemImage: "heart.fill").foregroundStyle(.pink)
          Label("Weather", systemImage: "cloud.sun").foregroundStyle(.blue)
          Label("Done", systemImage: "checkmark.circle.fill").foregroundStyle(.green)
        }
        .font(.subheadline)
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Label("Large", systemImage: "star").font(.title)
          Label("Body", systemImage: "star")
          Label("Small", systemImage: "star").font(.caption)
        }
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background { Backdrop(light: 0.97, dark: 0.09) }
  }
}
