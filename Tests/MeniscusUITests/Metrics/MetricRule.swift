import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// How the numbers of records are measured here.
@MainActor
struct MetricRule {
  /// The component of the records.
  let component: String
  /// What has to stand in the part and the property of a record; of several rules the first counts.
  let words: [String]
  /// How far numbers may be off: half a point, or what numbers of another unit are exact to.
  var tolerance = 0.5
  let measure: @MainActor (MetricProbe) throws -> [Double]

  init(
    _ component: String, _ words: String..., tolerance: Double = 0.5,
    measure: @escaping @MainActor (MetricProbe) throws -> [Double]
  ) {
    self.component = component
    self.words = words
    self.tolerance = tolerance
    self.measure = measure
  }

  func measures(_ record: MetricRecord) -> Bool {
    record.component == component && words.allSatisfy(record.name.contains)
  }

  static let all: [MetricRule] = [
    navigationBar, platters, toolbar, tabBar, tabLines, scrollEdges, sheet, sheetDrags, alert,
    menu, slider, controls, progress, fields, search, list, headers, rowControls, swipes, text,
  ].flatMap { $0 }
}

/// What a measurement has at hand: a record, and one of the settings that it holds on.
@MainActor
struct MetricProbe {
  let record: MetricRecord
  let setting: MetricSetting

  var property: String { record.property }
  var width: Double { setting.size.width }
  var height: Double { setting.size.height }

  /// Shows views on the setting, and waits until they rest.
  func stage(
    rate: Int = 60, @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    let stage = Stage(
      width: width, height: height, rate: rate, device: setting.device,
      configure: {
        $0.scale = setting.scale
        $0.dynamicTypeSize = setting.textSize
        $0.colorScheme = setting.scheme
      },
      content: content)
    stage.settle()
    return stage
  }

  /// The record's numbers where what it states of them holds, or what tells that it does not.
  func stated(_ holds: Bool) -> [Double] { holds ? setting.numbers : [.nan] }

  /// The record's number where something happens beyond it, but not before.
  func threshold(
    by share: Double, happens: @MainActor (Double) throws -> Bool
  ) rethrows -> [Double] {
    guard let number = setting.numbers.first else { return [] }
    let isSharp = try !happens(number * (1 - share)) && happens(number * (1 + share))
    return stated(isSharp)
  }
}

/// What a measurement did not find.
struct MetricMissing: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension Optional {
  /// The value; throws what was not found where there is none.
  func found(_ name: String) throws -> Wrapped {
    guard let self else { throw MetricMissing("\(name) was not found.") }
    return self
  }
}

extension [Double] {
  /// The first number alone where all are the same, within half a point.
  var asOne: [Double] {
    allSatisfy { abs($0 - self[0]) <= 0.5 } ? Array(prefix(1)) : self
  }
}

extension Rect2D {
  /// The numbers as records have them.
  var metrics: [Double] { [minX, minY, width, height] }

  func metrics(in other: Rect2D) -> [Double] {
    [minX - other.minX, minY - other.minY, width, height]
  }
}

extension Stage {
  /// The view with an identifier as it is drawn.
  func box(_ identifier: String) throws -> Rect2D {
    guard case .found(let frame, _) = host.match(identifier: identifier) else {
      throw MetricMissing("There is not one view \(identifier).")
    }
    return frame
  }

  /// The frame that is stated for the first symbol of a name.
  func box(around symbol: String) throws -> Rect2D {
    let views = host.portrait(namesActions: false).views
    var row = views.firstIndex { $0.kind == .symbol(symbol) }
    while let at = row, views[at].kind != .wrapper(".frame") { row = views[at].container }
    return try row.map { views[$0].frame }.found(symbol)
  }

  /// What is told by a label.
  func told(_ label: String) throws -> Rect2D { try frame(of: label).found(label) }

  /// The sizes of what is written inside of a box, in points.
  func fontSizes(in box: Rect2D) -> [Double] {
    let list = frame.displayList
    return list.operations.compactMap { operation in
      guard case .glyphs(let run, _) = operation.action,
        let bounds = list.bounds(of: operation), box.contains(bounds.center)
      else { return nil }
      return run.size
    }
  }

  /// The glass shapes from left to right.
  var platters: [LaidGlass] { frame.glass.sorted { $0.box.minX < $1.box.minX } }

  /// Scrolls by a wheel in the middle of the scene, and waits until it rests.
  func scroll(by distance: Double, in size: Size2D) {
    let middle = Point2D(x: size.width / 2, y: size.height / 2)
    step(.wheel(at: middle, delta: Size2D(width: 0, height: distance)))
    settle()
  }
}

extension Fill {
  /// The radii of a rounded rectangle's corners.
  var radii: CornerRadii2D? {
    if case .roundedRectangle(_, let radii, _) = silhouette { return radii }
    return nil
  }
}
