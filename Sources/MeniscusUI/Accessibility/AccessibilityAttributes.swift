import MeniscusLayout

/// What a view states about itself or what is inside it, for people who do not see it.
struct AccessibilityAttributes {
  var label: String?
  var value: (() -> String)?
  var hint: String?
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var isHidden: Bool?
  var behavior: AccessibilityChildBehavior?
  var sortPriority: Double?
  var actions: [AccessibilityActionEntry] = []

  /// Whether something is said that an element has to say.
  var hasContent: Bool {
    label != nil || value != nil || hint != nil || !added.isEmpty || !actions.isEmpty
  }

  /// What a person reads of it in a snapshot.
  @MainActor
  var text: String {
    var words: [String] = []
    if isHidden == true { words.append("hidden") }
    if let behavior { words.append("children \(behavior.kind)") }
    if let label { words.append("label “\(label)”") }
    if let value { words.append("value “\(value())”") }
    if let hint { words.append("hint “\(hint)”") }
    words += added.words
    words += removed.words.map { "no \($0)" }
    if let sortPriority { words.append("priority \(sortPriority)") }
    words += actions.map { "action “\($0.name)”" }
    return words.joined(separator: ", ")
  }
}

/// An action by its name.
struct AccessibilityActionEntry {
  let name: String
  let action: () -> Void
}

/// Puts what is stated around each element.
nonisolated struct AccessibilityModifier: StatedModifier {
  typealias Wrapper = AccessibilityElement

  let attributes: AccessibilityAttributes
  /// Whether a view of ours states it; it has no line of its own in snapshots then.
  var isImplied = false

  var label: String { isImplied ? "" : ".accessibility" }
}

/// An element with what is stated about it.
final class AccessibilityElement: StatedElement<AccessibilityModifier> {
  override var snapshotDetail: String? { modifier.attributes.text }

  override func appendReported(to nodes: inout [Node]) {
    if !modifier.isImplied { super.appendReported(to: &nodes) }
  }
}

/// Gives an element other children, or another element in its place, for people who do not see it.
nonisolated struct AccessibilitySubstitute<Content: View>: StatedModifier {
  typealias Wrapper = AccessibilitySubstituteElement<Content>

  let content: Content
  /// Whether the views stand in the element's place and not inside it.
  let replacesElement: Bool

  var label: String { ".accessibility" }
}

/// An element with views that are neither laid out nor drawn.
@MainActor
protocol AccessibilitySubstituting: ElementNode {
  /// The elements that are told instead of those that are seen.
  var substitutes: [ElementNode] { get }
  var replacesElement: Bool { get }
}

final class AccessibilitySubstituteElement<Content: View>: StatedElement<
  AccessibilitySubstitute<Content>
>, AccessibilitySubstituting
{
  private var layer: LayerElement?

  required init(_ modifier: AccessibilitySubstitute<Content>, at place: WrapperPlace) {
    super.init(modifier, at: place)
    layer = LayerElement(layout: DepthStackLayout(), label: "layer", context: self.context) {
      Node.make(for: modifier.content, in: $0)
    }
  }

  override func changed() { layer?.receive(content: modifier.content) }

  var replacesElement: Bool { modifier.replacesElement }
  var substitutes: [ElementNode] { layer?.elements ?? [] }
  override var children: [Node] { layer.map { [$0] } ?? [] }
  override var snapshotDetail: String? { replacesElement ? "represented by" : "children" }
}
