import MeniscusFormats

/// Texts that many rows have in common, each written once; rows have their places.
struct StringTable {
  /// The texts, by place; the first is empty.
  private(set) var texts = [""]
  private var places = ["": 0]
  /// The bytes that the texts take on the page, as far as that is known before they are escaped.
  private(set) var bytes = 3

  /// The place of a text, which is added where it is new.
  mutating func place(of text: String) -> JSONValue {
    if let place = places[text] { return .integer(place) }
    places[text] = texts.count
    texts.append(text)
    bytes += JSONText.string(text).utf8.count + 1
    return .integer(texts.count - 1)
  }
}
