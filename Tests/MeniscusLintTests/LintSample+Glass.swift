import MeniscusUI

extension LintSample {
  static let glass: [LintSample] =
    layers + backdrops + containers + shapes

  private static let layers: [LintSample] = [
    .wrong(.glassInContent, "letters of glass") {
      Rich {
        Rectangle().fill(.clear).frame(width: 120, height: 60)
          .glassEffect(.clear, in: TextShape("12", font: .system(size: 60)))
      }
    },
    .wrong(.glassInContent, "the card of a picture") {
      Rich { Image("nothing").resizable().frame(width: 200, height: 120).glassEffect() }
    },
    .wrong(.glassInContent, "a label in the row of a list") {
      List { Text("One").padding().glassEffect() }
    },
    .right(.glassInContent, "a button on glass") {
      Rich { Button("Play") {}.buttonStyle(.glass) }
    },
    .right(.glassInContent, "a badge that floats") {
      Rich { Text("9 days").padding().glassEffect() }
    },
    .right(.glassInContent, "an active control in a row") {
      List { Text("One").padding().glassEffect(.regular.interactive()) }
    },
    .wrong(.glassOnScrollingContent, "every row of a scroll view") {
      ScrollView {
        VStack { ForEach(0..<20) { Text("Row \($0)").padding(20).glassEffect() } }
      }
    },
    .wrong(.glassOnScrollingContent, "glass buttons in every row") {
      ScrollView {
        VStack {
          ForEach(0..<20) { _ in
            Button("More") {}.buttonStyle(.glass).frame(height: 60)
          }
        }
      }
    },
    .right(.glassOnScrollingContent, "glass over what scrolls") {
      ZStack(alignment: .bottom) {
        ScrollView { VStack { ForEach(0..<20) { Text("Row \($0)").padding(20) } } }
        Button("Add") {}.buttonStyle(.glass)
      }
    },
    .right(.glassOnScrollingContent, "a scroll view with nothing to scroll") {
      ScrollView { Text("Row").padding(20).glassEffect() }
    },
    .right(.glassOnScrollingContent, "one button at the end of what scrolls") {
      ScrollView {
        VStack {
          Button("Load") {}.buttonStyle(.glass)
          ForEach(0..<20) { Text("Row \($0)").padding(20) }
        }
      }
    },
    .wrong(.glassOnGlass, "two levels") {
      Rich { Text("Up").padding().glassEffect().padding(30).glassEffect(in: .rect) }
    },
    .wrong(.glassOnGlass, "three levels") {
      Rich {
        Text("Up").padding().glassEffect().padding(30).glassEffect(in: .rect).padding(30)
          .glassEffect(in: .rect)
      }
    },
    .right(.glassOnGlass, "side by side") {
      Rich {
        HStack(spacing: 40) {
          Text("A").padding().glassEffect()
          Text("B").padding().glassEffect()
        }
      }
    },
    .right(.glassOnGlass, "one container") {
      Rich {
        GlassEffectContainer {
          ZStack {
            Text("A").padding(40).glassEffect()
            Text("B").padding().glassEffect().offset(x: 30)
          }
        }
      }
    },
  ]

