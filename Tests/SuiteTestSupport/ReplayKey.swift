import MeniscusGeometry
import MeniscusUI

/// What a recording or a replay depends on: the view, the script or the trace, and a fault.
package struct ReplayKey: Hashable {
  private let view: [AnyHashable]
  private let text: String
  private let fault: Fault?

  /// Makes a key; nil where views of a type cannot be told apart.
  ///
  /// - Parameter text: the script, or the whole trace with its header.
  package init?(_ view: some View, _ text: String, fault: Fault? = nil) {
    var parts: [AnyHashable] = [ObjectIdentifier(type(of: view))]
    // What a view keeps begins as its declaration says; all else it is made with.
    for (_, part) in Mirror(reflecting: view).children where !(part is any DynamicProperty) {
      guard let part = part as? any Hashable else { return nil }
      parts.append(AnyHashable(part))
    }
    self.view = parts
    self.text = text
    self.fault = fault
  }
}
