import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// How many lines a text that is typed has.
enum TextEntryLines: Equatable, Sendable {
  /// One.
  case single
  /// As many as it needs, within the limits of lines around.
  case growing
  /// As many as there is room for.
  case filling
}

/// A text with a caret.
struct TextEntry: View {
  let text: Binding<String>
  /// The text as it was when the view was made.
  let shown: String
  let isSecure: Bool
  let prompt: Text?
  var lines = TextEntryLines.single
  /// Where the caret is, for its owner; nil where nobody has it.
  var selection: Binding<TextSelection?>?
  /// The caret as it was when the view was made.
  var selected: TextSelection?
  /// What is done when the focus leaves.
  var commit: (() -> Void)?
  /// What hears of the entry; nil for nobody.
  var editing: FieldEditing?
}

/// What hears that a field is edited.
struct FieldEditing {
  /// It begins to be edited, or ceases.
  var changed: (Bool) -> Void = { _ in }
  /// It was submitted.
  var submitted: () -> Void = {}
}

extension TextEntry: NodeView {
  typealias Made = TextEntryElement
}

/// The numbers of the caret.
///
/// It does not blink: a scene in which a field has the focus comes to rest, and a picture does not
/// depend on when it was taken.
enum CaretPolicy {
  /// The width, in points, as UIKit's.
  static let width = 2.0
}

/// What a text entry is made of: what is drawn, and two texts that only measure.
///
/// The place of the caret is the width of the text before it; the dot behind keeps spaces at the
/// end in the measure.
private struct TextEntryContent: View {
  let display: Text
  let isPrompt: Bool
  let prefix: String
  var isSingle = true

  var body: some View {
    display.foregroundStyle(isPrompt ? .tertiary : .primary).lineLimit(isSingle ? 1 : nil)
    Text(verbatim: prefix + ".").lineLimit(1)
    Text(verbatim: ".").lineLimit(1)
  }
}

/// Shows a text, takes what is typed, and shows where.
final class TextEntryElement: ContainerElement, FocusTaker, ViewNode {
  private(set) var view: TextEntry
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// How far a text that is too long is moved to the left, in points.
  private var shift = 0.0
  /// How far a text that is too high is moved up, in points.
  var rise = 0.0

  init(view: TextEntry, context: NodeContext) {
    self.view = view
    caret = view.shown.count
    super.init(context: context) { context in
      Node.make(for: Self.content(view, caret: view.shown.count), in: context)
    }
  }

  override class var presentsFrame: Bool { true }
  override var name: String? {
    view.isSecure ? "SecureField" : view.lines == .filling ? "TextEditor" : "TextField"
  }
  override var snapshotDetail: String? { "“\(Self.display(view))”" }

  /// The texts that only measure are nothing that people see.
  override func appendReported(to nodes: inout [Node]) {
    nodes.append(self)
    elements.first?.appendReported(to: &nodes)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? TextEntry else { return }
    graph.counters[.nodesUpdated] += 1
    let isMoved = new.selected != view.selected
    view = new
    // A text that was changed from outside may be shorter.
    caret = min(caret, new.shown.count)
    if isMoved { takeSelection() }
    refresh()
  }

  private func refresh() {
    receive(content: Self.content(view, caret: caret))
    graph.stateChanged()
    invalidateLayout()
  }

  /// What is read: the text, or as many dots.
  private static func display(_ view: TextEntry) -> String {
    view.isSecure ? String(repeating: "•", count: view.shown.count) : view.shown
  }

  private static func content(_ view: TextEntry, caret: Int) -> TextEntryContent {
    let display = display(view)
    let isPrompt = display.isEmpty
    return TextEntryContent(
      display: isPrompt ? view.prompt ?? Text(verbatim: " ") : Text(verbatim: display),
      isPrompt: isPrompt, prefix: String(display.prefix(caret)), isSingle: view.lines == .single)
  }

  // MARK: Layout

