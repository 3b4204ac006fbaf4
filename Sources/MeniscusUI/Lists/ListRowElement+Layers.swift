import MeniscusGeometry
import MeniscusLayout

/// Views that a row has beside its own.
typealias ListLayer = LayerElement

/// What stands at the beginning of a row that is edited.
enum ListLeadingControl: Equatable {
  case delete
  case select(isSelected: Bool)
}

/// What stands at the end of a row.
struct ListAccessories: Equatable {
  var badge: Text?
  var badgeColor: Color?
  var hasDisclosure = false
  var isMovable = false
  /// Whether the section that the row is the header of is open; nil where people cannot change it.
  var isExpanded: Bool?

  var isEmpty: Bool { self == ListAccessories() }
}

extension ListRowElement {
  /// Brings what stands beside the row's views up to date; what is the same stays as it is.
  func updateLayers() {
    updateStated()
    let (leading, accessories) = (leadingControl, accessories)
    let hadLeading = leadingLayer != nil
    if leading != shownControl {
      shownControl = leading
      leadingLayer = layer(
        leadingLayer, shows: leading != nil, alignment: .leading
      ) { [weak self] in
        ListLeadingView(control: leading ?? .delete) { self?.revealDelete() }
      }
    }
    let isOther = accessories != shownAccessories
    if isOther {
      shownAccessories = accessories
      trailingLayer = layer(
        trailingLayer, shows: !accessories.isEmpty, alignment: .trailing
      ) { [weak self] in
        ListTrailingView(accessories: accessories) {
          guard let expansion = self?.section?.expansion else { return }
          withAnimation(.listRows) { expansion.wrappedValue.toggle() }
        }
      }
    }
    if hadLeading != (leadingLayer != nil) || isOther { invalidateLayout() }
  }

  /// What views state for the row is handed on only once for every change of the list's structure:
  /// two views of any type never compare as equal.
  private func updateStated() {
    guard let list, list.structureVersion != statedVersion else { return }
    statedVersion = list.structureVersion
    let background = traits.background
    backgroundLayer = layer(
      backgroundLayer, shows: background != nil, alignment: .center
    ) { background ?? StatedView(content: AnyView(EmptyView()), environment: nil) }
    updateSwipe()
  }

  /// A layer that shows a view, made, changed or ended.
  func layer<Content: View>(
    _ known: ListLayer?, shows: Bool, alignment: Alignment, content: () -> Content
  ) -> ListLayer? {
    guard shows else {
      known?.dismantle()
      return nil
    }
    let view = content()
    if let known {
      known.receive(content: view)
      return known
    }
    let layer = LayerElement(
      layout: DepthStackLayout(alignment: alignment.layout), label: "layer", context: self.context
    ) { Node.make(for: view, in: $0) }
    layer.container = self
    return layer
  }

  private var leadingControl: ListLeadingControl? {
    guard let list, list.isEditing, role.isRow else { return nil }
    if let selection = list.selection, selection.allowsSeveral, let tag = selectionTag {
      return .select(isSelected: selection.selected.contains(tag))
    }
    return canDelete ? .delete : nil
  }

  private var accessories: ListAccessories {
    var accessories = ListAccessories()
    if role.isRow {
      let values = inner.containerValues
      accessories.badge = values.badge
      accessories.hasDisclosure = traits.hasDisclosure
      accessories.isMovable = list?.isEditing == true && canMove
    } else if role.isHeader, list?.settings.look == .sidebar, let expansion = section?.expansion {
      accessories.isExpanded = expansion.wrappedValue
    }
    return accessories
  }

  /// The lengths of the row's controls.
  var controls: ListControlMetrics { ListControlMetrics(environment.dynamicTypeSize) }

  /// Places what stands beside the row's views.
  func placeLayers(in frame: Rect2D) {
    let body = body(in: frame)
    let isMirrored = environment.layoutDirection == .rightToLeft
    backgroundLayer?.place(at: body, proposal: LayoutProposal(body.size))
    if let leadingLayer {
      let (side, start) = (controls.control, controls.start)
      let x = isMirrored ? body.maxX - start - side : body.minX + start
      leadingLayer.place(
        at: Rect2D(x: x, y: body.midY - side * 0.5, width: side, height: side),
        proposal: LayoutProposal(width: side, height: side))
    }
    if let trailingLayer {
      let width = trailingLayer.size(for: LayoutProposal(width: nil, height: nil)).width
      let inset = (list?.metrics(width: frame.width).rowInset ?? 0)
      let x = isMirrored ? body.minX + inset : body.maxX - inset - width
      let height = trailingLayer.size(for: LayoutProposal(width: nil, height: nil)).height
      // Beside a header's text, which does not stand in the middle.
      let room = role.isRow ? body : inner.frame ?? body
      trailingLayer.place(
        at: Rect2D(x: x, y: room.midY - height * 0.5, width: width, height: height),
        proposal: LayoutProposal(width: width, height: height))
    }
    placeSwipeLayer(in: frame)
  }

  /// The part by which the row is moved, in the space of the row's frame; nil where it is not.
  var handle: Rect2D? {
    guard shownAccessories.isMovable, !swipe.isOut, let frame else { return nil }
    let body = body(in: frame)
    let width = controls.handle + (list?.metrics(width: frame.width).rowInset ?? 0)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return Rect2D(
      x: isMirrored ? body.minX : body.maxX - width, y: body.minY, width: width,
      height: body.height)
  }
}
