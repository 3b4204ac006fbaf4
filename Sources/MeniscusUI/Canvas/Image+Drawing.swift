extension Image {
  /// Makes the image that a function draws.
  ///
  /// - Parameters:
  ///   - size: the image's extent in points.
  ///   - label: what it is called, for those who cannot see it; nil for what they need not hear of.
  ///   - opaque: whether everything is covered; ours may always let through what lies behind.
  ///   - colorMode: the space in which colours are combined; ours is gamma-encoded sRGB.
  ///   - renderer: draws into a context of the extent.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    nonisolated(unsafe) let renderer = renderer
    let drawn = DrawnImage { isResizable in
      let view = DrawnImageView(size: size, isResizable: isResizable, renderer: renderer)
      guard let label else { return AnyView(view) }
      return AnyView(view.accessibilityLabel(label).accessibilityAddTraits(.isImage))
    }
    self.init(source: .drawn(drawn))
  }
}

/// Draws an image in its own extent, or scaled to what it is offered.
private struct DrawnImageView: View, TransparentView {
  let size: CGSize
  let isResizable: Bool
  let renderer: (inout GraphicsContext) -> Void

  var body: some View {
    Canvas { context, extent in
      guard size.width > 0, size.height > 0 else { return }
      context.scaleBy(x: extent.width / size.width, y: extent.height / size.height)
      renderer(&context)
    }
    .frame(
      minWidth: isResizable ? nil : size.width, idealWidth: size.width,
      maxWidth: isResizable ? .infinity : size.width,
      minHeight: isResizable ? nil : size.height, idealHeight: size.height,
      maxHeight: isResizable ? .infinity : size.height)
  }
}
