import MeniscusFormats

/// The rules of `lint` in words.
extension Messages {
  /// A rule in a few words.
  package static func summary(of rule: LintRule) -> String {
    switch rule {
    case .glassInContent: "glass in the content layer"
    case .glassOnScrollingContent: "glass on scrolling content"
    case .glassOnGlass: "glass over other glass"
    case .glassOverFlatBackground: "glass over one flat colour"
    case .clearGlassOverPlain: "clear glass over plain content"
    case .glassWithoutContainer: "glass near other glass without a container"
    case .tooManyGlassEffects: "too many glass effects outside of containers"
    case .tooManyGlassContainers: "too many glass containers"
    case .nestedGlassContainers: "a glass container inside another one"
    case .emptyGlass: "glass with nothing on it"
    case .restlessGlass: "glass that changes its shape in every frame"
    case .glassBeforeAppearance: "glass before modifiers that change the look"
    case .glassOutline: "glass in an open or crossing outline"
    case .crowdedMorph: "more than three shapes that flow at once"
    case .barBackground: "a bar with a background of its own"
    case .barGroups: "more than three groups in a bar"
    case .barTextWithIcons: "text and icons on one background"
    case .barAdjoiningText: "text buttons that adjoin on one background"
    case .barPrimaryActions: "several primary actions, or one that is not at the trailing end"
    case .barSegmentedControl: "a segmented control in a bar"
    case .barOverflowMenu: "an overflow menu made by hand"
    case .barEmptyItem: "an empty item in a bar"
    case .barWordedNavigation: "Back or Close in words"
    case .barTitle: "a title that is long, or the application's name"
    case .barBorderedSymbol: "a symbol with a border in a bar"
    case .barMixedNavigation: "navigation and actions on one background"
    case .barTintedControls: "several tinted controls in a bar"
    case .barOverflow: "a bar with more than it has room for"
    case .barGroupsDiffer: "items that are grouped in other ways at other extents"
    case .backgroundExtensions: "several background extensions at once"
    case .sheetBackground: "a sheet or popover with a background of its own"
    case .sheetCorner: "content in the corner of a sheet"
    case .dialogSource: "a dialog without a source"
    case .crowdedControls: "controls that overlap"
    case .contentUnderBar: "content at rest under a bar or sidebar"
    case .capitalHeader: "a section header in capitals"
    case .iconLabel: "an icon without an accessibility label"
    case .iconLayer: "an app icon's layer that its mask cuts"
    case .contextMenuActions: "a context menu that begins with other actions than swipes bring"
    case .reducedMotion: "glass that moves although motion is reduced"
    }
  }

  /// Why what was found is wrong, in a sentence.
  package static func reason(_ finding: LintFinding) -> String {
    let other = finding.other.map { "`\($0)`" } ?? "another view"
    let number: Int
    if case .count(let counted) = finding.detail { number = counted } else { number = 0 }
    let text: String
    if case .text(let said) = finding.detail { text = said } else { text = "" }
    switch (finding.rule, finding.detail) {
    case (.glassInContent, .letters):
      return "the letters themselves are glass and nobody presses them: glass is for what people "
        + "use, not for content"
    case (.glassInContent, _):
      return "glass decorates content here, so that people cannot tell what they can use from what "
        + "they read"
    case (.glassOnScrollingContent, _):
      return "\(count(number, "glass effect")) of the content scroll with it, the first being "
        + "\(other): each is blurred anew in every frame of a scroll"
    case (.glassOnGlass, _) where number > 2:
      return "glass lies \(number) levels deep, over \(other): each level blurs the blur of the "
        + "one below, and nothing behind can be made out"
    case (.glassOnGlass, _):
      return "glass lies over glass, \(other): the upper one samples what the lower one has blurred"
    case (.glassOverFlatBackground, _):
      return "nothing but one colour lies behind the glass, so that there is nothing to refract"
    case (.clearGlassOverPlain, _):
      return "clear glass wants a rich background, and nothing but one colour lies behind it"
    case (.glassWithoutContainer, _):
      return "\(count(number, "glass effect")) stand near one another and do not share a "
        + "container, the next being \(other): each takes a pass of its own and none can flow "
        + "into another"
    case (.tooManyGlassEffects, _):
      return "\(count(number, "glass effect")) outside of containers are in view at once: each "
        + "takes a pass of its own, and they draw attention from the content"
    case (.tooManyGlassContainers, _):
      return "\(count(number, "glass container")) are in view at once, each with a pass of its own"
    case (.nestedGlassContainers, _):
      return "the container stands inside \(other), so that the glass of the two does not blend"
    case (.emptyGlass, _): return "the glass is there and nothing is on it"
    case (.restlessGlass, _):
      return "the shape of the glass has changed in \(count(number, "frame")) on end: its "
        + "material is made anew for each"
    case (.glassBeforeAppearance, _):
      return "`\(text)` comes after the glass and changes how all of it looks: the effect captures "
        + "only what was done before it"
    case (.glassOutline, .isOpen):
      return "the outline does not come back to where it began, so that light has no edge to bend "
        + "along"
    case (.glassOutline, _):
      return "the outline crosses itself, so that light is bent along an edge inside the shape"
    case (.crowdedMorph, _):
      return "\(count(number, "shape")) flow at once: with more than three nobody can follow them"
    default: return barReason(finding, text, other) ?? screenReason(finding, text, other)
    }
  }

