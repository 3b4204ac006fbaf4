import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
@Suite("Styles as backgrounds, overlays and levels")
struct StyledLayerTests {
  private func fills<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [Fill] {
    Stage(content: content).frame.fills
  }

  @Test("A shape is drawn again in front of itself")
  func layers() {
    let red = fills { Circle().fill(Color.pureRed).stroke(Color.pureBlue, lineWidth: 4) }
    expectEqual(red.map(\.color), [.pureRed, .pureBlue])
    let blue = fills {
      Circle().stroke(Color.pureBlue, lineWidth: 4).fill(Color.pureRed)
        .strokeBorder(Color.pureGreen, lineWidth: 2)
    }
    expectEqual(blue.map(\.color), [.pureBlue, .pureRed, .pureGreen])
    // The fill is of the circle, not of its line; the border's line lies inside, the stroke's half
    // outside.
    let circle = fills { Circle().fill(Color.pureRed) }
    expectEqual(blue[1].bounds, circle[0].bounds)
    expectEqual(blue[0].bounds.width, circle[0].bounds.width + 4)
    expectEqual(blue[2].bounds.width, circle[0].bounds.width)
  }

  @Test("A drawn shape stays the same view as it changes")
  func updates() {
    let lab = Lab(2.0) { width in
      Circle().fill(Color.pureRed).stroke(Color.pureBlue, lineWidth: width).frame(width: 100)
    }
    expectEqual(lab.frame.fills(.pureBlue).map(\.bounds.width), [102])
    lab.change(to: 10)
    expectEqual(lab.frame.fills(.pureBlue).map(\.bounds.width), [110])
  }

