import MeniscusGeometry
import MeniscusLayout

/// The extent of a view and where its guides are.
///
/// It may be sent anywhere, but is to be asked on the main actor, where layouts work.
public struct ViewDimensions: @unchecked Sendable {
  private let size: Size2D
  private let explicit: (AlignmentGuide) -> Double?

  /// The dimensions of an extent, by what is stated for guides.
  init(size: Size2D, explicit: @escaping (AlignmentGuide) -> Double?) {
    self.size = size
    self.explicit = explicit
  }

  /// The dimensions of an element that answered `proposal` with `size`.
  init(_ element: ElementNode, size: Size2D, proposal: LayoutProposal) {
    self.init(size: size) { guide in
      MainActor.assumeIsolated {
        element.explicitGuide(guide, size: size, proposal: proposal)
      }
    }
  }

  /// The width in points.
  public var width: CGFloat { CGFloat(size.width) }
  /// The height in points.
  public var height: CGFloat { CGFloat(size.height) }

  /// The x coordinate of a guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(value(of: guide.guide)) }

  /// The y coordinate of a guide, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(value(of: guide.guide)) }

  /// The x coordinate that the view states for a guide; nil where it states none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.guide).map { CGFloat($0) }
  }

  /// The y coordinate that the view states for a guide; nil where it states none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.guide).map { CGFloat($0) }
  }

  private func value(of guide: AlignmentGuide) -> Double {
    explicit(guide) ?? guide.defaultValue(in: size, explicit: explicit)
  }
}

extension ViewDimensions: Equatable {
  /// Whether both have the same extent.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size
  }
}
