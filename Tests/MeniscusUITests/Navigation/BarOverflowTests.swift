import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What stands in the middle of a bar without room for all of it: requirement I2.
@MainActor
struct BarOverflowTests {
  /// The bar of an editor: symbols in the middle with a space after the second, and what tests need.
  private struct Editor: View {
    var title = BarOverflowTests.title
    var count = 6
    /// Words after the symbols; nil for none.
    var words: String?
    var hasEnd = true
    var log = Log()

    var body: some View {
      NavigationStack {
        Color.white
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbarRole(.editor)
          .toolbar { middle }
          .toolbar {
            if hasEnd {
              ToolbarItem(placement: .primaryAction) { Button("Share", systemImage: "star") {} }
              ToolbarItem(placement: .confirmationAction) {
                Button("Done", systemImage: "checkmark") {}
              }
            }
          }
      }
    }

    @ToolbarContentBuilder private var middle: some ToolbarContent {
      item(0)
      item(1)
      ToolbarSpacer(.fixed, placement: .secondaryAction)
      item(2)
      item(3)
      item(4)
      item(5)
      ToolbarItem(placement: .secondaryAction) {
        if let words { Button(words) { log.note(words) }.keyboardShortcut("b") }
      }
    }

    private func item(_ number: Int) -> some ToolbarContent {
      ToolbarItem(placement: .secondaryAction) {
        if number < count {
          Button("Item \(number)", systemImage: "star") { log.note("\(number)") }
        }
      }
    }
  }

  private static let title = "A photograph of the whole valley, taken early in the morning"

  private func stage(_ width: Double, isClassic: Bool = false, _ editor: Editor = Editor()) -> Stage
  {
    let stage = Stage(width: width, height: 600, isClassic: isClassic) { editor }
    stage.settle()
    return stage
  }

  /// The items in the bar, in order.
  private func items(_ stage: Stage) -> [Rect2D] {
    (0..<6).compactMap { stage.frame(of: "Item \($0)") }
  }

  /// Nothing lies on anything else; what is missing is the end, and only where it has no room.
  private func check(_ stage: Stage, of editor: Editor = Editor(), _ when: String) throws {
    expectEqual(stage.frame.issues, [])
    let shown = items(stage)
    for number in shown.indices {
      #expect(stage.frame(of: "Item \(number)") == shown[number], "\(when): the first \(number)")
    }
    let title = try #require(stage.frame(of: editor.title))
    let words = editor.words.flatMap { stage.frame(of: $0) }
    let more = stage.frame(of: "More")
    let share = stage.frame(of: "Share")
    let isWhole = shown.count == editor.count && (words != nil) == (editor.words != nil)
    #expect((more == nil) == isWhole, "\(when): \(shown.count), \(String(describing: more))")
    let row = [title] + shown + [words, share, more].compactMap(\.self)
    for (left, right) in zip(row, row.dropFirst()) {
      #expect(left.maxX <= right.minX + 1e-6, "\(when): \(left), \(right)")
    }
    guard shown.count < editor.count, let end = (share ?? more)?.minX else { return }
    // One more needs a symbol of 44 points and up to 12 before it; up to 4 at either side are clearance
    // that the classic design has not.
    let span = (shown.last?.maxX ?? 0) - (shown.first?.minX ?? 0)
    #expect(end - title.maxX - 2 * 8 < span + 44 + 12 + 2 * 4, "\(when): there is room for more")
  }

  @Test(arguments: [false, true])
  func whatHasNoRoomIsInTheMenu(_ isClassic: Bool) throws {
    let counts = try stride(from: 1100.0, through: 700, by: -20).map { width in
      let stage = stage(width, isClassic: isClassic)
      try check(stage, "\(width)")
      return items(stage).count
    }
    #expect(counts.first == 6 && counts == counts.sorted(by: >))
    #expect(Set(counts).count > 3, "\(counts)")
  }

  @Test func theMenuHasTheRest() throws {
    let log = Log()
    let stage = stage(800, Editor(words: "Bold", log: log))
    let shown = items(stage).count
    #expect(shown < 6)
    // What is in the menu still has its shortcut.
    stage.step(.key("Command+b"))
    expectEqual(log.take(), ["Bold"])
    stage.tapLabel("More")
    stage.settle()
    #expect(stage.frame(of: "Item \(shown)") != nil && stage.frame(of: "Bold") != nil)
    stage.tapLabel("Item 5")
    stage.settle()
    expectEqual(log.take(), ["5"])
    #expect(stage.frame(of: "Item \(shown)") == nil)
  }