  private static func barReason(
    _ finding: LintFinding, _ text: String, _ other: String
  ) -> String? {
    switch (finding.rule, finding.detail) {
    case (.barBackground, _):
      return "a background is stated for the bar, which lies over the edge effect and under the "
        + "glass of the system"
    case (.barGroups, .count(let number)):
      return "the bar has \(number) groups of controls; more than three look cluttered"
    case (.barTextWithIcons, .texts(let words, let symbols)):
      return "“\(list(words))” and the symbol `\(list(symbols))` share a background, and read "
        + "as one action"
    case (.barAdjoiningText, .texts(let words, _)):
      return "\(list(words.map { "“\($0)”" })) stand side by side on one background, and their "
        + "words run together"
    case (.barPrimaryActions, .count(let number)):
      return "\(number) actions stand out as the primary one, so that none does"
    case (.barPrimaryActions, .place(let place)):
      return "the primary action stands at the \(place) place of the bar, where nobody looks for it"
    case (.barSegmentedControl, _):
      return "a segmented control switches between contexts, and a bar acts on the one at hand"
    case (.barOverflowMenu, _):
      return "the menu stands for what the bar has no room for, which the system adds by itself; a "
        + "More menu belongs at the trailing end"
    case (.barEmptyItem, _): return "the item has a place and a glass in the bar, and shows nothing"
    case (.barWordedNavigation, _):
      return "“\(text)” stands in words where people know the symbol"
    case (.barTitle, .texts(let title, _)):
      return "the title “\(list(title))” is the application's name, which does not say where one is"
    case (.barTitle, _):
      return "the title “\(text)” has \(count(text.count, "character")); under 15 leave room for "
        + "controls"
    case (.barBorderedSymbol, _):
      return "the symbol `\(text)` has a border, and the bar puts a glass around it as well"
    case (.barMixedNavigation, .texts(let leads, let acts)):
      return "`\(list(leads))` leads somewhere and `\(list(acts))` acts, and both share a "
        + "background"
    case (.barTintedControls, .count(let number)):
      return "\(number) controls of the bar are in a colour: where several are, none stands out"
    case (.barOverflow, _):
      return "the bar's items do not fit at the usual size"
        + (finding.other.map { ": `\($0)` lies over it" } ?? "")
    case (.barGroupsDiffer, .texts(let items, _)):
      return "`\(list(items))` shares its background with other items at one width than at another"
    default: return nil
    }
  }

  private static func screenReason(
    _ finding: LintFinding, _ text: String, _ other: String
  ) -> String {
    switch (finding.rule, finding.detail) {
    case (.backgroundExtensions, .count(let number)):
      return "\(number) views extend their background at once; it is meant for one"
    case (.sheetBackground, _):
      return "a background is stated for what is presented, which hides the system's own and "
        + "how it changes with the height"
    case (.sheetCorner, _):
      return "it reaches into the curve of the sheet's corner and is cut there, or seems to be"
    case (.dialogSource, _):
      return "the dialog is not attached to the control that it comes from, so that it stands "
        + "in the middle of the screen"
    case (.crowdedControls, _):
      return "it overlaps \(other), so that a finger may hit the wrong one"
    case (.contentUnderBar, _):
      return "it lies under \(other) and no scrolling brings it out"
    case (.capitalHeader, _):
      return "“\(text)” is shown in capitals; headers are written as titles are"
    case (.iconLabel, _):
      return "the symbol `\(text)` is all there is to the control, and nothing says what it does"
    case (.iconLayer, .count(let number)):
      return "\(count(number, "layer")) of the icon reach\(number == 1 ? "es" : "") beyond the "
        + "shape that the system cuts it to"
    case (.contextMenuActions, .texts(let menu, let swipes)):
      return "the menu begins with \(list(menu.map { "“\($0)”" })), and a swipe brings out "
        + "\(list(swipes.map { "“\($0)”" }))"
    case (.reducedMotion, _):
      return "the glass moves for a second or more, or without an event that it answers, although "
        + "the person asks for less motion"
    default: return summary(of: finding.rule)
    }
  }

