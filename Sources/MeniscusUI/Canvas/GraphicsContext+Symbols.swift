import MeniscusGeometry

extension GraphicsContext {
  /// A view of a canvas that can be drawn again and again.
  public struct ResolvedSymbol {
    let element: ElementNode
    /// The extent that the view has by itself, in points.
    public let size: CGSize
  }

  /// The view of the canvas that has a tag; nil where none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let tag = AnyHashable(id)
    let element = element
    return onMainActor {
      (element as? CanvasElement)?.symbol(tagged: tag).map {
        ResolvedSymbol(element: $0, size: CGSize($0.size(for: .unspecified)))
      }
    }
  }

  /// Draws a symbol in its own extent at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    nonisolated(unsafe) let context = self
    let (element, size) = (symbol.element, Size2D(symbol.size))
    onMainActor {
      context.show(
        element,
        in: Rect2D(
          x: Double(point.x) - Double(anchor.x) * size.width,
          y: Double(point.y) - Double(anchor.y) * size.height, width: size.width,
          height: size.height), .unspecified)
    }
  }

  /// Draws a symbol scaled into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    copy.draw(symbol, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
  }
}
