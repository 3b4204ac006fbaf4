import MeniscusGeometry

struct TimingCurve: Equatable, Sendable { let a: Point2D, b: Point2D; init(_ a: Point2D, _ b: Point2D) { self.a = a; self.b = b }
  func c(_ t: Double, _ p: Double, _ q: Double) -> Double { let u = 1 - t; return 3*u*u*t*p + 3*u*t*t*q + t*t*t }
  func value(at x: Double) -> Double { var lo = 0.0, hi = 1.0; for _ in 0..<60 { let m = (lo+hi)/2; if c(m, a.x, b.x) < x { lo = m } else { hi = m } }; return c((lo+hi)/2, a.y, b.y) } }
struct SpringCurve: Equatable, Sendable {
  let w: Double, z: Double
  init(duration: Double, bounce: Double) { w = 2 * .pi / duration; z = bounce >= 0 ? 1 - bounce : 1/(1+bounce) }
  init(response: Double, dampingFraction: Double) { w = 2 * .pi / response; z = dampingFraction }
  init(mass: Double, stiffness: Double, damping: Double) { w = (stiffness/mass).squareRoot(); z = damping / (2*(stiffness*mass).squareRoot()) }
  func value(at t: Double) -> Double { 1 - response(at: t).displacement }
  var settlingDuration: Double { 1 }
  func response(at t: Double) -> (displacement: Double, impulse: Double, displacementRate: Double, impulseRate: Double) {
    if z >= 0.99999 { let e = Exact.exponential(-w*t); return ((1+w*t)*e, t*e, -w*w*t*e, (1-w*t)*e) }
    let d = w*(1-z*z).squareRoot(); let e = Exact.exponential(-z*w*t); let (s,c) = Exact.sineAndCosine(d*t); let k = z*w/d
    return (e*(c+k*s), e*s/d, -e*s*(w*w/d), e*(c-k*s)) }
}
extension RGBA { var encodedFromLinear: RGBA { self } }
