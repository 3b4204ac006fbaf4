import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A window's controls: where they are, and what begins beside them.
///
/// Measures are ours; there is no record.
@MainActor
@Suite("Controls of windows")
struct WindowControlsTests {
  /// The part of the corner that is theirs, and where in it circles are drawn.
  private static let room = Size2D(width: 88, height: 64)
  private static let circles = Rect2D(x: 26, y: 36, width: 52, height: 12)
  private static let first = RGBA(hex: 0xFF5F57)
  private static let last = RGBA(hex: 0x28C840)

  private static func window<Content: View>(
    _ width: Double, rightToLeft: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Stage {
    stage(
      .window(size: CGSize(width: width, height: 600)), width, rightToLeft: rightToLeft, content)
  }

  private static func stage<Content: View>(
    _ device: SceneDevice?, _ width: Double, _ height: Double = 600, rightToLeft: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Stage {
    let stage = Stage(
      width: width, height: height, device: device,
      configure: { if rightToLeft { $0.layoutDirection = .rightToLeft } }, content: content)
    stage.settle()
    return stage
  }

  // MARK: Bars

  enum Screen: String, CaseIterable, Sendable {
    case columns, detail, stack, leading, tabs, adaptableTabs, sidebarOfTabs
  }

  /// What the bars of a screen show, by what tells it.
  private static let shown: Set<String> = [
    "Toggle Sidebar", "Back", "Edit", "Share", "Places", "Detail", "Yesterday", "Last Week",
    "Last Month", "Last Twelve Months", "Collections of Friends",
    "Show Sidebar", "Hide Sidebar",
  ]

  private struct Bars: View {
    let screen: Screen

    var body: some View {
      switch screen {
      case .columns: columns(.constant(.all), .constant(.sidebar))
      case .detail: columns(.constant(.detailOnly), .constant(.detail))
      case .stack: NavigationStack { places }
      case .leading:
        NavigationStack {
          Color.clear.navigationTitle("Places").toolbarTitleDisplayMode(.inlineLarge)
        }
      case .tabs: tabs
      case .adaptableTabs: tabs.tabViewStyle(.sidebarAdaptable)
      case .sidebarOfTabs:
        tabs.tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
      }
    }

    private var tabs: some View {
      TabView {
        Tab("Yesterday", systemImage: "star") { NavigationStack { places } }
        Tab("Last Week", systemImage: "star") { places }
        Tab("Last Month", systemImage: "star") { places }
        Tab("Last Twelve Months", systemImage: "star") { places }
        Tab("Collections of Friends", systemImage: "star") { places }
      }
    }

    private func columns(
      _ visibility: Binding<NavigationSplitViewVisibility>,
      _ column: Binding<NavigationSplitViewColumn>
    ) -> some View {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
        places
      } detail: {
        Color.clear.navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
      }
    }

    private var places: some View {
      Color.clear.navigationTitle("Places").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit", systemImage: "pencil") {} }
        }
    }
  }

  /// The widths of windows, from the least to that of the largest tablet.
  private static let widths: [Double] =
    Array(stride(from: 320, to: 1366, by: 23)) + [699, 700, 1366]

  @Test(arguments: Screen.allCases, [false, true])
  func noItemLiesUnderTheControls(_ screen: Screen, _ rightToLeft: Bool) {
    let stage = Self.window(900, rightToLeft: rightToLeft) { Bars(screen: screen) }
    var covered: [String] = []
    for width in Self.widths {
      stage.step(.resize(Size2D(width: width, height: 600)))
      stage.settle()
      // All of the corner keeps touches, not the circles alone.
      let corner = Rect2D(
        origin: Point2D(x: rightToLeft ? width - Self.room.width : 0, y: 0), size: Self.room)
      let items = stage.told.filter { Self.shown.contains($0.label ?? "") }
      if items.isEmpty { covered.append("nothing at \(width)") }
      for item in items where !item.frame.intersection(corner).isEmpty {
        covered.append("\(item.label ?? "") at \(width): \(item.frame)")
      }
    }
    expectEqual(covered, [])
  }

  /// A leading item begins 16 from the side of a phone (`metrics.csv`, I1), or beside the controls.
  @Test(arguments: [false, true])
  func leadingItemsBeginBesideTheControls(_ rightToLeft: Bool) throws {
    func distance(_ device: SceneDevice?) throws -> Double {
      let stage = Self.stage(device, 500, rightToLeft: rightToLeft) { Bars(screen: .stack) }
      let frame = try #require(stage.frame(of: "Edit"))
      return rightToLeft ? 500 - frame.maxX : frame.minX
    }
    let plain = try distance(nil)
    let beside = try distance(.window(size: CGSize(width: 500, height: 600)))
    expectEqual(beside - plain, Self.room.width - 16)
  }