  /// How what breaks a rule is put right.
  package static func fix(_ rule: LintRule) -> String {
    switch rule {
    case .glassInContent: "use a material, or none; give what people can press `.interactive()`"
    case .glassOnScrollingContent:
      "give rows a material or a solid background, and let glass float over the content"
    case .glassOnGlass: "lay one glass under all of it, or a material on the glass below"
    case .glassOverFlatBackground:
      "put an image or a gradient behind it, or use a solid background instead of glass"
    case .clearGlassOverPlain: "use regular glass, or put rich content behind it"
    case .glassWithoutContainer: "put them in one `GlassEffectContainer`"
    case .tooManyGlassEffects:
      "put those that belong together in one `GlassEffectContainer`, and leave out the rest"
    case .tooManyGlassContainers: "put all of the screen's glass in one container"
    case .nestedGlassContainers: "remove the inner container"
    case .emptyGlass: "leave the whole view out while it has nothing to show"
    case .restlessGlass: "change it less often, or draw what moves without glass"
    case .glassBeforeAppearance: "apply `glassEffect` after it"
    case .glassOutline: "close the path, and draw it so that it crosses itself nowhere"
    case .crowdedMorph: "show three, and the rest in a menu"
    case .barBackground: "remove it, and let a `scrollEdgeEffectStyle` tell bar and content apart"
    case .barGroups: "put less important actions into a More menu"
    case .barTextWithIcons: "put a `ToolbarSpacer(.fixed)` between them, or use a symbol for both"
    case .barAdjoiningText:
      "make each an item of its own, with a `ToolbarSpacer(.fixed)` "
        + "between them"
    case .barPrimaryActions:
      "let one action stand out, by `.confirmationAction` or `.glassProminent`, at the trailing end"
    case .barSegmentedControl: "put it at the top of the content"
    case .barOverflowMenu: "leave it to the system, or put a More menu at the trailing end"
    case .barEmptyItem: "hide the item itself, by `hidden(_:)` of the toolbar's content"
    case .barWordedNavigation: "use the standard button, or its symbol with that word as its label"
    case .barTitle: "say what the screen shows in a word or two"
    case .barBorderedSymbol: "use the symbol without its border"
    case .barMixedNavigation: "put navigation at the leading end, apart from actions"
    case .barTintedControls: "tint the primary action alone"
    case .barOverflow: "show fewer items, and the rest in a More menu"
    case .barGroupsDiffer: "group the same items alike at every width"
    case .backgroundExtensions: "apply `backgroundExtensionEffect()` to the main image alone"
    case .sheetBackground: "remove the background"
    case .sheetCorner: "keep it off the edge by more than the corner's radius takes"
    case .dialogSource: "apply `confirmationDialog` to the button that opens it"
    case .crowdedControls: "give each its own room, by the standard spacing"
    case .contentUnderBar: "keep it inside the safe area"
    case .capitalHeader: "write it as a title, without `textCase(.uppercase)`"
    case .iconLabel: "use a `Label`, or add an `accessibilityLabel`"
    case .iconLayer: "keep it in the middle of the grid, or let it fill the icon"
    case .contextMenuActions: "begin the menu with the actions of the swipes"
    case .reducedMotion: "leave the animation out where `accessibilityReduceMotion` is set"
    }
  }

  /// What a document is called, and where it is.
  package static func source(_ document: LintDocument) -> String {
    let address = address(of: document).map { ", \($0)" } ?? ""
    return "\(title(of: document))\(address)"
  }

  /// What a document is called.
  package static func title(of document: LintDocument) -> String {
    switch document {
    case .adopting: "Adopting Liquid Glass"
    case .applyingGlass: "Applying Liquid Glass to custom views"
    case .backgroundExtension: "backgroundExtensionEffect()"
    case .materials: "Human Interface Guidelines: Materials"
    case .toolbars: "Human Interface Guidelines: Toolbars"
    case .patterns: "Liquid Glass in SwiftUI: Three Patterns From Shipping Return on iOS 26 (002)"
    case .mistakes: "Custom Liquid Glass Components: When to Leave the Defaults (004)"
    }
  }

  /// Where a document is; nil where nobody says it.
  package static func address(of document: LintDocument) -> String? {
    switch document {
    case .adopting:
      "https://developer.apple.com/documentation/TechnologyOverviews/adopting-liquid-glass"
    case .applyingGlass:
      "https://developer.apple.com/documentation/swiftui/applying-liquid-glass-to-custom-views"
    case .backgroundExtension:
      "https://developer.apple.com/documentation/swiftui/view/backgroundextensioneffect()"
    case .materials: "https://developer.apple.com/design/human-interface-guidelines/materials"
    case .toolbars: "https://developer.apple.com/design/human-interface-guidelines/toolbars"
    case .patterns, .mistakes: nil
    }
  }
}
