import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusUI
import TestSupport
import Testing

/// A net of colours, drawn into a picture of a texel a point.
@MainActor
@Suite("Mesh gradients")
struct MeshGradientTests {
  private typealias Place = SIMD2<Float>

  /// The picture that a rectangle of 20 by 10 points is filled with.
  private func picture(_ mesh: MeshGradient) throws -> Bitmap {
    let stage = Stage { Rectangle().fill(mesh).frame(width: 20, height: 10) }
    #expect(throws: Never.self) { try stage.frame.displayList.validate() }
    let paint = try #require(stage.frame.fills.first?.paint)
    guard case .picture(let paint) = paint else { throw StageProblem.noPicture }
    expectEqual(paint.frame.size, Size2D(width: 20, height: 10))
    return paint.picture.bitmap
  }

  private func texel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * bitmap.width + x) * 4
    return bitmap.samples[start..<start + 4].map(Int.init)
  }

  private let square: [Place] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test("Two columns of colours are a ramp, as a linear gradient is", arguments: [true, false])
  func ramp(isSmooth: Bool) throws {
    let bitmap = try picture(
      MeshGradient(
        width: 2, height: 2, points: square, colors: [.black, .white, .black, .white],
        smoothsColors: isSmooth))
    for x in 0..<20 {
      // The middle of texel x is at (x + ½) ÷ 20 of the way.
      let expected = Int(((Double(x) + 0.5) / 20 * 255).rounded())
      for y in [0, 4, 9] {
        // One level: between cells the ramp is a sum of rounded thirds.
        #expect(abs(texel(bitmap, x, y)[0] - expected) <= 1, "\(x), \(y)")
      }
      expectEqual(texel(bitmap, x, 5)[3], 255)
    }
  }

  @Test func everyPointHasItsColour() throws {
    let colors: [Color] = [.pureRed, .pureGreen, .pureBlue, .white, .black, .white]
    let bitmap = try picture(
      MeshGradient(
        width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
        colors: colors, smoothsColors: false))
    // Half a texel of ten to a neighbour, and half of ten to the one below: at most a tenth off.
    let corners: [(x: Int, y: Int, color: [Int])] = [
      (0, 0, [255, 0, 0]), (19, 0, [0, 0, 255]), (0, 9, [255, 255, 255]),
      (19, 9, [255, 255, 255]),
    ]
    for corner in corners {
      for (found, expected) in zip(texel(bitmap, corner.x, corner.y), corner.color) {
        #expect(abs(found - expected) <= 26, "\(corner)")
      }
    }
  }

  @Test func whereThereIsNoNetThereIsTheBackground() throws {
    let left: [Place] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let bitmap = try picture(
      MeshGradient(
        width: 2, height: 2, points: left, colors: [.white, .white, .white, .white],
        background: .pureRed))
    expectEqual(texel(bitmap, 9, 5), [255, 255, 255, 255])
    expectEqual(texel(bitmap, 10, 5), [255, 0, 0, 255])
  }

  @Test("A net that lacks points, colours or rows is only its background")
  func incomplete() throws {
    let nets = [
      MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.white], background: .pureRed),
      MeshGradient(
        width: 2, height: 2, points: square, colors: [.white], background: .pureRed),
      MeshGradient(
        width: 1, height: 4, points: square, colors: [.white, .white, .white, .white],
        background: .pureRed),
      MeshGradient(
        width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.white, .white, .white, .white], background: .pureRed),
    ]
    for net in nets {
      let bitmap = try picture(net)
      #expect((0..<20).allSatisfy { texel(bitmap, $0, 5) == [255, 0, 0, 255] })
    }
  }

  @Test func linesFollowTheirControlPoints() throws {
    // The upper edge sags to a half in the middle: a cubic from 0 to 0 with control points at 2/3.
    func point(_ place: Place, down: Float) -> MeshGradient.BezierPoint {
      let third = Place(1.0 / 3, 0)
      let sag = Place(0, down)
      return MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place - third + sag,
        topControlPoint: place - Place(0, 1.0 / 3),
        trailingControlPoint: place + third + sag, bottomControlPoint: place + Place(0, 1.0 / 3))
    }
    let bitmap = try picture(
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point([0, 0], down: 2.0 / 3), point([1, 0], down: 2.0 / 3), point([0, 1], down: 0),
          point([1, 1], down: 0),
        ], colors: [.white, .white, .white, .white], background: .black))
    // 3 · (1/4 + 1/4) ÷ 2 · 2/3 of ten texels: the edge is at 5.
    expectEqual(texel(bitmap, 10, 4), [0, 0, 0, 255])
    expectEqual(texel(bitmap, 10, 5), [255, 255, 255, 255])
    expectEqual(texel(bitmap, 0, 1), [255, 255, 255, 255])
  }

  @Test func colorsMixInOklabWhereThatIsAsked() throws {
    func middle(_ space: Gradient.ColorSpace) throws -> [Int] {
      let bitmap = try picture(
        MeshGradient(
          width: 2, height: 2, points: square,
          colors: [.pureBlue, .white, .pureBlue, .white], smoothsColors: false, colorSpace: space))
      return texel(bitmap, 9, 5)
    }
    // Oklab keeps a tint between blue and white from turning purple: less red than green.
    let (device, perceptual) = (try middle(.device), try middle(.perceptual))
    expectEqual(device[0], device[1])
    #expect(perceptual[0] < perceptual[1])
  }
}

private enum StageProblem: Error {
  case noPicture
}
