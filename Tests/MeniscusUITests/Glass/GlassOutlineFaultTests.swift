import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A shape whose contours are polygons in the unit square.
nonisolated private struct Polygons: Shape {
  let contours: [[CGPoint]]
  var isClosed = true

  func path(in rect: CGRect) -> Path {
    Path { path in
      for contour in contours {
        path.addLines(
          contour.map {
            CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
          })
        if isClosed { path.closeSubpath() }
      }
    }
  }
}

/// A shape made by a closure.
nonisolated private struct Drawn: Shape {
  let draw: @Sendable (inout Path, CGRect) -> Void

  func path(in rect: CGRect) -> Path { Path { draw(&$0, rect) } }
}

/// Glass needs a clean, closed path: requirement G2.
@MainActor
struct GlassOutlineFaultTests {
  private func faults(of shape: some Shape) -> [GlassOutlineFault] {
    let stage = Stage {
      Color.pureRed.frame(width: 100, height: 80).glassEffect(.regular, in: shape)
    }
    return stage.frame.issues.compactMap {
      if case .invalidGlassShape("Color.frame.glassEffect", let fault) = $0 { fault } else { nil }
    }
  }

  private let square = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)].map {
    CGPoint(x: $0.0, y: $0.1)
  }

  @Test func closedPathsAreClean() {
    expectEqual(faults(of: Polygons(contours: [square])), [])
    expectEqual(faults(of: Drawn { $0.addEllipse(in: $1) }), [])
    expectEqual(
      faults(of: Drawn { $0.addRoundedRect(in: $1, cornerSize: CGSize(width: 9, height: 9)) }), [])
    // One that comes back to its beginning is closed, said or not.
    expectEqual(faults(of: Polygons(contours: [square + [square[0]]], isClosed: false)), [])
  }

  @Test func anOpenPathIsAFault() {
    expectEqual(faults(of: Polygons(contours: [square], isClosed: false)), [.isOpen])
    let arc = Drawn { path, rect in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: 30, startAngle: .degrees(0),
        endAngle: .degrees(200), clockwise: false)
    }
    expectEqual(faults(of: arc), [.isOpen])
  }

  @Test func aPathThatCrossesItselfIsAFault() {
    let bow = [square[0], square[2], square[1], square[3]]
    expectEqual(faults(of: Polygons(contours: [bow])), [.crossesItself])
    // The five points of a star, every second one after the other.
    let star = [(0.5, 0.0), (0.79, 0.9), (0.02, 0.35), (0.98, 0.35), (0.21, 0.9)].map {
      CGPoint(x: $0.0, y: $0.1)
    }
    expectEqual(faults(of: Polygons(contours: [star])), [.crossesItself])
    // The same points around the star are clean.
    let around = [star[0], star[3], star[1], star[4], star[2]]
    expectEqual(faults(of: Polygons(contours: [around])), [])
    let loop = Drawn { path, rect in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        control1: CGPoint(x: rect.maxX + 60, y: rect.minY),
        control2: CGPoint(x: rect.minX - 60, y: rect.minY))
      path.closeSubpath()
    }
    expectEqual(faults(of: loop), [.crossesItself])
  }

  @Test func endsThatMeetButForRoundingAreNoCrossing() {
    // Bars of a waveform, each as round as it is wide: nothing straight is left between the corners.
    let bars = Drawn { path, rect in
      for bar in 0..<23 {
        let (pitch, height) = (rect.width / 23, CGFloat(bar % 7 + 1) * rect.height / 7)
        path.addRoundedRect(
          in: CGRect(
            x: rect.minX + (CGFloat(bar) + 0.16) * pitch, y: rect.midY - height / 2,
            width: pitch * 0.68, height: height),
          cornerSize: CGSize(width: pitch * 0.34, height: pitch * 0.34))
      }
    }
    expectEqual(faults(of: bars), [])
  }

  @Test func holesAndOverlapsOfContoursAreOneRegion() {
    let hole = square.map { CGPoint(x: 0.3 + $0.x * 0.4, y: 0.3 + $0.y * 0.4) }
    expectEqual(faults(of: Polygons(contours: [square, hole.reversed()])), [])
    let shifted = square.map { CGPoint(x: $0.x + 0.2, y: $0.y + 0.1) }
    expectEqual(faults(of: Polygons(contours: [square, shifted])), [])
  }

  @Test func hugePathsEnd() {
    // Ten thousand points of a comb whose teeth all span the height: every range of x meets few.
    let comb = (0..<10_000).map {
      CGPoint(x: Double($0) / 10_000, y: $0.isMultiple(of: 2) ? 0.1 : 0.9)
    }
    expectEqual(
      faults(of: Polygons(contours: [comb + [CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)]])), [])
    let broken = Polygons(contours: [[CGPoint(x: CGFloat.nan, y: 0)] + square])
    expectEqual(faults(of: broken), [])
  }
}
