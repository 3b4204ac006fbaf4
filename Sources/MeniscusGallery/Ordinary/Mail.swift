// swift-format-ignore-file
// Written for SwiftUI from habit, and unchanged but for the import.
import Foundation
import MeniscusUI

struct Mail: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var preview: String
  var unread = true
  var flagged = false
}

struct MailboxScreen: View {
  @State private var mails: [Mail] = (0..<30).map {
    Mail(id: $0, sender: ["Ada", "Grace", "Edsger"][$0 % 3], subject: "Subject \($0)", preview: "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.", unread: $0 % 2 == 0)
  }
  @State private var path = NavigationPath()
  @State private var query = ""
  @State private var selection = Set<Mail.ID>()
  @State private var toDelete: Mail?

  private var filtered: [Mail] {
    query.isEmpty ? mails : mails.filter { $0.subject.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Pinned") {
          Label("VIP", systemImage: "star")
            .badge(3)
        }
        Section {
          ForEach(filtered) { mail in
            NavigationLink(value: mail) {
              MailRow(mail: mail)
            }
            .accessibilityIdentifier("mail\(mail.id)")
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button(role: .destructive) {
                withAnimation { mails.removeAll { $0.id == mail.id } }
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button("Flag", systemImage: "flag") { toggleFlag(mail) }
                .tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button { toggleUnread(mail) } label: { Label("Read", systemImage: "envelope.open") }
                .tint(.blue)
            }
            .contextMenu {
              Button("Reply", systemImage: "arrowshape.turn.up.left") {}
              Divider()
              Button("Delete", systemImage: "trash", role: .destructive) { toDelete = mail }
            }
            .listRowSeparator(.visible)
            .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
          }
          .onDelete { mails.remove(atOffsets: $0) }
          .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("All \(mails.count) messages")
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Mail.self) { mail in
        MailDetail(mail: mail)
      }
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search mail")
      .refreshable {
        try? await Task.sleep(for: .milliseconds(500))
        mails.insert(Mail(id: 100, sender: "New", subject: "Fresh", preview: "New mail"), at: 0)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Button("Mark all read") { for i in mails.indices { mails[i].unread = false } }
            Picker("Sort", selection: .constant(0)) {
              Text("Date").tag(0)
              Text("Sender").tag(1)
            }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .accessibilityIdentifier("more")
        }
        ToolbarItem(placement: .bottomBar) {
          Button("Compose", systemImage: "square.and.pencil") {}
        }
      }
      .alert("Delete message?", isPresented: Binding(get: { toDelete != nil }, set: { if !$0 { toDelete = nil } }), presenting: toDelete) { mail in
        Button("Delete", role: .destructive) { mails.removeAll { $0.id == mail.id } }
        Button("Cancel", role: .cancel) {}
      } message: { mail in
        Text("\(mail.subject) from \(mail.sender)")
      }
      .overlay {
        if filtered.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
    }
  }

  private func toggleFlag(_ mail: Mail) {
    guard let i = mails.firstIndex(of: mail) else { return }
    mails[i].flagged.toggle()
  }
  private func toggleUnread(_ mail: Mail) {
    guard let i = mails.firstIndex(of: mail) else { return }
    mails[i].unread.toggle()
  }
}

struct MailRow: View {
  let mail: Mail
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle().fill(mail.unread ? .blue : .clear).frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(mail.sender).font(.headline)
          Spacer()
          if mail.flagged { Image(systemName: "flag.fill").foregroundStyle(.orange) }
          Text("9:41").font(.caption).foregroundStyle(.secondary).monospacedDigit()
        }
        Text(mail.subject).font(.subheadline)
        Text(mail.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }
}

struct MailDetail: View {
  let mail: Mail
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(mail.subject).font(.title2.weight(.semibold))
        Divider()
        Text("**Hello** _world_, see [the site](https://example.com) or `code`.")
        Text(mail.preview)
        Button("Done") { dismiss() }
          .accessibilityIdentifier("done")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(mail.sender)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar(.hidden, for: .tabBar)
  }
}
