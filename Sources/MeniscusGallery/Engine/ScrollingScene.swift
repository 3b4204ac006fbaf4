import MeniscusUI

/// A row of pages inside a list, a list that aligns its rows, and a button that goes to one.
struct ScrollingScene: View {
  @State private var isScrolled = false
  @State private var page: Int?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 12) {
          pages
          Dots(page: page ?? 0)
          rows
        }
        .padding(.bottom, 72)
      }
      .accessibilityIdentifier("list")
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 40
      } action: { _, isBeyond in
        withAnimation(.snappy) { isScrolled = isBeyond }
      }
      .overlay(alignment: .bottom) {
        GoButton(isScrolled: isScrolled) {
          withAnimation(.smooth) {
            proxy.scrollTo(isScrolled ? "pages" : "row-14", anchor: isScrolled ? .top : .center)
          }
        }
        .padding(.bottom, 16)
      }
    }
    .background { Backdrop(light: 0.95, dark: 0) }
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<4) { index in
          Page(index: index).frame(width: 320)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $page)
    .scrollIndicators(.hidden)
    .frame(height: 168)
    .id("pages")
    .accessibilityIdentifier("pages")
  }

  private var rows: some View {
    VStack(spacing: 8) {
      ForEach(0..<20) { index in
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8).fill(hue(index)).frame(width: 32, height: 32)
          Text("Row \(index + 1)").font(.callout)
          Spacer()
          Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary)
        }
        .padding(.horizontal, 12)
        .frame(height: 52)
        .background { Backdrop(light: 1, dark: 0.11) }
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .id("row-\(index)")
        .accessibilityIdentifier("row-\(index)")
      }
    }
    .padding(.horizontal, 16)
  }

  private func hue(_ index: Int) -> Color {
    Color(hue: Double(index) / 20, saturation: 0.55, brightness: 0.95)
  }
}

/// A page of the row.
private struct Page: View {
  let index: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(
        LinearGradient(
          colors: [
            Color(hue: 0.52 + Double(index) * 0.11, saturation: 0.6, brightness: 1),
            Color(hue: 0.6 + Double(index) * 0.11, saturation: 0.75, brightness: 0.8),
          ], startPoint: .top, endPoint: .bottom)
      )
      .overlay(alignment: .bottomLeading) {
        Text("Page \(index + 1)").font(.title2).fontWeight(.semibold)
          .foregroundStyle(.white).padding(18)
      }
      .padding(.horizontal, 16)
      .padding(.top, 16)
  }
}

/// Which page is shown.
private struct Dots: View {
  let page: Int

  var body: some View {
    HStack(spacing: 7) {
      ForEach(0..<4) { index in
        Circle().fill(.primary).opacity(index == page ? 0.8 : 0.2).frame(width: 7, height: 7)
      }
    }
    .animation(.easeOut(duration: 0.2), value: page)
    .padding(.bottom, 4)
  }
}

/// Goes to a row, and back.
private struct GoButton: View {
  let isScrolled: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        Image(systemName: isScrolled ? "arrow.up" : "arrow.down")
        Text(isScrolled ? "Top" : "Row 15")
      }
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .accessibilityIdentifier("go")
  }
}
