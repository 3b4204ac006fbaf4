// swift-format-ignore-file
// Written for SwiftUI from habit, and unchanged but for the import.
import Foundation
import MeniscusUI

struct PhotosScreen: View {
  @Namespace private var ns
  @State private var selected: Int?
  private let columns = [GridItem(.adaptive(minimum: 90, maximum: 140), spacing: 4)]

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 4, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<24, id: \.self) { i in
              if selected != i {
                tile(i)
                  .matchedGeometryEffect(id: i, in: ns)
                  .aspectRatio(1, contentMode: .fill)
                  .onTapGesture {
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { selected = i }
                  }
                  .accessibilityIdentifier("tile\(i)")
              } else {
                Color.clear.aspectRatio(1, contentMode: .fill)
              }
            }
          } header: {
            Text("Recents").font(.headline).padding(8).frame(maxWidth: .infinity, alignment: .leading).background(.ultraThinMaterial)
          }
        }
        .padding(4)
      }
      if let selected {
        Color.black.opacity(0.6).ignoresSafeArea().transition(.opacity)
        tile(selected)
          .matchedGeometryEffect(id: selected, in: ns)
          .frame(width: 280, height: 280)
          .onTapGesture { withAnimation(.spring) { self.selected = nil } }
          .accessibilityIdentifier("big")
          .zIndex(1)
      }
    }
  }

  @ViewBuilder private func tile(_ i: Int) -> some View {
    if i % 5 == 4 {
      AsyncImage(url: URL(string: "https://example.com/\(i).jpg")) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo.badge.exclamationmark").foregroundStyle(.secondary)
        @unknown default: EmptyView()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.gray.opacity(0.2))
      .clipShape(.rect(cornerRadius: 8))
    } else {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(hue: Double(i) / 24, saturation: 0.7, brightness: 0.9).gradient)
        .overlay(alignment: .bottomTrailing) {
          Text("\(i)").font(.caption2.bold()).padding(4).foregroundStyle(.white)
        }
    }
  }
}
