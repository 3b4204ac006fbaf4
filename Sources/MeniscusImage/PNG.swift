/// Reading and writing of PNG files (ISO/IEC 15948).
///
/// Reading takes every colour type, depth and interlacing to straight 8-bit samples; colour spaces
/// and gamma are not applied. It is stricter than most readers: a wrong checksum, a byte too many
/// and a palette index without entry are errors.
///
/// ```swift
/// var picture = Bitmap(width: 2, height: 1)
/// picture.samples = [255, 0, 0, 255, 0, 0, 255, 128]
/// let file = PNG.encode(picture)
/// let read = try PNG.decode(file)
/// assert(read == picture)
/// ```
public enum PNG {
  /// The eight bytes that every file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The number of samples (four a pixel) that ``decode(_:limit:)`` makes at most, unless told
  /// otherwise: 2²⁸, a picture of 8192 × 8192 pixels.
  public static let defaultLimit = 1 << 28

  /// The kind of pixel that a file stores.
  public enum ColorType: UInt8, Sendable {
    /// One sample of luminance.
    case gray = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index into a palette.
    case palette = 3
    /// Luminance and alpha.
    case grayAlpha = 4
    /// Red, green, blue and alpha.
    case rgbAlpha = 6

    /// The number of samples of a pixel.
    public var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgbAlpha: 4
      }
    }

    /// Whether the format defines samples of so many bits.
    func allows(bitDepth: UInt8) -> Bool {
      switch self {
      case .gray: [1, 2, 4, 8, 16].contains(bitDepth)
      case .palette: [1, 2, 4, 8].contains(bitDepth)
      case .rgb, .grayAlpha, .rgbAlpha: bitDepth == 8 || bitDepth == 16
      }
    }
  }

  /// What a file says of its picture before the pixels.
  public struct Header: Equatable, Sendable {
    /// The number of columns, 1 to 2³¹ − 1.
    public let width: Int
    /// The number of rows, 1 to 2³¹ − 1.
    public let height: Int
    /// The bits of a sample: 1, 2, 4, 8 or 16.
    public let bitDepth: Int
    /// The kind of pixel.
    public let colorType: ColorType
    /// Whether the pixels are stored in the seven passes of Adam7.
    public let isInterlaced: Bool

    /// The bits of a pixel, 1 to 64.
    var bitsPerPixel: Int { bitDepth * colorType.channels }

    /// The distance, in bytes, of the byte that a filter takes as the one to the left.
    var filterStep: Int { max(1, bitsPerPixel / 8) }

    /// The bytes of a row of so many pixels, without the filter byte.
    func rowLength(_ pixels: Int) -> Int64 {
      (Int64(pixels) * Int64(bitsPerPixel) + 7) / 8
    }
  }
}
