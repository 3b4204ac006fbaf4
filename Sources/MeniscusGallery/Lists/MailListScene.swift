import MeniscusUI

/// A mailbox: sections, swipes, deletion, selection, moving, pulling down and searching.
struct MailListScene: View {
  @State private var mails = (0..<30).map { Mail(id: $0) }
  @State private var next = 30
  @State private var selected: Set<Int> = []
  @State private var text = ""

  private var found: [Mail] {
    text.isEmpty ? mails : mails.filter { $0.matches(text) }
  }

  var body: some View {
    NavigationStack {
      list
        .navigationTitle(selected.isEmpty ? "Inbox" : "\(selected.count) Selected")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton().accessibilityIdentifier("edit") }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Clear") { withAnimation { remove { selected.contains($0.id) } } }
              .disabled(selected.isEmpty)
              .accessibilityIdentifier("clear")
          }
        }
    }
  }

  private var list: some View {
    List(selection: $selected) {
      Section("Pinned") {
        Label("VIP", systemImage: "star").badge(3).selectionDisabled()
        Label("Flagged", systemImage: "flag").badge(mails.count { $0.isFlagged })
          .selectionDisabled()
      }
      Section("All \(found.count) messages") {
        ForEach(found) { mail in
          MailRow(mail: mail)
            .accessibilityIdentifier("mail-\(mail.id)")
            .swipeActions {
              Button(role: .destructive) {
                withAnimation { remove { $0.id == mail.id } }
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button("Flag", systemImage: "flag") { change(mail) { $0.isFlagged.toggle() } }
                .tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button {
                change(mail) { $0.isUnread.toggle() }
              } label: {
                Label("Read", systemImage: "envelope.open")
              }
              .tint(.blue)
            }
        }
        .onDelete { rows in
          let gone = Set(rows.map { found[$0].id })
          remove { gone.contains($0.id) }
        }
        .onMove(perform: text.isEmpty ? move : nil)
      }
    }
    .listStyle(.plain)
    .searchable(text: $text, prompt: "Search mail")
    .refreshable {
      try? await Task.sleep(for: .milliseconds(500))
      withAnimation { mails.insert(Mail(id: next), at: 0) }
      next += 1
    }
  }

  private func move(_ rows: IndexSet, to row: Int) {
    mails.move(fromOffsets: rows, toOffset: row)
  }

  private func remove(where isGone: (Mail) -> Bool) {
    mails.removeAll(where: isGone)
    selected.formIntersection(mails.map(\.id))
  }

  private func change(_ mail: Mail, _ change: (inout Mail) -> Void) {
    guard let index = mails.firstIndex(where: { $0.id == mail.id }) else { return }
    change(&mails[index])
  }
}

extension MailListScene {
  /// A message.
  struct Mail: Identifiable, Equatable {
    let id: Int
    var isUnread: Bool
    var isFlagged = false

    init(id: Int) {
      self.id = id
      isUnread = id.isMultiple(of: 2)
    }

    var sender: String { letter.sender }
    var subject: String { letter.subject }
    var preview: String { letter.preview }

    /// When it came: of the first 30, the greater the number, the earlier; the others have just come.
    var time: String {
      guard id < 30 else { return "Now" }
      let minutes = 9 * 60 + 41 - 17 * id
      return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    }

    func matches(_ text: String) -> Bool {
      [sender, subject, preview].contains { $0.lowercased().contains(text.lowercased()) }
    }

    private var letter: (sender: String, subject: String, preview: String) {
      Self.letters[id % Self.letters.count]
    }

    private static let letters: [(sender: String, subject: String, preview: String)] = [
      (
        "Mara Lindqvist", "Keys for the cabin",
        "They are under the second pot on the left, as every year. Mind the loose step."
      ),
      (
        "Northern Ferries", "Your crossing on Friday",
        "Boarding opens at 7:10 at quay four. Have the code we sent with your ticket at hand."
      ),
      (
        "Jonas", "Re: Saturday",
        "I can bring the tent, if somebody else takes the stove. Is the lake warm enough yet?"
      ),
      (
        "The Paper Mill", "What came off the press in May",
        "Two new weights of the cotton sheet, and an offcut box for those who like surprises."
      ),
      (
        "Dr. Okafor’s Practice", "A reminder of your appointment",
        "Tuesday at 8:30. If you cannot come, please let us know by the evening before."
      ),
      (
        "Ines", "Photos from the ridge",
        "All forty of them. The one with the fog is my favourite; you are the dot on the left."
      ),
      (
        "Library", "Three books are due next week",
        "You may keep two of them for another month. Somebody is waiting for the third."
      ),
    ]
  }
}

extension MailListScene {
  /// A message in a list.
  fileprivate struct MailRow: View {
    let mail: Mail

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Circle().fill(mail.isUnread ? .blue : .clear).frame(width: 10, height: 10)
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            Text(mail.sender).font(.headline)
            Spacer()
            if mail.isFlagged {
              Image(systemName: "flag.fill").foregroundStyle(.orange)
            }
            Text(mail.time).font(.caption).foregroundStyle(.secondary).monospacedDigit()
          }
          Text(mail.subject).font(.subheadline)
          Text(mail.preview)
            .font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        }
      }
    }
  }
}
