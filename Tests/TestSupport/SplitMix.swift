import MeniscusFormats
import MeniscusGeometry

/// A source of numbers for tests (Steele, Lea and Flood's SplitMix64).
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Bool.random(using: &self)
      ? Double.random(in: range, using: &self)
      : Double.random(in: range, using: &self).rounded().clamped(to: range)
  }

  private mutating func word() -> String {
    let words = ["a", "list", "row-7", "Größe", "a \"b\" \\", "tab\there", "😀", "e\u{301}"]
    return words[Int.random(in: 0..<words.count, using: &self)]
  }

  private mutating func size(_ range: ClosedRange<Double>) -> Size2D {
    Size2D(width: number(range), height: number(range))
  }

  private mutating func target() -> TraceTarget {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: .id(word())
    case 1: .id(word(), unit: Point2D(x: number(0...1), y: number(0...1)))
    default: .point(Point2D(x: number(-1e6...1e6), y: number(-1e6...1e6)))
    }
  }

  /// A trace with random events of every kind, within the rules.
  package mutating func trace() -> Trace {
    var header = TraceHeader(
      scene: word(), size: size(1...500), scale: number(1...4),
      rate: Int.random(in: 1...1000, using: &self), seed: next())
    header.environment.reduceMotion = Bool.random(using: &self)
    header.environment.dynamicTypeSize =
      TraceTextSize.allCases[Int.random(in: 0..<12, using: &self)]
    if Bool.random(using: &self) { header.fonts = [TraceFont(name: word(), hash: next())] }
    header.variants = Array(TraceVariant.all.shuffled(using: &self).prefix(3))
    header.tolerance = tolerance()
    var time = 0
    var events: [TraceEvent] = []
    for index in 0..<20 {
      // Steps of over a second keep the gestures apart.
      time += Int.random(in: 2_100_000...4_000_000, using: &self)
      events.append(TraceEvent(time: time, action: action(index)))
    }
    events.append(TraceEvent(time: time + 9_000_000, action: .end))
    return Trace(header: header, events: events)
  }

  private mutating func tolerance() -> TraceTolerance {
    guard Bool.random(using: &self) else { return .exact }
    var profile = TraceTolerance.FlipProfile()
    if Bool.random(using: &self) { profile.pixelsPerDegree = number(10...300) }
    if Bool.random(using: &self) { profile.mean = number(0...1) }
    if Bool.random(using: &self) { profile.threshold = number(0...1) }
    if Bool.random(using: &self) { profile.area = Int.random(in: 0...9999, using: &self) }
    profile.exactThrough =
      TraceTolerance.ExactStage.allCases[Int.random(in: 0..<6, using: &self)]
    return .flip(profile)
  }

  private mutating func action(_ index: Int) -> TraceAction {
    let duration = Int.random(in: 1...1_000_000, using: &self)
    switch Int.random(in: 0..<11, using: &self) {
    case 0: return .tap(target())
    case 1: return .hover(Bool.random(using: &self) ? target() : nil)
    case 2: return .scroll(target(), by: size(-500...500), duration: duration)
    case 3: return .wheel(target(), by: size(-500...500))
    case 4: return .text(word())
    case 5: return .focus(Bool.random(using: &self) ? word() : nil)
    case 6: return .magnify(target(), by: number(0.01...100), duration: duration)
    case 7: return .rotate(target(), by: number(-10...10), duration: duration)
    case 8:
      var change = TraceEnvironmentChange()
      change.increaseContrast = Bool.random(using: &self)
      change.colorScheme = Bool.random(using: &self) ? .light : nil
      change.boldText = Bool.random(using: &self) ? true : nil
      change.differentiateWithoutColor = Bool.random(using: &self) ? true : nil
      change.locale = Bool.random(using: &self) ? word() : nil
      change.horizontalSizeClass = Bool.random(using: &self) ? .compact : nil
      change.verticalSizeClass = Bool.random(using: &self) ? .regular : nil
      return .environment(change)
    case 9: return .resize(size(1...500))
    default: return .checkpoint("c-\(index)")
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
