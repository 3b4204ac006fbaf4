import MeniscusDisplay
import MeniscusGeometry

/// The operations of a display list, each with what of the frame it can touch.
package struct DrawnList: Sendable {
  /// The operations, in the order in which they are drawn; the frame itself is the first.
  package private(set) var operations: [DrawnOperation] = []
  private var places: [DrawnOperation.Key: Int] = [:]

  /// A list of which nothing is known.
  package static var empty: DrawnList { DrawnList() }

  private init() {}

  /// Looks at what a list draws.
  package init(_ list: DisplayList) { self.init(DisplayRecord(list)) }

  /// Looks at what a record draws.
  ///
  /// Complexity: linear in the record, times the enclosures that are open.
  package init(_ record: DisplayRecord) {
    let frame = DrawnOperation(
      of: nil, as: .frame(record.size, scale: record.scale, record.background), row: nil,
      region: Rect2D(x: 0, y: 0, width: record.size.width, height: record.size.height))
    add(frame, in: [])
    var elements: [Int: GlassRecord] = [:]
    for element in record.elements { elements[element.row] = element }
    var open: [Enclosure] = []
    for (row, (operation, region)) in zip(record.operations, record.regions()).enumerated() {
      if case .end = operation.action {
        _ = open.popLast()
        continue
      }
      var content = DrawnOperation.Content.operation(operation.action, operation.transform)
      if case .glass(let element) = operation.action, let element = elements[element] {
        content = .glass(element)
      }
      let drawn = DrawnOperation(of: operation.view, as: content, row: row, region: region)
      add(drawn, in: open)
      if drawn.isEnclosure { open.append(Enclosure(operation, at: operations.count - 1, region)) }
    }
  }

  /// Looks at what the bytes of a display list's text say that it draws.
  package init(reading bytes: [UInt8]) throws(DisplayError) {
    self.init(try DisplayRecord(reading: bytes))
  }

  /// The operation of a key.
  package subscript(key: DrawnOperation.Key) -> DrawnOperation? {
    places[key].map { operations[$0] }
  }

  /// The operation of a row of the list.
  package func operation(at row: Int) -> DrawnOperation? { operations.first { $0.row == row } }

  private mutating func add(_ operation: DrawnOperation, in open: [Enclosure]) {
    var operation = operation
    while places[operation.key] != nil { operation.key.number += 1 }
    places[operation.key] = operations.count
    for enclosure in open.reversed() {
      if let clip = enclosure.clip {
        operation.bounds = operation.bounds.intersection(clip)
      } else {
        operation.bounds = operation.bounds.grown(by: enclosure.reach)
      }
    }
    operations.append(operation)
    for enclosure in open where enclosure.clip == nil {
      let whole = operations[enclosure.index].bounds.union(operation.bounds)
      operations[enclosure.index].bounds = whole
    }
  }

  /// A group, layer or clip that has begun.
  private struct Enclosure {
    var index: Int
    var clip: Rect2D?
    /// How far its effect draws around what it encloses, in points.
    var reach = 0.0

    init(_ operation: OperationRecord, at index: Int, _ region: Rect2D) {
      self.index = index
      switch operation.action {
      case .beginClip: clip = region
      case .beginLayer(let effect): reach = effect.reach(in: operation.transform)
      default: break
      }
    }
  }
}

extension Rect2D {
  /// The rectangle with every edge moved outwards; an empty one stays as it is.
  func grown(by distance: Double) -> Rect2D {
    isEmpty || distance == 0 ? self : inset(by: Insets2D(all: -distance))
  }

  /// The area.
  var area: Double { width * height }
}
