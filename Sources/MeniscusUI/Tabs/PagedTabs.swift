/// The contents of a tab view as pages beside one another.
struct PagedTabs: View, TransparentView {
  let selection: TabSelection?
  let source: TabSource
  let style: any TabViewStyle
  @State private var page: Int?

  var body: some View {
    switch source {
    case .entries(let make):
      let entries = make().filter { !$0.isHiddenInBar }
      let unmet = entries.flatMap(\.unmet).first
      Group(
        subviews: ForEach(entries, id: \.key) { entry in
          entry.content.modified(by: ContainerValueModifier { $0.tag = entry.value })
        }
      ) { pages($0) }
      .unmet(unmet ?? "", .obeyed, if: unmet != nil)
    case .views(let view):
      Group(subviews: view) { pages($0) }
    }
  }

  private func pages(_ subviews: SubviewsCollection) -> some View {
    let tags = subviews.enumerated().map { $1.selectionTag ?? AnyHashable($0) }
    let last = max(tags.count - 1, 0)
    let chosen = selection.flatMap { tags.firstIndex(of: $0.read()) } ?? min(page ?? 0, last)
    return ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(tags.indices, id: \.self) { index in
          ZStack { subviews[index] }
            .containerRelativeFrame([.horizontal, .vertical])
            .id(index)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: position(tags, chosen))
    .environment(\.tabBarPlacement, .pageIndicator)
    .overlay(alignment: .bottom) {
      if showsDots(tags.count) { PageDots(count: tags.count, chosen: chosen) }
    }
  }

  private func position(_ tags: [AnyHashable], _ chosen: Int) -> Binding<Int?> {
    Binding(
      get: { chosen },
      set: { new in
        guard let new, tags.indices.contains(new) else { return }
        page = new
        if let selection, selection.read() != tags[new] { selection.write(tags[new]) }
      })
  }

  private func showsDots(_ count: Int) -> Bool {
    guard let style = style as? PageTabViewStyle else { return false }
    return style.mode == .always || (style.mode == .automatic && count > 1)
  }
}

/// Dots that say which of several pages is shown.
///
/// Each has a box of 10 points, 8 from the next one, in a bar 26 high with 14 at its ends. Source:
/// UIKit's view tree on iOS 26.1, by third parties; the dots themselves and how far they stand off the
/// edge are ours.
private struct PageDots: View, TransparentView {
  let count: Int
  let chosen: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count) { index in
        Circle().fill(.primary).opacity(index == chosen ? 0.9 : 0.3).frame(width: 8, height: 8)
          .frame(width: 10, height: 10)
      }
    }
    .padding(.horizontal, 14)
    .frame(height: 26)
    .allowsHitTesting(false)
    .accessibilityElement()
    .accessibilityLabel("Page \(chosen + 1) of \(count)")
    .padding(.bottom, 3)
  }
}
