import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Mirrored copies under what covers the safe area: requirement M5.
@MainActor
struct BackgroundExtensionTests {
  /// A view of 100 by 60 points around which 20, 30, 10 and 40 are covered: top, leading, bottom and
  /// trailing.
  private func stage(
    _ insets: EdgeInsets = EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40),
    isEnabled: Bool = true,
    configure: (inout SceneConfiguration) -> Void = { _ in }
  ) -> Stage {
    let (width, height) = (
      100 + Double(insets.leading + insets.trailing), 60 + Double(insets.top + insets.bottom)
    )
    return Stage(width: width, height: height, configure: configure) {
      Color.pureRed.backgroundExtensionEffect(isEnabled: isEnabled).safeAreaPadding(insets)
    }
  }

  /// The part of the frame that each fill of a colour is seen in, the blur aside.
  private func parts(_ frame: SceneFrame) -> [(part: Rect2D, map: Affine2D)] {
    var clips: [Rect2D?] = []
    var parts: [(part: Rect2D, map: Affine2D)] = []
    let whole = Rect2D(origin: .zero, size: frame.displayList.size)
    for operation in frame.displayList.operations {
      switch operation.action {
      case .beginClip(.rectangle(let rect)):
        clips.append(operation.transform.boundingBox(of: rect))
      case .beginGroup, .beginLayer, .beginClip: clips.append(nil)
      case .end: clips.removeLast()
      case .fill(.rectangle(let rect), .color(.pureRed)):
        let box = operation.transform.boundingBox(of: rect)
        parts.append(
          (
            clips.reduce(box.intersection(whole)) { $1.map($0.intersection) ?? $0 },
            operation.transform
          ))
      default: break
      }
    }
    return parts
  }

  @Test func copiesTileTheSafeAreaWithoutOverlap() throws {
    let stage = stage()
    let parts = parts(stage.frame)
    // Nine places blurred softly, eight images sharp, nine places blurred fully, and the view itself,
    // clipped, on top.
    try #require(parts.count == 27)
    expectEqual(parts.last?.part, Rect2D(x: 30, y: 20, width: 100, height: 60))
    let whole = 170.0 * 90
    let covered: [(range: Range<Int>, area: Double)] = [
      (0..<9, whole), (9..<17, whole - 100 * 60), (17..<26, whole),
    ]
    for (range, area) in covered {
      let copies = parts[range]
      expectEqual(copies.reduce(0) { $0 + $1.part.width * $1.part.height }, area)
      for (index, one) in copies.enumerated() {
        for other in copies.dropFirst(index + 1) {
          #expect(one.part.intersection(other.part).isEmpty)
        }
      }
    }
  }

  @Test func nothingIsBlurredAtTheViewsEdge() {
    // Where the view ends, nothing takes the sharp images away, and all of the blurred ones is taken.
    let fades = stage().frame.displayList.operations.compactMap { operation -> GradientPaint? in
      if case .fill(_, .gradient(let gradient)) = operation.action { gradient } else { nil }
    }
    // Eight images each.
    expectEqual(
      fades.map { $0.stops[0].color.opacity }, [0, 1].flatMap { Array(repeating: $0, count: 8) })
    #expect(fades.allSatisfy { $0.stops[0].location == 0 })
  }

  @Test func aCopyIsTheMirrorImageAcrossTheEdge() throws {
    let parts = parts(stage().frame)
    let left = try #require(parts.first { $0.part == Rect2D(x: 0, y: 20, width: 30, height: 60) })
    // What is a point inside the edge at 30 is a point outside of it in the copy.
    let own = try #require(parts.last)
    func image(_ point: Point2D) -> Point2D? {
      own.map.inverse.map { left.map.apply($0.apply(point)) }
    }
    expectEqual(image(Point2D(x: 31, y: 50)), Point2D(x: 29, y: 50))
    let corner = try #require(
      parts.first { $0.part == Rect2D(x: 130, y: 0, width: 40, height: 20) })
    let image = own.map.inverse.map { corner.map.apply($0.apply(Point2D(x: 129, y: 22))) }
    expectEqual(image, Point2D(x: 131, y: 18))
  }

  @Test func thereAreCopiesOnlyWhereTheSafeAreaIs() {
    let top = stage(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    // The view and one copy, one copy, the view and one copy, and the view.
    expectEqual(parts(top.frame).count, 6)
    let none = stage(EdgeInsets())
    expectEqual(parts(none.frame).map(\.part), [Rect2D(x: 0, y: 0, width: 100, height: 60)])
    let off = stage(isEnabled: false)
    expectEqual(parts(off.frame).map(\.part), [Rect2D(x: 30, y: 20, width: 100, height: 60)])
  }

  @Test func copiesReachNoFartherThanTheViewAndTheLayoutStays() {
    let deep = Stage(width: 100, height: 300) {
      Color.pureRed.frame(height: 60).backgroundExtensionEffect()
        .accessibilityIdentifier("view")
        .safeAreaPadding(.top, 240)
    }
    expectEqual(deep.model("view"), Rect2D(x: 0, y: 240, width: 100, height: 60))
    expectEqual(parts(deep.frame).first?.part, Rect2D(x: 0, y: 180, width: 100, height: 60))
  }

  @Test func edgesFollowTheDirectionOfReading() {
    let stage = stage(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(
      parts(stage.frame).contains { $0.part == Rect2D(x: 100, y: 0, width: 30, height: 60) })
  }

  @Test func glassOfTheViewIsNotCopied() {
    let stage = Stage(width: 100, height: 100) {
      Color.pureRed.overlay { Color.clear.frame(width: 30, height: 30).glassEffect() }
        .backgroundExtensionEffect().safeAreaPadding(.top, 40)
    }
    expectEqual(stage.frame.glass.count, 1)
  }

  /// What the documents show: a picture at the top of a page that scrolls beside a sidebar.
  @Test func whatScrollsReachesUnderWhatCoversTheScrollView() {
    let stage = Stage(width: 170, height: 90) {
      ScrollView {
        VStack(spacing: 0) {
          Color.pureRed.frame(height: 60).backgroundExtensionEffect()
          Color.pureGreen.frame(height: 400)
        }
      }
      .safeAreaPadding(EdgeInsets(top: 20, leading: 30, bottom: 0, trailing: 40))
    }
    let (left, top) = (
      Rect2D(x: 0, y: 20, width: 30, height: 60), Rect2D(x: 30, y: 0, width: 100, height: 20)
    )
    #expect(parts(stage.frame).contains { $0.part == left })
    #expect(parts(stage.frame).contains { $0.part == top })
    stage.step(.wheel(at: Point2D(x: 80, y: 50), delta: Size2D(width: 0, height: 10)))
    stage.settle()
    #expect(parts(stage.frame).contains { $0.part == Rect2D(x: 0, y: 10, width: 30, height: 60) })
    // What is not at an edge of the content stays as it is.
    let inner = Stage(width: 170, height: 90) {
      ScrollView {
        Color.pureRed.frame(height: 60).backgroundExtensionEffect().padding(10)
      }
      .safeAreaPadding(.leading, 30)
    }
    expectEqual(parts(inner.frame).count, 1)
  }
}
