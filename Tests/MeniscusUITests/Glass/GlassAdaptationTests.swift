import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Glass that follows what lies behind it.
@MainActor
struct GlassAdaptationTests {
  /// A scene with one glass of an extent; its content is filled in the primary colour.
  private func stage(
    _ side: CGFloat = 44, glass: Glass = .regular, scheme: ColorScheme = .light
  ) -> Stage {
    Stage(configure: { $0.colorScheme = scheme }) {
      Rectangle().fill(.primary).frame(width: side, height: side).glassEffect(glass)
    }
  }

  private func measurements(
    _ luminance: Double, _ busyness: Double = 0
  ) -> GlassMeasurements {
    GlassMeasurements(elements: [.init(luminance: luminance, busyness: busyness)])
  }

  private func material(_ stage: Stage) -> GlassMaterial? {
    stage.frame.glass.first?.element.material
  }

  private func ink(_ stage: Stage) -> RGBA? { stage.frame.fills.first?.color }

  @Test func itStartsAdapted() throws {
    let configuration = SceneConfiguration(size: Size2D(width: 100, height: 100))
    let scene = Scene("test") {
      Rectangle().fill(.primary).frame(width: 44, height: 44).glassEffect()
    }
    let host = SceneHost(scene: scene, configuration: configuration)
    let first = host.advance(to: 0, events: [])
    expectEqual(first.glass.first?.element.material.darkness, 0)
    #expect(host.hasUnmeasuredGlass)
    let adapted = host.adaptFirstFrame(to: measurements(0.2, 0.3))
    expectEqual(adapted.glass.first?.element.material.darkness, 1)
    expectEqual(adapted.glass.first?.element.material.shadow, 0.28)
    expectEqual(adapted.fills.first?.color, .white)
    #expect(adapted.isSettled)
    #expect(adapted.stateHash != first.stateHash)
    #expect(!host.hasUnmeasuredGlass)
    let next = host.advance(to: 1, events: [])
    expectEqual(next.displayDigest, adapted.displayDigest)
    expectEqual(next.counters, WorkCounters())
  }

  @Test func inkAndFaceCrossfade() throws {
    let stage = stage()
    #expect(stage.host.receive(measurements(0.9)))
    stage.step()
    expectEqual(material(stage)?.darkness, 0)
    expectEqual(ink(stage), .black)
    #expect(stage.host.receive(measurements(0.1)))
    stage.step()
    // The frame of the change shows the old picture.
    expectEqual(material(stage)?.darkness, 0)
    #expect(!stage.frame.isSettled)
    // 180 milliseconds are 10.8 frames: after ten it is still under way.
    stage.run(10)
    let darkness = try #require(material(stage)?.darkness)
    #expect(darkness > 0 && darkness < 1)
    let color = try #require(ink(stage))
    #expect(color.red > 0 && color.red < 1)
    stage.settle()
    expectEqual(material(stage)?.darkness, 1)
    expectEqual(ink(stage), .white)
  }

  @Test func glassOfAContainerIsAsDenseAsItsBusiestPlaceAsks() {
    let stage = Stage {
      GlassEffectContainer {
        VStack(spacing: 30) {
          Color.clear.frame(width: 44, height: 44).glassEffect()
          Color.clear.frame(width: 44, height: 44).glassEffect()
          Color.clear.frame(width: 44, height: 44).glassEffect(.clear)
        }
      }
    }
    expectEqual(stage.frame.glass.map(\.element.material.density), [0, 0, 0])
    stage.host.receive(
      GlassMeasurements(elements: [
        .init(luminance: 0.7, busyness: 0), .init(luminance: 0.7, busyness: 0.5),
        .init(luminance: 0.7, busyness: 0.5),
      ]))
    stage.step()
    stage.settle()
    // Black and white squares deviate by 0.5: nothing is busier. Clear glass dims by how bright it is.
    let densities = stage.frame.glass.map(\.element.material.density)
    expectEqual(Array(densities.prefix(2)), [1, 1])
    expectClose(Self.clearFace(over: 1, density: densities[2]), 0.44, closerThan: 1e-9)
  }

