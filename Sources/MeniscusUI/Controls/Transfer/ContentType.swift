/// A kind of content that is handed over.
public struct UTType: Hashable, Sendable {
  /// The name.
  public let identifier: String

  /// Makes a kind from its name.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.identifier = identifier
  }

  private init(named identifier: String) { self.identifier = identifier }

  /// Makes a kind of one's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Makes a kind of somebody else's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Anything.
  public static let item = UTType(named: "public.item")
  /// Something to read, see or hear.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// A text.
  public static let text = UTType(named: "public.text")
  /// A text without styles.
  public static let plainText = UTType(named: "public.plain-text")
  /// A text without styles in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// A text with styles.
  public static let rtf = UTType(named: "public.rtf")
  /// A page.
  public static let html = UTType(named: "public.html")
  /// Values as text.
  public static let json = UTType(named: "public.json")
  /// An address.
  public static let url = UTType(named: "public.url")
  /// An address of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// A folder.
  public static let folder = UTType(named: "public.folder")
  /// A picture.
  public static let image = UTType(named: "public.image")
  /// A PNG picture.
  public static let png = UTType(named: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A document of pages.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// A film.
  public static let movie = UTType(named: "public.movie")
  /// Sound.
  public static let audio = UTType(named: "public.audio")
}
