import MeniscusUI

/// One half of a comparison: what to do, or not to do.
struct MistakeCard<Content: View>: View {
  let isRight: Bool
  let title: String
  let content: Content

  init(isRight: Bool, title: String, @ViewBuilder content: () -> Content) {
    self.isRight = isRight
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 10) {
      content
      HStack(spacing: 6) {
        Image(systemName: isRight ? "checkmark" : "xmark")
          .fontWeight(.bold)
          .foregroundStyle(isRight ? Color.green : .red)
        Text(title).fontWeight(.medium)
      }
      .font(.footnote)
    }
  }
}
