import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct Loud: TextAttribute {}

/// Raises the glyphs of what is loud, and draws the rest as it is.
private struct Raising: TextRenderer {
  var height: Double
  var animatableData: Double {
    get { height }
    set { height = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        guard run[Loud.self] != nil else {
          context.draw(run)
          continue
        }
        for (index, glyph) in run.enumerated() {
          var copy = context
          copy.opacity = 0.5
          copy.translateBy(x: 0, y: -height * Double(index))
          copy.draw(glyph)
        }
      }
    }
  }
}

/// Draws lines and leaves room below them.
private struct Roomy: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    var size = text.sizeThatFits(proposal)
    size.height += 10
    return size
  }
}

/// Texts that a renderer draws, line by line and glyph by glyph.
@MainActor
struct TextRendererTests {
  private func origins(_ frame: SceneFrame) -> [Point2D] { frame.glyphRuns.flatMap(\.origins) }

  @Test func linesAreDrawnWhereTheTextDrawsThem() {
    let text = Text("The quick brown fox jumps over the lazy dog").foregroundStyle(Color.pureRed)
    let plain = Stage { text.frame(width: 120) }.frame
    let drawn = Stage { text.frame(width: 120).textRenderer(Lines()) }.frame
    expectEqual(origins(drawn), origins(plain))
    expectEqual(drawn.glyphHashes, plain.glyphHashes)
    expectEqual(drawn.glyphRuns.map(\.color), drawn.glyphRuns.map { _ in .pureRed })
  }

  private struct Lines: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  /// The glyphs of a marked part move with the renderer's data, and the others stay.
  @Test func aMarkedPartIsDrawnAnotherWay() {
    let lab = Lab(0.0, rate: 10) { height in
      Text("ab\(Text("cd").customAttribute(Loud()))").textRenderer(Raising(height: height))
    }
    let rest = origins(lab.frame)
    expectEqual(rest.count, 4)
    lab.change(to: 10, .linear(duration: 1))
    lab.stage.run(5)
    let half = origins(lab.frame)
    expectEqual(half[...2].map(\.y), rest[...2].map(\.y))
    expectClose(rest[3].y - half[3].y, 5, within: 1e-9)
    expectEqual(lab.frame.groups, [0.5, 0.5])
  }

  @Test func aRendererMayTakeMoreRoom() {
    func height(_ isRoomy: Bool) -> Double {
      Stage {
        if isRoomy {
          Text("A").textRenderer(Roomy()).accessibilityIdentifier("text")
        } else {
          Text("A").accessibilityIdentifier("text")
        }
      }
      .model("text")?.height ?? 0
    }
    expectClose(height(true) - height(false), 10, within: 1e-9)
  }

  /// What a layout says of itself.
  @Test func aLayoutHasLinesRunsAndGlyphs() {
    let log = Log()
    let stage = Stage {
      Text("one\ntwo words").textRenderer(Reading(log: log))
    }
    #expect(stage.frame.glyphRuns.isEmpty)
    expectEqual(
      log.take().first, "lines 2, glyphs [3, 9], in order true, truncated false, inside true")
  }

  private struct Reading: TextRenderer {
    let log: Log

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      let glyphs = layout.map { line in line.reduce(0) { $0 + $1.count } }
      let indices = layout.flatMap { $0.flatMap(\.characterIndices) }
      let box = layout[0].typographicBounds.rect
      let isInside = layout[0].allSatisfy { run in
        run.allSatisfy { box.contains(CGPoint(x: $0.typographicBounds.rect.midX, y: box.midY)) }
      }
      log.note(
        "lines \(layout.count), glyphs \(glyphs), in order \(indices == indices.sorted()), "
          + "truncated \(layout.isTruncated), inside \(isInside)")
    }
  }

  struct Setting: Sendable {
    let factor: Double
    let view: @MainActor @Sendable () -> AnyView
  }

  @Test(
    "Texts in another scale",
    arguments: [
      Setting(factor: 0.8) { AnyView(Text("A").textScale(.secondary)) },
      Setting(factor: 0.8) { AnyView(VStack { Text("A") }.textScale(.secondary)) },
      Setting(factor: 1) { AnyView(VStack { Text("A") }.textScale(.secondary, isEnabled: false)) },
      Setting(factor: 1) {
        AnyView(VStack { Text("A").textScale(.default) }.textScale(.secondary))
      },
    ])
  func scales(_ setting: Setting) {
    let size = Stage { setting.view() }.frame.glyphRuns.first?.run.size ?? 0
    expectClose(size, 17 * setting.factor, within: 1e-9)
  }

  struct Pitch: Sendable {
    let pitch: Double
    let height: AttributedString.LineHeight?
  }

  @Test(
    "Distances from line to line",
    arguments: [
      Pitch(pitch: 22, height: nil), Pitch(pitch: 22, height: .normal),
      Pitch(pitch: 40, height: .exact(points: 40)),
      Pitch(pitch: 34, height: .multiple(factor: 2)),
      Pitch(pitch: 32, height: .leading(increase: 10)),
    ])
  func pitches(_ pitch: Pitch) {
    let frame = Stage { Text("A\nB").lineHeight(pitch.height) }.frame
    let lines = origins(frame).map(\.y)
    // Baselines lie on whole pixels of half a point.
    expectClose((lines.last ?? 0) - (lines.first ?? 0), pitch.pitch, within: 0.5)
  }
}