  private var caretOffset: Double {
    guard elements.count == 3 else { return 0 }
    return elements[1].size(for: .unspecified).width - elements[2].size(for: .unspecified).width
  }

  /// All of the width it is offered; the height of a line.
  override func measure(_ proposal: LayoutProposal) -> Size2D {
    guard let display = elements.first else { return .zero }
    guard view.lines == .single else { return measureLines(proposal, display) }
    let line = display.size(for: .unspecified)
    return Size2D(
      width: max(proposal.width ?? line.width, CaretPolicy.width), height: line.height)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    guard let display = elements.first else { return }
    guard view.lines == .single else { return placeLines(display, in: frame) }
    let size = display.size(for: .unspecified)
    let room = frame.width - CaretPolicy.width
    let start = max(frame.width - size.width, 0) * leadingFraction
    if size.width <= room {
      shift = 0
    } else {
      // As little as keeps the caret in sight.
      shift = min(max(shift, caretOffset - room), caretOffset)
      shift = min(shift, size.width - room)
    }
    let origin = Point2D(x: frame.minX + start - shift, y: frame.minY)
    for element in elements {
      element.place(
        at: Rect2D(origin: origin, size: element.size(for: .unspecified)), proposal: .unspecified)
    }
  }

  /// Whether what is read begins at the right: fields follow the writing, and empty ones the layout
  /// around.
  private var isMirrored: Bool {
    environment.paragraphDirection.beginsAtRight(view.shown.isEmpty ? "" : Self.display(view))
  }

  private var leadingFraction: Double {
    let isMirrored = isMirrored
    switch environment.multilineTextAlignment {
    case .leading: return isMirrored ? 1 : 0
    case .center: return 0.5
    case .trailing: return isMirrored ? 0 : 1
    }
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    elements.first?.explicitGuide(guide, size: size, proposal: proposal)
  }

  // MARK: Drawing