  @Test func largeGlassIsNoDenserOverWhatIsBusy() {
    let stage = stage(120)
    stage.host.receive(measurements(0.7, 0.3))
    stage.step()
    stage.settle()
    expectEqual(material(stage)?.density, 0)
  }

  @Test func itFlipsOnceWithHysteresis() {
    let stage = stage()
    var flips = 0
    var last: Double?
    // Up and down around the threshold by less than the margin, then beyond it.
    for luminance in [0.6, 0.52, 0.48, 0.46, 0.49, 0.44, 0.47, 0.51, 0.54, 0.46, 0.53] {
      stage.host.receive(measurements(luminance))
      stage.step()
      stage.settle()
      let darkness = material(stage)?.darkness
      if let last, last != darkness { flips += 1 }
      last = darkness
    }
    expectEqual(flips, 1)
    expectEqual(last, 1)
    stage.host.receive(measurements(0.56))
    stage.step()
    stage.settle()
    expectEqual(material(stage)?.darkness, 0)
  }

  @Test func largeGlassDoesNotFollow() {
    // The shadow follows less and less; the face follows or does not, since no ink is legible on one
    // in between.
    for (side, darkness, share) in [
      (44.0, 1.0, 1.0), (56, 1, 1), (66, 1, 0.75), (76, 0, 0.5), (96, 0, 0), (200, 0, 0),
    ] {
      let stage = stage(CGFloat(side))
      stage.host.receive(measurements(0.05, 0.3))
      stage.step()
      expectEqual(material(stage)?.darkness, darkness, "\(side)")
      // Between the 0.28 of small glass and the 0.12 of large.
      let expected = 0.12 + 0.16 * share
      expectClose(material(stage)?.shadow ?? 0, expected, closerThan: 1e-12, "\(side)")
      expectEqual(ink(stage), darkness > 0.5 ? .white : .black, "\(side)")
    }
  }

  @Test func whatIsPartlyBrightIsNotDark() {
    // White ink has to be legible where it is brightest: three quarters of the deviation count.
    for (busyness, darkness) in [(0.0, 1.0), (0.1, 1), (0.3, 0)] {
      let stage = stage()
      stage.host.receive(measurements(0.3, busyness))
      stage.step()
      stage.settle()
      expectEqual(material(stage)?.darkness, darkness, "\(busyness)")
    }
  }

  @Test func glassOfAContainerIsDarkOrLightAsOne() {
    let stage = Stage {
      VStack {
        GlassEffectContainer {
          HStack {
            ForEach(0..<2) { _ in Color.clear.frame(width: 40, height: 40).glassEffect() }
          }
        }
        Color.clear.frame(width: 40, height: 40).glassEffect()
      }
    }
    func receive(_ luminances: [Double]) -> [Double] {
      stage.host.receive(
        GlassMeasurements(elements: luminances.map { .init(luminance: $0, busyness: 0) }))
      stage.step()
      stage.settle()
      return stage.frame.glass.map(\.element.material.darkness)
    }
    expectEqual(receive([0.05, 0.3, 0.9]), [1, 1, 0])
    expectEqual(receive([0.05, 0.95, 0.1]), [0, 0, 1])
  }

  @Test func darkInterfacesTurnLightOverWhatIsBright() {
    let stage = stage(scheme: .dark)
    expectEqual(material(stage)?.darkness, 1)
    expectEqual(ink(stage), .white)
    stage.host.receive(measurements(0.9))
    stage.step()
    expectEqual(material(stage)?.darkness, 0)
    expectEqual(ink(stage), .black)
  }

