import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Layouts of one's own, guides of one's own, and layouts that change under their views.
@MainActor
struct CustomLayoutTests {
  /// Views in lines, broken where the width ends.
  struct Flow: Layout {
    var gap: CGFloat = 10

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      place(subviews, in: proposal.width ?? .infinity) { _, _ in }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      _ = place(subviews, in: bounds.width) { view, point in
        view.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
          proposal: .unspecified)
      }
    }

    private func place(
      _ views: Subviews, in width: CGFloat, _ put: (LayoutSubview, CGPoint) -> Void
    ) -> CGSize {
      var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      for view in views {
        let size = view.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y, line) = (0, y + line + gap, 0) }
        put(view, CGPoint(x: x, y: y))
        x += size.width + gap
        line = max(line, size.height)
        widest = max(widest, x - gap)
      }
      return CGSize(width: widest, height: y + line)
    }
  }

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func aLayoutPlacesItsViews() {
    let stage = Stage(width: 100, height: 100) {
      Flow() {
        box("a", 40)
        box("b", 50)
        box("c", 60)
      }
    }
    expectEqual(stage.model("a"), Rect2D(x: 0, y: 25, width: 40, height: 20))
    expectEqual(stage.model("b"), Rect2D(x: 50, y: 25, width: 50, height: 20))
    expectEqual(stage.model("c"), Rect2D(x: 0, y: 55, width: 60, height: 20))
  }

  @Test func positionsAreMirroredForIt() {
    let stage = Stage(
      width: 100, height: 100, configure: { $0.layoutDirection = .rightToLeft }
    ) {
      Flow() {
        box("a", 40)
        box("b", 50)
      }
    }
    expectEqual(stage.model("a")?.maxX, 100)
    expectEqual(stage.model("b")?.minX, 0)
  }

  struct Nothing: Layout {
    var size: CGSize
    var point: CGPoint?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      guard let point else { return }
      for view in subviews { view.place(at: point, proposal: .unspecified) }
    }
  }

  @Test func aViewThatIsNotPlacedStandsInTheMiddle() {
    let stage = Stage(width: 100, height: 100) {
      Nothing(size: CGSize(width: 60, height: 40), point: nil)() { box("a", 20) }
    }
    expectEqual(stage.model("a"), Rect2D(x: 40, y: 40, width: 20, height: 20))
    #expect(stage.frame.issues.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func placesAndSizesThatAreNoNumbersAreReported(_ odd: CGFloat) {
    let placed = Stage(width: 100, height: 100) {
      Nothing(size: CGSize(width: 60, height: 40), point: CGPoint(x: odd, y: 0))() {
        box("a", 20)
      }
    }
    #expect(placed.frame.issues.contains(where: Self.isAboutGeometry))
    expectEqual(placed.model("a")?.minX, 40)
    let sized = Stage(width: 100, height: 100) {
      Nothing(size: CGSize(width: .nan, height: odd), point: .zero)() { box("a", 20) }
    }
    #expect(sized.frame.issues.contains(where: Self.isAboutGeometry))
    expectEqual(sized.model("a")?.minX.isFinite, true)
  }

  private static func isAboutGeometry(_ issue: SceneIssue) -> Bool {
    if case .invalidGeometry = issue { true } else { false }
  }

  private struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Highest rank first.
  private struct Ranked: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var x: CGFloat = 0
      for view in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }) {
        view.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
        x += view.sizeThatFits(.unspecified).width
      }
    }
  }

  @Test func viewsTellTheirLayoutValues() {
    let stage = Stage(width: 100, height: 100) {
      Ranked() {
        box("a", 20)
        box("b", 30).layoutValue(key: Rank.self, value: 2)
        box("c", 10).layoutValue(key: Rank.self, value: 1).padding(0)
      }
    }
    expectEqual(stage.model("b")?.minX, 0)
    expectEqual(stage.model("c")?.minX, 30)
    expectEqual(stage.model("a")?.minX, 40)
  }

  private struct Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  @Test func guidesOfOnesOwnAlignViewsInDifferentContainers() {
    let middle = VerticalAlignment(Middle.self)
    let stage = Stage(width: 100, height: 100) {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box("title", 20, 10)
          box("marked", 20, 20).alignmentGuide(middle) { $0[.bottom] }
        }
        box("plain", 20, 40)
      }
    }
    // The marked view's bottom, 30 below its column's top, meets the middle of the plain view.
    expectEqual(stage.model("marked")?.maxY, stage.model("plain").map { $0.minY + 20 })
    expectEqual(stage.model("title")?.minY, 25)
  }

  @Test func guidesAreStatedAndDoNotLeaveContainers() {
    let stage = Stage(width: 100, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40)
        box("b", 40).alignmentGuide(.leading) { $0[.leading] - 10 }
        HStack(spacing: 0) { box("c", 40).alignmentGuide(.leading) { $0[.leading] - 30 } }
      }
    }
    expectEqual(stage.model("b")?.minX, stage.model("a").map { $0.minX + 10 })
    expectEqual(stage.model("c")?.minX, stage.model("a")?.minX)
  }

  @Test func viewsKeepTheirStateWhenTheLayoutChanges() {
    let lab = Lab(false) { isColumn in
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Once().accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
      }
    }
    expectEqual(lab.stage.model("b")?.minX, 160)
    lab.change(to: true)
    expectEqual(lab.stage.model("b")?.minX, 150)
    expectEqual(lab.stage.model("b")?.minY, 120)
    expectEqual(Once.appearances, 1)
  }

  private struct Once: View {
    static var appearances = 0
    @State private var number = 0

    var body: some View {
      Color.blue.frame(width: 20, height: 20).onAppear { Once.appearances += 1 }
    }
  }
}
