/// A view that draws a shape and can draw the same shape again, in front of what it draws already.
public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape with a style, in front of what is drawn of it.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(back: self, front: shape.fill(style, style: fillStyle))
  }

  /// Draws a line along the shape's outline, in front of what is drawn of it.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(
      back: self, front: shape.stroke(style, style: stroke, antialiased: antialiased))
  }

  /// Draws a line of a width in points along the shape's outline, in front of what is drawn of it.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape's edge, in front of what is drawn of it.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(
      back: self, front: shape.strokeBorder(style, style: stroke, antialiased: antialiased))
  }

  /// Draws a line of a width in points inside the shape's edge, in front of what is drawn of it.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// One drawing of a shape in front of another.
struct LayeredShape<Back: ShapeView, Front: ShapeView>: ShapeView
where Back.Content == Front.Content {
  let back: Back
  let front: Front

  var shape: Front.Content { front.shape }

  var body: some View { front.background { back } }
}
