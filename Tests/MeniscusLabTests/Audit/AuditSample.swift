import MeniscusFormats
import MeniscusImage
import MeniscusSuite
import MeniscusUI
import TestSupport

/// Scenes that are made for faults: between them, every one has something to be planted in.
@MainActor
enum AuditSample: CaseIterable {
  /// Drawing of every kind that is no glass, and a tap that starts a spring.
  case drawing
  /// Glass that fuses, tinted, over colours; no motion, since glass is slow without optimisation.
  case glass
  /// A frosted sheet over the same colours.
  case sheet
  /// A clip that cuts off nothing.
  case uncut
  /// Glass that adapts in a checkpoint of frame 0 to what is drawn behind it, with ink on it.
  case adapting
  /// A view that is there only once a tap has been answered, and is tapped then.
  case unfolding

  var scene: Scene {
    switch self {
    case .drawing:
      Scene(
        "audit", size: CGSize(width: 64, height: 72),
        pictures: [ScenePicture("dots", png: Self.dots)]
      ) { Drawing() }
    case .uncut:
      Scene("audit", size: CGSize(width: 16, height: 16)) {
        Color.clear.overlay { Circle().fill(.red).frame(width: 8, height: 8) }.clipped()
      }
    case .glass: Scene("audit", size: CGSize(width: 96, height: 40)) { Glasses() }
    case .adapting: Scene("audit", size: CGSize(width: 64, height: 32)) { Adapting() }
    case .unfolding: Scene("audit", size: CGSize(width: 32, height: 24)) { Unfolding() }
    case .sheet:
      Scene("audit", size: CGSize(width: 64, height: 32)) {
        Stripes().overlay {
          Color.clear.frame(width: 40, height: 20).background(.thinMaterial)
        }
      }
    }
  }

  private var script: String {
    switch self {
    case .drawing: "checkpoint start\ntap #go\nwait 3f\ncheckpoint moving\nsettle\ncheckpoint end"
    case .glass, .sheet, .uncut: "wait 1f\ncheckpoint start"
    case .adapting: "checkpoint start"
    case .unfolding: "checkpoint start\ntap #go\nwait 2f\ntap #more\nwait 1f\ncheckpoint end"
    }
  }

  private static let traces = Memo<AuditSample, Trace>()

  /// A trace that is recorded on the scene, once.
  func trace() throws -> Trace {
    try Self.traces.value(of: self) { try RecordingScript(script).record(scene) }
  }

  /// What replays the trace.
  func execution(_ change: (inout Trace) -> Void = { _ in }) throws -> CaseExecution {
    var trace = try trace()
    change(&trace)
    return CaseExecution(
      name: CaseName(scene: "audit", trace: "all"), scene: scene, path: "audit/all.jsonl",
      trace: trace, threads: 1)
  }

  /// Four texels of four colours.
  private static let dots = PNG.encode(
    Bitmap(
      width: 2, height: 2,
      samples: [255, 0, 0, 255, 0, 200, 0, 255, 0, 0, 255, 255, 250, 240, 0, 255]))
}

/// One of everything that can be drawn wrong.
private struct Drawing: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 2) {
        Text("Ag").font(.system(size: 9))
        Image("dots").resizable().frame(width: 8, height: 8)
        Circle().stroke(.purple, lineWidth: 1).frame(width: 8, height: 8).padding(1)
        Rectangle().fill(.red).frame(width: 8, height: 8).blur(radius: 1)
      }
      HStack(spacing: 2) {
        RoundedRectangle(cornerRadius: 3, style: .circular).fill(.teal).frame(width: 14, height: 10)
        Rectangle()
          .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          .frame(width: 14, height: 10)
        Ellipse().fill(.orange).frame(width: 12, height: 8)
          .shadow(color: .black, radius: 1, x: 1, y: 1)
        Circle().fill(.indigo).frame(width: 14, height: 14).frame(width: 8, height: 8).clipped()
      }
      ZStack {
        Rectangle().fill(.yellow).frame(width: 20, height: 8)
        Rectangle().fill(.cyan).frame(width: 10, height: 8).blendMode(.multiply)
        Circle().fill(.black.opacity(0.5)).frame(width: 6, height: 6)
      }
      ZStack {
        Rectangle().fill(.green).frame(width: 10, height: 6)
        Circle().fill(.brown).frame(width: 6, height: 6)
      }
      .opacity(0.5)
      Button(action: { withAnimation(.spring(duration: 0.2, bounce: 0.2)) { isOn.toggle() } }) {
        Rectangle().fill(.pink).frame(width: 8, height: 6)
      }
      .accessibilityIdentifier("go")
      .offset(x: isOn ? 20 : 0)
    }
  }
}

/// Glass with ink over two shapes of which one hides a part of the other.
private struct Adapting: View {
  var body: some View {
    ZStack {
      Color.black
      ZStack {
        Rectangle().fill(.white).frame(width: 50, height: 30)
        Rectangle().fill(.black).frame(width: 40, height: 26)
      }
      Text("A").font(.system(size: 9)).frame(width: 30, height: 18)
        .glassEffect(in: .rect(cornerRadius: 5))
    }
  }
}

/// A button that shows another.
private struct Unfolding: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    VStack(spacing: 2) {
      Button(action: { isOpen = true }) { Rectangle().fill(.red).frame(width: 8, height: 6) }
        .accessibilityIdentifier("go")
      if isOpen {
        Button(action: { count += 1 }) {
          Rectangle().fill(count == 0 ? .blue : .green).frame(width: 8, height: 6)
        }
        .accessibilityIdentifier("more")
      }
    }
  }
}

/// Four colours side by side.
private struct Stripes: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(.orange)
      Rectangle().fill(.blue)
      Rectangle().fill(.white)
      Rectangle().fill(.green)
    }
  }
}

/// Two glasses that fuse over stripes.
private struct Glasses: View {
  var body: some View {
    ZStack {
      Stripes()
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 5) {
          Color.clear.frame(width: 30, height: 20).glassEffect(in: .rect(cornerRadius: 6))
          Color.clear.frame(width: 30, height: 20)
            .glassEffect(.regular.tint(.red.opacity(0.4)), in: .rect(cornerRadius: 6))
        }
      }
    }
  }
}
