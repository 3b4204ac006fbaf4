import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// One column of a split view: a stack of its own, which may float on glass.
final class SplitColumn: ElementNode, SafeAreaCause, RowChoosing {
  let place: Int
  /// Whether the column is the last one.
  private let isLast: Bool
  private unowned let split: SplitElement
  private(set) var safeAreaElement: SafeAreaElement?
  private var stack: NavigationStackElement?
  private var glass: LayerElement?
  private var covered = Insets2D(all: 0)
  private var isFloating = false
  /// The value whose screen the next column was asked to show last.
  private var forwarded: AnyHashable?
  /// Whether there is room for one column.
  private(set) var isAlone = false

  init(_ view: AnyView, place: Int, isLast: Bool, split: SplitElement, context: NodeContext) {
    self.place = place
    self.isLast = isLast
    self.split = split
    super.init(context: context)
    let glass = LayerElement(layout: DepthStackLayout(), label: "glass", context: self.context) {
      Node.make(for: AnyView(SidebarGlass()), in: $0)
    }
    glass.container = self
    self.glass = glass
    let stack = NavigationStackElement(path: nil, root: view, context: self.context, column: self)
    stack.container = self
    self.stack = stack
  }

  override var name: String? { nil }
  override var children: [Node] { (glass.map { [$0] } ?? []) + (stack.map { [$0] } ?? []) }
  override var elements: [ElementNode] {
    (isFloating ? glass.map { [$0] } ?? [] : []) + (stack.map { [$0] } ?? [])
  }

  override func appendReported(to nodes: inout [Node]) {
    for child in children { child.appendReported(to: &nodes) }
  }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.splitColumn = SplitColumnLink(column: self)
    // In the last column a choice decides nothing beside.
    environment.rowChoice = RowChoice(target: isLast ? nil : self)
    environment.screensAreClear = isFloating
    environment.showsChosenRow = !isAlone || isLast
    if environment.tabBarLine != nil { environment.tabBarLine = nil }
  }

  func receive(content: AnyView) { stack?.receive(path: nil, root: content) }

  /// What the bar of the column shows before its own items.
  var lead: SplitLead? { split.lead(of: place) }

  /// Hears that the bar may show something else before its own items.
  func barsChanged() {
    stack?.updateBars(animation: nil)
    stack?.innerStack?.updateBars(animation: nil)
  }

  /// Lets the next column show a screen; whether there is one.
  func forward(_ target: NavigationEntry.Target, from sender: NavigationStackElement) -> Bool {
    guard let next = next(from: sender) else { return false }
    forwarded = target.value
    next.replaceWay(by: target)
    split.chose(in: place)
    return true
  }

  /// Whether the next column shows the screen of a value, which the column asked for last, or one that
  /// was reached from there.
  func showsBeside(_ value: AnyHashable, for sender: NavigationStackElement) -> Bool {
    forwarded == value && next(from: sender)?.leadsThrough(value) == true
  }

  /// The stack of the next column, for the column's own; nil for stacks inside, and where there is none.
  private func next(from sender: NavigationStackElement) -> NavigationStackElement? {
    sender === stack ? nextStack : nil
  }

  /// The stack of the next column; nil where there is none.
  private var nextStack: NavigationStackElement? {
    isLast ? nil : split.columns[place + 1].stack
  }

  /// Hears that a view of the column chose what the next one shows.
  ///
  /// SwiftUI's documentation: as the selection changes, what was pushed in the next column is left. So is
  /// what a link of the column shows there before the choice.
  func chose(isOther: Bool) {
    if let nextStack, isOther || shows(forwardedIn: nextStack) {
      forwarded = nil
      nextStack.returnToRoot()
    }
    split.chose(in: place)
  }

  /// Whether the next column shows the screen that the column asked for last.
  private func shows(forwardedIn next: NavigationStackElement) -> Bool {
    next.isReplaced || forwarded.map { next.leadsThrough($0) } == true
  }

  /// The screen of a value that a column before knows.
  func screen(for value: AnyHashable) -> AnyView? {
    for column in split.columns[..<place].reversed() {
      if let view = column.stack?.ownScreen(for: value) { return view }
    }
    return nil
  }

  // MARK: Layout

  /// Puts the column somewhere, with so much of it covered.
  ///
  /// - Parameter alone: whether there is room for one column.
  func place(_ box: Rect2D, covered new: Insets2D, isFloating floating: Bool, isAlone alone: Bool) {
    if new != covered || floating != isFloating || alone != isAlone {
      covered = new
      isFloating = floating
      isAlone = alone
      derivationChanged()
      forgetPlace()
    }
    place(at: box, proposal: LayoutProposal(box.size))
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    Size2D(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    safeAreaElement = SafeAreaElement(bounds: frame, insets: covered)
    if isFloating { glass?.place(at: frame, proposal: proposal) }
    let inside = frame.inset(by: covered)
    stack?.place(at: inside, proposal: LayoutProposal(inside.size))
  }

  // MARK: Drawing

  override var insideMap: Affine2D? {
    let shift = split.shift(of: self)
    return shift == 0 ? nil : .translation(x: shift, y: 0)
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    let own = point - Point2D(x: split.shift(of: self), y: 0)
    guard presentedFrame.contains(own) else { return false }
    if !super.hit(own, path: &path) { path.append(self) }
    return true
  }

  override func draw(on canvas: DisplayCanvas) {
    canvas.transformed(by: .translation(x: split.shift(of: self), y: 0)) {
      guard isFloating else { return super.draw(on: canvas) }
      glass?.render(on: canvas)
      let frame = presentedFrame
      canvas.clip(
        .roundedRectangle(
          Rect2D(origin: .zero, size: frame.size), CornerRadii2D(all: SidebarGlass.radius),
          .continuous),
        at: frame.origin, by: self
      ) {
        stack?.render(on: canvas)
      }
    }
  }
}

/// The glass that a sidebar or an inspector floats on; material in the classic design.
struct SidebarGlass: View, SystemSurface {
  static let radius = 26.0
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    Color.clear
      .glassEffect(
        .regular.replaced(by: .bar, if: isClassic), in: RoundedRectangle(cornerRadius: Self.radius))
  }
}

/// A weak way to the column around.
struct SplitColumnLink {
  weak var column: SplitColumn?
}

private let splitColumnEntry = EnvironmentEntry<SplitColumnLink>(SplitColumnLink(), isPlace: true)

extension EnvironmentValues {
  /// The column of a split view around.
  var splitColumn: SplitColumnLink {
    get { self[splitColumnEntry] }
    set { self[splitColumnEntry] = newValue }
  }
}
