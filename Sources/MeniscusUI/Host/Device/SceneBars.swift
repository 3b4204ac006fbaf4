import MeniscusGeometry
import MeniscusLayout

/// What the device that a scene is shown on covers of it: its bars, and the keyboard.
@MainActor
final class SceneBars {
  /// The device; nil where a scene has none.
  private(set) var device: SceneDevice?
  /// What the device itself covers on each side, in points.
  private(set) var insets = Insets2D.zero
  /// How much of the lower edge a keyboard covers, in points; 0 where none comes.
  private(set) var keyboardHeight = 0.0
  /// How much of the lower edge the keyboard covers once it is there, in points; 0 without one.
  fileprivate(set) var keyboard = 0.0
  /// How much more is covered by what stands above the keyboard, in points.
  fileprivate var accessoryHeight = 0.0
  /// Whether the bar of the time and the battery has room.
  private(set) var hasStatusBar = false
  /// Whether the views want it hidden, and the line at the lower edge.
  var hidesStatusBar = false
  var hidesOverlays = false

  /// Takes the device, and the extent that its screen has.
  func take(_ device: SceneDevice?, extent: Size2D) {
    self.device = device
    guard let hold = device?.hold(in: extent) else { return }
    hasStatusBar = hold.hasStatusBar
    insets = Insets2D(top: hold.top, left: hold.sides, bottom: hold.bottom, right: hold.sides)
    keyboardHeight = hold.keyboard
    if keyboard > 0 { keyboard = keyboardHeight + accessoryHeight }
  }

  /// How much of the lower edge is covered by whatever there is.
  var coveredBottom: Double { max(insets.bottom, keyboard) }

  /// What the device leaves free of an extent.
  func safeFrame(in extent: Size2D) -> Rect2D {
    Rect2D(origin: .zero, size: extent).inset(by: insets)
  }

  /// What the device and the keyboard leave free of an extent.
  func freeFrame(in extent: Size2D) -> Rect2D {
    Rect2D(origin: .zero, size: extent)
      .inset(by: changing(insets) { $0.bottom = coveredBottom })
  }

  /// What covers parts of an extent, innermost first.
  func safeAreaElements(in extent: Size2D) -> [SafeAreaElement] {
    let bounds = Rect2D(origin: .zero, size: extent)
    var elements: [SafeAreaElement] = []
    if keyboard > insets.bottom {
      // What ignores the keyboard alone still keeps off the device's own edge.
      elements.append(
        SafeAreaElement(
          bounds: bounds.inset(by: insets),
          insets: Insets2D(top: 0, left: 0, bottom: keyboard - insets.bottom, right: 0),
          kinds: .keyboard))
    }
    if insets != .zero { elements.append(SafeAreaElement(bounds: bounds, insets: insets)) }
    return elements
  }
}

extension ViewGraph {
  /// What the device covers.
  var bars: SceneBars { slots.value { SceneBars() } }

  /// Lets the keyboard come or go, as who has the focus wants it.
  ///
  /// What keeps off it moves with it, by the same spring.
  func bringKeyboard() {
    let bars = bars
    guard bars.device != nil else { return }
    afterUpdate { [life] in life.graph?.decideOnKeyboard() }
  }

  private func decideOnKeyboard() {
    let bars = bars
    // By then somebody else may have the focus.
    let isWanted = focus.focused is TextEntryElement
    presentations.root?.chrome?.keyboardChanged(for: focus.focused)
    bars.accessoryHeight = keyboardAccessories.shownHeight
    let new = isWanted ? bars.keyboardHeight + bars.accessoryHeight : 0
    guard new != bars.keyboard else { return }
    withTransaction(Transaction(animation: PresentationPolicy.spring)) {
      bars.keyboard = new
      presentations.root?.invalidateLayout()
      for element in presentations.stack {
        element.style.settingsChanged()
        element.invalidateLayout()
      }
    }
  }
}
