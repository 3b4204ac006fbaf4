import MeniscusGeometry

/// A text's links are touched one by one, and nothing else of it is.
extension TextElement: GestureBearer {
  var participant: GestureParticipant { linkTap }
  var rank: GestureRank { .normal }
  var mask: GestureMask { .all }

  /// The address of the link that is drawn at a point of the scene; nil where there is none.
  func link(at point: Point2D) -> URL? {
    guard pieces.contains(where: { $0.attributes.link != nil }) else { return nil }
    let place = local(point)
    return segments?.first { segment in
      let metrics = setting.runs[segment.run].face
      return pieces[segment.run].attributes.link != nil
        && (segment.x...(segment.x + segment.width)).contains(place.x)
        && (segment.baseline - metrics.size...(segment.baseline + metrics.size * 0.25))
          .contains(place.y)
    }.flatMap { pieces[$0.run].attributes.link }
  }

  /// Opens an address as the views around say.
  func open(_ url: URL) { environment.openURL(url) }
}

/// Recognises taps on the links of a text.
final class LinkTapParticipant: StandingParticipant {
  private weak var text: TextElement?
  private var link: URL?

  init(of text: TextElement) {
    self.text = text
    super.init()
    element = text
  }

  override func accepts(_ event: GestureEvent) -> Bool {
    isFirstPress(event) && text?.link(at: event.location) != nil
  }

  override func handle(_ event: GestureEvent) {
    guard state == .possible else { return }
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      link = text?.link(at: event.location)
    case .release where touch == event.touch:
      state = text?.link(at: event.location) == link ? .ended : .failed
    default: break
    }
  }

  override func commit() {
    guard state == .ended, let link else { return }
    text?.open(link)
  }
}