  private static let backdrops: [LintSample] = [
    .wrong(.glassOverFlatBackground, "the page itself") { Text("Hi").padding().glassEffect() },
    .wrong(.glassOverFlatBackground, "one colour") {
      ZStack {
        Color.blue
        Text("Hi").padding().glassEffect()
      }
    },
    .right(.glassOverFlatBackground, "a gradient") { Rich { Text("Hi").padding().glassEffect() } },
    .right(.glassOverFlatBackground, "content scrolls beneath") {
      ZStack(alignment: .bottom) {
        ScrollView { VStack { ForEach(0..<9) { _ in Color.white.frame(height: 90) } } }
        Text("Hi").padding().glassEffect()
      }
    },
    .right(.glassOverFlatBackground, "two colours") {
      ZStack {
        HStack(spacing: 0) {
          Color.blue
          Color.red
        }
        Text("Hi").padding().glassEffect()
      }
    },
    .right(.glassOverFlatBackground, "text behind") {
      ZStack {
        Text("Behind all of this there are words").font(.largeTitle)
        Text("Hi").padding().glassEffect()
      }
    },
    .right(.glassOverFlatBackground, "it leaves the plain part", "checkpoint a\ntap #go\nsettle") {
      Leaving()
    },
    .right(.glassOverFlatBackground, "a bar of tabs with a search and an accessory") {
      TabView {
        Tab("Home", systemImage: "house") { Color.clear }
        Tab(role: .search) { Color.clear }
      }
      .tabViewBottomAccessory { Text("Now playing") }
    },
    .right(
      .glassOverFlatBackground, "a search with its scopes",
      "checkpoint a\ntap #\"search field\"\nsettle"
    ) {
      NavigationStack {
        Color.clear.navigationTitle("Home")
          .searchable(text: .constant("a"))
          .searchScopes(.constant(0), activation: .onSearchPresentation) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
      }
    },
    .wrong(.glassOverFlatBackground, "a button of one's own in an accessory's place") {
      TabView { Tab("Home", systemImage: "house") { Color.clear } }
        .overlay(alignment: .bottom) { Text("Hi").padding().glassEffect().padding(.bottom, 100) }
    },
    .wrong(.clearGlassOverPlain, "the page itself") { Text("Hi").padding().glassEffect(.clear) },
    .wrong(.clearGlassOverPlain, "one colour in a round shape") {
      ZStack {
        Circle().fill(.purple).frame(width: 300, height: 300)
        Text("Hi").padding().glassEffect(.clear)
      }
    },
    .right(.clearGlassOverPlain, "a gradient") {
      Rich { Text("Hi").padding().glassEffect(.clear) }
    },
    .right(.clearGlassOverPlain, "the edge of a shape") {
      ZStack {
        Circle().fill(.purple).frame(width: 300, height: 300)
        Text("Hi").padding().glassEffect(.clear).offset(x: 140)
      }
    },
    .wrong(.emptyGlass, "an empty text") { Rich { Text("").padding().glassEffect() } },
    .wrong(.emptyGlass, "a stack of nothing") {
      Rich { HStack { EmptyView() }.frame(width: 60, height: 60).glassEffect() }
    },
    .right(.emptyGlass, "a plain plate") {
      Rich { Color.clear.frame(width: 60, height: 60).glassEffect() }
    },
    .right(.emptyGlass, "a label") { Rich { Text("Hi").padding().glassEffect() } },
    .right(.emptyGlass, "a plate behind a label") {
      Rich {
        ZStack {
          Color.clear.frame(width: 60, height: 60).glassEffect()
          Text("Hi")
        }
      }
    },
    .right(.emptyGlass, "letters are their own content") {
      Rich {
        Rectangle().fill(.clear).frame(width: 60, height: 60)
          .glassEffect(.clear, in: TextShape("1", font: .system(size: 60)))
      }
    },
  ]

  @MainActor
  private static func buttons(_ count: Int, spacing: CGFloat) -> some View {
    VStack(spacing: spacing) {
      ForEach(0..<count, id: \.self) { Text("B\($0)").padding(4).glassEffect() }
    }
  }

