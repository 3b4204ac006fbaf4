import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender
import MeniscusReplay
import MeniscusUI

extension KnownAnswer {
  /// Paths and springs.
  static let geometry = [
    KnownAnswer(.geometry, .circleLength, .recorded, "405790b4413f74ee") {
      hexadecimal(circle.length.bitPattern)
    },
    KnownAnswer(.geometry, .outlineStroked, .recorded, "86108d1ff147ee8b") {
      var hasher = StableHasher()
      hasher.combine(circle.stroked(width: 3).flattened(tolerance: 0.05))
      return hexadecimal(hasher.finish())
    },
    KnownAnswer(.geometry, .spring, .recorded, "40523ff34630a5ab") {
      let spring = SpringCurve(duration: 0.5, bounce: 0.25)
      return hexadecimal(spring.value(at: 0.5 / 3, target: 100).bitPattern)
    },
  ]

  /// Text to outlines and their places.
  static let text = [
    KnownAnswer(.text, .line, .recorded, "bb40c3548497b253") {
      hash(of: DoctorScenes.list(of: DoctorScenes.text))
    }
  ]

  /// Where views stand.
  static let layout = [
    KnownAnswer(
      .layout, .rowWithSpacer, .byHand, "a 0 10 20 20, b 28 10 122 20, c 158 15 42 10"
    ) {
      DoctorScenes.host(of: DoctorScenes.row).labelledFrames.map { label, frame in
        "\(label) "
          + [frame.minX, frame.minY, frame.width, frame.height]
          .map { JSONText.number($0) }.joined(separator: " ")
      }.joined(separator: ", ")
    },
    KnownAnswer(.layout, .cardFrames, .recorded, "cefb5dfbabe701a1") {
      hexadecimal(DoctorScenes.frame(of: DoctorScenes.card).layoutHash)
    },
  ]

  /// What is drawn.
  static let display = [
    KnownAnswer(.display, .cardOperations, .recorded, "16ac7dd172ad4f93") {
      hexadecimal(DoctorScenes.frame(of: DoctorScenes.card).displayDigest.list)
    },
    KnownAnswer(.display, .cardText, .recorded, "e1315d8653564de3") {
      hash(of: DoctorScenes.list(of: DoctorScenes.card))
    },
  ]

  /// What glass fuses into.
  static let morph = [
    KnownAnswer(.morph, .discDistance, .byHand, "4014000000000000") {
      // 3, 4 from the centre of a disc of radius 10: five points within.
      let list = DoctorScenes.glassList([Rect2D(x: 0, y: 0, width: 20, height: 20)])
      let fusedShape = FusedShapes.resolve(list).shapes.first
      let distance = fusedShape?.sample(at: Point2D(x: 13, y: 14)).distance ?? 0
      return hexadecimal((-Double(distance)).bitPattern)
    },
    KnownAnswer(.morph, .discField, .recorded, "fc09cee0418e0028") {
      var hasher = StableHasher()
      for fusedShape in FusedShapes.resolve(DoctorScenes.discs).shapes {
        for y in stride(from: 0.0, to: 30, by: 3) {
          for x in stride(from: 0.0, to: 60, by: 3) {
            hasher.combine(Double(fusedShape.sample(at: Point2D(x: x, y: y)).distance))
          }
        }
      }
      return hexadecimal(hasher.finish())
    },
    KnownAnswer(.morph, .discsThatFuse, .recorded, "0ff231f524a1543f") {
      hexadecimal(FusedShapes.resolve(DoctorScenes.discs).hash)
    },
  ]

  /// Pixels.
  static let render = [
    pixels(.card, "d141b633c481e57e", of: DoctorScenes.card),
    pixels(.text, "1da4ece727e4737b", of: DoctorScenes.text),
    pixels(.layers, "42f61f6d5080d2a3", of: DoctorScenes.layers),
    pixels(.glass, "d81c2f5bc649cb94", of: DoctorScenes.glass),
  ]

  /// A scene over time.
  static let replay = [
    KnownAnswer(.replay, .tapAndSpring, .recorded, "cf42d81096200cd1") {
      guard let trace = try? TraceReader().read(Array(DoctorScenes.trace.utf8)),
        let record = try? Replayer.run(trace, on: DoctorScenes.switching)
      else { return nil }
      return hexadecimal(StableHash.hash(Array(record.hashLog.hashLines.utf8)))
    }
  ]

  private static var circle: Path2D {
    .ellipse(in: Rect2D(x: 1, y: 2, width: 30, height: 30))
  }

  @MainActor
  private static func hash(of list: DisplayList) -> String {
    hexadecimal(StableHash.hash(Array(list.text().utf8)))
  }

  private static func pixels(
    _ question: Examination.Question, _ expected: String, of scene: Scene
  ) -> KnownAnswer {
    KnownAnswer(.render, question, .recorded, expected) {
      var renderer = Renderer()
      return hexadecimal(renderer.render(DoctorScenes.list(of: scene)).pixelHash)
    }
  }
}
