import MeniscusText

extension Text {
  /// How the side at which paragraphs begin is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let usesContent: Bool

    /// By content, as SwiftUI has it.
    public static let `default` = contentBased
    /// By the layout direction of views around.
    public static let layoutBased = WritingDirectionStrategy(usesContent: false)
    /// By the first letter of each paragraph that has a direction; without one by the layout's.
    public static let contentBased = WritingDirectionStrategy(usesContent: true)

    func direction(isRightToLeft: Bool) -> ParagraphDirection {
      if usesContent { return .byContent(isRightToLeft: isRightToLeft) }
      return isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

private let writingDirectionStrategyEntry = EnvironmentEntry<Text.WritingDirectionStrategy>(
  .default)

extension EnvironmentValues {
  var writingDirectionStrategy: Text.WritingDirectionStrategy {
    get { self[writingDirectionStrategyEntry] }
    set { self[writingDirectionStrategyEntry] = newValue }
  }

  /// Where the paragraphs of texts begin.
  var paragraphDirection: ParagraphDirection {
    writingDirectionStrategy.direction(isRightToLeft: layoutDirection == .rightToLeft)
  }
}

nonisolated extension View {
  /// Sets how texts inside the view find the side at which their paragraphs begin.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.writingDirectionStrategy, strategy)
  }

  /// Draws the view as its mirror image in one direction of the layout, or leaves it as it is.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    DirectionFlip(content: self, behavior: behavior)
  }

  /// Draws the view as its mirror image where the layout runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

/// A view that is its mirror image in one direction of the layout.
nonisolated private struct DirectionFlip<Content: View>: View, TransparentView {
  let content: Content
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    content.scaleEffect(x: behavior.isMirrored(in: direction) ? -1 : 1, y: 1)
  }
}
