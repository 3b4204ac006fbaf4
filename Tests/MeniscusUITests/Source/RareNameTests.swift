import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

/// Names that few sources need.
@MainActor
struct RareNameTests {
  /// The corners of the first thing that is filled with red.
  private func silhouette<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Silhouette? {
    Stage(content: content).frame.fills(.pureRed).first?.silhouette
  }

  @Test func aShapeIsThatOfButtons() {
    @MainActor func box(in shape: some Shape) -> some View {
      shape.fill(Color.pureRed).frame(width: 40, height: 40)
    }
    let shapes: [(ButtonBorderShape, AnyShape)] = [
      (.automatic, AnyShape(.capsule)), (.circle, AnyShape(.circle)),
      (.roundedRectangle(radius: 12), AnyShape(.rect(cornerRadius: 12))),
    ]
    for (border, shape) in shapes {
      let found = silhouette { box(in: .buttonBorder).buttonBorderShape(border) }
      #expect(found != nil)
      expectEqual(found, silhouette { box(in: shape) })
    }
    expectEqual(
      silhouette { box(in: .buttonBorder.inset(by: 4)).buttonBorderShape(.capsule) },
      silhouette { box(in: Capsule().inset(by: 4)) })
  }

  private struct Pair: View {
    let isOther: Bool

    var body: some View {
      let tuple = TupleView((Text(isOther ? "C" : "A"), Text("B")))
      VStack {
        tuple
        tuple.value.1
      }
    }
  }

  @Test func aTupleOfViewsIsViews() {
    let lab = Lab(false) { Pair(isOther: $0) }
    expectEqual(lab.stage.labels, ["A", "B", "B"])
    lab.change(to: true)
    expectEqual(lab.stage.labels, ["C", "B", "B"])
  }

  private struct Even: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      mode == .normal ? [startDate] : []
    }
  }

  @Test func smallNamesAreThere() {
    let (cap, join): (CGLineCap, CGLineJoin) = (.round, .bevel)
    let style = StrokeStyle(lineWidth: 2, lineCap: cap, lineJoin: join)
    expectEqual(style, StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel))
    expectEqual(Font.default, .body)
    expectEqual(Even().entries(from: .distantPast, mode: .normal), [.distantPast])
    let log = Log()
    let stage = Stage {
      Color.pureRed.focusable().accessibilityIdentifier("view")
        .onKeyPress(.clear) {
          log.note("clear")
          return .handled
        }
    }
    stage.step(.focus("view"))
    stage.step(.key("Clear"))
    expectEqual(log.take(), ["clear"])
  }

  @Test func whatNothingComesOfIsNoted() {
    let uses: [(String?, AnyView)] = [
      ("onPencilDoubleTap", AnyView(Text("A").onPencilDoubleTap { _ = $0.hoverPose?.anchor })),
      (
        "accessibilityDirectTouch(options:)",
        AnyView(Text("A").accessibilityDirectTouch(options: .silentOnTouch))
      ),
      (nil, AnyView(Text("A").accessibilityDirectTouch())),
      ("searchFocused", AnyView(Searched())),
    ]
    for (note, view) in uses {
      nonisolated(unsafe) let view = view
      expectEqual(Stage { view }.unmet, note.map { [$0] } ?? [])
    }
  }

  private struct Searched: View {
    @FocusState private var field: Int?

    var body: some View { Text("A").searchFocused($field, equals: 1) }
  }

  /// What is posted in a scene leaves a note, once a kind; what is posted elsewhere goes by.
  @Test func announcementsAreNoted() {
    AccessibilityNotification.Announcement("nobody").post()
    let stage = Stage {
      Color.pureRed.accessibilityIdentifier("act").onTapGesture {
        AccessibilityNotification.Announcement("A").post()
        AccessibilityNotification.Announcement(AttributedString("B")).post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.ScreenChanged(nil).post()
        AccessibilityNotification.PageScrolled("C").post()
      }
    }
    expectEqual(stage.unmet, [])
    stage.tap("act")
    expectEqual(
      stage.unmet,
      ["Announcement", "LayoutChanged", "ScreenChanged", "PageScrolled"]
        .map { "AccessibilityNotification.\($0)" })
  }
}