  private static let containers: [LintSample] = [
    .wrong(.glassWithoutContainer, "two beside one another") {
      Rich { buttons(2, spacing: 8) }
    },
    .wrong(.glassWithoutContainer, "one beside those of a container") {
      Rich {
        VStack(spacing: 4) {
          GlassEffectContainer { buttons(2, spacing: 4) }
          Text("Alone").padding().glassEffect()
        }
      }
    },
    .right(.glassWithoutContainer, "one container") {
      Rich { GlassEffectContainer { buttons(3, spacing: 8) } }
    },
    .right(.glassWithoutContainer, "buttons of the system's style") {
      Rich {
        HStack {
          Button("A") {}.buttonStyle(.glass)
          Button("B") {}.buttonStyle(.glass)
        }
      }
    },
    .right(.glassWithoutContainer, "far apart") { Rich { buttons(3, spacing: 60) } },
    .wrong(.tooManyGlassEffects, "five alone") { Rich { buttons(5, spacing: 40) } },
    .wrong(.tooManyGlassEffects, "six alone, close") { Rich { buttons(6, spacing: 2) } },
    .right(.tooManyGlassEffects, "four alone") { Rich { buttons(4, spacing: 40) } },
    .right(.tooManyGlassEffects, "six in a container") {
      Rich { GlassEffectContainer { buttons(6, spacing: 10) } }
    },
    .wrong(.tooManyGlassContainers, "five") {
      Rich {
        VStack { ForEach(0..<5) { _ in GlassEffectContainer { buttons(1, spacing: 0) } } }
      }
    },
    .wrong(.tooManyGlassContainers, "six of two") {
      Rich {
        VStack { ForEach(0..<6) { _ in GlassEffectContainer { buttons(2, spacing: 0) } } }
      }
    },
    .right(.tooManyGlassContainers, "four") {
      Rich {
        VStack { ForEach(0..<4) { _ in GlassEffectContainer { buttons(1, spacing: 0) } } }
      }
    },
    .right(.tooManyGlassContainers, "five of which one has glass") {
      Rich {
        VStack {
          ForEach(0..<5) { index in
            GlassEffectContainer {
              Text("T").padding().glassEffect(index == 0 ? .regular : .identity)
            }
          }
        }
      }
    },
    .wrong(.nestedGlassContainers, "one in another") {
      Rich { GlassEffectContainer { GlassEffectContainer { buttons(2, spacing: 8) } } }
    },
    .wrong(.nestedGlassContainers, "one deep in another") {
      Rich {
        GlassEffectContainer {
          VStack {
            buttons(1, spacing: 8)
            HStack { GlassEffectContainer { buttons(1, spacing: 8) } }
          }
        }
      }
    },
    .right(.nestedGlassContainers, "beside one another") {
      Rich {
        HStack(spacing: 60) {
          GlassEffectContainer { buttons(2, spacing: 8) }
          GlassEffectContainer { buttons(2, spacing: 8) }
        }
      }
    },
    .right(.nestedGlassContainers, "in a bar") {
      Barred { ToolbarItem { GlassEffectContainer { Act("Add", "plus") } } }
    },
  ]

  private static let shapes: [LintSample] = [
    .wrong(.glassBeforeAppearance, "a shadow") {
      Rich { Text("Hi").padding().glassEffect().shadow(radius: 4) }
    },
    .wrong(.glassBeforeAppearance, "a background") {
      Rich { Text("Hi").padding().glassEffect().background(Color.red) }
    },
    .right(.glassBeforeAppearance, "the shadow comes first") {
      Rich { Text("Hi").shadow(radius: 4).padding().glassEffect() }
    },
    .right(.glassBeforeAppearance, "the background of the whole screen") {
      Text("Hi").padding().glassEffect()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    },
    .right(.glassBeforeAppearance, "moved afterwards") {
      Rich { Text("Hi").padding().glassEffect().offset(x: -40) }
    },
    .wrong(.glassOutline, "open") {
      Rich { Color.clear.frame(width: 80, height: 80).glassEffect(in: Outline(isClosed: false)) }
    },
    .wrong(.glassOutline, "crossing") {
      Rich {
        Color.clear.frame(width: 80, height: 80)
          .glassEffect(in: Outline(isClosed: true, crosses: true))
      }
    },
    .right(.glassOutline, "closed") {
      Rich { Color.clear.frame(width: 80, height: 80).glassEffect(in: Outline(isClosed: true)) }
    },
    .right(.glassOutline, "a circle") { Rich { Text("Hi").padding().glassEffect(in: .circle) } },
    .wrong(.crowdedMorph, "six", "checkpoint a\ntap #go\nsettle") { Cluster(count: 6) },
    .wrong(.crowdedMorph, "four", "checkpoint a\ntap #go\nsettle") { Cluster(count: 4) },
    .right(.crowdedMorph, "three", "checkpoint a\ntap #go\nsettle") { Cluster(count: 3) },
    .right(.crowdedMorph, "two", "checkpoint a\ntap #go\nsettle") { Cluster(count: 2) },
    .wrong(.restlessGlass, "a level that never rests", "checkpoint a\nwait 80f") {
      Level(step: 1)
    },
    .wrong(.restlessGlass, "a wave", "checkpoint a\nwait 90f") { Level(step: 1, isOutline: true) },
    .right(.restlessGlass, "once in ten frames", "checkpoint a\nwait 80f") { Level(step: 10) },
    .right(.restlessGlass, "it moves and keeps its shape", "checkpoint a\nwait 80f") {
      Level(step: 1, moves: true)
    },
    .wrong(.reducedMotion, "it sways without end", "checkpoint a\nwait 90f") {
      Swaying(gated: false)
    },
    .wrong(.reducedMotion, "a long way", "checkpoint a\ntap #go\nsettle") {
      Mover(seconds: 1.5)
    },
    .right(.reducedMotion, "it rests instead", "checkpoint a\nwait 90f") { Swaying(gated: true) },
    .right(.reducedMotion, "a short answer", "checkpoint a\ntap #go\nsettle") {
      Mover(seconds: 0.3)
    },
    .right(.reducedMotion, "it fades", "checkpoint a\ntap #go\nsettle") {
      Mover(seconds: 1.5, fades: true)
    },
  ]
}

