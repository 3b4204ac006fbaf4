import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What views are told of a window's controls.
///
/// They have 88 by 64 points of the corner, and of the upper edge 20 points are covered (ours).
@MainActor
@Suite("Corners of windows")
struct WindowCornerTests {
  /// Where a reader stands in a window of 500 by 400 points.
  enum Place: CaseIterable, Sendable {
    case all, whole, beside, half, below, above, small, trailing, scrolled

    /// The extent that is covered of its upper leading corner.
    var covered: CGSize {
      switch self {
      case .all: CGSize(width: 88, height: 64)
      case .whole: CGSize(width: 88, height: 44)
      case .beside, .below, .trailing, .scrolled: .zero
      case .half: CGSize(width: 38, height: 44)
      case .above: CGSize(width: 88, height: 20)
      case .small: CGSize(width: 88, height: 44)
      }
    }
  }

  private struct Placed<Content: View>: View {
    let place: Place
    @ViewBuilder let content: Content

    var body: some View {
      switch place {
      case .all: content.ignoresSafeArea()
      case .whole: content
      case .beside: content.padding(.leading, 88)
      case .half: content.padding(.leading, 50)
      case .below: content.padding(.top, 44)
      case .above: content.padding(.top, 24)
      case .small: corner(.topLeading)
      case .trailing: corner(.topTrailing)
      case .scrolled: ScrollView { content.frame(height: 300) }
      }
    }

    private func corner(_ alignment: Alignment) -> some View {
      content.frame(width: 40, height: 30)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private static func stage<Content: View>(
    isWindow: Bool = true, rightToLeft: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Stage {
    let stage = Stage(
      width: 500, height: 400,
      device: isWindow ? .window(size: CGSize(width: 500, height: 400)) : nil,
      configure: { if rightToLeft { $0.layoutDirection = .rightToLeft } }, content: content)
    stage.settle()
    return stage
  }

  private static func insets(
    at place: Place, isWindow: Bool = true, rightToLeft: Bool = false
  ) -> RectangleCornerInsets? {
    let found = Found()
    _ = stage(isWindow: isWindow, rightToLeft: rightToLeft) {
      Placed(place: place) {
        GeometryReader { room in
          let _ = found.note(room.containerCornerInsets)
          Color.clear
        }
      }
    }
    return found.insets
  }

  private static func leading(_ size: CGSize) -> RectangleCornerInsets {
    RectangleCornerInsets(
      topLeading: size, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  @Test(arguments: Place.allCases, [false, true])
  func whatTouchesTheCornerIsTold(_ place: Place, _ rightToLeft: Bool) {
    expectEqual(Self.insets(at: place, rightToLeft: rightToLeft), Self.leading(place.covered))
  }

  @Test(arguments: Place.allCases)
  func withoutAWindowNothingIsCovered(_ place: Place) {
    expectEqual(Self.insets(at: place, isWindow: false), RectangleCornerInsets())
  }

  @Test func aRoundCornerCountsWhereItReachesFurther() {
    let found = Found()
    _ = Self.stage {
      GeometryReader { room in
        let _ = found.note(room.containerCornerInsets)
        Color.clear
      }
      .containerShape(.rect(cornerRadius: 50))
    }
    let round = CGSize(width: 50, height: 50)
    expectEqual(
      found.insets,
      RectangleCornerInsets(
        topLeading: CGSize(width: 88, height: 50), topTrailing: round, bottomLeading: round,
        bottomTrailing: round))
  }

  @Test func aWindowThatBecomesNarrowerTellsAnew() {
    let found = Found()
    let stage = Self.stage(rightToLeft: true) {
      GeometryReader { room in
        let _ = found.note(room.containerCornerInsets)
        Color.clear
      }
      .frame(width: 300)
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    // At the left there are 300 points of 500: the controls begin at 412.
    expectEqual(found.insets, RectangleCornerInsets())
    stage.step(.resize(Size2D(width: 360, height: 400)))
    stage.settle()
    // Now they begin at 272.
    expectEqual(found.insets, Self.leading(CGSize(width: 28, height: 44)))
  }

  // MARK: Offsets

  /// The frame of a view of 100 by 30 points in a corner, by the edges that it is moved off from.
  private func frame(
    _ edges: Edge.Set, fits: Bool = false, at alignment: Alignment = .topLeading,
    isWindow: Bool = true, rightToLeft: Bool = false, flexible: Bool = false
  ) -> Rect2D? {
    let stage = Self.stage(isWindow: isWindow, rightToLeft: rightToLeft) {
      Color.pureRed.accessibilityIdentifier("view")
        .frame(maxWidth: flexible ? .infinity : nil)
        .frame(width: flexible ? nil : 100, height: 30)
        .containerCornerOffset(edges, sizeToFit: fits)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    return stage.model("view")
  }

  @Test func viewsAreMovedOffTheCorner() {
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double = 30) -> Rect2D {
      Rect2D(x: x, y: y, width: width, height: height)
    }
    // Of 500 points, from 20 down to 400.
    expectEqual(frame(.leading), rect(88, 20, 100))
    expectEqual(frame(.horizontal), rect(88, 20, 100))
    expectEqual(frame(.top), rect(0, 64, 100))
    expectEqual(frame(.all), rect(88, 64, 100))
    expectEqual(frame([.trailing, .bottom]), rect(0, 20, 100))
    expectEqual(frame(.leading, at: .topTrailing), rect(400, 20, 100))
    expectEqual(frame(.leading, rightToLeft: true), rect(312, 20, 100))
    expectEqual(frame(.leading, isWindow: false), rect(0, 0, 100))
    // What is offered the rest alone takes no more.
    expectEqual(frame(.leading, fits: false, flexible: true), rect(88, 20, 500))
    expectEqual(frame(.leading, fits: true, flexible: true), rect(88, 20, 412))
    expectEqual(
      frame(.leading, fits: true, rightToLeft: true, flexible: true), rect(0, 20, 412))
    expectEqual(frame(.trailing, fits: true, flexible: true), rect(0, 20, 500))
  }
}

@MainActor
private final class Found {
  private(set) var insets: RectangleCornerInsets?

  func note(_ insets: RectangleCornerInsets) { self.insets = insets }
}
