import MeniscusUI
import TestSupport
import Testing

/// Modifiers of images that give images.
@MainActor
struct ImageFormTests {
  @Test(
    arguments: [
      ("symbolRenderingMode", Image(systemName: "star").symbolRenderingMode(.hierarchical)),
      ("symbolColorRenderingMode", Image(systemName: "star").symbolColorRenderingMode(.gradient)),
      ("symbolVariableValueMode", Image(systemName: "star").symbolVariableValueMode(.draw)),
    ] as [(String, Image)])
  func anImageStaysAnImage(_ feature: String, _ image: Image) {
    func stage(_ image: Image) -> Stage {
      Stage { image.resizable().frame(width: 40, height: 40) }
    }
    let plain = stage(Image(systemName: "star"))
    expectEqual(stage(image).frame.displayDigest.list, plain.frame.displayDigest.list)
    expectEqual(stage(image).unmet, [feature])
    expectEqual(plain.unmet, [])
  }

  /// A picture with a share of its layers is drawn whole.
  @Test func picturesWithAVariableValueAreThemselves() {
    func list(_ image: Image) -> UInt64 { Stage { image }.frame.displayDigest.list }
    let plain = list(Image("none"))
    expectEqual(list(Image("none", variableValue: 0.5, bundle: nil, label: Text("A"))), plain)
    expectEqual(list(Image("none", bundle: nil, label: Text("A"))), plain)
    expectEqual(list(Image(decorative: "none", variableValue: 0.5)), plain)
  }
}
