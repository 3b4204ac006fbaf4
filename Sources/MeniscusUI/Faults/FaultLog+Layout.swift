import MeniscusGeometry
import MeniscusLayout
import MeniscusText

extension FaultLog {
  /// A view's place, a pixel off where that is the fault.
  func shifted(_ frame: Rect2D, of element: ElementNode) -> Rect2D {
    let extent = element.graph.extent
    guard type(of: element).presentsFrame, element.elements.isEmpty, !frame.isEmpty,
      frame.width < extent.width || frame.height < extent.height,
      plants(.viewShifted, in: element.path)
    else { return frame }
    return frame.translated(by: Point2D(x: 1 / element.graph.scale, y: 0))
  }

  /// Plants what an element is laid out by as it is made.
  func plant(in node: Node) {
    switch node {
    case let element as any LengthFault: element.plantLength(by: self)
    case let row as any RowFault: row.plant(rowFaults(of: row))
    case let pile as DepthStackElement: plantAlignment(in: [pile])
    case let text as TextElement: plantSize(in: text)
    case let wrapper as WrapperElement: plantAlignment(in: wrapper.layers)
    default: break
    }
  }

  /// Plants it again in what an element was given by `work`.
  func plant(in node: Node, updatedBy work: () -> Void) {
    switch node {
    case let element as any LengthFault:
      work()
      if element.plantLength(by: self) { element.invalidateLayout() }
    case let row as any RowFault:
      let faults = rowFaults(of: row)
      work()
      row.plant(faults)
      if faults.isWider || faults.isSwapped { row.invalidateLayout() }
    case let pile as DepthStackElement where type(of: pile) == DepthStackElement.self:
      let isSwapped = swapsAlignment(of: pile)
      work()
      if isSwapped { swapAlignment(of: pile) }
    case let pile as DepthStackElement: plant(in: [pile], updatedBy: work)
    case let text as TextElement:
      let before = text.setting
      work()
      if text.setting != before, plantSize(in: text) {
        text.known = nil
        text.paragraph = nil
        text.invalidateLayout()
      }
    case let wrapper as WrapperElement: plant(in: wrapper.layers, updatedBy: work)
    default: work()
    }
  }

  /// A ZStack that is not given its layout again keeps the fault that it has.
  private func plant(in piles: [DepthStackElement], updatedBy work: () -> Void) {
    let before = piles.map(\.layout)
    work()
    plantAlignment(in: zip(piles, before).filter { $0.layout != $1 }.map(\.0))
  }

  private func plantAlignment(in piles: [DepthStackElement]) {
    for pile in piles where swapsAlignment(of: pile) { swapAlignment(of: pile) }
  }

  /// Whether a ZStack is to be aligned differently.
  private func swapsAlignment(of pile: DepthStackElement) -> Bool {
    pile.elements.count > 1 && plants(.alignmentSwapped, in: pile.path)
  }

  private func swapAlignment(of pile: DepthStackElement) {
    let alignment = pile.layout.alignment
    pile.receive(
      layout: DepthStackLayout(
        alignment: LayoutAlignment(alignment.horizontal.other, alignment.vertical.other)))
  }

  /// What is done wrong in a row or column.
  private func rowFaults(of row: ElementNode) -> RowFaults {
    guard row.elements.count > 1 else { return RowFaults(isWider: false, isSwapped: false) }
    return RowFaults(
      isWider: plants(.spacingWider, in: row.path),
      isSwapped: plants(.alignmentSwapped, in: row.path))
  }

  /// Makes a text a point larger, where that is the fault; whether it is.
  @discardableResult
  private func plantSize(in text: TextElement) -> Bool {
    guard text.setting.hasText, plants(.textLarger, in: text.path) else { return false }
    for index in text.setting.runs.indices { text.setting.runs[index].face.size += 1 }
    text.shaped = text.graph.glyphs.shape(text.setting.runs, direction: text.setting.direction)
    return true
  }

  /// A text a weight heavier, or lighter where it cannot be heavier; nil where it is as it should be.
  func heavier(_ setting: TextSetting, of element: ElementNode) -> TextSetting? {
    guard setting.hasText, plants(.textHeavier, in: element.path) else { return nil }
    var heavier = setting
    for index in heavier.runs.indices {
      let weight = heavier.runs[index].face.style.weight
      heavier.runs[index].face.style.weight =
        TypefaceWeight(rawValue: weight.rawValue + 100)
        ?? TypefaceWeight(rawValue: weight.rawValue - 100) ?? weight
    }
    return heavier
  }
}

/// What is done wrong in a row or column.
struct RowFaults {
  var isWider: Bool
  var isSwapped: Bool
}

/// A row or a column.
@MainActor
protocol RowFault: ElementNode {
  var layout: StackLayout { get set }
}

extension RowFault {
  fileprivate func plant(_ faults: RowFaults) {
    guard faults.isWider || faults.isSwapped else { return }
    layout = StackLayout(
      axis: layout.axis, alignment: faults.isSwapped ? layout.alignment.other : layout.alignment,
      spacing: faults.isWider
        ? (layout.spacing ?? LayoutPolicy.defaultSpacing) + 1 : layout.spacing)
  }
}

extension StackElement: RowFault {}

/// An element that may have lengths which can be wrong.
@MainActor
protocol LengthFault: ElementNode {
  /// Makes a length wrong, where that is the fault; whether it is.
  @discardableResult
  func plantLength(by log: FaultLog) -> Bool
}

extension UnaryLayoutElement: LengthFault {
  @discardableResult
  func plantLength(by log: FaultLog) -> Bool {
    var planted: (any UnaryLayout)?
    if let padding = layout as? PaddingLayout, log.plants(.paddingWider, in: path) {
      planted = padding.wider
    }
    if let frame = layout as? FrameLayout, frame.width != nil || frame.height != nil,
      log.plants(.frameLarger, in: path)
    {
      planted = frame.larger
    }
    guard let planted = planted as? Layout else { return false }
    layout = planted
    return true
  }
}

extension WrapperElement {
  /// The piles that lie around the element inside.
  fileprivate var layers: [LayerElement] { children.compactMap { $0 as? LayerElement } }
}

extension TextSetting {
  fileprivate var hasText: Bool { runs.contains { !$0.text.isEmpty } }
}

extension PaddingLayout {
  /// A point more on every edge that is padded.
  fileprivate var wider: PaddingLayout {
    func wider(_ inset: Double) -> Double { inset == 0 ? 0 : inset + 1 }
    return PaddingLayout(
      LayoutInsets(
        top: wider(insets.top), leading: wider(insets.leading), bottom: wider(insets.bottom),
        trailing: wider(insets.trailing)))
  }
}

extension FrameLayout {
  /// A point more on every axis that is fixed.
  fileprivate var larger: FrameLayout {
    FrameLayout(
      width: width.map { $0 + 1 }, height: height.map { $0 + 1 }, alignment: alignment)
  }
}

extension AlignmentGuide {
  /// The centre, or the first edge instead of it.
  fileprivate var other: AlignmentGuide {
    switch axis {
    case .horizontal: self == .horizontalCenter ? .leading : .horizontalCenter
    case .vertical: self == .verticalCenter ? .top : .verticalCenter
    }
  }
}
