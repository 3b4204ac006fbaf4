import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Glass that changes its look without coming or going.
@MainActor
struct GlassLookChangeTests {
  private let linear = Animation.linear(duration: 1)

  @Test func regularGlassBecomesClearByAllLooksBetween() {
    let lab = Lab(false, rate: 10) {
      Color.pureRed.frame(width: 80, height: 80).glassEffect($0 ? .clear : .regular)
    }
    lab.change(to: true, linear)
    var clarities: [Double] = []
    for _ in 0..<9 {
      lab.stage.step()
      guard let material = lab.frame.glass.first?.element.material else { continue }
      expectEqual(material.kind, .regular)
      clarities.append(material.clarity)
    }
    for (index, clarity) in clarities.enumerated() {
      expectClose(clarity, 0.1 * Double(index + 1), closerThan: 1e-6)
    }
    lab.stage.settle()
    expectEqual(lab.frame.glass.first?.element.material.kind, .clear)
  }

  @Test func theMaterialFlowsToo() throws {
    struct Tinted: View {
      let isShown: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 40) {
          HStack(spacing: 10) {
            Color.pureRed.frame(width: 40, height: 40)
              .glassEffect(.regular.tint(.pureGreen)).glassEffectID("a", in: namespace)
            if isShown {
              Color.pureBlue.frame(width: 40, height: 40).glassEffect()
                .glassEffectID("b", in: namespace)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Tinted(isShown: $0) }
    lab.change(to: true, linear)
    lab.stage.run(5)
    expectEqual(
      lab.frame.glass.map(\.element.material.tint),
      [
        .pureGreen, RGBA(red: 0, green: 1, blue: 0, opacity: 0.5),
      ])
    lab.stage.settle()
    expectEqual(lab.frame.glass.map(\.element.material.tint), [.pureGreen, nil])
  }

  @Test func aSheetChangesItsThicknessByAllBetween() throws {
    let lab = Lab(false, rate: 10) {
      Color.pureRed.frame(width: 40, height: 40).padding(20)
        .background($0 ? Material.thick : Material.ultraThin)
    }
    func material() throws -> GlassMaterial { try #require(lab.frame.glass.first).element.material }
    expectEqual(try material().kind, .ultraThin)
    expectEqual(try material().density, 0)
    lab.change(to: true, linear)
    lab.stage.run(5)
    // Half way from a wash of 0.2 to one of 0.7, on the way from 0.2 to 0.85.
    expectEqual(try material().kind, .ultraThin)
    expectClose(try material().density, 0.25 / 0.65, closerThan: 1e-9)
    lab.stage.settle()
    expectEqual(try material().kind, .thick)
    expectEqual(try material().density, 0)
  }
}
