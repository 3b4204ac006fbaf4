import MeniscusGeometry

/// The edges of what covers at least half, as closed lines.
struct Contours {
  /// The points of every line, in pixels, in order; the last one goes on to the first.
  let lines: [[Point2D]]

  /// Traces the edges of a picture of shares from 0 to 1, row by row; nothing reaches its border.
  init(_ shares: [Double], width: Int) {
    let height = shares.count / width
    /// The crossing on the edge from a pixel's centre to the right one, or to the lower one.
    func place(_ edge: Int) -> Point2D {
      let (pixel, isDown) = (edge / 2, edge & 1 == 1)
      let other = pixel + (isDown ? width : 1)
      let share = (0.5 - shares[pixel]) / (shares[other] - shares[pixel])
      let (x, y) = (Double(pixel % width) + 0.5, Double(pixel / width) + 0.5)
      return Point2D(x: x + (isDown ? 0 : share), y: y + (isDown ? share : 0))
    }
    // Every crossing and the two that follow it, in the cells on both sides.
    var links: [Int: [Int]] = [:]
    func link(_ a: Int, _ b: Int) {
      links[a, default: []].append(b)
      links[b, default: []].append(a)
    }
    for y in 0..<height - 1 {
      for x in 0..<width - 1 {
        let first = y * width + x
        let isInside = shares[first] >= 0.5
        if isInside == (shares[first + 1] >= 0.5), isInside == (shares[first + width] >= 0.5),
          isInside == (shares[first + width + 1] >= 0.5)
        {
          continue
        }
        let inside = [first, first + 1, first + width + 1, first + width].map { shares[$0] >= 0.5 }
        // Top, right, bottom, left.
        let edges = [first * 2, (first + 1) * 2 + 1, (first + width) * 2, first * 2 + 1]
        let crossed = (0..<4).filter { inside[$0] != inside[($0 + 1) % 4] }
        if crossed.count == 2 {
          link(edges[crossed[0]], edges[crossed[1]])
        } else if crossed.count == 4 {
          // Two corners inside, opposite each other: apart.
          let turn = inside[0] ? 0 : 1
          link(edges[turn], edges[(turn + 3) % 4])
          link(edges[turn + 1], edges[turn + 2])
        }
      }
    }
    var lines: [[Point2D]] = []
    var visited: Set<Int> = []
    for start in links.keys.sorted() where !visited.contains(start) {
      var line: [Point2D] = []
      var edge: Int? = start
      while let current = edge {
        visited.insert(current)
        line.append(place(current))
        edge = links[current]?.first { !visited.contains($0) }
      }
      lines.append(line)
    }
    self.lines = lines
  }

  /// How much the lines turn, in degrees, between steps of a length along them; the most.
  func sharpestTurn(step: Double) -> Double {
    var sharpest = 0.0
    for line in lines {
      var points: [Point2D] = []
      var rest = 0.0
      for index in line.indices {
        let (a, b) = (line[index], line[(index + 1) % line.count])
        let length = a.distance(to: b)
        var way = rest
        while way < length {
          points.append(a + (b - a) * (way / length))
          way += step
        }
        rest = way - length
      }
      // What is left over at the end is no whole step.
      for index in 0..<max(points.count - 3, 0) {
        let (a, b) = (points[index + 1] - points[index], points[index + 2] - points[index + 1])
        let turn = abs(Exact.arcTangent(y: a.x * b.y - a.y * b.x, x: a.x * b.x + a.y * b.y))
        sharpest = max(sharpest, turn * 180 / 3.141_592_653_589_793)
      }
    }
    return sharpest
  }

  /// How far a point of these lines lies from the nearest of others, at most.
  func distance(to other: Contours) -> Double {
    let others = other.lines.joined().map { $0 }
    return lines.joined().reduce(0) { most, point in
      max(most, others.reduce(.infinity) { min($0, point.distance(to: $1)) })
    }
  }
}

extension Pixels {
  /// How much of each pixel glass covers: over black, which neither its shadow nor its line darkens.
  ///
  /// - Parameter face: the level of the glass's face.
  func shares(of face: Double) -> [Double] {
    let samples = bitmap.samples
    return (0..<width * height).map { min(Double(samples[$0 * 4 + 1]) / face, 1) }
  }

  /// The parts that hang together, of what covers at least half.
  func parts(of face: Double) -> Int {
    // Runs of a row that meet runs of the row above belong together.
    var parents: [Int] = []
    func root(_ run: Int) -> Int {
      var run = run
      while parents[run] != run { run = parents[run] }
      return run
    }
    let samples = bitmap.samples
    var above: [(range: ClosedRange<Int>, run: Int)] = []
    for y in 0..<height {
      var row: [(range: ClosedRange<Int>, run: Int)] = []
      var start: Int?
      for x in 0...width {
        let isInside = x < width && Double(samples[(y * width + x) * 4 + 1]) >= face / 2
        if isInside, start == nil { start = x }
        guard !isInside, let first = start else { continue }
        start = nil
        parents.append(parents.count)
        let run = parents.count - 1
        for other in above where other.range.overlaps(first...x - 1) {
          parents[root(other.run)] = run
        }
        row.append((first...x - 1, run))
      }
      above = row
    }
    return parents.indices.filter { parents[$0] == $0 }.count
  }
}
