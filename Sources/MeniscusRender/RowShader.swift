/// Computes the source pixels of a row.
protocol RowShader {
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// Whether the pixels of a row are all the same.
  var isConstantAcross: Bool { get }
  /// Whether all rows are the same.
  var isConstantDown: Bool { get }
  /// Writes `count` premultiplied pixels from column `x` of row `y` of the frame.
  ///
  /// A pixel depends on its own place alone, never on where a run begins.
  func shade(y: Int, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>)
}

extension RowShader {
  var isConstantAcross: Bool { false }
  var isConstantDown: Bool { false }
}
