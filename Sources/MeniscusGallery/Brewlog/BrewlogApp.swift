import MeniscusUI

/// The whole coffee diary: its days in a list, a badge for the streak, a menu that pours out of a
/// button, and a sheet in which a brew is described.
struct BrewlogApp: View {
  @State private var brews = LoggedBrew.samples
  @State private var isExpanded = false
  @State private var draft: LoggedBrew?
  @State private var showsMilkBased = true
  @State private var streak = 6

  var body: some View {
    NavigationStack {
      List {
        Section { summary }
        ForEach(days, id: \.self) { day in
          Section(day) {
            ForEach(brews.filter { $0.day == day }) { row($0) }
          }
        }
      }
      .accessibilityIdentifier("diary")
      .navigationTitle("Diary")
      .navigationDestination(for: LoggedBrew.self) { BrewPage(brew: $0) }
      .toolbar {
        Menu("Options", systemImage: "ellipsis") {
          Toggle("Drinks With Milk", systemImage: "mug", isOn: $showsMilkBased)
          Button("Share Diary", systemImage: "square.and.arrow.up") {}
        }
        .accessibilityIdentifier("options")
      }
    }
    .overlay(alignment: .bottomTrailing) {
      QuickBrewMenu(
        methods: quickAddMethods(showMilkBased: showsMilkBased), isExpanded: $isExpanded
      ) { method in
        withAnimation(.bouncy) { isExpanded = false }
        draft = LoggedBrew(
          id: (brews.map(\.id).max() ?? -1) + 1, method: method, day: "Today")
      }
      .buttonStyle(.plain)
      .font(.title3)
      .padding(20)
    }
    .sheet(item: $draft) { draft in
      BrewForm(brew: draft) { add($0) }
        .presentationDetents([.medium, .large])
    }
    .tint(.brown)
    .environment(\.streak, streak)
  }

  private var days: [String] {
    var days: [String] = []
    for brew in brews where !days.contains(brew.day) { days.append(brew.day) }
    return days
  }

  private var summary: some View {
    HStack {
      badge
      Spacer()
      VStack(alignment: .trailing, spacing: 0) {
        Text("\(brews.count)").font(.title2.weight(.bold)).monospacedDigit()
          .contentTransition(.numericText())
        Text("cups").font(.footnote).foregroundStyle(.secondary)
      }
    }
    .listRowInsets(EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 20))
  }

  @ViewBuilder private var badge: some View {
    switch streakGlass(streak: streak) {
    case .hidden: EmptyView()
    case .lit: StreakBadge(glass: .regular)
    case .onFire: StreakBadge(glass: .regular.tint(.orange))
    }
  }

  private func row(_ brew: LoggedBrew) -> some View {
    NavigationLink(value: brew) {
      Label {
        VStack(alignment: .leading, spacing: 2) {
          Text(brew.method.title)
          Text("\(brew.grams) g, \(brew.rating) of 5").font(.subheadline)
            .foregroundStyle(.secondary)
        }
      } icon: {
        Image(systemName: brew.method.iconName).foregroundStyle(.tint)
      }
    }
    .accessibilityIdentifier("brew-\(brew.id)")
    .swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive) {
        withAnimation { brews.removeAll { $0.id == brew.id } }
      }
    }
  }

  private func add(_ brew: LoggedBrew) {
    withAnimation {
      if !brews.contains(where: { $0.day == brew.day }) { streak += 1 }
      brews.insert(brew, at: 0)
    }
  }
}

/// A cup in the diary.
struct LoggedBrew: Identifiable, Hashable {
  let id: Int
  var method: BrewMethod
  var day: String
  var grams = 18
  var rating = 4
  var note = ""

  static let samples = [
    LoggedBrew(id: 4, method: .filter, day: "Yesterday", grams: 24, note: "Blackcurrant."),
    LoggedBrew(id: 3, method: .espresso, day: "Yesterday", rating: 5),
    LoggedBrew(id: 2, method: .espresso, day: "Thursday"),
    LoggedBrew(id: 1, method: .aeropress, day: "Wednesday", grams: 15, rating: 3),
    LoggedBrew(id: 0, method: .cold, day: "Wednesday", grams: 60),
  ]
}
