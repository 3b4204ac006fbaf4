// swift-format-ignore-file
// The sample keeps the layout of its document.
import MeniscusUI

/// The first sample, its three views one below the other.
struct TextSample: View {
  var body: some View {
    VStack(spacing: 20) {
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
    }
  }
}
