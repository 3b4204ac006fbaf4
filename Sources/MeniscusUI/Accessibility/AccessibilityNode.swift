import MeniscusGeometry

/// An element of a scene as people who do not see it find it.
package struct AccessibilityNode: Equatable, Sendable {
  /// What it is called.
  package var label: String?
  /// What it stands at.
  package var value: String?
  /// What it does.
  package var hint: String?
  /// What traces and tests call it.
  package var identifier: String?
  /// What it is.
  package var traits: AccessibilityTraits = []
  /// Whether it answers.
  package var isEnabled = true
  /// Where it was drawn, in scene points; zero for what stands for something else.
  package var frame: Rect2D = .zero
  /// The names of its actions.
  package var actions: [String] = []
  /// The order among its siblings; higher comes first.
  package var sortPriority = 0.0
  /// The elements inside it.
  package var children: [AccessibilityNode] = []

  /// The one word for what it is.
  package var role: String {
    let order: [(AccessibilityTraits, String)] = [
      (.isToggle, "toggle"), (.isSearchField, "search field"), (.isLink, "link"),
      (.isButton, "button"), (.isHeader, "header"), (.isTabBar, "tab bar"), (.isImage, "image"),
      (.isStaticText, "text"),
    ]
    return order.first { traits.contains($0.0) }?.1 ?? (children.isEmpty ? "element" : "group")
  }

  /// The tree as text: an element a line, indented by depth.
  package func text(depth: Int = 0) -> String {
    var words = [role]
    if let label { words.append("“\(label)”") }
    if let value { words.append("value “\(value)”") }
    if let hint { words.append("hint “\(hint)”") }
    if let identifier { words.append("#\(identifier)") }
    words += traits.words.filter { $0 != role }
    if !isEnabled { words.append("disabled") }
    words += actions.map { "action “\($0)”" }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
    return line + children.map { $0.text(depth: depth + 1) }.joined()
  }
}
