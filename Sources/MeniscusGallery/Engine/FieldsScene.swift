import MeniscusUI

/// A form of two fields and a switch; what is typed is seen at once.
struct FieldsScene: View {
  private enum Field: Hashable {
    case name
    case code
  }

  @State private var name = ""
  @State private var code = ""
  @State private var isWelcome = false
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text(isWelcome ? "Welcome, \(name)" : "Sign in").font(.title2).fontWeight(.bold)
      entry("Name", isActive: field == .name) {
        TextField("First name", text: $name)
          .focused($field, equals: .name)
          .onSubmit { field = .code }
          .accessibilityIdentifier("name")
      }
      entry("Password", isActive: field == .code) {
        SecureField("Four letters or more", text: $code)
          .focused($field, equals: .code)
          .onSubmit(enter)
          .accessibilityIdentifier("code")
      }
      Spacer(minLength: 0)
      Button(action: enter) {
        Text("Continue").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(!isReady)
      .accessibilityIdentifier("continue")
    }
    .padding(24)
    .background { Backdrop(light: 0.95, dark: 0) }
  }

  private var isReady: Bool { !name.isEmpty && code.count >= 4 }

  private func enter() {
    field = nil
    withAnimation(.snappy) { isWelcome = isReady }
  }

  private func entry<Content: View>(
    _ title: String, isActive: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.footnote).foregroundStyle(.secondary).padding(.leading, 4)
      content()
        .padding(.horizontal, 14)
        .frame(height: 48)
        .background { Backdrop(light: 1, dark: 0.11) }
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .overlay {
          RoundedRectangle(cornerRadius: 14)
            .strokeBorder(Color.accentColor, lineWidth: 2)
            .opacity(isActive ? 1 : 0)
        }
        .animation(.easeOut(duration: 0.2), value: isActive)
    }
  }
}
