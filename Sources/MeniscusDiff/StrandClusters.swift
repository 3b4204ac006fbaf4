import MeniscusGeometry

/// Joins stretches of differing pixels that lie near each other, as they come row by row.
///
/// A strand is what a row holds of a cluster without a gap wider than the reach.
struct StrandClusters {
  /// A strand, or the sum of the strands of a cluster.
  struct Cluster {
    var bounds: PixelRect
    var count: Int
    /// The number of its first strand, so that equal clusters have an order.
    var order: Int
  }

  /// The most columns and rows that pixels of one cluster lie apart.
  private let reach: Int
  private var strands: [Cluster] = []
  private var parents: [Int] = []
  /// The first strand of each row that has some, with the row.
  private var rows: [(row: Int, first: Int)] = []

  init(reach: Int) {
    self.reach = reach
  }

  /// Adds a run; runs come row by row from the top, from left to right.
  mutating func add(_ run: DifferingRun) {
    let length = run.end - run.start
    if rows.last?.row == run.row, let last = strands.indices.last,
      run.start - (strands[last].bounds.maxX - 1) <= reach
    {
      strands[last].bounds.maxX = run.end
      strands[last].count += length
      return
    }
    if rows.last?.row != run.row {
      joinLastRow()
      rows.append((run.row, strands.count))
    }
    let bounds = PixelRect(x: run.start, y: run.row, width: length, height: 1)
    parents.append(strands.count)
    strands.append(Cluster(bounds: bounds, count: length, order: strands.count))
  }

  /// The clusters, in the order of their first strands.
  mutating func finish() -> [Cluster] {
    joinLastRow()
    var places = [Int](repeating: -1, count: strands.count)
    var clusters: [Cluster] = []
    for (index, strand) in strands.enumerated() {
      let root = root(of: index)
      if places[root] < 0 {
        places[root] = clusters.count
        clusters.append(strand)
      } else {
        clusters[places[root]].bounds = clusters[places[root]].bounds.union(strand.bounds)
        clusters[places[root]].count += strand.count
      }
    }
    return clusters
  }

  /// Joins the strands of the last row, which is complete, with those of the rows above in reach.
  private mutating func joinLastRow() {
    guard let current = rows.last else { return }
    var upper = rows.count - 2
    while upper >= 0, current.row - rows[upper].row <= reach {
      join(rows[upper].first..<rows[upper + 1].first, current.first..<strands.count)
      upper -= 1
    }
  }

  private mutating func join(_ upper: Range<Int>, _ lower: Range<Int>) {
    var first = upper.lowerBound
    for index in lower {
      let bounds = strands[index].bounds
      // Whatever ends too far left for this strand does so for all that follow.
      while first < upper.upperBound, strands[first].bounds.maxX - 1 + reach < bounds.minX {
        first += 1
      }
      var other = first
      while other < upper.upperBound, strands[other].bounds.minX <= bounds.maxX - 1 + reach {
        unite(index, other)
        other += 1
      }
    }
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    let (left, right) = (root(of: a), root(of: b))
    parents[max(left, right)] = min(left, right)
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}
