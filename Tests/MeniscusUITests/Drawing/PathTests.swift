import MeniscusUI
import TestSupport
import Testing

/// What paths say of themselves, and figures that are added to them.
@MainActor
struct PathTests {
  @Test(
    "A path is what its description says",
    arguments: [
      "0 0 m 8 0 l 0 6 l h", "1.5 -2 m 3 4 5 6 q", "0 0 m 1 2 3 4 5 6 c h 7 7 m 8 8 l", "",
    ])
  func descriptions(text: String) {
    expectEqual(Path(text)?.description, text)
  }

  @Test("What is no description", arguments: ["1 1 l", "0 0 m 1", "0 0 m 1 l", "0 0 m x", "h"])
  func others(text: String) {
    expectEqual(Path(text), nil)
  }

  @Test func aRectangleIsReadByItsCorner() {
    expectEqual(Path("1 2 3 4 re"), Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func stepsAreTold() {
    var steps: [Path.Element] = []
    Path("0 0 m 1 2 3 4 q 5 6 7 8 9 9 c h")?.forEach { steps.append($0) }
    expectEqual(
      steps,
      [
        .move(to: .zero), .quadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2)),
        .curve(
          to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8)),
        .closeSubpath,
      ])
  }

  /// A circle of 4 points around (6, 4) touches the lines at (6, 0) and (10, 4).
  @Test func anArcTouchesBothLines() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    expectEqual(steps.count, 3)
    guard case .line(let touch) = steps[1], case .curve(let end, _, _) = steps[2] else {
      Issue.record("\(path)")
      return
    }
    for (found, x, y) in [(touch, 6.0, 0.0), (end, 10, 4)] {
      // Sine and cosine are rounded to a double.
      expectClose(Double(found.x), x, within: 1e-12)
      expectClose(Double(found.y), y, within: 1e-12)
    }
  }

  @Test func linesInOneDirectionAreNotRounded() {
    var path = Path("0 0 m") ?? Path()
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    expectEqual(path.description, "0 0 m 5 0 l")
  }

  @Test func figuresOfOtherFormsAreTheSame() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let radii = RectangleCornerRadii(topLeading: 3, bottomTrailing: 8)
    let pairs: [(Path, Path)] = [
      (
        Path(roundedRect: rect, cornerRadii: radii),
        UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
      ),
      (
        Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 9)),
        RoundedRectangle(cornerSize: CGSize(width: 4, height: 9)).path(in: rect)
      ),
      (
        Path { $0.addRects([rect], transform: CGAffineTransform(translationX: 5, y: 6)) },
        Path(CGRect(x: 5, y: 6, width: 40, height: 30))
      ),
      (
        Path {
          $0.addRelativeArc(
            center: .zero, radius: 3, startAngle: .zero, delta: .degrees(90))
        },
        Path {
          $0.addArc(
            center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
      ),
    ]
    for (found, expected) in pairs { expectEqual(found, expected) }
  }
}
