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
    (.immediately, -100, false), (.never, -100, true), (.interactively, -100, true),
    (.interactively, 400, false),
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

  @Test func theBarsAreDrawnUnlessTheyAreHidden() {
    func time(_ shown: Shown) -> Bool { shown.host.snapshot().contains("Device/") }
    let usual = Shown(.iPhone16, size: Self.phone) { Color.pureRed }
    let hidden = Shown(.iPhone16, size: Self.phone) {
      Color.pureRed.statusBarHidden().persistentSystemOverlays(.hidden)
    }
    #expect(usual.frame.displayList.operations.count > hidden.frame.displayList.operations.count)
    expectEqual(hidden.frame.fills.count, 1)
    expectEqual(usual.frame.issues, [])
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