private struct Leaving: View {
  @State private var isAway = false

  var body: some View {
    VStack(spacing: 0) {
      Color.white
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }
    .overlay(alignment: isAway ? .bottom : .top) {
      Button("Go") { isAway = true }.buttonStyle(.glass).accessibilityIdentifier("go")
    }
  }
}

private struct Outline: Shape {
  let isClosed: Bool
  var crosses = false

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    if crosses {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    } else {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    if isClosed { path.closeSubpath() }
    return path
  }
}

private struct Cluster: View {
  let count: Int
  @State private var isOpen = false
  @Namespace private var names

  var body: some View {
    Rich {
      GlassEffectContainer(spacing: 60) {
        VStack(spacing: 10) {
          if isOpen {
            ForEach(0..<count, id: \.self) { index in
              Text("\(index)").padding(8).glassEffect().glassEffectID("\(index)", in: names)
            }
          }
          Button("Go") { withAnimation(.linear(duration: 0.1)) { isOpen.toggle() } }
            .glassEffect().glassEffectID("go", in: names)
            .accessibilityIdentifier("go")
        }
      }
    }
  }
}

private struct Level: View {
  let step: Int
  var isOutline = false
  var moves = false

  var body: some View {
    Rich {
      TimelineView(.animation) { context in
        let frame = Int((context.date.timeIntervalSinceReferenceDate * 60).rounded())
        let height = CGFloat((frame / step) % 40) + 20
        if moves {
          Text("Hi").padding().glassEffect().offset(y: height)
        } else if isOutline {
          Text("Hi").frame(width: 80, height: 80).glassEffect(in: Wave(height: height))
        } else {
          Text("Hi").frame(width: 40, height: height).glassEffect(in: .rect)
        }
      }
    }
  }
}

private struct Wave: Shape {
  let height: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY - height / 4))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Mover: View {
  let seconds: Double
  var fades = false
  @State private var isOn = false

  var body: some View {
    Rich {
      Button("Go") { withAnimation(.linear(duration: seconds)) { isOn.toggle() } }
        .padding(8)
        .glassEffect()
        .opacity(fades && isOn ? 0.5 : 1)
        .offset(y: !fades && isOn ? 100 : 0)
        .accessibilityIdentifier("go")
    }
  }
}

private struct Swaying: View {
  let gated: Bool
  @State private var isOn = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Rich {
      Text("Hi").padding().glassEffect()
        .offset(y: isOn ? 60 : 0)
        .onAppear {
          guard !(gated && reduceMotion) else { return }
          withAnimation(.linear(duration: 0.4).repeatForever()) { isOn = true }
        }
    }
  }
}
