import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// What the pixels of a machine are judged by: small, and something of everything.
enum DoctorScenes {
  /// Two fixed views and a spacer between them, 200 points wide.
  static let row = scene("row", CGSize(width: 200, height: 40)) {
    HStack(spacing: 8) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Color.green.frame(height: 20).accessibilityIdentifier("b")
      Color.blue.frame(width: 42, height: 10).accessibilityIdentifier("c")
    }
  }

  /// Shapes, strokes and gradients.
  static let card = scene("card", CGSize(width: 64, height: 48)) {
    ZStack {
      LinearGradient(
        colors: [.blue, .purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      RoundedRectangle(cornerRadius: 9, style: .continuous).fill(.white.opacity(0.4)).padding(6)
      Ellipse().stroke(.black, lineWidth: 1.5).padding(11).rotationEffect(.degrees(17))
      Capsule().fill(.green).frame(width: 21.3, height: 7.7).offset(x: 3.1, y: -8.4)
    }
  }

  /// Words of two sizes.
  static let text = scene("text", CGSize(width: 96, height: 48)) {
    VStack(alignment: .leading) {
      Text("Fjord 7:09").font(.headline)
      Text("affine, quick").font(.caption).foregroundStyle(.secondary)
    }
  }

  /// Layers that are changed before they are laid.
  static let layers = scene("layers", CGSize(width: 48, height: 48)) {
    ZStack {
      Color.orange
      Circle().fill(.blue).frame(width: 20, height: 20).blur(radius: 2.5)
      Rectangle().fill(.red).frame(width: 14, height: 14).shadow(radius: 3, x: 2, y: 4)
        .offset(x: 8, y: 9)
      Color.green.frame(width: 30, height: 10).blendMode(.multiply).opacity(0.7)
    }
  }

  /// Two glass shapes that fuse, over stripes.
  static let glass = scene("glass", CGSize(width: 72, height: 40)) {
    ZStack {
      HStack(spacing: 0) {
        ForEach(0..<6) { index in index % 2 == 0 ? Color.indigo : Color.yellow }
      }
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 4) {
          Color.clear.frame(width: 24, height: 24).glassEffect()
          Color.clear.frame(width: 24, height: 24).glassEffect(.regular.tint(.red))
        }
      }
    }
  }

  /// A disc that a tap moves by a spring.
  static let switching = scene("switch", CGSize(width: 40, height: 24)) { Switching() }

  /// A tap on it, and the spring up to its rest.
  static let trace = """
    {"meniscus":"trace","version":1,"scene":"switch","size":[40,24],"scale":1,"rate":60,"seed":0}
    {"at":33333,"tap":{"id":"go"}}
    {"at":200000,"checkpoint":"flight"}
    {"at":1500000,"end":true}

    """

  /// Two discs of glass that are near enough to fuse.
  static let discs = glassList([
    Rect2D(x: 2, y: 4, width: 20, height: 20), Rect2D(x: 26, y: 6, width: 18, height: 18),
  ])

  /// Discs of glass in one container.
  static func glassList(_ frames: [Rect2D]) -> DisplayList {
    var list = DisplayList(size: Size2D(width: 60, height: 30), scale: 1, background: .white)
    for (row, frame) in frames.enumerated() {
      list.glass.append(
        GlassElement(
          silhouette: .ellipse(frame), transform: .identity, container: 0, spacing: 12,
          view: .none))
      list.operations.append(
        DisplayOperation(action: .glass(element: row), transform: .identity, view: .none))
    }
    return list
  }

  /// The host of a scene.
  @MainActor
  static func host(of scene: Scene) -> SceneHost {
    let size = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    return SceneHost(scene: scene, configuration: SceneConfiguration(size: size, scale: 2))
  }

  /// The first frame of a scene.
  @MainActor
  static func frame(of scene: Scene) -> SceneFrame { host(of: scene).advance(to: 0, events: []) }

  /// The display list of a scene's first frame.
  @MainActor
  static func list(of scene: Scene) -> DisplayList { frame(of: scene).displayList }

  private static func scene(
    _ name: String, _ size: CGSize,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View
  ) -> Scene {
    Scene(name, size: size, content: content)
  }
}

/// A disc that a tap moves by a spring.
private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    Button(action: { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOn.toggle() } }) {
      Capsule().fill(isOn ? .green : .gray)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(.white).padding(2).frame(width: 18, height: 18)
        }
        .frame(width: 36, height: 18)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("go")
  }
}
