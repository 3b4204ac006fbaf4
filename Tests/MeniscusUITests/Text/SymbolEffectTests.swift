import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Symbols move on the scene's clock, by what views around them ask for.
@MainActor
struct SymbolEffectTests {
  /// How the last symbol of a frame is drawn.
  private struct Look: Equatable {
    /// The scale and the turn, against a symbol at rest.
    var map: Affine2D
    var opacity: Double

    init?(_ frame: SceneFrame) {
      guard let run = frame.glyphRuns.last else { return nil }
      map = run.map
      opacity = frame.groups.first ?? 1
    }

    var scale: Double { (map.a * map.a + map.b * map.b).squareRoot() }
    var turn: Double { map.b }
  }

  struct Motion: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var effect: NamedSymbolEffect
    var options = SymbolEffectOptions.default
    /// The frames of 60 a second after which the symbol is at rest; nil for never.
    var frames: Int?
    /// What is different from rest on the way.
    var changes: Set<String>
  }

  nonisolated private static let discrete = [
    Motion(testDescription: "bounce", effect: .bounce, frames: 36, changes: ["scale"]),
    Motion(
      testDescription: "bounce, twice as fast", effect: .bounce.down, options: .speed(2),
      frames: 18, changes: ["scale"]),
    Motion(
      testDescription: "bounce twice", effect: .bounce, options: .repeat(.periodic(2, delay: 0.4)),
      frames: 96, changes: ["scale"]),
    Motion(testDescription: "pulse", effect: .pulse, frames: 96, changes: ["opacity"]),
    Motion(
      testDescription: "breathe", effect: .breathe, frames: 144, changes: ["scale", "opacity"]),
    Motion(
      testDescription: "breathe plainly", effect: .breathe.plain, frames: 144,
      changes: ["scale"]),
    Motion(
      testDescription: "variable colour", effect: .variableColor.iterative, frames: 72,
      changes: ["opacity"]),
    Motion(testDescription: "wiggle", effect: .wiggle, frames: 48, changes: ["turn"]),
    Motion(testDescription: "wiggle left", effect: .wiggle.left, frames: 48, changes: ["place"]),
    Motion(
      testDescription: "wiggle along an axis", effect: .wiggle.custom(angle: .degrees(90)),
      frames: 48, changes: ["place"]),
    Motion(testDescription: "rotate", effect: .rotate.clockwise, frames: 84, changes: ["turn"]),
    Motion(
      testDescription: "for ever", effect: .bounce, options: .repeating, changes: ["scale"]),
  ]

  private func differences(_ look: Look, from rest: Look) -> Set<String> {
    var found: Set<String> = []
    if abs(look.scale - rest.scale) > 1e-6 { found.insert("scale") }
    if abs(look.turn - rest.turn) > 1e-6 { found.insert("turn") }
    if abs(look.opacity - rest.opacity) > 1e-6 { found.insert("opacity") }
    if abs(look.map.tx - rest.map.tx) + abs(look.map.ty - rest.map.ty) > 1e-6 {
      found.insert("place")
    }
    return found
  }

  @Test(arguments: discrete)
  func aValueMovesTheSymbol(_ motion: Motion) throws {
    let lab = Lab(0) { value in
      Image(systemName: "star").font(.system(size: 40))
        .symbolEffect(motion.effect, options: motion.options, value: value)
    }
    let rest = try #require(Look(lab.frame))
    #expect(lab.frame.isSettled)
    lab.change(to: 1)
    if motion.frames != nil { #expect(!lab.frame.isSettled) }
    var found: Set<String> = []
    var count = 0
    while !lab.frame.isSettled || (motion.frames == nil && count < 60), count < 300 {
      lab.stage.step()
      count += 1
      found.formUnion(differences(try #require(Look(lab.frame)), from: rest))
    }
    expectEqual(found, motion.changes)
    if let frames = motion.frames {
      expectEqual(count, frames)
      expectEqual(Look(lab.frame), rest)
    } else {
      expectEqual(lab.frame.endlessMotion.count, 1)
    }
  }

  /// A motion that is on comes to its end, and then the symbol moves once more.
  @Test func aSecondValueWaitsForTheFirst() throws {
    let lab = Lab(0) { value in
      Image(systemName: "star").symbolEffect(.bounce, options: .repeat(1), value: value)
    }
    let rest = try #require(Look(lab.frame))
    lab.change(to: 1)
    lab.stage.run(10)
    let before = try #require(Look(lab.frame))
    lab.change(to: 2)
    let after = try #require(Look(lab.frame))
    #expect(abs(after.scale - before.scale) < 0.1 * rest.scale)
    lab.stage.run(60)
    #expect(!lab.frame.isSettled)
    lab.stage.settle()
    expectEqual(Look(lab.frame), rest)
  }

  @Test func whatIsActiveGoesOnAndEndsWithItsMotion() throws {
    let lab = Lab(false) { isActive in
      Image(systemName: "star").symbolEffect(.pulse, isActive: isActive)
    }
    let rest = try #require(Look(lab.frame))
    lab.change(to: true)
    lab.stage.run(400)
    #expect(lab.frame.isSettled)
    expectEqual(lab.frame.endlessMotion.count, 1)
    lab.change(to: false)
    #expect(!lab.frame.isSettled)
    lab.stage.settle()
    expectEqual(Look(lab.frame), rest)
    #expect(lab.frame.endlessMotion.isEmpty)
  }

  struct Kept: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let effect: NamedSymbolEffect
    /// The scale while it is active; nil where nothing is drawn.
    let scale: Double?
  }

  @Test(
    "What is kept while it is active",
    arguments: [
      Kept(testDescription: "up", effect: .scale.up, scale: 1.25),
      Kept(testDescription: "down", effect: .scale.down.byLayer, scale: 0.8),
      Kept(testDescription: "disappear", effect: .disappear, scale: nil),
      Kept(testDescription: "appear", effect: .appear, scale: nil),
      Kept(testDescription: "drawOff", effect: .drawOff, scale: nil),
    ])
  func keptLooks(_ kept: Kept) throws {
    let lab = Lab(false) { isActive in
      Image(systemName: "circle.fill").symbolEffect(kept.effect, isActive: isActive)
    }
    let rest = try #require(Look(lab.frame))
    lab.change(to: true)
    lab.stage.settle()
    let look = Look(lab.frame)
    if let scale = kept.scale {
      expectClose((look?.scale ?? 0) / rest.scale, scale, within: 0.001)
    } else {
      expectEqual(look, nil)
    }
    lab.change(to: false)
    lab.stage.settle()
    expectEqual(Look(lab.frame), rest)
  }

  @Test func anotherSymbolTakesThePlaceWithoutAnAnimation() {
    let lab = Lab(false) { isOn in
      Image(systemName: isOn ? "pause.fill" : "play.fill")
        .contentTransition(.symbolEffect(.replace))
    }
    let play = lab.frame.glyphHashes
    lab.change(to: true)
    lab.stage.run(5)
    // First the old one goes.
    expectEqual(lab.frame.glyphHashes.first, play.first)
    #expect(lab.frame.groups.contains { $0 < 1 })
    lab.stage.settle()
    #expect(lab.frame.glyphHashes != play)
    expectEqual(lab.frame.glyphHashes.count, 1)
  }

  @Test func aSymbolWithoutEffectsIsStill() {
    let lab = Lab(0) { value in
      VStack {
        Image(systemName: "star").symbolEffectsRemoved()
        Text("A")
      }
      .symbolEffect(.bounce, value: value)
    }
    lab.change(to: 1)
    #expect(lab.frame.isSettled)
    expectEqual(lab.stage.unmet, [])
  }

  @Test func aSymbolComesAndGoesByItsTransition() {
    let lab = Lab(false) { isThere in
      if isThere { Image(systemName: "star").transition(.symbolEffect(.disappear)) }
    }
    lab.change(to: true, .linear(duration: 1))
    lab.stage.run(30)
    #expect(lab.frame.groups.contains { $0 > 0.3 && $0 < 0.7 })
  }
}
