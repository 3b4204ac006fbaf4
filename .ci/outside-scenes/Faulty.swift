import MeniscusUI

/// Scenes that go wrong when they are tapped.
enum Faulty {
  static let scenes: [Scene] = [
    Scene("board") { Board() },
    Scene("trap") { Tapped { fatalError("a fault of the scene's own") } },
    Scene("loop") {
      Tapped {
        // A loop that asks nothing of the system is left out by the compiler.
        while Date().timeIntervalSince1970 > 0 {}
      }
    },
    Scene("restless") { Restless() },
    Scene("vault") { Vault() },
    Scene("shared") { Shared() },
    Scene("notes") { Notes() },
    Scene("zone") { Text(verbatim: TimeZone.current.identifier) },
    Scene("shows") { Notes(showsIdentity: true) },
    Scene("orders") { Notes(isOrdered: true) },
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

/// What ordinary code has: identities that are made anew, a date in words, and something that turns.
///
/// Replays are equal under any time zone and locale, unless an identity is shown or orders.
struct Notes: View {
  struct Note: Identifiable {
    let id = UUID()
    var title: String
    var date = Date(timeIntervalSinceReferenceDate: 86_400)
  }

  var showsIdentity = false
  var isOrdered = false
  @State private var notes = ["Milk", "Bread", "Tulips", "Soap", "Rice", "Tea", "Salt", "Figs"]
    .map { Note(title: $0) }
  @State private var isTurned = false

  private var shown: [Note] {
    isOrdered ? notes.sorted { $0.id.uuidString < $1.id.uuidString } : notes
  }

  var body: some View {
    VStack {
      Image(systemName: "gear").rotationEffect(.degrees(isTurned ? 360 : 0))
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
            isTurned = true
          }
        }
      ForEach(shown) { note in
        HStack {
          Text(note.title)
          Text(note.date, format: .dateTime.day().month().hour())
          if showsIdentity { Text(note.id.uuidString) }
        }
      }
      Button("Add") { notes.append(Note(title: "Note \(notes.count)")) }
        .accessibilityIdentifier("go")
    }
  }
}
