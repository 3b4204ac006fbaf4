extension UnsafePointer<Float> {
  /// Four numbers from an index on.
  @inline(__always)
  func four(at index: Int) -> SIMD4<Float> {
    UnsafeRawPointer(self + index).loadUnaligned(as: SIMD4<Float>.self)
  }
}

extension UnsafeMutablePointer<UInt32> {
  /// Writes four pixels from an index on.
  @inline(__always)
  func store(_ pixels: SIMD4<UInt32>, at index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }
}

extension UnsafeMutablePointer<Float> {
  /// Writes four numbers from an index on.
  @inline(__always)
  func store(_ numbers: SIMD4<Float>, at index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: numbers, as: SIMD4<Float>.self)
  }
}
