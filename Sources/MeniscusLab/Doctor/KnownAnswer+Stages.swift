import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender
import MeniscusReplay
import MeniscusUI

extension KnownAnswer {
  /// Outlines and springs.
  static let geometry = [
    KnownAnswer(.geometry, "the length of a circle's outline", .recorded, "405790b4413f74ee") {
      hexadecimal(circle.length.bitPattern)
    },
    KnownAnswer(.geometry, "an outline is stroked and flattened", .recorded, "86108d1ff147ee8b") {
      var hasher = StableHasher()
      hasher.combine(circle.stroked(width: 3).flattened(tolerance: 0.05))
      return hexadecimal(hasher.finish())
    },
    KnownAnswer(.geometry, "a spring at a third of its duration", .recorded, "40523ff34630a5ab") {
      let spring = SpringCurve(duration: 0.5, bounce: 0.25)
      return hexadecimal(spring.value(at: 0.5 / 3, target: 100).bitPattern)
    },
  ]

  /// Text to outlines and their places.
  static let text = [
    KnownAnswer(.text, "outlines and places of a line", .recorded, "d5210ad293161c11") {
      hash(of: DoctorScenes.list(of: DoctorScenes.text))
    }
  ]

  /// Where views stand.
  static let layout = [
    KnownAnswer(
      .layout, "a row with a spacer", .byHand, "a 0 10 20 20, b 28 10 122 20, c 158 15 42 10"
    ) {
      DoctorScenes.host(of: DoctorScenes.row).labelledFrames.map { label, frame in
        "\(label) "
          + [frame.minX, frame.minY, frame.width, frame.height]
          .map { JSONText.number($0) }.joined(separator: " ")
      }.joined(separator: ", ")
    },
    KnownAnswer(.layout, "the frames of a card", .recorded, "cefb5dfbabe701a1") {
      hexadecimal(DoctorScenes.frame(of: DoctorScenes.card).layoutHash)
    },
  ]

  /// What is drawn.
  static let display = [
    KnownAnswer(.display, "the operations of a card", .recorded, "16ac7dd172ad4f93") {
      hexadecimal(DoctorScenes.frame(of: DoctorScenes.card).displayDigest.list)
    },
    KnownAnswer(.display, "the operations of a card as text", .recorded, "dfc2ed3123a88abb") {
      hash(of: DoctorScenes.list(of: DoctorScenes.card))
    },
  ]

  /// What glass fuses into.
  static let morph = [
    KnownAnswer(.morph, "the distance to a disc", .byHand, "4014000000000000") {
      // 3, 4 from the centre of a disc of radius 10: five points within.
      let list = DoctorScenes.glassList([Rect2D(x: 0, y: 0, width: 20, height: 20)])
      let surface = Surfaces.resolve(list).surfaces.first
      let distance = surface?.sample(at: Point2D(x: 13, y: 14)).distance ?? 0
      return hexadecimal((-Double(distance)).bitPattern)
    },
    KnownAnswer(.morph, "the field of two discs that fuse", .recorded, "4088ea888aa35c45") {
      var hasher = StableHasher()
      for surface in Surfaces.resolve(DoctorScenes.discs).surfaces {
        for y in stride(from: 0.0, to: 30, by: 3) {
          for x in stride(from: 0.0, to: 60, by: 3) {
            hasher.combine(Double(surface.sample(at: Point2D(x: x, y: y)).distance))
          }
        }
      }
      return hexadecimal(hasher.finish())
    },
    KnownAnswer(.morph, "which discs fuse", .recorded, "0ff231f524a1543f") {
      hexadecimal(Surfaces.resolve(DoctorScenes.discs).hash)
    },
  ]

  /// Pixels.
  static let render = [
    pixels("fills, strokes and gradients", "d141b633c481e57e", of: DoctorScenes.card),
    pixels("text", "7f27699a83f87b3a", of: DoctorScenes.text),
    pixels("layers: blur, shadow, blending", "42f61f6d5080d2a3", of: DoctorScenes.layers),
    pixels("glass", "a9a1de3f335e3f21", of: DoctorScenes.glass),
  ]

  /// A scene over time.
  static let replay = [
    KnownAnswer(.replay, "a tap and the spring that it starts", .recorded, "cf42d81096200cd1") {
      guard let trace = try? TraceReader().read(Array(DoctorScenes.trace.utf8)),
        let record = try? Replayer.run(trace, on: DoctorScenes.switching)
      else { return "the trace was not replayed" }
      return hexadecimal(StableHash.hash(Array(record.chain.hashLines.utf8)))
    }
  ]

  private static var circle: Outline {
    .ellipse(in: Rect2D(x: 1, y: 2, width: 30, height: 30))
  }

  @MainActor
  private static func hash(of list: DisplayList) -> String {
    hexadecimal(StableHash.hash(Array(list.text().utf8)))
  }

  private static func pixels(
    _ name: String, _ expected: String, of scene: Scene
  ) -> KnownAnswer {
    KnownAnswer(.render, name, .recorded, expected) {
      var renderer = Renderer()
      return hexadecimal(renderer.render(DoctorScenes.list(of: scene)).pixelHash)
    }
  }
}
