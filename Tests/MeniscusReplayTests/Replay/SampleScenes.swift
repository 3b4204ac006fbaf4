import MeniscusFormats
import MeniscusUI

/// What can be planted into the sample scene.
struct SampleVariation: Sendable {
  var duration = 0.5
  var padding: CGFloat = 8
  var color = Color.red
  var isSwapped = false
}

/// A button that lets a circle grow, and a toggle.
private struct GrowingCircle: View {
  let variation: SampleVariation
  @State private var isLarge = false
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 4) {
      if variation.isSwapped {
        toggle
        button
      } else {
        button
        toggle
      }
      Circle()
        .fill(variation.color)
        .frame(width: isLarge ? 80 : 40, height: isLarge ? 80 : 40)
        .padding(variation.padding)
        .accessibilityIdentifier("circle")
    }
  }

  private var button: some View {
    Button {
      withAnimation(.spring(duration: variation.duration, bounce: 0.2)) { isLarge.toggle() }
    } label: {
      Color.blue.frame(width: 60, height: 20)
    }
    .accessibilityIdentifier("grow")
  }

  private var toggle: some View {
    Toggle(isOn: $isOn) {
      (isOn ? Color.green : Color.gray).frame(width: 60, height: 20)
    }
    .accessibilityIdentifier("switch")
  }
}

/// Two views with the same identifier, and one beyond the edge.
private struct Confusing: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("twin")
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("twin")
      Color.green.frame(width: 20, height: 20).accessibilityIdentifier("away").offset(x: 500)
    }
  }
}

/// Does not come to rest within any trace once it was started.
private struct Restless: View {
  @State private var isOn = false

  var body: some View {
    Color.red.frame(width: 20, height: 20)
      .offset(x: isOn ? 20 : 0)
      .onTapGesture {
        withAnimation(.linear(duration: 0.5).repeatCount(1_000_000)) { isOn = true }
      }
      .accessibilityIdentifier("start")
  }
}

/// Moves without end once it was started, and beside that for half a second.
private struct Swinging: View {
  @State private var isOn = false
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
        .offset(x: isOn ? 20 : 0)
        .onTapGesture {
          withAnimation(.linear(duration: 0.5).repeatForever()) { isOn = true }
          withAnimation(.linear(duration: 0.5)) { isWide = true }
        }
        .accessibilityIdentifier("start")
      Color.blue.frame(width: isWide ? 40 : 20, height: 20)
    }
  }
}

/// Changes its own state whenever it was changed.
private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: 20, height: 20)
      .onTapGesture { count += 1 }
      .onChange(of: count) { count += 1 }
      .accessibilityIdentifier("start")
  }
}

/// Shows or hides a view at a tap, at once.
private struct Vanishing: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
        .onTapGesture { isShown.toggle() }
        .accessibilityIdentifier("switch")
      if isShown { Color.blue.frame(width: 30, height: 30) }
    }
  }
}

/// Rows in a scroll view.
private struct LongList: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40) { row in
          (row % 2 == 0 ? Color.red : Color.blue).frame(width: 100, height: 30)
        }
      }
    }
    .frame(width: 100, height: 100)
    .accessibilityIdentifier("list")
  }
}

/// Scenes for tests.
enum SampleScene {
  static let growing = growing(SampleVariation())
  static let confusing = Scene("confusing", size: size) { Confusing() }
  static let restless = Scene("restless", size: size) { Restless() }
  static let swinging = Scene("swinging", size: size) { Swinging() }
  static let endless = Scene("endless", size: size) { Endless() }
  static let vanishing = Scene("vanishing", size: size) { Vanishing() }
  static let list = Scene("list", size: size) { LongList() }

  private static let size = CGSize(width: 160, height: 160)

  static func growing(_ variation: SampleVariation) -> Scene {
    Scene("growing", size: size) { GrowingCircle(variation: variation) }
  }

  /// A header for a scene, small enough to be drawn often.
  static func header(_ name: String = "growing") -> TraceHeader {
    TraceHeader(scene: name, size: .init(width: 160, height: 160), scale: 1)
  }
}