  /// Whether the entry has the focus.
  var isFocused: Bool { graph.focus.focused === self }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    // A caret at the end stands beside the last character.
    let region = Rect2D(x: 0, y: 0, width: frame.width, height: frame.height)
    canvas.clip(.rectangle(region), at: frame.origin, by: self) {
      elements.first?.render(on: canvas)
      if isFocused { drawCaret(on: canvas) }
    }
  }

  private func drawCaret(on canvas: DisplayCanvas) {
    guard let display = elements.first?.presentedFrame else { return }
    if view.lines != .single { return drawLineCaret(on: canvas) }
    let isEmpty = view.shown.isEmpty
    let after =
      isMirrored ? display.maxX - caretOffset - CaretPolicy.width : display.minX + caretOffset
    drawCaret(
      at: Point2D(x: isEmpty ? emptyCaret : after, y: display.minY), height: display.height,
      on: canvas)
  }

  /// Draws the caret at a point of the space that the entry is drawn in.
  func drawCaret(at point: Point2D, height: Double, on canvas: DisplayCanvas) {
    let size = Size2D(width: CaretPolicy.width, height: height)
    let place = PixelGrid(scale: graph.scale).rounded(point)
    let paint = TintShapeStyle().resolvedPaint(
      in: environment, bounds: Rect2D(origin: .zero, size: size))
    canvas.fill(
      .roundedRectangle(
        Rect2D(origin: .zero, size: size), CornerRadii2D(all: CaretPolicy.width / 2), .circular),
      paint, at: place, by: self)
  }

  /// Where the caret of an empty field stands.
  private var emptyCaret: Double {
    let frame = presentedFrame
    return frame.minX + (frame.width - CaretPolicy.width) * leadingFraction
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    path.append(self)
    return true
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    guard isFocused else { return }
    encoder.encode(caret, named: "caret")
  }

  override func dismantle() {
    graph.focus.resign(self)
    super.dismantle()
  }

  // MARK: Typing

  var canTakeFocus: Bool { environment.isEnabled && !isPassedBy }

  func focusChanged(to isFocused: Bool) {
    if isFocused { move(to: view.shown.count) } else { view.commit?() }
    view.editing?.changed(isFocused)
    tellSelection()
    graph.stateChanged()
  }

  /// Puts the caret before the character that is nearest to a point of the scene.
  func placeCaret(atScene point: Point2D) {
    guard let display = elements.first?.presentedFrame, !view.shown.isEmpty else { return }
    if view.lines != .single { return move(to: character(nearest: local(point))) }
    let x = local(point).x + presentedFrame.minX - display.minX
    let text = Self.display(view)
    var best = (place: 0, distance: Double.infinity)
    for place in 0...text.count {
      let distance = abs(width(of: String(text.prefix(place))) - x)
      if distance < best.distance { best = (place, distance) }
    }
    receive(content: Self.content(view, caret: caret))
    move(to: best.place)
  }

  private func width(of prefix: String) -> Double {
    receive(
      content: TextEntryContent(
        display: Text(verbatim: Self.display(view)), isPrompt: false, prefix: prefix))
    return caretOffset
  }

  func move(to place: Int) {
    let new = min(max(place, 0), view.shown.count)
    guard new != caret else { return }
    caret = new
    refresh()
    if isFocused { tellSelection() }
  }

  func take(text: String) -> Bool {
    // What is on one line has no line breaks.
    let typed =
      view.lines == .single ? String(text.filter { !$0.isNewline && $0 != "\t" }) : text
    guard !typed.isEmpty else { return false }
    replace(caret..<caret, with: typed)
    return true
  }

  func take(key: KeyPress) -> Bool {
    switch key.key {
    case .leftArrow: return moveVisually(by: -1)
    case .rightArrow: return moveVisually(by: 1)
    case .upArrow where isLeftByArrows, .downArrow where isLeftByArrows: return false
    case .upArrow where view.lines != .single: moveLine(by: -1)
    case .downArrow where view.lines != .single: moveLine(by: 1)
    case .home, .upArrow: move(to: 0)
    case .end, .downArrow: move(to: view.shown.count)
    case .delete:
      if caret > 0 { replace(caret - 1..<caret, with: "") }
    case .deleteForward:
      if caret < view.shown.count { replace(caret..<caret + 1, with: "") }
    case .return where view.lines != .single: replace(caret..<caret, with: "\n")
    case .return: submit()
    case .space: return take(text: " ")
    default:
      guard key.modifiers.isSubset(of: [.shift, .capsLock]), key.isPrintable else { return false }
      return take(text: key.characters)
    }
    return true
  }

  /// Whether arrow keys that the caret has no way for are for who moves the focus.
  private var isLeftByArrows: Bool { graph.movesFocusByDirection && view.lines == .single }

  /// Moves the caret by an arrow key; whether the key is done with.
  private func moveVisually(by step: Int) -> Bool {
    let before = caret
    move(to: caret + (isMirrored ? -step : step))
    return caret != before || !isLeftByArrows
  }

  private func replace(_ range: Range<Int>, with new: String) {
    // What is bound counts: it may have changed since the view was made.
    let old = view.text.wrappedValue
    let lower = min(range.lowerBound, old.count)
    let upper = min(range.upperBound, old.count)
    view.text.wrappedValue = String(old.prefix(lower)) + new + String(old.dropFirst(upper))
    graph.flush()
    move(to: lower + new.count)
  }

  /// Runs the actions of those around who want to know; the focus is given back.
  private func submit() {
    graph.focus.resign(self)
    view.editing?.submitted()
    for element in selfAndContainers {
      if let scope = element as? SubmitScopeElement, scope.modifier.isBlocking { return }
      if let submit = element as? SubmitElement, submit.modifier.triggers.contains(.text) {
        submit.modifier.action()
      }
    }
  }
}

extension KeyPress {
  /// Whether the key stands for a character that can be seen.
  fileprivate var isPrintable: Bool {
    key.character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
    }
  }
}
