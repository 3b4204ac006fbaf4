/// What the bars of one screen show.
struct BarsModel {
  /// Views that share a glass, or the room between two.
  enum Piece {
    case group(BarGroup)
    case flexible
  }

  /// What tells the screen from others.
  var screen: Int
  var title: Text?
  var subtitle: Text?
  var titleMenu: AnyView?
  /// Whether the title stands large at the leading end of the bar's line.
  var isLargeInLine = false
  /// Goes to the screen before; nil where there is none, or nobody shows the way.
  var back: (@MainActor () -> Void)?
  /// The title of that screen, where the design has it on the way back; nil for none.
  var backTitle: Text?
  /// Shows the columns of a split view, or takes them away; nil where there is nothing to do.
  var toggle: (@MainActor () -> Void)?
  var leading: [BarGroup] = []
  var principal: [BarItem] = []
  /// What people do now and then: in the middle of the bar of an editor, else in a menu.
  var secondary: [BarItem] = []
  /// The glasses that they share in the middle.
  var centre: [BarGroup] = []
  /// The same as they are stated.
  var secondaryViews: [AnyView] = []
  /// How many of the secondary statements stand in the middle, from the first one on.
  private(set) var countInBar = Int.max
  /// The secondary actions that do not fit there, as they are stated.
  private(set) var overflowing: [AnyView] = []
  /// Their views in the bar.
  private(set) var spare: [BarItem] = []
  /// Is told how much room the middle has.
  var middle: BarMiddle?
  /// What is in the menu though people have taken it out of the bar, as it is stated.
  var available: [AnyView] = []
  /// What people may change of the bar; nil for nothing.
  var customization: BarCustomization?
  /// Whether the bar is that of an editor, with room in its middle.
  var isEditor = false
  var trailing: [BarGroup] = []
  var lower: [Piece] = []
  /// The search in one of the bars; nil for none.
  var search: BarSearch?
  var showsUpper = true
  var room: BarRoom
  /// Where the content is scrolled to, for the title.
  var scroll: ScreenScroll?
  var upperScheme: ColorScheme?
  var lowerScheme: ColorScheme?
}

extension BarsModel {
  /// Whether the title stands at the leading end, so that the middle is free: for the secondary actions
  /// of an editor, or for a bar of tabs.
  var hasTitleInLead: Bool { (isEditor || room.sharedLine != nil) && principal.isEmpty }

  /// The least distance of the middle to what stands at the ends, in points.
  var clearance: Double {
    isEditor ? max(room.gap, BarMetrics.titleClearance) : BarMetrics.titleClearance
  }

  /// What the menu at the trailing end holds.
  var menuViews: [AnyView] { (isEditor ? overflowing : secondaryViews) + available }

  /// Whether there is such a menu even where everything fits.
  var needsMenuAnyway: Bool {
    customization != nil || !isEditor && !secondary.isEmpty || !available.isEmpty
  }

  /// Whether there is such a menu.
  var hasMenu: Bool { needsMenuAnyway || isEditor && !overflowing.isEmpty }
}

extension [ToolbarSlot] {
  /// Those that are shown and stand in the middle of an editor's bar.
  @MainActor var inTheMiddle: [ToolbarSlot] {
    filter { $0.entry.isShown && $0.entry.placement.region == .secondary }
  }
}

/// Views that share a glass.
struct BarGroup: Identifiable {
  var id: String
  var items: [BarItem]
  /// How the group stands out; nil where it does not.
  var prominence: BarProminence?
  var hasGlass = true
}

extension BarsModel {
  /// Sorts the items of a screen's toolbars by where they stand.
  ///
  /// Symbols beside one another share a glass; words, what stands out, and what confirms or cancels
  /// have their own. A space ends a glass. Source: what UIKit of iOS 26 is documented to do.
  ///
  /// - Parameter countInBar: how many of the secondary statements fit in the middle.
  @MainActor
  mutating func take(_ slots: [ToolbarSlot], countInBar: Int = .max) {
    self.countInBar = countInBar
    let shown = slots.filter(\.entry.isShown)
    leading = Self.groups(shown.filter { $0.entry.placement.region == .leading }, "leading")
    let trailing = shown.filter { $0.entry.placement.region == .trailing }.enumerated().sorted {
      ($0.element.entry.placement.rank, $0.offset) < ($1.element.entry.placement.rank, $1.offset)
    }.map(\.element)
    self.trailing = Self.groups(trailing, "trailing")
    principal = shown.filter { $0.entry.placement.region == .principal }.flatMap { Self.items($0) }
    let secondary = slots.inTheMiddle
    self.secondary = secondary.flatMap { Self.items($0) }
    centre = Self.centre(Array(secondary.prefix(countInBar)))
    let rest = secondary.dropFirst(countInBar)
    spare = rest.flatMap { Self.items($0) }
    overflowing = rest.filter { $0.source?.items.isEmpty == false }.compactMap(\.entry.view)
    secondaryViews = secondary.compactMap(\.entry.view)
    available = slots.compactMap { slot in
      let isThere = !slot.entry.isHidden && slot.entry.customization.isAlwaysAvailable
      return isThere && !slot.entry.isShown ? slot.entry.view : nil
    }
    customization = BarCustomization(slots)
    lower = Self.pieces(shown.filter { $0.entry.placement.region == .bottom }, "lower")
  }

  /// What stands in the middle: on one glass, unless there are spaces.
  @MainActor
  private static func centre(_ slots: [ToolbarSlot]) -> [BarGroup] {
    let runs = slots.split { if case .spacer = $0.entry.kind { true } else { false } }
    return runs.map { $0.flatMap { items($0) } }.filter { !$0.isEmpty }.enumerated().map {
      BarGroup(id: $0.offset == 0 ? "secondary" : "secondary.\($0.offset)", items: $0.element)
    }
  }

  @MainActor
  private static func items(_ slot: ToolbarSlot) -> [BarItem] {
    guard let source = slot.source else { return [] }
    return source.items.map { BarItem($0, of: source, slot.entry) }
  }

  @MainActor
  private static func groups(_ slots: [ToolbarSlot], _ name: String) -> [BarGroup] {
    pieces(slots, name).compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  @MainActor
  private static func pieces(_ slots: [ToolbarSlot], _ name: String) -> [Piece] {
    var pieces: [Piece] = []
    var open: BarGroup?
    var count = 0
    func close() {
      if let group = open { pieces.append(.group(group)) }
      open = nil
    }
    for slot in slots {
      if case .spacer(let sizing) = slot.entry.kind {
        close()
        if sizing == .flexible { pieces.append(.flexible) }
        continue
      }
      if case .system(.search) = slot.entry.kind {
        // The search fills the space; without one it is a space.
        close()
        pieces.append(.flexible)
        continue
      }
      for item in items(slot) {
        if item.isSpacer {
          close()
          pieces.append(.flexible)
          continue
        }
        let prominence = item.prominence
        let hasGlass = item.entry.sharedBackground != .hidden
        let isAlone =
          item.kind == .text || prominence != nil || !hasGlass || item.entry.placement.isApart
        if isAlone { close() }
        if open == nil {
          open = BarGroup(
            id: "\(name).\(count)", items: [], prominence: prominence, hasGlass: hasGlass)
          count += 1
        }
        open?.items.append(item)
        if isAlone { close() }
      }
    }
    close()
    return pieces
  }
}
