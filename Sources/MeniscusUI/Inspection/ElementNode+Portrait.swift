extension ElementNode {
  /// Whether the element itself is what a person presses.
  final var isPressElement: Bool { (self as? GestureElement)?.participant is PressParticipant }

  /// What the element is, as far as a rule asks.
  ///
  /// - Parameter namesActions: whether what is not shown yet is made, to tell what it is called.
  final func portraitKind(namesActions: Bool) -> ViewPortrait.Kind {
    switch self {
    case let element as TextElement:
      .text(element.shownContent, isUppercased: element.environment.textCase == .uppercase)
    case is SymbolElement: .symbol(snapshotDetail ?? "")
    case is PictureElement: .picture
    case is any ShapeDrawing: .shape
    case let element as GlassEffectElement: element.glassKind
    case let element as ListRowElement: .row(element.rowPortrait(namesActions: namesActions))
    case let element as BackgroundExtensionElement:
      element.modifier.isEnabled ? .backgroundExtension : .other
    case let element as AppIconElement: .icon(cutLayers: element.cutLayers)
    case is ScreenElement: .screen
    case let element as PresentedElement: .presented(element.presentationPortrait)
    case let element as ScrollElement: .scroll(isLong: element.isLong)
    case is GestureElement where isPressElement: .press
    case let element as WrapperElement: .wrapper(element.label)
    case is DepthStackElement where name == "GlassEffectContainer": .glassContainer
    default: scrolling == nil ? .other : .scroll(isLong: true)
    }
  }

  /// What is known of the element and of all inside it.
  final var ownMarks: ViewPortrait.Marks {
    switch self {
    case is HiddenElement: .isUnseen
    case let element as OpacityElement where element.modifier.opacity <= 0: .isUnseen
    case is BarsElement: .isInBar
    case let element as AccessibilityElement where element.modifier.attributes.isHidden == true:
      .isUnheard
    default: []
    }
  }

  /// What is known of the element alone.
  final var singleMarks: ViewPortrait.Marks {
    switch self {
    case let element as AccessibilityElement:
      let attributes = element.modifier.attributes
      let isNamed = attributes.label?.isEmpty == false || attributes.behavior?.kind == .ignore
      return isNamed ? .isNamed : []
    case let element as any AccessibilityLabeling:
      return element.labels.contains { $0.saysSomething } ? .isNamed : []
    case is any AccessibilitySubstituting: return .isNamed
    case let element as GlassEffectElement: return element.glass.isSystems ? .isSystems : []
    default: return []
    }
  }

  private var saysSomething: Bool {
    if let text = self as? TextElement { return !text.shownContent.isEmpty }
    return drawnElements.contains { $0.saysSomething }
  }
}

/// An element that draws a shape.
@MainActor
private protocol ShapeDrawing {}

extension ShapeElement: ShapeDrawing {}

extension GlassEffectElement {
  fileprivate var glassKind: ViewPortrait.Kind {
    switch glass.kind {
    case .identity: return .other
    case .sheet: return .material
    case .regular, .clear:
      return .glass(
        GlassPortrait(
          isClear: glass.kind == .clear, isInteractive: glass.isInteractive, isLetters: !bearsInk,
          isFlowing: flight?.course == .flows))
    }
  }
}

extension ScrollElement {
  /// Whether there is more than it shows; pages beside one another are no content that goes on.
  fileprivate var isLong: Bool {
    if settings.target is PagingScrollTargetBehavior { return false }
    let (content, room) = (contentSize, presentedFrame.size)
    return axes.contains(.vertical)
      && content.height + insets.top + insets.bottom > room.height + 0.5
      || axes.contains(.horizontal)
        && content.width + insets.leading + insets.trailing > room.width + 0.5
  }
}

extension ListRowElement {
  fileprivate func rowPortrait(namesActions: Bool) -> RowPortrait {
    let part: RowPortrait.Part = role.isHeader ? .header : role.isRow ? .row : .footer
    guard part == .row, namesActions else { return RowPortrait(part: part) }
    return RowPortrait(part: part, swipes: traits.swipes.flatMap { titles(of: $0.content) })
  }
}

extension PresentedElement {
  fileprivate var presentationPortrait: PresentationPortrait {
    var portrait = PresentationPortrait(kind: presentationKind)
    portrait.hasOwnBackground = settings.background != nil
    if portrait.kind == .dialog { portrait.hasSource = childEnvironment.isFromSource }
    if let sheet = style as? SheetStyle {
      portrait.surface = (sheet.restingFrame, sheet.radii)
    }
    return portrait
  }

  private var presentationKind: PresentationPortrait.Kind {
    switch style {
    case is CoverStyle: .cover
    case is SheetStyle: .sheet
    case is PopoverStyle: .popover
    case is CardStyle: name == "ConfirmationDialog" ? .dialog : .alert
    default: .menu
    }
  }
}
