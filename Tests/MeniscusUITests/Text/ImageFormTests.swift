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
    let images = [
      Image("one", variableValue: 0.5, bundle: nil, label: Text("A")),
      Image("one", bundle: nil, label: Text("A")), Image(decorative: "one", variableValue: 0.5),
    ]
    for image in images {
      #expect(image == Image("one"))
      #expect(image != Image("other"))
    }
  }
}
