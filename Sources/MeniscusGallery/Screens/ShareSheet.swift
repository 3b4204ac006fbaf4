import MeniscusUI

/// Whom to send an article to, and what else to do with it; what is seldom wanted is further down.
struct ShareSheet: View {
  let title: String

  private static let people: [(initials: String, name: String, color: Color)] = [
    ("MO", "Marta", .pink), ("IF", "Ines", .indigo), ("TA", "Tom\u{E1}s", .teal),
    ("KB", "Karin", .orange),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        head.padding(.horizontal, 20).padding(.top, 30)
        HStack(spacing: 0) {
          ForEach(Self.people, id: \.initials) { person(of: $0) }
        }
        .padding(.horizontal, 8)
        .padding(.top, 24)
        actions([
          ("Copy", "doc.on.doc"), ("Add to Reading List", "eyeglasses"), ("Print", "printer"),
        ])
        .padding(.top, 28)
        // It begins below the edge of the sheet as it comes.
        actions([
          ("Find on Page", "magnifyingglass"), ("Add to Favorites", "star"),
          ("Quote", "text.quote"),
        ])
        .padding(.top, 84)
      }
    }
  }

  private var head: some View {
    HStack(spacing: 12) {
      PhotographView(photograph: .sunset)
        .frame(width: 52, height: 52)
        .clipShape(.rect(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(.system(size: 17, weight: .semibold)).lineLimit(1)
        Text("northshore.example").font(.system(size: 13)).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
  }

  private func person(of person: (initials: String, name: String, color: Color)) -> some View {
    VStack(spacing: 7) {
      Text(person.initials).font(.system(size: 22, weight: .semibold, design: .rounded))
        .foregroundStyle(.white)
        .frame(width: 60, height: 60)
        .background {
          Circle().fill(
            LinearGradient(
              colors: [person.color.mix(with: .white, by: 0.3), person.color],
              startPoint: .top, endPoint: .bottom))
        }
      Text(person.name).font(.system(size: 12))
    }
    .frame(maxWidth: .infinity)
  }

  private func actions(_ actions: [(name: String, symbol: String)]) -> some View {
    VStack(spacing: 0) {
      ForEach(actions.indices, id: \.self) { index in
        if index > 0 { Divider().padding(.horizontal, 16) }
        ShareAction(name: actions[index].name, symbol: actions[index].symbol)
      }
    }
    .background { RoundedRectangle(cornerRadius: 26).fill(.primary.opacity(0.06)) }
    .padding(.horizontal, 16)
  }
}

/// Something to do with an article: its name, and a symbol at the trailing end.
private struct ShareAction: View {
  let name: String
  let symbol: String

  var body: some View {
    Button {
    } label: {
      HStack {
        Text(name).font(.system(size: 17))
        Spacer()
        Image(systemName: symbol).font(.system(size: 18)).frame(width: 24)
      }
      .padding(.horizontal, 16)
      .frame(height: 52)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
  }
}
