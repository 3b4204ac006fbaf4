import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

/// A picture that is given with a scene, for images that name it.
public struct ScenePicture: Sendable {
  /// The name that images have it by.
  public let name: String
  /// The pixels in a point of the picture.
  public let scale: CGFloat
  /// Makes the bytes of the picture's file anew, where the code that drew it is at hand.
  ///
  /// A picture that takes long to draw is drawn once and kept; `scenes --pictures` draws it again.
  public let drawing: (@Sendable () -> [UInt8])?
  private let file: @Sendable () -> [UInt8]

  /// Makes a picture from the bytes of a PNG file.
  ///
  /// They are read when the scene is shown; what cannot be read is reported, and a placeholder
  /// stands in its place.
  public init(_ name: String, png bytes: [UInt8], scale: CGFloat = 1) {
    self.init(name, scale: scale, png: { bytes })
  }

  /// Makes a picture from what gives the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - name: the name that images have it by.
  ///   - scale: the pixels in a point of the picture.
  ///   - drawing: what draws the picture again, as the bytes of a PNG file; nil where nothing does.
  ///   - bytes: what gives the bytes of the kept file, the same each time; it is asked each time
  ///     that the scene is shown.
  public init(
    _ name: String, scale: CGFloat = 1, drawing: (@Sendable () -> [UInt8])? = nil,
    png bytes: @escaping @Sendable () -> [UInt8]
  ) {
    self.name = name
    self.scale = scale
    self.drawing = drawing
    file = bytes
  }

  /// The bytes of the PNG file.
  var bytes: [UInt8] { file() }

  /// The hash of the bytes.
  package var contentHash: UInt64 { StableHash.hash(bytes) }
}

/// The pictures of a scene, read.
struct PictureLibrary: Sendable {
  /// What became of a picture.
  enum Entry: Sendable {
    case picture(Picture, scale: Double)
    case unreadable(ImageError)
  }

  private var entries: [String: Entry] = [:]

  /// Makes a library of nothing.
  init() {}

  /// Reads pictures; of several with one name the last is kept.
  init(_ pictures: [ScenePicture]) {
    for file in pictures {
      let scale = Double(file.scale)
      do throws(ImageError) {
        let picture = Picture(try PNG.decode(file.bytes))
        entries[file.name] = .picture(picture, scale: scale > 0 && scale.isFinite ? scale : 1)
      } catch {
        entries[file.name] = .unreadable(error)
      }
    }
  }

  /// What is known of a name; nil where there is no such picture.
  subscript(name: String) -> Entry? { entries[name] }
}

private let pictureLibraryEntry = EnvironmentEntry<PictureLibrary>(PictureLibrary())

extension EnvironmentValues {
  /// The pictures of the scene.
  var pictures: PictureLibrary {
    get { self[pictureLibraryEntry] }
    set { self[pictureLibraryEntry] = newValue }
  }
}
