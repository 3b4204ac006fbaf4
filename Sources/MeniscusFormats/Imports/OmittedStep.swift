/// A step of a recording, or a part of one, that the script made of it does not have.
package struct OmittedStep: Equatable, Codable, Sendable {
  /// Where a step stands in a recording.
  package enum Place: Hashable, Codable, Sendable {
    /// A step of a flow, from 1.
    case step(Int)
    /// An action of an input source, from 1.
    case action(Int, source: String)
    /// A line, from 1, of the only file or of one in an archive.
    case line(Int, file: String?)
  }

  /// Where it stands.
  package var place: Place
  /// What the recording calls it, as `navigate`.
  package var name: String
  /// Why it has no meaning here.
  package var reason: Reason
  /// What of the step the reason is about, as the selector or the key; nil where that is all of it.
  package var detail: String?

  /// Makes a step.
  package init(place: Place, name: String, reason: Reason, detail: String? = nil) {
    self.place = place
    self.name = name
    self.reason = reason
    self.detail = detail
  }

  /// Why something of a recording has no meaning for a scene.
  package enum Reason: String, CaseIterable, Codable, Sendable {
    /// It goes to an address, or waits for one.
    case address
    /// It is about windows, pages or settings of a browser.
    case browser
    /// It is about the network.
    case network
    /// It runs a script in a page.
    case pageScript
    /// Only the tool that wrote it knows what it does.
    case customStep
    /// It asserts something, or waits for it.
    case assertion
    /// It hands files over.
    case files
    /// It chooses an option of an element of a page.
    case option
    /// It names no step that is known.
    case unknownStep
    /// It failed when it was recorded.
    case failed
    /// It was only tried, not done.
    case trial
    /// It names its element otherwise than by an identifier; the selector.
    case noIdentifier
    /// It names its element by a reference of a session that is over.
    case elementReference
    /// The pointer is at a place that is not known.
    case unknownPosition
    /// It is about another button than the primary one.
    case button
    /// There are more pointers than a scene can have.
    case pointerLimit
    /// A pointer is taken away without going up.
    case pointerCancel
    /// Keys are held while a pointer goes down.
    case heldKeys
    /// It is about a key that has no name here; its name there.
    case unknownKey
    /// A frame cannot have such an extent.
    case extent

    /// Only a part: a point of an element whose extent is not known.
    case offset
    /// Only a part: a field is emptied before something is typed.
    case replacement
    /// Only a part: a frame cannot have so many pixels in a point.
    case scale

    /// Whether the step itself is in the script.
    package var isPartial: Bool {
      switch self {
      case .offset, .replacement, .scale: true
      default: false
      }
    }
  }
}
