import MeniscusGeometry
import MeniscusImage

/// A picture and the hash of its samples; copies share them.
public struct Picture: Equatable, Sendable {
  /// The hash of the extents and samples.
  public let hash: UInt64
  /// The samples.
  public let bitmap: Bitmap

  /// Hashes a bitmap, once for all lists that refer to it.
  ///
  /// Complexity: linear in the samples.
  public init(_ bitmap: Bitmap) {
    var hasher = StableHasher()
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
    hasher.combine(bytes: bitmap.samples)
    hash = hasher.finish()
    self.bitmap = bitmap
  }

  /// Stands for a picture of which only the hash is known; it has no samples.
  init(reference hash: UInt64) {
    self.hash = hash
    bitmap = Bitmap(width: 0, height: 0)
  }

  /// Whether both have the same content, by their hashes.
  public static func == (left: Picture, right: Picture) -> Bool { left.hash == right.hash }
}

/// A picture laid over the plane, once or again and again.
public struct PicturePaint: Equatable, Sendable {
  /// How colours between the centres of texels come about.
  public enum Interpolation: String, CaseIterable, Sendable {
    /// The nearest texel's.
    case nearest
    /// In proportion to the four texels around.
    case linear
    /// As `linear`, from means of texels where the picture is drawn smaller than half.
    case averaged
    /// By Catmull–Rom cubics of the sixteen texels around, from means as `averaged`.
    case cubic
  }

  /// The picture.
  public var picture: Picture
  /// Where the picture lies, in the operation's own space.
  public var frame: Rect2D
  /// Whether the picture is repeated in both directions; otherwise its edge texels continue.
  public var isTiled: Bool
  /// How colours between texels come about.
  public var interpolation: Interpolation
  /// What the picture's opacity is multiplied by, 0 to 1.
  public var opacity: Double

  /// Makes a paint of a picture.
  public init(
    picture: Picture, frame: Rect2D, isTiled: Bool = false,
    interpolation: Interpolation = .linear, opacity: Double = 1
  ) {
    self.picture = picture
    self.frame = frame
    self.isTiled = isTiled
    self.interpolation = interpolation
    self.opacity = opacity
  }
}
