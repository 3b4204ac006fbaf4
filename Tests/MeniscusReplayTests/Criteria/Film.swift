import MeniscusGeometry
import MeniscusImage
import MeniscusRender
import MeniscusUI

/// A small scene on the virtual clock, frame by frame in pixels.
@MainActor
final class Film {
  private let host: SceneHost
  private var renderer = Renderer()
  private var index = 0
  private let threads: ParallelFor
  /// What is shown now.
  private(set) var frame: SceneFrame
  /// The pixels of what is shown now.
  var pixels: FilmPixels { FilmPixels(bitmap: renderer.frame.bitmap) }

  /// Shows frame 0 of what `content` makes of 0; a tap at (1, 1) counts up.
  init<Content: View>(
    width: Double = 120, height: Double = 80, scale: Double = 1, rate: Int = 60,
    parallel: ParallelFor = .dispatch(threads: 2), animation: Animation? = nil,
    configure: (inout SceneConfiguration) -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor @Sendable (Int) -> Content
  ) {
    var configuration = SceneConfiguration(
      size: Size2D(width: width, height: height), scale: scale, rate: rate)
    configure(&configuration)
    threads = parallel
    let scene = Scene("film") { CountedView(animation: animation, content: content) }
    host = SceneHost(scene: scene, configuration: configuration)
    frame = host.advance(to: 0, events: [])
    let outcome = renderer.render(frame.displayList, parallel: threads)
    if !frame.displayList.glass.isEmpty {
      frame = host.adaptFirstFrame(to: outcome.measurements)
      _ = renderer.render(frame.displayList, parallel: threads)
    }
  }

  /// Shows the next frame, after its events.
  @discardableResult
  func step(_ events: InputEvent...) -> FilmPixels { step(events) }

  /// Shows the next frame, after its events.
  @discardableResult
  func step(_ events: [InputEvent]) -> FilmPixels {
    index += 1
    frame = host.advance(to: index, events: events)
    let outcome = renderer.render(frame.displayList, parallel: threads)
    if !frame.displayList.glass.isEmpty { _ = host.receive(outcome.measurements) }
    return pixels
  }

  /// Shows a frame in which the count goes up.
  @discardableResult
  func count() -> FilmPixels {
    let corner = Point2D(x: 1, y: 1)
    return step(.press(pointer: 0, at: corner), .release(pointer: 0, at: corner))
  }

  /// Shows frames without events of which the last alone is drawn: what lies behind glass must not
  /// change in them.
  func skip(_ frames: Int) -> FilmPixels {
    for _ in 1..<frames {
      index += 1
      _ = host.advance(to: index, events: [])
    }
    return step()
  }

  /// Shows frames without events.
  func run(_ frames: Int) -> [FilmPixels] { (0..<frames).map { _ in step() } }
}

private struct CountedView<Content: View>: View {
  let animation: Animation?
  @ViewBuilder let content: @MainActor (Int) -> Content
  @State private var count = 0

  var body: some View {
    ZStack {
      content(count)
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 3, height: 3).contentShape(Rectangle())
            .onTapGesture { withAnimation(animation) { count += 1 } }
          Spacer(minLength: 0)
        }
        Spacer(minLength: 0)
      }
    }
  }
}

/// A frame's pixels.
struct FilmPixels: Equatable {
  let bitmap: Bitmap

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  /// Red, green and blue of a pixel, 0 to 255.
  subscript(x: Int, y: Int) -> [Double] {
    let start = (y * width + x) * 4
    return bitmap.samples[start..<start + 3].map { Double($0) }
  }

  func green(_ x: Int, _ y: Int) -> Double { Double(bitmap.samples[(y * width + x) * 4 + 1]) }

  /// The greatest difference of a channel to another frame of the same size.
  func distance(to other: FilmPixels) -> Int {
    let (ours, theirs) = (bitmap.samples, other.bitmap.samples)
    if ours == theirs { return 0 }
    var distance = 0
    for (index, sample) in ours.enumerated() where sample != theirs[index] {
      distance = max(distance, abs(Int(sample) - Int(theirs[index])))
    }
    return distance
  }
}

/// The contrast of two colours of 0 to 255, by WCAG 2.2.
func contrast(_ a: [Double], _ b: [Double]) -> Double {
  func luminance(_ color: [Double]) -> Double {
    let linear = color.map { value in
      let c = value / 255
      return c <= 0.04045 ? c / 12.92 : Exact.power((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
  let (one, other) = (luminance(a), luminance(b))
  return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}
