import MeniscusUI

/// Scenes that go wrong when they are tapped.
enum Faulty {
  static let scenes: [Scene] = [
    Scene("board") { Board() },
    Scene("trap") { Tapped { fatalError("a fault of the scene's own") } },
    Scene("loop") {
      Tapped {
        var count = 0
        while count >= 0 { count = (count + 1) % 1000 }
      }
    },
    Scene("restless") { Restless() },
    Scene("vault") { Vault() },
    Scene("shared") { Shared() },
  ]
}

struct Tapped: View {
  let action: @MainActor () -> Void

  var body: some View {
    Color.red.frame(width: 60, height: 60)
      .onTapGesture(perform: action)
      .accessibilityIdentifier("go")
  }
}

struct Restless: View {
  @State private var isOn = false

  var body: some View {
    Color.red.frame(width: isOn ? 60 : 90, height: 60)
      .onTapGesture {
        withAnimation(.linear(duration: 1).repeatCount(1_000_000)) { isOn.toggle() }
      }
      .accessibilityIdentifier("go")
  }
}

/// Counts how often it was made in its process, which a scene may not.
struct Shared: View {
  @MainActor private static var made = 0
  @State private var number: Int

  init() {
    Self.made += 1
    number = Self.made
  }

  var body: some View {
    Color.red.frame(width: 60, height: 60 + CGFloat(number))
  }
}

/// Traps once its code was tapped, whatever comes between.
struct Vault: View {
  @State private var step = 0

  var body: some View {
    HStack {
      ForEach(0..<7, id: \.self) { number in
        Color.red.frame(width: 30, height: 30)
          .onTapGesture { enter(number) }
          .accessibilityIdentifier("b\(number)")
      }
    }
  }

  private func enter(_ number: Int) {
    let code = [4, 6, 3]
    if code[step] == number { step += 1 }
    // The fault: there is no place after the last.
    _ = code[step]
  }
}
