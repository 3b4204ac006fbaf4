import MeniscusRender

extension RedrawnCase {
  /// Where pixels lie in memory, until the case draws again.
  package struct Shown {
    /// The columns and rows, and the pixels from a row to the next.
    package var width: Int, height: Int, stride: Int
    /// The first of them; nil where there are none.
    package var address: UnsafeRawPointer?
  }

  /// The pixels that were drawn last, where they are.
  package var shown: Shown {
    Shown(
      width: pixels.width, height: pixels.height, stride: pixels.stride, address: pixels.address)
  }
}
