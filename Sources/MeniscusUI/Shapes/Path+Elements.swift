import MeniscusGeometry

extension Path {
  /// One step of the pen.
  public enum Element: Equatable, Sendable {
    /// Begins a contour.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the contour began.
    case closeSubpath
  }

  /// Calls a function with each step of the pen, in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements { body(Element(element)) }
  }
}

extension Path.Element {
  fileprivate init(_ element: Path2D.Element) {
    switch element {
    case .move(let point): self = .move(to: CGPoint(point))
    case .line(let point): self = .line(to: CGPoint(point))
    case .quadratic(let control, let end):
      self = .quadCurve(to: CGPoint(end), control: CGPoint(control))
    case .cubic(let first, let second, let end):
      self = .curve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
    case .close: self = .closeSubpath
    }
  }
}

extension Path: LosslessStringConvertible {
  /// The steps as numbers and letters, as in PDF: `m` moves, `l` draws a line, `q` and `c` curves,
  /// `h` closes.
  public var description: String {
    outline.elements.map(Self.text).joined(separator: " ")
  }

  /// Makes a path from its description, where `re` stands for a rectangle; nil where it is none.
  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
      } else {
        guard add(word, numbers) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Adds the step of a letter; whether there is one.
  private mutating func add(_ letter: Substring, _ numbers: [Double]) -> Bool {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    guard letter == "m" || letter == "re" || currentPoint != nil else { return false }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: point(0))
    case ("l", 2): addLine(to: point(0))
    case ("q", 4): addQuadCurve(to: point(1), control: point(0))
    case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): closeSubpath()
    case ("re", 4):
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }

  private static func text(of element: Path2D.Element) -> String {
    switch element {
    case .move(let point): text(of: [point], "m")
    case .line(let point): text(of: [point], "l")
    case .quadratic(let control, let end): text(of: [control, end], "q")
    case .cubic(let first, let second, let end): text(of: [first, second, end], "c")
    case .close: "h"
    }
  }

  private static func text(of points: [Point2D], _ letter: String) -> String {
    let numbers = points.flatMap { [$0.x, $0.y] }.map { number in
      let text = String(number)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return (numbers + [letter]).joined(separator: " ")
  }
}