  /// A window that changes its width shows what one shows that had it from the start, to the point: by
  /// the menu, too, which comes and goes with what it holds.
  @Test(arguments: [false, true], [0, 1, 6])
  func itemsComeBackAsTheWindowGrows(_ isClassic: Bool, _ count: Int) throws {
    for hasEnd in [true, false] {
      let editor = Editor(count: count, hasEnd: hasEnd)
      let resized = stage(1100, isClassic: isClassic, editor)
      // A few points beside one another, and far ones.
      for width in [1000.0, 760, 820, 700, 960] + Array(stride(from: 700.0, through: 860, by: 1)) {
        resized.step(.resize(Size2D(width: width, height: 600)))
        resized.settle()
        try check(resized, of: editor, "\(width), \(hasEnd)")
        guard Int(width) % 23 == 0 else { continue }
        expectEqual(items(resized), items(stage(width, isClassic: isClassic, editor)))
      }
    }
  }

  /// In the frame of the first layout nothing lies on anything else either.
  @Test func noFrameShowsTooMuch() throws {
    let first = Stage(width: 800, height: 600) { Editor() }
    try check(first, "at first")
    expectEqual(items(first), items(stage(800)))
  }

  /// Words are in the bar whole, or in the menu.
  @Test func wordsAreNotCut() throws {
    var editor = Editor(title: "A", words: "Rearrange everything")
    let ideal = try #require(stage(1100, editor).frame(of: "Rearrange everything")).width
    var widths: Set<Double?> = []
    for width in stride(from: 700.0, through: 900, by: 10) {
      let stage = stage(width, editor)
      try check(stage, of: editor, "\(width)")
      widths.insert(stage.frame(of: "Rearrange everything")?.width)
    }
    #expect(widths == [ideal] || widths == [ideal, nil])
    editor.title = Self.title
    #expect(stage(760, editor).frame(of: "Rearrange everything") == nil)
  }

  /// What becomes narrower in the menu, or empty, is in the bar again or nowhere.
  @Test func whatIsInTheMenuIsMeasuredToo() throws {
    let long = "Rearrange all of it, everything that there is"
    let remote = Remote<String?>()
    let stage = Stage(width: 900, height: 600) { Worded(remote: remote, words: long) }
    stage.settle()
    #expect(stage.frame(of: long) == nil && stage.frame(of: "More") != nil)
    for words in ["B", long, nil, "C"] {
      remote.action = { $0.wrappedValue = words }
      stage.tap(450, 500)
      stage.settle()
      expectEqual(stage.frame(of: "More") != nil, words == long)
      if let words, words != long { #expect(stage.frame(of: words) != nil) }
      expectEqual(items(stage).count, 6)
    }
  }

  private struct Worded: View {
    let remote: Remote<String?>
    @State var words: String?

    var body: some View {
      Editor(title: "A photograph of the whole valley", words: words)
        .overlay(alignment: .bottom) {
          Color.white.frame(height: 200).onTapGesture { remote.action?($words) }
        }
    }
  }

  /// An item that takes the size of its room, and so is drawn anew once it stands elsewhere.
  private struct Measured: View {
    let count: Int

    var body: some View {
      NavigationStack {
        Color.white.navigationTitle(BarOverflowTests.title).navigationBarTitleDisplayMode(.inline)
          .toolbarRole(.editor)
          .toolbar {
            ToolbarItem(placement: .secondaryAction) { Button("A", systemImage: "star") {} }
            ToolbarItem(placement: .secondaryAction) {
              GeometryReader { room in
                Capsule().frame(width: room.size.width * CGFloat(count) / 10)
              }
              .frame(width: 150, height: 6)
            }
          }
      }
    }
  }

  @Test func whatMovesToTheMenuWhileItChangesIsWhole() {
    for width in stride(from: 700.0, through: 800, by: 20) {
      for count in 1...3 {
        let stage = Stage(width: width, height: 600) { Measured(count: count) }
        stage.settle()
        expectEqual(stage.frame.issues, [])
        stage.step(.resize(Size2D(width: 1100, height: 600)))
        stage.settle()
        #expect(stage.frame(of: "More") == nil)
        stage.step(.resize(Size2D(width: width, height: 600)))
        stage.settle()
      }
    }
  }
}