  @Test func theShadowDeepensOverWhatIsBusy() throws {
    let stage = stage()
    stage.host.receive(measurements(0.9, 0))
    stage.step()
    let even = try #require(material(stage)?.shadow)
    stage.host.receive(measurements(0.9, 0.3))
    stage.step()
    stage.settle()
    let busy = try #require(material(stage)?.shadow)
    #expect(busy >= 4 * even)
    // A little more or less changes nothing.
    #expect(!stage.host.receive(measurements(0.9, 0.29)))
    stage.step()
    expectEqual(stage.frame.counters, WorkCounters())
  }

  /// What clear glass makes of a grey, by the measured face and one that lets through 0.3.
  private static func clearFace(over grey: Double, density: Double) -> Double {
    0.126 + (0.954 + (0.3 - 0.954) * density) * grey
  }

  @Test func clearGlassIsTheSameInLightAndDarkButItsInkFollows() {
    for scheme in ColorScheme.allCases {
      let stage = stage(200, glass: .clear, scheme: scheme)
      expectEqual(material(stage)?.darkness, 0)
      stage.host.receive(measurements(0.1))
      stage.step()
      expectEqual(material(stage)?.darkness, 0)
      expectEqual(ink(stage), .white)
      stage.host.receive(measurements(0.9))
      stage.step()
      stage.settle()
      expectEqual(ink(stage), .black)
    }
  }

  @Test func inkOnATintGoesByTheTint() {
    expectEqual(ink(stage(glass: .regular.tint(.blue))), .white)
    expectEqual(ink(stage(glass: .regular.tint(.pink))), .white)
    // White has a contrast of 2.2 on the system's orange.
    expectEqual(ink(stage(glass: .regular.tint(.orange))), .black)
    expectEqual(ink(stage(glass: .regular.tint(.yellow), scheme: .dark)), .black)
    // A faint tint says nothing.
    expectEqual(ink(stage(glass: .regular.tint(.blue.opacity(0.2)))), .black)
    expectEqual(ink(stage(glass: .identity.tint(.blue))), .black)
  }

  @Test func glassCanFollowTheColourScheme() {
    for scheme in ColorScheme.allCases {
      let stage = Stage(configure: { $0.colorScheme = scheme }) {
        Rectangle().fill(.primary).frame(width: 44, height: 44).glassEffect()
          .glassScheme(from: .colorScheme)
      }
      for luminance in [0.1, 0.9] {
        stage.host.receive(measurements(luminance))
        stage.step()
        stage.settle()
        expectEqual(material(stage)?.darkness, scheme == .dark ? 1 : 0, "\(luminance)")
        expectEqual(ink(stage), scheme == .dark ? .white : .black, "\(luminance)")
      }
    }
  }

  @Test func aSceneStatesWhatItsGlassFollows() {
    let scene = Scene("test") { Color.clear.frame(width: 44, height: 44).glassEffect() }
      .glassScheme(from: .colorScheme)
    let host = SceneHost(
      scene: scene, configuration: SceneConfiguration(size: Size2D(width: 100, height: 100)))
    _ = host.advance(to: 0, events: [])
    let adapted = host.adaptFirstFrame(to: measurements(0.1))
    expectEqual(adapted.glass.first?.element.material.darkness, 0)
  }

  @Test(arguments: [700.0, 300])
  func barsOfAScreenAgree(height: Double) {
    let stage = Stage(height: height) {
      VStack {
        Color.clear.frame(width: 44, height: 44).glassEffect()
        Spacer()
        Color.clear.frame(width: 44, height: 44).glassEffect()
        Spacer()
        Color.clear.frame(width: 200, height: 50).glassEffect()
      }
    }
    stage.host.receive(
      GlassMeasurements(elements: [0.2, 0.1, 0.3].map { .init(luminance: $0, busyness: 0) }))
    stage.step()
    stage.settle()
    func darkness() -> [Double] { stage.frame.glass.map(\.element.material.darkness) }
    expectEqual(darkness(), [1, 1, 1])
    // The upper bar comes over white: on a screen the lower one goes along, what floats does not.
    stage.host.receive(
      GlassMeasurements(elements: [1, 0.1, 0.3].map { .init(luminance: $0, busyness: 0) }))
    stage.step()
    stage.settle()
    expectEqual(darkness(), height > 600 ? [0, 1, 0] : [0, 1, 1])
  }

