import MeniscusGeometry
import MeniscusLayout

/// A horizontal edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The edge where lines begin.
  case leading
  /// The edge where lines end.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: edge == .leading ? 1 : 2)
    }

    /// The edge where lines begin.
    public static let leading = Set(rawValue: 1)
    /// The edge where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: edge == .top ? 1 : 2)
    }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every kind.
  public static let all: SafeAreaRegions = [.container, .keyboard]

  var kinds: SafeAreaKinds { SafeAreaKinds(rawValue: UInt8(truncatingIfNeeded: rawValue & 3)) }
}

nonisolated extension View {
  /// Puts a view at the upper or lower edge; for what is inside, it covers the safe area.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modified(
      by: SafeAreaInsetModifier(
        layout: SafeAreaInsetLayout(
          axis: .vertical, isAtEnd: edge == .bottom, alignment: alignment.guide,
          spacing: spacing.map(Double.init)),
        content: content()))
  }

  /// Puts a view at the leading or trailing edge; for what is inside, it covers the safe area.
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modified(
      by: SafeAreaInsetModifier(
        layout: SafeAreaInsetLayout(
          axis: .horizontal, isAtEnd: edge == .trailing, alignment: alignment.guide,
          spacing: spacing.map(Double.init)),
        content: content()))
  }

  /// Adds distances to the safe area inside the view; nil is a distance by default.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let layout = PaddingLayout(
      LayoutInsets(edges.layoutEdges, length.map(Double.init) ?? LayoutPolicy.defaultPadding))
    return modified(by: SafeAreaPaddingModifier(layout: layout))
  }

  /// Adds a distance to the safe area inside the view on all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds distances to the safe area inside the view, edge by edge.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(
      by: SafeAreaPaddingModifier(
        layout: PaddingLayout(
          LayoutInsets(
            top: Double(insets.top), leading: Double(insets.leading),
            bottom: Double(insets.bottom), trailing: Double(insets.trailing)))))
  }

  /// Lets the view reach under what covers the safe area at the edges that it touches.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(by: IgnoresSafeAreaModifier(kinds: regions.kinds, edges: edges))
  }
}

nonisolated struct SafeAreaInsetModifier<Content: View>: StatedModifier {
  typealias Wrapper = SafeAreaInsetElement<Content>

  let layout: SafeAreaInsetLayout
  let content: Content

  var label: String { ".safeAreaInset" }
}

/// Places a bar at an edge and its content in the rest.
final class SafeAreaInsetElement<Content: View>: StatedElement<SafeAreaInsetModifier<Content>>,
  SafeAreaCause
{
  private var bar: LayerElement?
  private(set) var safeAreaElement: SafeAreaElement?

  required init(_ modifier: SafeAreaInsetModifier<Content>, at place: WrapperPlace) {
    super.init(modifier, at: place)
    let bar = LayerElement(layout: DepthStackLayout(), label: "layer", context: self.context) {
      Node.make(for: modifier.content, in: $0)
    }
    bar.container = self
    self.bar = bar
  }

  private var layout: SafeAreaInsetLayout { modifier.layout }

  override func receive(_ new: SafeAreaInsetModifier<Content>) {
    let isEqual = new.layout == layout
    super.receive(new)
    if !isEqual { invalidateLayout() }
    bar?.receive(content: modifier.content)
  }

  override var children: [Node] { bar.map { [$0] } ?? [] }
  override var drawnElements: [ElementNode] { [inner] + (bar.map { [$0] } ?? []) }
  override var focusElements: [ElementNode] {
    layout.isAtEnd ? drawnElements : drawnElements.reversed()
  }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != nil { environment.stackAxis = nil }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    guard let bar else { return inner.size(for: proposal) }
    return layout.size(primary: inner, inset: bar, proposal: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    guard let bar else { return }
    let placements = layout.placements(
      primary: inner, inset: bar, proposal: proposal, size: frame.size)
    let isAcross = layout.axis == .horizontal
    var edges: LayoutEdges = layout.isAtEnd ? .bottom : .top
    if isAcross { edges = layout.isAtEnd ? .trailing : .leading }
    safeAreaElement = SafeAreaElement(
      bounds: frame,
      insets: LayoutInsets(edges, placements.covered).physical(environment.readingDirection))
    place(inner, placements.primary, in: frame)
    place(bar, placements.inset, in: frame)
  }
}

struct SafeAreaPaddingModifier: StatedModifier {
  typealias Wrapper = SafeAreaPaddingElement

  let layout: PaddingLayout

  var label: String { ".safeAreaPadding" }
}

/// Keeps its content off its edges, unless that ignores the safe area.
final class SafeAreaPaddingElement: StatedElement<SafeAreaPaddingModifier>, SafeAreaCause {
  private var layout: PaddingLayout { modifier.layout }

  override func changed() { invalidateLayout() }

  var safeAreaElement: SafeAreaElement? {
    frame.map {
      SafeAreaElement(
        bounds: $0, insets: layout.insets.physical(environment.readingDirection))
    }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: inner, proposal: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    place(inner, layout.placement(of: inner, proposal: proposal, size: frame.size), in: frame)
  }
}

struct IgnoresSafeAreaModifier: StatedModifier, Equatable {
  typealias Wrapper = IgnoresSafeAreaElement

  let kinds: SafeAreaKinds
  let edges: Edge.Set

  var label: String { ".ignoresSafeArea" }
}

/// Measures its content as if nothing were covered beyond its own frame, and places it under what
/// covers the edges that it touches.
final class IgnoresSafeAreaElement: StatedElement<IgnoresSafeAreaModifier> {
  override func changed() { invalidateLayout() }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(modifier, named: "edges")
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let direction = environment.readingDirection
    var insets = surroundingSafeArea.insets(
      of: frame, ignoring: modifier.kinds, pixelLength: 1 / graph.scale)
    var kept = LayoutInsets(insets, direction: direction)
    if !modifier.edges.contains(.top) { kept.top = 0 }
    if !modifier.edges.contains(.leading) { kept.leading = 0 }
    if !modifier.edges.contains(.bottom) { kept.bottom = 0 }
    if !modifier.edges.contains(.trailing) { kept.trailing = 0 }
    insets = kept.physical(direction)
    let offer = LayoutProposal(
      width: proposal.width.map { $0 + kept.horizontal },
      height: proposal.height.map { $0 + kept.vertical })
    let size = inner.measured(offer)
    inner.place(
      at: Rect2D(
        x: frame.minX - insets.left, y: frame.minY - insets.top, width: size.width,
        height: size.height),
      proposal: offer)
  }
}
