/// Writing of animated PNG files (ISO/IEC 15948, third edition, clause 11.3.6).
public enum APNG {
  /// A frame of an animation.
  public struct Frame: Equatable, Sendable {
    /// What is shown; all frames of an animation have the same extents.
    public var bitmap: Bitmap
    /// How long it is shown: a fraction of a second.
    public var delay: Delay

    /// Makes a frame.
    public init(bitmap: Bitmap, delay: Delay) {
      self.bitmap = bitmap
      self.delay = delay
    }
  }

  /// A duration as a fraction of a second.
  public struct Delay: Equatable, Sendable {
    /// The numerator.
    public var numerator: UInt16
    /// The denominator; the format takes 0 as 100.
    public var denominator: UInt16

    /// Makes a duration of `numerator` ÷ `denominator` seconds.
    public init(_ numerator: UInt16, _ denominator: UInt16) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// Writes an animation as the bytes of a file, which other readers show as its first frame.
  ///
  /// Frames are stored whole, as red, green and blue, with alpha if any of them is not opaque.
  ///
  /// - Parameter repetitions: how often it plays, 0 for without end.
  /// - Precondition: there is a frame, and all have the same extents, which are not zero.
  /// - Complexity: linear in the pixels.
  public static func encode(_ frames: [Frame], repetitions: UInt32 = 0) -> [UInt8] {
    precondition(!frames.isEmpty, "An animation has at least one frame.")
    let width = frames[0].bitmap.width
    let height = frames[0].bitmap.height
    precondition(
      frames.allSatisfy { $0.bitmap.width == width && $0.bitmap.height == height },
      "The frames of an animation have the same extents.")
    precondition(width > 0 && height > 0, "A PNG picture has at least one pixel.")
    let isOpaque = frames.allSatisfy { frame in
      frame.bitmap.samples.withUnsafeBytes { ColorSurvey($0).isOpaque }
    }
    let format = StoredFormat(colorType: isOpaque ? .rgb : .rgbAlpha, bitDepth: 8)

    var writer = ChunkWriter()
    writer.appendHeader(width: width, height: height, format: format)
    writer.append(
      .animationControl,
      ChunkWriter.bytes(of: UInt32(frames.count)) + ChunkWriter.bytes(of: repetitions))
    // Control chunks and chunks of later frames are numbered together.
    var number: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      writer.append(.frameControl, control(of: frame, number: number))
      number += 1
      let data = CompressedImage(frame.bitmap, format: format).data
      for start in stride(from: 0, to: data.count, by: PNG.longestPixelChunk) {
        let part = data[start..<min(data.count, start + PNG.longestPixelChunk)]
        if index == 0 {
          writer.append(.pixels, part)
        } else {
          writer.append(.framePixels, ChunkWriter.bytes(of: number) + part)
          number += 1
        }
      }
    }
    writer.append(.end, [])
    return writer.bytes
  }

  /// The content of a frame's control chunk: number, extents, offset, delay, and that the frame
  /// stays and replaces what was there.
  private static func control(of frame: Frame, number: UInt32) -> [UInt8] {
    let bitmap = frame.bitmap
    var bytes = ChunkWriter.bytes(of: number)
    bytes += ChunkWriter.bytes(of: UInt32(bitmap.width))
    bytes += ChunkWriter.bytes(of: UInt32(bitmap.height))
    bytes += [UInt8](repeating: 0, count: 8)
    for part in [frame.delay.numerator, frame.delay.denominator] {
      bytes += [UInt8(part >> 8), UInt8(part & 255)]
    }
    return bytes + [0, 0]
  }
}
