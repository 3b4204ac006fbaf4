import MeniscusGeometry

/// How large a sheet is where there is the room of a tablet.
public protocol PresentationSizing {}

/// As the system has it: a form.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  public init() {}
}

/// As large as a page: the width of the screen.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  public init() {}
}

/// As large as a form: 580 by 650 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  public init() {}
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  public init() {}
}

/// A size that along some axes is that of the content.
public struct PartlyFittedPresentationSizing: PresentationSizing {
  let base: any PresentationSizing
  let axes: Axis.Set
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system has it: a form.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
  /// The size, with that of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return PartlyFittedPresentationSizing(base: self, axes: axes)
  }
}

/// Where a sheet stands where there is the room of a tablet.
///
/// Source: view trees of `Vercantez/openuikit`, iPad 820 × 1180, iOS 26.1.
package enum SheetCard {
  /// The extent of a form, in points.
  static let form = Size2D(width: 580, height: 650)
  /// The radius of a card's corners, in points.
  static let radius = 32.0
  /// How far above the middle a form stands, in points.
  static let rise = 5.0
  /// How far below what the device covers a page begins, in points.
  static let pageTop = 10.0

  /// The frame of a form, or of one with an extent of its own.
  package static func form(in extent: Size2D, size: Size2D? = nil) -> Rect2D {
    let size = size ?? form
    let width = min(size.width, extent.width)
    let height = min(size.height, extent.height)
    return Rect2D(
      x: (extent.width - width) / 2, y: max((extent.height - height) / 2 - rise, 0), width: width,
      height: height)
  }

  /// The frame of a page.
  package static func page(in extent: Size2D, insets: Insets2D) -> Rect2D {
    let top = insets.top + pageTop
    return Rect2D(x: 0, y: top, width: extent.width, height: max(extent.height - top, 0))
  }
}
