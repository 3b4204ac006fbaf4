import MeniscusDisplay
import MeniscusGeometry

extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside is seen.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A part of the canvas that is seen.
  struct Clip {
    enum Region {
      case outline(Path2D, FillRule)
      /// As much as is drawn, at an opacity.
      case layer(opacity: Double, (inout GraphicsContext) -> Void)
    }

    let region: Region
    let isInverse: Bool
    let map: Affine2D
  }

  /// Shows what is drawn from now on only inside a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Clip(
        region: .outline(path.outline, style.isEOFilled ? .evenOdd : .nonZero),
        isInverse: options.contains(.inverse), map: map))
  }

  /// Shows what is drawn from now on as much as what `content` draws is opaque.
  ///
  /// It is called for everything that is drawn inside.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: @escaping (inout GraphicsContext) -> Void
  ) {
    clips.append(
      Clip(
        region: .layer(opacity: opacity, content), isInverse: options.contains(.inverse), map: map))
  }

  /// The smallest rectangle around what is seen; layers that clip and inverse clips are not counted.
  public var clipBoundingRect: CGRect {
    let element = element
    let size = onMainActor { element.presentedFrame.size }
    var seen = Rect2D(origin: .zero, size: size)
    for clip in clips where !clip.isInverse {
      guard case .outline(let outline, _) = clip.region else { continue }
      seen = seen.intersection(outline.transformed(by: clip.map).bounds)
    }
    return CGRect(map.inverse?.boundingBox(of: seen) ?? .zero)
  }

  /// Draws what `work` draws where clips let it be seen.
  @MainActor func nest(_ clips: ArraySlice<Clip>, _ work: () -> Void) {
    guard let clip = clips.first else { return work() }
    let rest = clips.dropFirst()
    if !clip.isInverse, case .outline(let outline, let rule) = clip.region {
      return canvas.clip(
        .outline(canvas.row(of: outline), rule), through: clip.map, by: element
      ) { nest(rest, work) }
    }
    canvas.layer(.blend(.normal), by: element) {
      nest(rest, work)
      canvas.layer(.blend(clip.isInverse ? .destinationOut : .destinationIn), by: element) {
        draw(clip)
      }
    }
  }

  /// Draws the region of a clip.
  @MainActor private func draw(_ clip: Clip) {
    switch clip.region {
    case .outline(let outline, let rule):
      canvas.transformed(by: clip.map) {
        canvas.fill(
          .outline(canvas.row(of: outline), rule), .color(.black), at: .zero, by: element)
      }
    case .layer(let opacity, let content):
      var inner = GraphicsContext(canvas: canvas, element: element)
      inner.map = clip.map
      inner.opacity = opacity
      inner.drawLayer(content: content)
    }
  }
}
