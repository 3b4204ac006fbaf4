/// A folder of `MeniscusUI`, and the folders whose types and functions it may name.
///
/// Members count by what they belong to: a folder names what another one adds to a type of a third
/// without naming the other.
struct UIFolder: Sendable {
  /// The name of the folder.
  let name: String
  /// The folders that it may name; all stand before it in the table, so that there are no cycles.
  let names: Set<String>

  init(_ name: String, _ names: String = "") {
    self.name = name
    self.names = Set(names.split(separator: " ").map(String.init))
  }

  /// The folders, those that name no other first.
  static let table: [UIFolder] = [
    UIFolder("Values"),
    UIFolder("Geometry"),
    UIFolder("Environment", "Values"),
    UIFolder("Resources", "Environment"),
    UIFolder("Input", "Environment"),
    UIFolder("Animation", "Geometry"),
    UIFolder("Display", "Values Geometry"),
    UIFolder("Time", "Values"),
    UIFolder("Graph", "Values Geometry Environment Resources Animation Display Time"),
    UIFolder("State", "Values Environment Animation Graph"),
    UIFolder("Core", "Values Environment Animation Graph State"),
    UIFolder("Models", "Values Environment Time Graph State Core"),
    UIFolder("Alignment", "Graph"),
    UIFolder("Stacks", "Values Environment Graph Alignment"),
    UIFolder("Styles", "Values Geometry Environment Animation Display Graph"),
    UIFolder("Shapes", "Values Geometry Environment Animation Display Graph Styles"),
    UIFolder("Gestures", "Values Geometry Input Animation Graph State"),
    UIFolder(
      "Modifiers",
      "Values Geometry Environment Animation Display Time Graph Alignment Stacks Styles "
        + "Shapes"),
    UIFolder("Animators", "Values Animation Time Graph State Core"),
    UIFolder("Transition", "Values Geometry Environment Animation Display Graph Core Animators"),
    UIFolder(
      "Text",
      "Values Environment Resources Animation Display Graph State Styles Shapes Gestures"),
    UIFolder("Contents", "Environment Graph State Core Styles Text"),
    UIFolder(
      "Pictures",
      "Values Geometry Environment Resources Animation Display Graph State Core Styles Transition "
        + "Text"),
    UIFolder(
      "Layout",
      "Values Geometry Environment Animation Graph State Core Alignment Styles Shapes "
        + "Gestures Modifiers"),
    UIFolder(
      "Effects",
      "Values Geometry Environment Animation Display Graph Core Modifiers Layout"),
    UIFolder("Lazy", "Values Environment Graph Core Alignment"),
    UIFolder("Preferences", "Values Geometry Environment Graph Alignment Modifiers Layout"),
    UIFolder("MatchedGeometry", "Values Geometry Animation Graph State"),
    UIFolder(
      "Focus", "Values Geometry Environment Display Graph State Core Styles Shapes Gestures Text"),
    UIFolder(
      "Scrolling",
      "Values Geometry Environment Animation Display Graph State Core Stacks Styles Gestures "
        + "Focus"),
    UIFolder(
      "Host",
      "Values Geometry Environment Resources Input Animation Display Time Graph State Core "
        + "Alignment Stacks Styles Shapes Gestures Modifiers Animators Text Pictures Layout "
        + "Preferences Focus Scrolling"),
    UIFolder(
      "Glass",
      "Values Environment Animation Display Graph State Core Stacks Styles Shapes Gestures "
        + "Text Scrolling Focus Host"),
    UIFolder("Icons", "Environment Graph State Core Stacks Styles Shapes Glass"),
    UIFolder(
      "Accessibility", "Values Geometry Graph State Core Modifiers Animators Text Pictures Host"),
    UIFolder(
      "Canvas",
      "Values Geometry Environment Animation Display Graph Core Styles Shapes Modifiers Text "
        + "Contents Pictures Layout"),
    UIFolder(
      "Controls",
      "Values Geometry Environment Animation Display Time Graph State Core Stacks Styles Shapes "
        + "Gestures Modifiers Animators Text Contents Pictures Layout Effects Lazy Preferences "
        + "Scrolling Focus Host Glass Canvas"),
    UIFolder(
      "Lists",
      "Values Geometry Environment Animation Display Graph State Core Alignment Stacks Styles Shapes "
        + "Gestures Modifiers Text Contents Pictures Layout Lazy Scrolling Controls"),
    UIFolder("Forms", "Values Environment Graph State Core Layout Controls Lists"),
    UIFolder(
      "Search",
      "Values Environment Graph State Core Stacks Styles Shapes Text Pictures Focus Glass Controls "
        + "Lists"),
    UIFolder(
      "Tables",
      "Values Environment Graph State Core Alignment Stacks Text Pictures Layout Controls Lists"),
    UIFolder(
      "Toolbars",
      "Values Environment Animation Display Graph State Core Alignment Stacks Styles Shapes "
        + "Gestures Modifiers Animators Transition Text Contents Pictures Layout Scrolling Host Glass "
        + "Controls Lists Search"),
    UIFolder(
      "Navigation",
      "Values Environment Animation Display Graph State Core Alignment Stacks Styles Shapes Gestures "
        + "Modifiers Text Pictures Layout Scrolling Controls Lists Search Toolbars"),
    UIFolder(
      "Tabs",
      "Values Environment Animation Display Graph State Core Alignment Stacks Styles Shapes "
        + "Gestures Geometry Text Contents Pictures Layout Scrolling Glass Controls Lists Search "
        + "Toolbars Navigation"),
    UIFolder(
      "Alerts",
      "Values Environment Animation Graph State Core Stacks Styles Shapes Text Contents Pictures "
        + "Focus Host Controls"),
    UIFolder(
      "Inspection",
      "Graph Core Stacks Shapes Gestures Modifiers Text Pictures Scrolling Focus Host Glass Icons "
        + "Accessibility Controls Lists Toolbars Navigation Alerts"),
    UIFolder("Absent", "Core Environment Graph State Controls Pictures"),
    UIFolder("Faults", "Animation Display Graph Stacks Shapes Modifiers Text Layout"),
  ]
}
