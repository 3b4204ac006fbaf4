import MeniscusUI
import TestSupport
import Testing

/// A container knows the sections of its views.
@MainActor
struct SectionsTests {
  private struct Cards<Content: View>: View {
    let log: Log
    @ViewBuilder let content: Content

    var body: some View {
      Group(sections: content) { sections in
        let _ = log.note(
          sections.map { "\($0.header.count) \($0.content.count) \($0.footer.count)" }
            .joined(separator: ", "))
        HStack(spacing: 0) {
          ForEach(sections) { section in
            section.content.frame(width: 20, height: 20)
            section.header.frame(width: 5, height: 5)
          }
        }
      }
    }
  }

  @Test func sectionsAreResolvedOneByOne() {
    let log = Log()
    let stage = Stage {
      Cards(log: log) {
        Color.pureRed
        Section {
          Color.pureGreen
          Color.pureGreen
        } header: {
          Color.pureBlue
        } footer: {
          Color.black
        }
        ForEach(0..<2) { _ in Section { Color.pureRed } }
      }
    }
    expectEqual(log.take().last, "0 1 0, 1 2 1, 0 1 0, 0 1 0")
    expectEqual(stage.frame.fills.map(\.bounds.width), [20, 20, 20, 5, 20, 20])
  }

  @Test func aViewForEachSection() {
    let stage = Stage {
      VStack {
        ForEach(
          sections: Group {
            Section { Color.pureRed }
            Section { Color.pureGreen }
          }
        ) { section in
          HStack { section.content.frame(width: 10, height: 10) }
        }
      }
    }
    expectEqual(stage.frame.fills.map(\.bounds.width), [10, 10])
  }

  /// Several values are animated together.
  @Test func severalValuesAreOneVector() {
    var values = AnimatableValues(1.0, CGFloat(2), Float(3))
    values.scale(by: 2)
    expectEqual(values, AnimatableValues(2.0, CGFloat(4), Float(6)))
    expectEqual(values + values, AnimatableValues(4.0, CGFloat(8), Float(12)))
    expectEqual(values - values, .zero)
    expectEqual(values.magnitudeSquared, 56)
  }
}