  /// The title is in the middle of the window, unless it comes too near to what stands at an end.
  @Test(arguments: [false, true])
  func theTitleStaysInTheMiddle(_ rightToLeft: Bool) throws {
    let stage = Self.window(600, rightToLeft: rightToLeft) { Bars(screen: .stack) }
    let title = try #require(stage.frame(of: "Places"))
    #expect(abs(title.center.x - 300) <= 0.5, "\(title)")
  }

  /// Items and tabs are in the line of the controls, and tabs in the middle of the window.
  @Test func tabsAreInTheLineOfTheControls() throws {
    let stage = Self.window(1200) { Bars(screen: .tabs) }
    let frames = try ["Edit", "Yesterday", "Collections of Friends"].map { name in
      try #require(stage.frame(of: name))
    }
    for frame in frames { #expect(abs(frame.center.y - Self.circles.center.y) <= 0.5, "\(frame)") }
    let middle = (frames[1].minX + frames[2].maxX) / 2
    #expect(abs(middle - 600) <= 0.5, "\(middle)")
  }

  /// A toggle of a sidebar is beside the controls, whether the sidebar is there or not.
  @Test func theToggleStandsBesideTheControls() throws {
    for screen in [Screen.columns, .detail] {
      let stage = Self.window(1000) { Bars(screen: screen) }
      let toggle = try #require(stage.shown("ToggleSidebar"))
      expectEqual(toggle.minX, Self.room.width, "\(screen)")
      #expect(abs(toggle.center.y - Self.circles.center.y) <= 0.5, "\(screen): \(toggle)")
    }
  }

  // MARK: Drawing and touch

  @Test func theyAreDrawnOnlyWhereTheSceneAsks() {
    let devices: [(SceneDevice?, Int)] = [
      (nil, 0), (.iPad, 0), (.iPhone16, 0), (.window(size: CGSize(width: 820, height: 1180)), 1),
    ]
    for (device, count) in devices {
      let stage = Self.stage(device, 820, 1180) { Color.pureRed }
      expectEqual(stage.frame.fills(Self.first).count, count, "\(device?.name ?? "none")")
    }
  }

  @Test(arguments: [false, true])
  func theyStandInTheLeadingCornerOverEverything(_ rightToLeft: Bool) throws {
    let stage = Self.window(700, rightToLeft: rightToLeft) {
      Color.clear.fullScreenCover(isPresented: .constant(true)) { Color.pureRed }
    }
    let fills = stage.frame.fills
    let end = try #require(fills.last)
    expectEqual(end.color, Self.last)
    let start = try #require(fills.first { $0.color == Self.first })
    expectEqual(start.bounds.minX, rightToLeft ? 700 - 26 - 12 : 26)
    expectEqual(end.bounds.minX, rightToLeft ? 700 - 78 : 66)
    expectEqual(start.bounds.minY, Self.circles.minY)
  }

  @Test func theyKeepTouchesFromWhatIsBelow() {
    let log = Log()
    let stage = Self.window(600) {
      Color.pureRed.ignoresSafeArea().onTapGesture { log.note("tap") }
    }
    for (point, taps) in [(Point2D(x: 32, y: 42), 0), (Point2D(x: 300, y: 42), 1)] {
      stage.tap(point.x, point.y)
      stage.settle()
      expectEqual(log.take().count, taps, "\(point)")
    }
  }

  // MARK: Extent

  @Test func aResizeStopsAtTheMinimum() {
    let window = SceneDevice.window(
      size: CGSize(width: 600, height: 600), minimum: CGSize(width: 375, height: 420))
    let table: [(SceneDevice?, Size2D, Size2D)] = [
      (window, Size2D(width: 100, height: 90), Size2D(width: 375, height: 420)),
      (window, Size2D(width: 400, height: 90), Size2D(width: 400, height: 420)),
      (window, Size2D(width: 900, height: 800), Size2D(width: 900, height: 800)),
      (nil, Size2D(width: 100, height: 90), Size2D(width: 100, height: 90)),
    ]
    for (device, asked, reached) in table {
      let stage = Self.stage(device, 600) { Color.pureRed.ignoresSafeArea() }
      stage.step(.resize(asked))
      stage.settle()
      expectEqual(stage.frame.displayList.size, reached, "\(asked)")
      expectEqual(stage.frame.fills(.pureRed).map(\.bounds.size), [reached], "\(asked)")
    }
  }

  /// Split views have one column below 700 points.
  @Test func littleWidthIsCompact() {
    for (width, expected) in [(699.0, "compact"), (700.0, "regular")] {
      let stage = Self.window(width) { Class() }
      #expect(stage.labels.contains(expected), "\(width): \(stage.labels)")
      expectEqual(stage.unmet, [])
    }
  }

  private struct Class: View {
    @Environment(\.horizontalSizeClass) private var size

    var body: some View { Text(size == .compact ? "compact" : "regular") }
  }
}
