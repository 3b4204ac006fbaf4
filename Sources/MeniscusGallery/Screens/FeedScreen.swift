import MeniscusUI

/// An article, and a sheet of glass that rises over it to share it.
struct FeedScreen: View {
  @State private var isSharing = false

  var body: some View {
    ScrollView {
      ArticlePage().padding(.top, 108).frame(height: 1180)
    }
    .accessibilityIdentifier("page")
    .overlay(alignment: .top) { tools }
    .overlay {
      Color.black.opacity(isSharing ? 0.2 : 0)
        .contentShape(.rect)
        .allowsHitTesting(isSharing)
        .onTapGesture { close() }
    }
    .overlay(alignment: .bottom) {
      if isSharing {
        ShareSheet()
          .padding(.horizontal, 8)
          .padding(.bottom, 8)
          .transition(.move(edge: .bottom))
      }
    }
    .overlay(alignment: .bottom) { HomeIndicator() }
    .background { Backdrop(light: 1, dark: 0.07) }
    .ignoresSafeArea()
  }

  private func close() { withAnimation(.smooth(duration: 0.35)) { isSharing = false } }

  private var tools: some View {
    VStack(spacing: 3) {
      StatusBar()
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 12) {
          ToolSymbol(name: "chevron.left").glassEffect(.regular.interactive(), in: .circle)
          Spacer()
          HStack(spacing: 8) {
            ToolSymbol(name: "textformat")
            ToolSymbol(name: "bookmark")
          }
          .glassEffect(.regular.interactive())
          ToolSymbol(name: "square.and.arrow.up")
            .glassEffect(.regular.interactive(), in: .circle)
            .onTapGesture { withAnimation(.smooth(duration: 0.35)) { isSharing = true } }
            .accessibilityIdentifier("share")
        }
      }
      .padding(.horizontal, 16)
    }
  }
}

/// Whom to send an article to, and what else to do with it.
private struct ShareSheet: View {
  private static let people: [(initials: String, name: String, color: Color)] = [
    ("MO", "Marta", .pink), ("IF", "Ines", .indigo), ("TA", "Tom\u{E1}s", .teal),
    ("KB", "Karin", .orange),
  ]

  var body: some View {
    VStack(spacing: 0) {
      Capsule().fill(.primary.opacity(0.25)).frame(width: 36, height: 5).padding(.top, 6)
      HStack(spacing: 12) {
        PhotographView(photograph: .sunset)
          .frame(width: 52, height: 52)
          .clipShape(.rect(cornerRadius: 12))
        VStack(alignment: .leading, spacing: 1) {
          Text("Where the Light Comes in Low").font(.system(size: 17, weight: .semibold))
            .lineLimit(1)
          Text("northshore.example").font(.system(size: 13)).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 20)
      .padding(.top, 16)
      HStack(spacing: 0) {
        ForEach(Self.people, id: \.initials) { person in
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
      }
      .padding(.horizontal, 8)
      .padding(.top, 20)
      VStack(spacing: 0) {
        row("Copy", "doc.on.doc")
        Divider().padding(.horizontal, 16)
        row("Add to Reading List", "eyeglasses")
        Divider().padding(.horizontal, 16)
        row("Print", "printer")
      }
      .background { RoundedRectangle(cornerRadius: 26).fill(.primary.opacity(0.06)) }
      .padding(.horizontal, 16)
      .padding(.top, 22)
      Spacer(minLength: 0)
    }
    .frame(height: 412)
    .glassEffect(.regular, in: .rect(cornerRadius: 38))
  }

  private func row(_ name: String, _ symbol: String) -> some View {
    HStack {
      Text(name).font(.system(size: 17))
      Spacer()
      Image(systemName: symbol).font(.system(size: 18)).frame(width: 24)
    }
    .padding(.horizontal, 16)
    .frame(height: 52)
  }
}