  @Test("Styles lie behind and over a view, under what covers the safe area unless told not to")
  func safeArea() {
    func heights<Content: View>(
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> [Double] {
      Stage {
        content().safeAreaInset(edge: .bottom, spacing: 0) { Color.pureGreen.frame(height: 40) }
      }.frame.fills.filter { $0.color == .pureRed }.map(\.bounds.height)
    }
    // 240 points, of which 40 are covered.
    expectEqual(heights { Color.clear.background(Color.pureRed) }, [240])
    expectEqual(heights { Color.clear.background(Color.pureRed, ignoresSafeAreaEdges: []) }, [200])
    expectEqual(heights { Color.clear.overlay(Color.pureRed) }, [240])
    expectEqual(heights { Color.clear.background(Color.pureRed, in: .rect) }, [200])
    expectEqual(heights { Color.clear.overlay(Color.pureRed, in: .rect) }, [200])
    // A view as such is laid in the extent alone.
    expectEqual(heights { Color.clear.background { Color.pureRed } }, [200])
  }

  @Test("Any style can be a background")
  func styles() {
    expectEqual(fills { Color.clear.background(.background) }.last?.color, .white)
    expectEqual(
      fills { Color.clear.background(Color.pureRed.opacity(0.3)) }.last?.color?.opacity, 0.3)
    expectEqual(
      fills { Color.clear.background(.quaternary) }.last?.color,
      fills { Rectangle().fill(.quaternary) }.last?.color)
    expectEqual(
      fills { Color.clear.overlay(Color.pureRed.gradient) }.last?.gradient,
      fills { Rectangle().fill(Color.pureRed.gradient) }.last?.gradient)
  }

  @Test("Levels have styles of their own, and those beyond are levels of the last")
  func levels() {
    func colors(_ style: HierarchicalShapeStyle) -> [RGBA?] {
      [
        fills { Circle().fill(style).foregroundStyle(Color.pureRed, Color.pureBlue) }.last?.color,
        fills {
          Circle().fill(style).foregroundStyle(Color.pureRed, Color.pureBlue, Color.pureGreen)
        }.last?.color,
      ]
    }
    expectEqual(colors(.primary), [.pureRed, .pureRed])
    expectEqual(colors(.secondary), [.pureBlue, .pureBlue])
    // What the second level of blue alone is.
    let half = fills { Circle().fill(.secondary).foregroundStyle(Color.pureBlue) }.last?.color
    expectEqual(colors(.tertiary), [half, .pureGreen])
    expectEqual(
      fills { Circle().fill(.foreground).foregroundStyle(Color.pureRed, Color.pureBlue) }
        .last?.color, .pureRed)
  }

  @Test("A gradient named by its style is the one made by its type")
  func gradients() {
    let (colors, ramp) = ([Color.pureRed, .pureBlue], Gradient(colors: [.pureRed, .pureBlue]))
    let stops = ramp.stops
    let named: [AnyShapeStyle] = [
      AnyShapeStyle(.linearGradient(ramp, startPoint: .top, endPoint: .trailing)),
      AnyShapeStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .trailing)),
      AnyShapeStyle(.linearGradient(stops: stops, startPoint: .top, endPoint: .trailing)),
      AnyShapeStyle(.radialGradient(colors: colors, center: .top, startRadius: 3, endRadius: 9)),
      AnyShapeStyle(.radialGradient(stops: stops, center: .top, startRadius: 3, endRadius: 9)),
      AnyShapeStyle(.ellipticalGradient(colors: colors, center: .top, endRadiusFraction: 0.7)),
      AnyShapeStyle(.ellipticalGradient(stops: stops, center: .top, endRadiusFraction: 0.7)),
      AnyShapeStyle(
        .angularGradient(
          colors: colors, center: .top, startAngle: .degrees(9), endAngle: .degrees(80))),
      AnyShapeStyle(.conicGradient(colors: colors, center: .top, angle: .degrees(9))),
      AnyShapeStyle(.conicGradient(stops: stops, center: .top, angle: .degrees(9))),
    ]
    let line = LinearGradient(gradient: ramp, startPoint: .top, endPoint: .trailing)
    let radial = RadialGradient(gradient: ramp, center: .top, startRadius: 3, endRadius: 9)
    let ellipse = EllipticalGradient(gradient: ramp, center: .top, endRadiusFraction: 0.7)
    let part = AngularGradient(
      gradient: ramp, center: .top, startAngle: .degrees(9), endAngle: .degrees(80))
    let cone = AngularGradient(gradient: ramp, center: .top, angle: .degrees(9))
    let made: [AnyShapeStyle] =
      [line, line, line].map { AnyShapeStyle($0) } + [radial, radial].map { AnyShapeStyle($0) }
      + [ellipse, ellipse].map { AnyShapeStyle($0) } + [AnyShapeStyle(part)]
      + [cone, cone].map { AnyShapeStyle($0) }
    expectEqual(named.count, made.count)
    for (named, made) in zip(named, made) {
      let paint = fills { Rectangle().fill(named) }.last?.gradient
      #expect(paint != nil)
      expectEqual(paint, fills { Rectangle().fill(made) }.last?.gradient)
    }
  }

  @Test("Corners are cut round")
  func corners() {
    let frame = Stage { Color.pureRed.frame(width: 60, height: 40).cornerRadius(12) }.frame
    let clips = frame.displayList.operations.compactMap { operation -> Silhouette? in
      if case .beginClip(let silhouette) = operation.action { silhouette } else { nil }
    }
    expectEqual(
      clips,
      [
        .roundedRectangle(
          Rect2D(x: 0, y: 0, width: 60, height: 40), CornerRadii2D(all: 12), .circular)
      ])
  }

  @Test("Shapes are combined, and animate as both do")
  func combinedShapes() {
    let disc = fills {
      Circle().subtracting(Rectangle().offset(x: 50)).fill(Color.pureRed)
        .frame(width: 100, height: 100)
    }
    // The left half of the circle.
    expectEqual(disc.last?.bounds.width.rounded(), 50)
    let line = fills {
      Rectangle().lineIntersection(Rectangle().offset(x: 50))
        .stroke(Color.pureRed, style: StrokeStyle(lineWidth: 2))
        .frame(width: 100, height: 100)
    }
    // Its right half, half a line wider.
    expectEqual(line.last?.bounds.width.rounded(), 51)
    let lab = Lab(0.0) { amount in
      Rectangle().intersection(Rectangle().offset(x: amount)).fill(Color.pureRed)
        .frame(width: 100, height: 100)
    }
    lab.change(to: 50, .linear(duration: 0.5))
    lab.stage.run(15)
    let halfway = lab.frame.fills(.pureRed).last?.bounds.width ?? 0
    #expect(halfway > 60 && halfway < 90)
  }

  @Test("A scroll view shows no indicators where it is told so")
  func indicators() {
    func count(_ shows: Bool) -> Int {
      let stage = Stage(height: 400, rate: 100) {
        ScrollView(.vertical, showsIndicators: shows) {
          Color.pureRed.frame(width: 320, height: 3000)
        }
      }
      stage.press(160, 300)
      stage.move(160, 200)
      stage.move(160, 150)
      return stage.frame.fills.count
    }
    expectEqual(count(true), count(false) + 1)
  }

  @Test("A button's role is known to its style, whatever its label")
  func roles() {
    struct Probe: ButtonStyle {
      let log: Log
      func makeBody(configuration: Configuration) -> some View {
        log.note(configuration.role == .destructive ? "destructive" : "none")
        return configuration.label
      }
    }
    let log = Log()
    _ = Stage {
      VStack {
        Button("Delete", role: .destructive) {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Button("Keep") {}
      }
      .buttonStyle(Probe(log: log))
    }
    expectEqual(log.take(), ["destructive", "destructive", "none"])
  }
}
