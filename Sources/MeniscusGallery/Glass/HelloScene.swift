import MeniscusUI

/// Three texts on glass: plain, in another shape, tinted and interactive.
struct HelloScene: View {
  var body: some View {
    ZStack {
      LandscapeWindow()
      VStack(spacing: 22) {
        Text("Hello, World!")
          .font(.title)
          .padding()
          .glassEffect()
        Text("Hello, World!")
          .font(.title)
          .padding()
          .glassEffect(in: .rect(cornerRadius: 16.0))
        Text("Hello, World!")
          .font(.title)
          .padding()
          .glassEffect(.regular.tint(.orange).interactive())
          .accessibilityIdentifier("interactive")
      }
    }
  }
}

/// The same over running text, and clear glass.
struct HelloOverTextScene: View {
  var body: some View {
    ZStack {
      TextPage()
      VStack(spacing: 22) {
        Text("Hello, World!")
          .font(.title)
          .padding()
          .glassEffect()
        Label("Clear", systemImage: "sparkles")
          .font(.title2)
          .padding()
          .glassEffect(.clear)
        Text("Hello, World!")
          .font(.title)
          .padding()
          .glassEffect(.regular.tint(.blue).interactive())
          .accessibilityIdentifier("interactive")
      }
    }
  }
}
