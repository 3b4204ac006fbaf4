// swift-format-ignore-file
// The samples keep the layout of their document.
import MeniscusUI

/// The samples of `Material`, one below the other.
struct MaterialSample: View {
  var body: some View {
    VStack(spacing: 0) {
ZStack {
    Color.teal
    Label("Flag", systemImage: "flag.fill")
        .padding()
        .background(.regularMaterial)
}

ZStack {
    Image("chili_peppers")
        .resizable()
        .aspectRatio(contentMode: .fit)
    Label("Flag", systemImage: "flag.fill")
        .padding()
        .background(.regularMaterial)
}

ZStack {
    Color.teal
    Label("Flag", systemImage: "flag.fill")
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
}
    }
  }
}
