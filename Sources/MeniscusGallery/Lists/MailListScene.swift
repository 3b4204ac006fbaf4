import MeniscusUI

/// A mailbox: sections, swipes, deletion, selection, moving, pulling down and searching.
struct MailListScene: View {
  @State private var mails = (0..<30).map { Mail(id: $0) }
  @State private var selected: Set<Int> = []
  @State private var text = ""

  private var found: [Mail] {
    text.isEmpty ? mails : mails.filter { $0.subject.contains(text) }
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        EditButton().accessibilityIdentifier("edit")
        Spacer()
        Text(selected.isEmpty ? "Inbox" : "\(selected.count) Selected").font(.headline)
        Spacer()
        Button("Clear") { withAnimation { mails.removeAll { selected.contains($0.id) } } }
          .disabled(selected.isEmpty)
          .accessibilityIdentifier("clear")
      }
      .padding(.horizontal, 20).frame(height: 54)
      list
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
                withAnimation { mails.removeAll { $0.id == mail.id } }
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
        .onDelete { mails.remove(atOffsets: $0) }
        .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .listStyle(.plain)
    .searchable(text: $text, prompt: "Search mail")
    .refreshable {
      try? await Task.sleep(for: .milliseconds(500))
      withAnimation { mails.insert(Mail(id: 30 + mails.count), at: 0) }
    }
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

    var sender: String { ["Ada", "Grace", "Edsger"][id % 3] }
    var subject: String { "Subject \(id)" }
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
            Text("9:41").font(.caption).foregroundStyle(.secondary).monospacedDigit()
          }
          Text(mail.subject).font(.subheadline)
          Text("The first line of what was written to you, and the beginning of the next.")
            .font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        }
      }
    }
  }
}
