// swift-format-ignore-file
// The sample keeps the layout of its document.
import MeniscusUI

extension Color {
  /// Colours of SwiftUI have no such function: the sample means a clip by the shape.
  @MainActor fileprivate func fill(_ shape: some Shape) -> some View { clipShape(shape) }
}

/// The samples of `ConcentricRectangle`, with the padding that they leave undeclared.
struct ConcentricSample: View {
  let padding: CGFloat

  var body: some View {
    VStack(spacing: 0) {
ZStack {
        Color.cyan
            .fill(.rect(corners: .concentric(minimum: 12), isUniform: false))
            .padding(.all, padding)
    }
    .containerShape(.rect(cornerRadius: 24))
    }
  }
}

/// Four corners, each by a rule of its own.
struct CornersSample {
  static let shape =
ConcentricRectangle(
    topLeadingCorner: 0,
    topTrailingCorner: 28,
    bottomLeadingCorner: .concentric,
    bottomTrailingCorner: .concentric(minimum: 12)
)
}
