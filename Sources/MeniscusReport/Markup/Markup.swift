import Foundation
import MeniscusFormats

/// A piece of a document: elements and text, for HTML and XML alike.
///
/// Text and attribute values are escaped as they are written. Only what is built into the
/// program can go in unescaped, so nothing that a run found can become markup.
indirect enum Markup {
  /// An element with its attributes and content.
  case element(StaticString, [Attribute], [Markup])
  /// Text, escaped as it is written.
  case text(String)
  /// Text of the program itself, written as it stands: the stylesheet, the script.
  case asset(PageAsset)
  /// Data for a script to read, escaped so that it cannot end the script element.
  case data(JSONValue)
  /// Several pieces one after the other.
  case group([Markup])
  /// A place that is filled while the document is written; ``pieces(as:)`` cuts there.
  case slot

  /// Nothing.
  static var nothing: Markup { .group([]) }
}

/// An attribute of an element.
struct Attribute: Equatable {
  /// The name.
  let name: String
  /// The value, escaped as it is written; nil for an attribute that is only there.
  let value: String?

  /// Makes an attribute with a value.
  init(_ name: StaticString, _ value: String) {
    self.name = name.description
    self.value = value
  }

  /// Makes an attribute that is only there, such as `hidden`.
  init(_ name: StaticString) {
    self.name = name.description
    value = nil
  }
}

extension Attribute {
  /// The classes of an element.
  static func `class`(_ names: String) -> Attribute { Attribute("class", names) }

  /// The identity of an element in its document.
  static func id(_ name: String) -> Attribute { Attribute("id", name) }

  /// What an element is called where its content does not say it.
  static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }

  /// An element that says nothing to those who cannot see it.
  static var decoration: Attribute { Attribute("aria-hidden", "true") }

  /// A file beside the document, by its path from the document's folder.
  ///
  /// Every byte but unreserved ones is percent-encoded, and the path begins with `./`: it can
  /// neither name a scheme nor leave the attribute.
  static func file(_ name: StaticString, _ path: String) -> Attribute {
    Attribute(name, "./" + RelativePath.encoded(path))
  }

  /// An element of the same document.
  static func link(to id: String) -> Attribute { Attribute("href", "#" + id) }
}

/// Paths of files beside a document, as references.
enum RelativePath {
  /// The path with every byte but unreserved ones and `/` percent-encoded (RFC 3986, 2.3).
  static func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path
  }

  /// A name as the part of a reference behind its `#`: an element has it as its identity.
  static func fragment(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: unreserved.union(["@"])) ?? name
  }

  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
}
