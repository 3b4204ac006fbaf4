import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

/// Groups, boxes, and the styles that change them.
@MainActor
struct ContentsTests {
  private struct Count: View {
    let content: AnyView

    var body: some View {
      Group(subviews: content) { subviews in
        HStack(spacing: 0) {
          ForEach(subviews) { $0.frame(width: 20, height: 20) }
          Color.pureBlue.frame(width: CGFloat(subviews.count), height: 20)
        }
      }
    }
  }

  /// A group of views knows them all, through conditions and loops; each stands where it is put.
  @Test func subviewsAreResolvedOneByOne() {
    let stage = Stage {
      Count(
        content: AnyView(
          Group {
            Color.pureRed
            ForEach(0..<3) { _ in Color.pureGreen }
          }))
    }
    let widths = stage.frame.fills.map(\.bounds.width)
    expectEqual(widths, [20, 20, 20, 20, 4])
  }

  /// What is set around the place of a subview holds for it.
  @Test func aSubviewTakesTheEnvironmentOfItsPlace() {
    let stage = Stage {
      Group(subviews: Rectangle().frame(width: 20, height: 20)) { subviews in
        ForEach(subviews) { $0.foregroundStyle(Color.pureRed) }
      }
    }
    expectEqual(stage.frame.fills(.pureRed).count, 1)
  }

  private struct Branching: View {
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    var body: AnyView {
      isEnabled
        ? AnyView(Color.pureRed.onAppear { log.note("enabled") })
        : AnyView(Color.pureGreen.padding(1).onAppear { log.note("disabled") })
    }
  }

  /// What is set around a subview's place is set all the time: nothing is made anew for a moment in which
  /// the environment around the group has changed and that of the place has not.
  @Test func aSubviewIsNeverWithoutTheEnvironmentOfItsPlace() {
    let log = Log()
    let lab = Lab(1) { limit in
      Group(subviews: Branching(log: log)) { subviews in
        ForEach(subviews) { $0.disabled(true).frame(width: 20, height: 20) }
      }
      .lineLimit(limit)
    }
    expectEqual(log.take(), ["disabled"])
    let frame = lab.change(to: 2, .linear(duration: 1))
    expectEqual(log.take(), [])
    expectEqual(frame.fills(.pureGreen).count, 1)
  }

  @Test func aGroupOpensByItsLabel() {
    let stage = Stage {
      DisclosureGroup("More") { Color.pureRed.frame(height: 30) }.accessibilityIdentifier("group")
    }
    #expect(!stage.frame.fills.contains { $0.color == .pureRed })
    stage.tap("group")
    stage.settle()
    #expect(stage.frame.fills.contains { $0.color == .pureRed })
  }

  private struct RedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.pureRed.opacity(configuration.isOn ? 1 : 0.5)
    }
  }

  private struct GreenProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.pureGreen.frame(width: 100 * (configuration.fractionCompleted ?? 0))
    }
  }

  private struct BlueBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content.padding(7).background(Color.pureBlue)
    }
  }

  @Test func stylesOfOnesOwnDrawControls() {
    let stage = Stage {
      VStack(spacing: 0) {
        Toggle("a", isOn: .constant(true)).toggleStyle(RedToggle())
        ProgressView(value: 0.25).progressViewStyle(GreenProgress())
        GroupBox("b") { Color.white.frame(width: 10, height: 10) }.groupBoxStyle(BlueBox())
      }
    }
    let fills = stage.frame.fills
    #expect(fills.contains { $0.color == .pureRed })
    expectEqual(fills.first { $0.color == .pureGreen }?.bounds.width, 25)
    expectEqual(fills.first { $0.color == .pureBlue }?.bounds.width, 24)
  }

  /// What is accepted and not met is a note, once for every feature.
  @Test func whatIsNotMetIsNoted() {
    let stage = Stage {
      VStack {
        Text("a").accessibilityIdentifier("a").help("Help")
        Text("b").help("More help")
        Text("c").speechSpellsOutCharacters()
      }
    }
    let notes = stage.frame.issues.compactMap { issue -> String? in
      guard case .unmet(let view, let feature, let unmet) = issue else { return nil }
      return "\(view.contains("#a")) \(feature) \(unmet.rawValue)"
    }
    expectEqual(notes.count, 2)
    expectEqual(notes.first, "true help shown")
    expectEqual(notes.last, "false speechSpellsOutCharacters told")
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .keyboardShortcut("n")
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(trigger: count) { old, new in new > 1 ? .impact : nil }
        .accessibilityValue("\(count)")
        .accessibilityIdentifier("add")
    }
  }

  @Test func aShortcutPressesItsButton() {
    let stage = Stage { Counter() }
    func value() -> String? { stage.host.accessibilityTree.first?.value }
    let before = stage.frame.stateHash
    stage.step(.key("n"))
    expectEqual(value(), "0")
    stage.step(.key("Command+n"))
    expectEqual(value(), "1")
    #expect(stage.frame.stateHash != before)
  }

  @Test func redactedTextIsBars() {
    let stage = Stage { Text("Secret words").redacted(reason: .placeholder) }
    #expect(stage.frame.displayList.operations.allSatisfy { !$0.isGlyphs })
    expectEqual(stage.frame.fills.count, 1)
    let shown = Stage { Text("Secret words").unredacted().redacted(reason: .placeholder) }
    #expect(shown.frame.displayList.operations.contains { $0.isGlyphs })
  }
}

extension DisplayOperation {
  fileprivate var isGlyphs: Bool {
    if case .glyphs = action { true } else { false }
  }
}
