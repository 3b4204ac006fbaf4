import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Forms of styles, colours and images that SwiftUI has beside the common ones.
@MainActor
struct StyleFormTests {
  private func gradient<Style: ShapeStyle & Sendable>(_ style: Style) -> GradientPaint? {
    Stage { Rectangle().fill(style).frame(width: 40, height: 40) }.frame.fills.first?.gradient
  }

  @Test func rampsOfOtherFormsAreTheSame() {
    let colors: [Color] = [.pureRed, .pureBlue]
    let ramp = Gradient(colors: colors)
    let (start, end) = (Angle.degrees(10), Angle.degrees(200))
    let pairs: [(GradientPaint?, GradientPaint?)] = [
      (
        gradient(AngularGradient(colors: colors, center: .top, startAngle: start, endAngle: end)),
        gradient(AngularGradient(gradient: ramp, center: .top, startAngle: start, endAngle: end))
      ),
      (
        gradient(AngularGradient(stops: ramp.stops, center: .top, angle: start)),
        gradient(AngularGradient(gradient: ramp, center: .top, angle: start))
      ),
      (
        gradient(EllipticalGradient(stops: ramp.stops)),
        gradient(EllipticalGradient(gradient: ramp))
      ),
      (gradient(AnyGradient(ramp)), gradient(ramp)),
      (
        gradient(.linearGradient(AnyGradient(ramp), startPoint: .top, endPoint: .bottom)),
        gradient(ramp)
      ),
    ]
    for (found, expected) in pairs {
      #expect(found != nil)
      expectEqual(found, expected)
    }
  }

  @Test func coloursAreMixedInTheSpaceOfTheRamp() {
    let stops = gradient(Gradient(colors: [.pureRed, .pureBlue]).colorSpace(.perceptual))?.stops
    let middle = stops?.first { $0.location == 0.5 }?.color
    let mixed = Stage { Color.pureRed.mix(with: .pureBlue, by: 0.5) }.frame.fills.first?.color
    #expect(middle != nil)
    expectEqual(middle, mixed)
    expectEqual(stops?.first?.color, .pureRed)
    expectEqual(stops?.last?.color, .pureBlue)
  }

  @Test func aStyleIsBlended() {
    func modes<Style: ShapeStyle & Sendable>(_ style: Style) -> [LayerBlendMode] {
      Stage { Rectangle().foregroundStyle(style) }.frame.displayList.operations.compactMap {
        if case .beginLayer(.blend(let mode)) = $0.action { mode } else { nil }
      }
    }
    expectEqual(modes(.red), [])
    expectEqual(modes(.red.blendMode(.multiply)), [.multiply])
    expectEqual(modes(.blendMode(.screen)), [.screen])
    expectEqual(modes(.red.blendMode(.multiply).opacity(0.5)), [.multiply])
  }

  @Test func coloursSayWhatTheyAre() {
    expectEqual(Color.red.description, "red")
    expectEqual(Color(red: 1, green: 0.5, blue: 0, opacity: 0).description, "#FF800000")
    expectEqual("\(Axis.vertical)", "vertical")
  }

  /// A stop of exposure is twice the light: linear 0.25 becomes 0.5.
  @Test func exposureIsLight() {
    let quarter = Color(.sRGBLinear, red: 0.25, green: 0, blue: 0.75)
    let resolved = quarter.exposureAdjust(1).resolve(in: EnvironmentValues())
    // The components go through eight digits of gamma-encoded sRGB and are kept as `Float`.
    expectClose(resolved.linearRed, 0.5, within: 1e-5)
    expectClose(resolved.linearBlue, 1, within: 1e-5)
  }

  @Test func variantsAreInTheOrderOfNames() {
    func outlines(_ name: String, _ variant: SymbolVariants = .none) -> [UInt64] {
      Stage { Image(systemName: name).symbolVariant(variant) }
        .frame.displayList.resources.outlines.map(\.hash)
    }
    let whole = outlines("xmark.circle.fill")
    #expect(whole != outlines("xmark.circle"))
    expectEqual(outlines("xmark", .fill.circle), whole)
    expectEqual(outlines("xmark", .circle.fill), whole)
    #expect(SymbolVariants.circle.slash.contains(.slash))
    #expect(!SymbolVariants.circle.contains(.square))
  }

  @Test func anImageIsDrawnByAFunction() {
    func fill(_ image: @escaping @MainActor @Sendable (Image) -> AnyView) -> Rect2D? {
      Stage {
        image(
          Image(size: CGSize(width: 40, height: 20)) { context in
            context.fill(
              Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
          })
      }.frame.fills(.pureRed).first?.bounds
    }
    // The middle of 320 by 240 points.
    expectEqual(fill { AnyView($0) }, Rect2D(x: 140, y: 110, width: 20, height: 20))
    expectEqual(
      fill { AnyView($0.resizable().frame(width: 80, height: 80)) },
      Rect2D(x: 120, y: 80, width: 40, height: 80))
    expectEqual(
      fill { AnyView($0.resizable().scaledToFit().frame(width: 80, height: 80)) },
      Rect2D(x: 120, y: 100, width: 40, height: 40))
  }

  @Test func aDrawnImageIsHeardByItsLabel() {
    let told = Stage {
      HStack {
        Image(size: CGSize(width: 40, height: 20), label: Text("A hill")) { _ in }.resizable()
        Image(size: CGSize(width: 40, height: 20)) { _ in }
      }
    }.told
    expectEqual(told.map(\.label), ["A hill"])
    expectEqual(told.map(\.traits), [.isImage])
  }

  @Test func symbolsOfADirectionAreMirrored() {
    func across(_ name: String, _ direction: LayoutDirection) -> [Double] {
      Stage {
        Image(systemName: name).font(.system(size: 20)).environment(\.layoutDirection, direction)
      }.frame.displayList.operations.compactMap {
        if case .glyphs = $0.action { $0.transform.a } else { nil }
      }
    }
    for name in ["chevron.forward", "chevron.right", "forward.fill"] {
      expectEqual(across(name, .leftToRight), [1])
      expectEqual(across(name, .rightToLeft), [name == "chevron.forward" ? -1 : 1])
    }
  }

  @Test func resourcesAreNames() {
    let view = Stage {
      Color(ColorResource(name: "Brand", bundle: .main)).namedColors(["Brand": .pureGreen])
    }
    expectEqual(view.frame.fills.first?.color, .pureGreen)
    let named = Stage { Image(ImageResource(name: "logo", bundle: .main)) }
    let plain = Stage { Image("logo") }
    expectEqual("\(named.frame.issues)", "\(plain.frame.issues)")
  }

  @Test func modifiersAreJoined() {
    struct Framed: ViewModifier {
      let side: CGFloat
      func body(content: Content) -> some View { content.frame(width: side, height: side) }
    }
    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.padding(5).accessibilityIdentifier("all") }
    }
    let stage = Stage { Color.red.modifier(Framed(side: 10).concat(Padded())) }
    expectEqual(stage.model("all")?.size, Size2D(width: 20, height: 20))
  }
}
