import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// The document's toggle, with colours for images.
struct Toggled: View {
  let isExpanded: Bool
  var gap = 40.0
  var name: String? = "eraser"
  var transition: GlassEffectTransition?
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 40.0) {
      HStack(spacing: gap) {
        Color.pureRed.frame(width: 80.0, height: 80.0)
          .glassEffect()
          .glassEffectID("pencil", in: namespace)
        if isExpanded {
          if let transition {
            eraser.glassEffectTransition(transition)
          } else {
            eraser
          }
        }
      }
    }
  }

  private var eraser: some View {
    Color.pureBlue.frame(width: 80.0, height: 80.0)
      .glassEffect()
      .glassEffectID(name, in: namespace)
  }
}

extension Toggled {
  /// The toggle in a scene of 10 frames a second, unless another rate is named.
  @MainActor
  static func lab(
    _ isExpanded: Bool, rate: Int = 10, gap: Double = 40, name: String? = "eraser",
    transition: GlassEffectTransition? = nil,
    configure: (inout SceneConfiguration) -> Void = { _ in }
  ) -> Lab<Bool> {
    Lab(isExpanded, rate: rate, configure: configure) {
      Toggled(isExpanded: $0, gap: gap, name: name, transition: transition)
    }
  }
}

extension DisplayOperation.Action {
  /// Whether it fills a region with a colour.
  func isFill(of color: RGBA) -> Bool {
    if case .fill(_, .color(let own)) = self { own == color } else { false }
  }
}
