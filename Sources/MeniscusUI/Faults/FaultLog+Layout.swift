import MeniscusGeometry
import MeniscusLayout
import MeniscusText

extension FaultLog {
  /// A view's place, a pixel off where that is the fault.
  func shifted(_ frame: Rect2D, of element: ElementNode) -> Rect2D? {
    let extent = element.graph.extent
    guard type(of: element).presentsFrame, element.elements.isEmpty, !frame.isEmpty,
      frame.width < extent.width || frame.height < extent.height,
      plants(.viewShifted, in: element.path)
    else { return nil }
    return frame.translated(by: Point2D(x: 1 / element.graph.scale, y: 0))
  }

  /// What a view is laid out by, other than it should be where that is the fault.
  func planted<Layout: UnaryLayout>(_ layout: Layout, in element: ElementNode) -> Layout {
    var planted: (any UnaryLayout)?
    if let padding = layout as? PaddingLayout, plants(.paddingWider, in: element.path) {
      planted = padding.wider
    }
    if let frame = layout as? FrameLayout, frame.width != nil || frame.height != nil,
      plants(.frameLarger, in: element.path)
    {
      planted = frame.larger
    }
    return planted as? Layout ?? layout
  }

  /// What a row or column is laid out by.
  func planted(_ layout: StackLayout, in element: ElementNode) -> StackLayout {
    guard element.elements.count > 1 else { return layout }
    let isWider = plants(.spacingWider, in: element.path)
    let isSwapped = plants(.alignmentSwapped, in: element.path)
    guard isWider || isSwapped else { return layout }
    return StackLayout(
      axis: layout.axis, alignment: isSwapped ? layout.alignment.other : layout.alignment,
      spacing: isWider ? (layout.spacing ?? LayoutPolicy.defaultSpacing) + 1 : layout.spacing)
  }

  /// What a pile is laid out by.
  func planted(_ layout: DepthStackLayout, in element: ElementNode) -> DepthStackLayout {
    guard element.elements.count > 1, !(element is RootElement),
      plants(.alignmentSwapped, in: element.path)
    else { return layout }
    let alignment = layout.alignment
    return DepthStackLayout(
      alignment: LayoutAlignment(alignment.horizontal.other, alignment.vertical.other))
  }

  /// Makes a text a point larger.
  func plant(in setting: inout TextSetting, of element: ElementNode) {
    guard setting.hasText, plants(.textLarger, in: element.path) else { return }
    for index in setting.runs.indices { setting.runs[index].face.size += 1 }
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
