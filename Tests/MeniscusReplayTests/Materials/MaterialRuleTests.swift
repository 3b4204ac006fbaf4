import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// Materials that a rule of filling leaves a part out of.
@MainActor
@Suite("Materials by a rule of filling")
struct MaterialRuleTests {
  /// A square with another one in it, as far from its edges as it is wide.
  private nonisolated struct Window: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      }
    }
  }

  @Test(arguments: [false, true])
  func whatLiesInsideTwice(isEvenOdd: Bool) {
    let scene = Scene("rule", size: CGSize(width: 60, height: 60)) {
      ZStack {
        Color.black
        Color.clear.frame(width: 40, height: 40)
          .background(.thickMaterial, in: Window(), fillStyle: FillStyle(eoFill: isEvenOdd))
      }
    }
    let picture = StillPicture(of: scene, scale: 1, colorScheme: .light)
    #expect(picture.issues.isEmpty)
    func level(_ x: Int) -> UInt8 { picture.bitmap.samples[(30 * picture.bitmap.width + x) * 4] }
    // The frame is 10 points wide from 10 on, the hole reaches from 20 to 40.
    #expect(level(15) > 150)
    #expect(isEvenOdd ? level(30) == 0 : level(30) > 150)
    expectEqual(level(5), 0)
  }
}
