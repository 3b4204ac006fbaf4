import MeniscusUI

/// A card of settings that follows how a person reads: large text turns its rows into columns,
/// and less motion, more contrast and bold text are answered and said.
struct AccessibilityScene: View {
  @AppStorage("captions") private var showsCaptions = true
  @State private var isExpanded = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Text("Reading").font(.title2).bold()
          .accessibilityAddTraits(.isHeader)
        VStack(spacing: 0) {
          ReaderRows()
          if isExpanded {
            SettingRow(symbol: "message", tint: .pink, title: "Captions") {
              Text(showsCaptions ? "On" : "Off")
            }
          }
        }
        .padding(.vertical, 4)
        .background { CardFace() }
        HStack {
          Text("Captions").frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityHidden(true)
          Toggle(isOn: $showsCaptions) { EmptyView() }
            .accessibilityLabel("Captions")
            .accessibilityIdentifier("captions")
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background { CardFace() }
        MoreButton(isExpanded: isExpanded) {
          withAnimation(reducesMotion ? nil : .smooth) { isExpanded.toggle() }
        }
      }
      .padding(20)
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    .background { Backdrop(light: 0.945, dark: 0.02) }
  }
}

/// What the environment says of the reader, a row each.
private struct ReaderRows: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    SettingRow(symbol: "eye", tint: .blue, title: "Text") {
      Text(size.isAccessibilitySize ? "Accessible" : "Ordinary")
    }
    SettingRow(symbol: "bolt", tint: .orange, title: "Motion") {
      Text(reducesMotion ? "Reduced" : "Full")
    }
    SettingRow(symbol: "sun.max", tint: .purple, title: "Contrast") {
      Text(contrast == .increased ? "Increased" : "Standard")
    }
    SettingRow(symbol: "textformat", tint: .teal, title: "Weight") {
      Text(weight == .bold ? "Bold" : "Regular")
    }
  }
}

/// A symbol on a tile, a title and a value: side by side, or one below the other in large text.
private struct SettingRow<Value: View>: View {
  let symbol: String
  let tint: Color
  let title: String
  @ViewBuilder let value: Value
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric(relativeTo: .body) private var tile: CGFloat = 28

  var body: some View {
    Group {
      if size.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 6) {
          HStack(spacing: 12) {
            icon
            titleText
          }
          valueText
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(spacing: 12) {
          icon
          titleText
          Spacer()
          valueText
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("row-\(title)")
  }

  private var icon: some View {
    RoundedRectangle(cornerRadius: tile * 0.25)
      .fill(tint)
      .frame(width: tile, height: tile)
      .overlay {
        Image(systemName: symbol).font(.footnote).foregroundStyle(.white)
      }
      .accessibilityHidden(true)
  }

  private var titleText: some View { Text(title).fontWeight(.medium) }

  private var valueText: some View { value.foregroundStyle(.secondary) }
}

/// The face of a card; with more contrast it has an edge.
private struct CardFace: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    Backdrop(light: 1, dark: 0.11)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .overlay {
        if contrast == .increased {
          RoundedRectangle(cornerRadius: 20).strokeBorder(Color.primary, lineWidth: 1)
        }
      }
  }
}

private struct MoreButton: View {
  let isExpanded: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(isExpanded ? "Show less" : "Show more")
        .fontWeight(.semibold)
        .foregroundStyle(.blue)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 11)
        .background { Capsule().fill(Color.blue.opacity(0.14)) }
    }
    .accessibilityIdentifier("more")
  }
}
