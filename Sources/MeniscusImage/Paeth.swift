/// The Paeth predictor of PNG's fourth filter (ISO/IEC 15948, clause 9.4), many bytes at a time.
///
/// With a left, b above and c above left, the prediction is the one of a, b and c that is nearest
/// to a + b − c, in that order if equally near. The distances are |b − c|, |a − c| and
/// |(b − c) + (a − c)|. If b and a lie on the same side of c, the third is the sum of the others
/// and never the smallest; else it is the difference of the others. So all fits in bytes.
enum Paeth {
  @inline(__always)
  static func predict(left a: SIMD16<UInt8>, above b: SIMD16<UInt8>, aboveLeft c: SIMD16<UInt8>)
    -> SIMD16<UInt8>
  {
    let bIsBelow = b .< c
    let aIsBelow = a .< c
    let fromA = (b &- c).replacing(with: c &- b, where: bIsBelow)
    let fromB = (a &- c).replacing(with: c &- a, where: aIsBelow)
    let fromC = (fromA &- fromB).replacing(with: fromB &- fromA, where: fromA .< fromB)
    let differs = bIsBelow .^ aIsBelow
    let isC = differs .& (fromC .< fromA) .& (fromC .< fromB)
    return a.replacing(with: b, where: fromB .< fromA).replacing(with: c, where: isC)
  }
}
