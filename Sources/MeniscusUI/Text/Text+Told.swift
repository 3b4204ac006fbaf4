import MeniscusDisplay

extension Text {
  /// The text, of which something else is told.
  nonisolated func told(as label: String) -> Text {
    var text = self
    for index in text.parts.indices { text.parts[index].attributes.told = index == 0 ? label : "" }
    return text
  }

  /// The text, with a request that is accepted, and that nothing comes of.
  nonisolated func unmet(
    _ feature: String, _ unmet: UnmetFeature, if isAsked: Bool = true
  ) -> Text {
    isAsked ? with { $0.unmet.append(UnmetRequest(feature: feature, unmet: unmet)) } : self
  }
}

extension TextElement {
  /// What is told to those who do not see the text.
  var toldContent: String { pieces.map { $0.attributes.told ?? $0.content }.joined() }

  /// Whether the text begins a part of what is shown.
  var isHeading: Bool { pieces.contains { $0.attributes.isHeading == true } }

  /// What a person reads in a snapshot of what is told in another way than it is shown.
  var toldDetail: String {
    let label = pieces.contains { $0.attributes.told != nil } ? ", label “\(toldContent)”" : ""
    return label + (isHeading ? ", header" : "")
  }
}
