import MeniscusUI

/// A queue of songs that are added, moved and removed; each row keeps what is its own.
struct ListsScene: View {
  @State private var queue = SongQueue()

  var body: some View {
    VStack(spacing: 14) {
      QueueHeader(queue: queue)
      VStack(spacing: 0) {
        ForEach(queue.songs) { song in
          SongRow(song: song)
        }
      }
      .background { Backdrop(light: 1, dark: 0.11) }
      .clipShape(RoundedRectangle(cornerRadius: 20))
      Spacer(minLength: 0)
      QueueControls(queue: queue)
    }
    .padding(20)
    .background { Backdrop(light: 0.945, dark: 0.02) }
  }
}

/// The songs to come, and those that may be added.
@Observable
final class SongQueue {
  private(set) var songs: [Song]
  private var reserve: [Song]

  init() {
    songs = [
      Song(title: "Slow Tide", length: 221, hue: 0.56),
      Song(title: "Glass Harbour", length: 187, hue: 0.47),
      Song(title: "Evening Rails", length: 254, hue: 0.08),
      Song(title: "Paper Moon", length: 163, hue: 0.78),
    ]
    reserve = [
      Song(title: "North Window", length: 208, hue: 0.93),
      Song(title: "Low Lantern", length: 239, hue: 0.13),
    ]
  }

  /// The seconds that all songs take.
  var length: Int { songs.reduce(0) { $0 + $1.length } }

  /// Puts another song after the first; those that were removed come back.
  func add() {
    guard let song = reserve.first else { return }
    reserve.removeFirst()
    songs.insert(song, at: min(1, songs.count))
  }

  /// Puts the last song first.
  func advance() {
    guard let song = songs.popLast() else { return }
    songs.insert(song, at: 0)
  }

  /// Removes the first song.
  func skip() {
    guard songs.count > 1 else { return }
    reserve.append(songs.removeFirst())
  }
}

/// A song of the queue.
struct Song: Identifiable {
  let title: String
  let length: Int
  let hue: Double

  var id: String { title }
}

/// The length in minutes and seconds.
private func clock(_ seconds: Int) -> String {
  let rest = seconds % 60
  return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
}

private struct QueueHeader: View {
  let queue: SongQueue

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Up Next").font(.title2).bold()
      Spacer()
      Text("\(queue.songs.count) songs, \(clock(queue.length))")
        .font(.subheadline).monospacedDigit()
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("summary")
    }
  }
}

/// A song with a star that belongs to the row.
private struct SongRow: View {
  let song: Song
  @State private var isStarred = false

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 7)
        .fill(Color(hue: song.hue, saturation: 0.55, brightness: 0.92))
        .frame(width: 28, height: 28)
      Text(song.title).frame(maxWidth: .infinity, alignment: .leading)
      Text(clock(song.length)).font(.subheadline).monospacedDigit().foregroundStyle(.secondary)
      Button(action: { withAnimation(.snappy) { isStarred.toggle() } }) {
        Image(systemName: isStarred ? "star.fill" : "star")
          .foregroundStyle(isStarred ? Color.orange : .gray)
          .frame(width: 28, height: 44)
      }
      .accessibilityLabel(isStarred ? "Remove star" : "Star")
      .accessibilityIdentifier("star-\(song.title)")
    }
    .padding(.leading, 14)
    .padding(.trailing, 8)
    .frame(height: 44)
    .transition(.opacity)
  }
}

private struct QueueControls: View {
  let queue: SongQueue

  var body: some View {
    HStack(spacing: 10) {
      control("Add", "add") { queue.add() }
      control("Move", "move") { queue.advance() }
      control("Skip", "skip") { queue.skip() }
    }
  }

  private func control(
    _ title: String, _ identifier: String, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: { withAnimation(.smooth) { action() } }) {
      Text(title).font(.subheadline).fontWeight(.semibold).foregroundStyle(.blue)
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .background { Capsule().fill(Color.blue.opacity(0.14)) }
    }
    .accessibilityIdentifier(identifier)
  }
}