  @Test func clearGlassDimsWhatIsBrightUnderItsWhiteInk() throws {
    let stage = stage(glass: .clear)
    // The brightest face is 0.44, on which white has a contrast of 4.9; what is dark is left alone, and
    // so is what is bright, under black ink.
    for (luminance, busyness, brightest, color) in [
      (0.2, 0.04, nil, .white), (0.33, 0.33, 0.44, .white), (0.9, 0.04, nil, .black),
      (0.3, 0.15, 0.44, .white),
    ] as [(Double, Double, Double?, RGBA)] {
      stage.host.receive(measurements(luminance, busyness))
      stage.step()
      stage.settle()
      let density = try #require(material(stage)?.density)
      let face = Self.clearFace(over: min(luminance + busyness, 1), density: density)
      if let brightest {
        expectClose(face, brightest, closerThan: 1e-9)
      } else {
        expectEqual(density, 0)
      }
      expectEqual(ink(stage), color)
    }
  }

  @Test func lettersOfClearGlassDimNothing() {
    let stage = Stage {
      Color.clear.frame(width: 80, height: 60)
        .glassEffect(.clear, in: TextShape("1", font: .system(size: 60)))
    }
    stage.host.receive(measurements(0.9))
    stage.step()
    stage.settle()
    expectEqual(material(stage)?.density, 0)
    expectEqual(material(stage)?.lightInk, 0)
  }

  @Test func whatIsNotMeasuredStaysAsItIs() {
    let stage = stage()
    #expect(!stage.host.receive(GlassMeasurements()))
    #expect(!stage.host.receive(GlassMeasurements(elements: [nil])))
    #expect(!stage.host.receive(measurements(.nan)))
    stage.step()
    expectEqual(stage.frame.counters, WorkCounters())
    #expect(stage.host.hasUnmeasuredGlass)
  }

  @Test func everyMemberOfAUnionFollows() {
    struct Pair: View {
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer {
          HStack {
            Rectangle().fill(.primary).frame(width: 40, height: 40).glassEffect()
              .glassEffectUnion(id: 1, namespace: namespace)
            Rectangle().fill(.primary).frame(width: 40, height: 40).glassEffect()
              .glassEffectUnion(id: 1, namespace: namespace)
          }
        }
      }
    }
    let stage = Stage { Pair() }
    expectEqual(stage.frame.glass.count, 1)
    stage.host.receive(measurements(0.1))
    stage.step()
    expectEqual(stage.frame.fills.map(\.color), [.white, .white])
  }

  @Test func lessTransparencyAndMoreContrastPutAFaceInPlaceOfGlass() throws {
    let plain = Stage(configure: { $0.reduceTransparency = true }) {
      Color.pureRed.frame(width: 40, height: 40).glassEffect()
    }
    #expect(plain.frame.glass.isEmpty)
    try #require(plain.frame.fills.count == 2)
    expectEqual(plain.frame.fills[0].bounds, plain.frame.fills[1].bounds)
    let face = try #require(plain.frame.fills[0].color)
    #expect(face.opacity > 0.9 && face.opacity < 1)
    let contrasting = Stage(configure: { $0.increaseContrast = true }) {
      GlassEffectContainer {
        Color.pureRed.frame(width: 40, height: 40).glassEffect(.regular.tint(.pureBlue))
      }
    }
    // The face, its border and the content.
    try #require(contrasting.frame.fills.count == 3)
    expectEqual(contrasting.frame.fills[0].color, .pureBlue)
    expectEqual(contrasting.frame.fills[1].color, .black)
    expectEqual(contrasting.frame.fills[1].bounds, Rect2D(x: 139, y: 99, width: 42, height: 42))
  }
}
