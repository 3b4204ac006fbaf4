import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What devices cover of a scene: `metrics.csv`, rows I5 and I8 (safe areas 59 and 34 of an iPhone 16;
/// keyboards).
@MainActor
struct DeviceTests {
  private struct Reading: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("field")
        GeometryReader { proxy in
          Color.pureRed
            .overlay {
              Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
            }
        }
        .accessibilityIdentifier("room")
      }
      .background { Color.pureBlue.accessibilityIdentifier("all").ignoresSafeArea() }
      .background {
        Color.pureGreen.accessibilityIdentifier("keyboard").ignoresSafeArea(.keyboard)
      }
    }
  }

  private struct Shown {
    var host: SceneHost
    var index = 0
    var frame: SceneFrame

    @MainActor
    init<Content: View>(
      _ device: SceneDevice?, size: Size2D,
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) {
      let scene =
        device.map { Scene("test", device: $0, content: content) }
        ?? Scene("test", content: content)
      host = SceneHost(scene: scene, configuration: SceneConfiguration(size: size))
      frame = host.advance(to: 0, events: [])
    }

    @MainActor
    mutating func step(_ events: InputEvent...) {
      index += 1
      frame = host.advance(to: index, events: events)
    }

    @MainActor
    mutating func settle() {
      for _ in 0..<300 where !frame.isSettled { step() }
    }

    @MainActor
    func model(_ id: String) -> Rect2D { host.modelFrame(identifier: id) ?? .zero }
  }

  private static let phone = Size2D(width: 393, height: 852)
  private nonisolated static let keyboards: [(SceneDevice, Size2D, Double)] = [
    (.iPhoneSE, Size2D(width: 375, height: 667), 260),
    (.iPhoneSE, Size2D(width: 667, height: 375), 206),
    (.iPad, Size2D(width: 820, height: 1180), 312),
  ]
  private nonisolated static let scrolls: [(ScrollDismissesKeyboardMode, Double, Bool)] = [
    (.immediately, -100, false), (.automatic, -100, false), (.never, -100, true),
    (.interactively, -100, true), (.interactively, 400, false),
  ]

  @Test func viewsKeepOffWhatADeviceCovers() {
    let shown = Shown(.iPhone16, size: Self.phone) { Reading() }
    expectEqual(shown.model("field").minY, 59)
    expectEqual(shown.model("room").maxY, 818)
    expectEqual(shown.model("all"), Rect2D(origin: .zero, size: Self.phone))
    #expect(shown.host.snapshot().contains("0 34"))
  }

  @Test func aSceneWithoutADeviceHasAllOfItsExtent() {
    let shown = Shown(nil, size: Self.phone) { Reading() }
    expectEqual(shown.model("field").minY, 0)
    expectEqual(shown.model("room").maxY, 852)
    #expect(shown.host.snapshot().contains("0 0"))
  }

  /// `metrics.csv`, I8: 260 points of an iPhone SE, 206 on its side, 312 of a tablet.
  @Test(arguments: keyboards)
  func theKeyboardComesAndGoesWithTheFocus(
    _ device: SceneDevice, _ size: Size2D, _ keyboard: Double
  ) {
    var shown = Shown(device, size: size) { Reading() }
    let before = shown.model("room").maxY
    shown.step(.focus("field"))
    shown.step()
    #expect(!shown.frame.isSettled)
    shown.settle()
    expectEqual(shown.model("room").maxY, size.height - keyboard)
    expectEqual(shown.model("all").maxY, size.height)
    expectEqual(shown.model("keyboard").maxY, before)
    shown.step(.focus(nil))
    shown.settle()
    expectEqual(shown.model("room").maxY, before)
  }

  private struct Scrolling: View {
    @State private var text = ""
    let mode: ScrollDismissesKeyboardMode

    var body: some View {
      ScrollView {
        TextField("Name", text: $text).accessibilityIdentifier("field")
        Color.pureRed.frame(height: 2000)
      }
      .scrollDismissesKeyboard(mode)
      .accessibilityIdentifier("scroll")
    }
  }

  @Test(arguments: scrolls)
  func scrollingPutsTheKeyboardAway(
    _ mode: ScrollDismissesKeyboardMode, _ distance: Double, _ stays: Bool
  ) {
    var shown = Shown(.iPhone16, size: Self.phone) { Scrolling(mode: mode) }
    shown.step(.focus("field"))
    shown.settle()
    expectEqual(shown.model("scroll").maxY, 516)
    shown.step(.press(pointer: 0, at: Point2D(x: 200, y: 300)))
    for step in 1...10 {
      shown.step(.move(pointer: 0, at: Point2D(x: 200, y: 300 + distance * Double(step) / 10)))
    }
    shown.step(.release(pointer: 0, at: Point2D(x: 200, y: 300 + distance)))
    shown.settle()
    expectEqual(shown.model("scroll").maxY, stays ? 516 : 818)
  }

  /// Of the fills, the first is the scene's own; the line at the lower edge is one, the battery two.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func theBarsAreDrawnUnlessTheyAreHidden(_ hidesTime: Bool, _ hidesLine: Bool) {
    let shown = Shown(.iPhone16, size: Self.phone) {
      Color.pureRed.statusBarHidden(hidesTime)
        .persistentSystemOverlays(hidesLine ? .hidden : .automatic)
        .persistentSystemOverlays(.automatic)
    }
    let bars = shown.frame.fills.dropFirst().map(\.bounds)
    expectEqual(bars.contains { $0.minY > 818 && $0.width == 139 }, !hidesLine)
    expectEqual(bars.contains { $0.maxY < 59 }, !hidesTime)
    expectEqual(
      shown.frame.displayList.operations.contains {
        if case .glyphs = $0.action { true } else { false }
      }, !hidesTime)
    expectEqual(shown.frame.issues, [])
  }

  enum Cover: Sendable { case all, form, page }

  private struct Covered: View {
    @State private var text = ""
    let cover: Cover

    var body: some View {
      switch cover {
      case .all: Color.clear.fullScreenCover(isPresented: .constant(true)) { content }
      case .form: Color.clear.sheet(isPresented: .constant(true)) { content }
      case .page:
        Color.clear.sheet(isPresented: .constant(true)) { content.presentationSizing(.page) }
      }
    }

    private var content: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text).accessibilityIdentifier("field")
        Color.pureRed.accessibilityIdentifier("room")
      }
    }
  }

  /// The lower edge of the content before and with a keyboard: 34 and 336 of a phone are covered, 20 and
  /// 312 of a tablet, on which a form ends at 910.
  private nonisolated static let covers: [(SceneDevice, Cover, Double, Double)] = [
    (.iPhone16, .all, 818, 516), (.iPad, .form, 910, 868), (.iPad, .page, 1160, 868),
  ]

  @Test(arguments: covers)
  func whatIsPresentedKeepsOffWhatIsCovered(
    _ device: SceneDevice, _ cover: Cover, _ before: Double, _ with: Double
  ) {
    let size = Size2D(width: Double(device.size.width), height: Double(device.size.height))
    var shown = Shown(device, size: size) { Covered(cover: cover) }
    shown.settle()
    expectEqual(shown.model("room").maxY, before)
    shown.step(.focus("field"))
    shown.settle()
    expectEqual(shown.model("room").maxY, with)
  }

  private struct Showing: View {
    @State private var isHidden = true

    var body: some View {
      Color.pureRed.statusBarHidden(isHidden)
        .task {
          try? await Task.sleep(for: .seconds(1))
          isHidden = false
        }
    }
  }

  @Test func aBarThatIsToBeShownLaterIsNoted() {
    var shown = Shown(nil, size: Self.phone) { Showing() }
    expectEqual(shown.frame.issues.count, 0)
    for _ in 0..<90 { shown.step() }
    expectEqual(shown.frame.issues.count, 1)
  }

  @Test(arguments: [
    (Size2D(width: 393, height: 852), 0), (Size2D(width: 852, height: 393), 0),
    (Size2D(width: 400, height: 852), 1),
  ])
  func anExtentThatTheScreenDoesNotHaveIsNoted(_ size: Size2D, _ count: Int) {
    let shown = Shown(.iPhone16, size: size) { Color.pureRed }
    expectEqual(shown.frame.issues.count, count)
  }

  /// The key that ends typing stands out in blue where it searches, unless something else is stated.
  @Test func searchesHaveAKeyOfTheirOwn() throws {
    func color(_ label: SubmitLabel?) throws -> RGBA {
      var shown = Shown(.iPhone16, size: Self.phone) {
        let page = NavigationStack { Color.white.searchable(text: .constant("")) }
        if let label { page.submitLabel(label) } else { page }
      }
      shown.settle()
      shown.step(.focus("search field"))
      shown.settle()
      // The key at the end of the last row of keys.
      let keys = shown.frame.fills.filter {
        $0.bounds.width > 70 && $0.bounds.width < 120 && $0.bounds.minY > 700
      }
      return try #require(keys.max { $0.bounds.maxX < $1.bounds.maxX }?.color)
    }
    let search = try color(nil)
    #expect(search.blue > 0.9 && search.red < 0.1)
    expectEqual(try color(.search), search)
    expectEqual(try color(.next), .white)
  }

  @Test func whatOnlyADeviceShowsIsNotedWithoutOne() {
    let shown = Shown(nil, size: Self.phone) {
      TextField("a", text: .constant("")).keyboardType(.numberPad).submitLabel(.send)
    }
    expectEqual(shown.frame.issues.count, 2)
    let device = Shown(.iPhone16, size: Self.phone) {
      TextField("a", text: .constant("")).keyboardType(.numberPad).submitLabel(.send)
    }
    expectEqual(device.frame.issues, [])
  }
}
