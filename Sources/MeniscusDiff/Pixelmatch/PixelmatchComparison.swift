import MeniscusGeometry
import MeniscusImage

/// What pixelmatch finds between two pictures: its count, its difference picture and its mask.
///
/// Equal, bit for bit, to mapbox/pixelmatch of the generation asked for, whose definition is here
/// implemented anew.
public struct PixelmatchComparison: Sendable {
  /// What was asked for.
  public let options: PixelmatchOptions
  /// The number of pixels that differ, or with a window size the most of any window.
  public var mismatch: Int { mismatch(window: options.windowSize) }
  /// The number of pixels that differ and look like antialiasing; they are not in `mismatch`.
  public let antialiased: Int

  private let expected: Bitmap
  private let marks: PixelmatchMarks

  /// Compares two pictures.
  ///
  /// Complexity: linear in the pixels; equal ones cost a comparison of memory.
  ///
  /// - Parameter parallel: spreads the rows over threads.
  /// - Throws: ``DiffError/sizesDiffer(expected:actual:)``.
  public init(
    expected: Bitmap, actual: Bitmap, options: PixelmatchOptions, parallel: ParallelFor = .serial
  ) throws(DiffError) {
    try DiffError.checkSizes(expected, actual)
    self.options = options
    self.expected = expected
    let test = PixelmatchTest(options)
    let bands = PixelPair.reading(expected, actual) { pair in
      parallel.mapRows(pair.height) { PixelmatchMarks(pair, $0, test) }
    }
    let marks = PixelmatchMarks(bands ?? [])
    self.marks = marks
    antialiased = marks.marks.count - marks.differentCount
  }

  /// The number of pixels that differ in the window with most of them.
  ///
  /// Complexity: linear in the pixels from the first row that differs to the last.
  ///
  /// - Parameter side: the window's side in pixels; nil for the whole picture.
  public func mismatch(window side: Int?) -> Int {
    guard let side else { return marks.differentCount }
    return DensestWindow(width: expected.width, height: expected.height, side: side)
      .count(of: marks)
  }

  /// The difference picture: the first picture in pale grey, with what differs in colour.
  ///
  /// Complexity: linear in the pixels.
  public var picture: Bitmap { picture(on: PixelmatchGround(expected, alpha: options.alpha)) }

  /// The difference picture on a ground that was drawn before.
  ///
  /// - Precondition: the ground is that of the first picture at the options' alpha.
  public func picture(on ground: PixelmatchGround) -> Bitmap {
    precondition(
      ground.bitmap.width == expected.width && ground.bitmap.height == expected.height
        && ground.alpha == options.alpha, "A ground belongs to the picture drawn on it.")
    var samples = ground.bitmap.samples
    draw(on: &samples, isMask: false)
    return Bitmap(width: expected.width, height: expected.height, samples: samples)
  }

  /// The mask: what differs in colour over nothing; what looks like antialiasing is not in it.
  ///
  /// Complexity: linear in the pixels.
  public var mask: Bitmap {
    var samples = [UInt8](repeating: 0, count: expected.samples.count)
    draw(on: &samples, isMask: true)
    return Bitmap(width: expected.width, height: expected.height, samples: samples)
  }

  private func draw(on samples: inout [UInt8], isMask: Bool) {
    let different = options.diffColor.word
    let darker = (options.diffColorAlt ?? options.diffColor).word
    let antialiased = options.aaColor.word
    samples.withUnsafeMutableBufferPointer { samples in
      samples.withMemoryRebound(to: UInt32.self) { pixels in
        guard let pixels = pixels.baseAddress else { return }
        marks.forEach { mark in
          switch mark.kind {
          case .antialiased: if !isMask { pixels[mark.index] = antialiased }
          case .different: pixels[mark.index] = different
          case .darker: pixels[mark.index] = darker
          }
        }
      }
    }
  }
}

/// What pixelmatch draws differences on: a picture in pale grey over white.
public struct PixelmatchGround: Equatable, Sendable {
  /// The picture, opaque.
  public let bitmap: Bitmap
  /// How much of the original shows, 0 to 1.
  public let alpha: Double

  /// Draws the ground.
  ///
  /// Complexity: linear in the pixels.
  public init(_ picture: Bitmap, alpha: Double) {
    self.alpha = alpha
    let samples = picture.samples.withUnsafeBufferPointer { source in
      source.withMemoryRebound(to: UInt32.self) { source in
        [UInt8](unsafeUninitializedCapacity: source.count * 4) { target, initialized in
          target.withMemoryRebound(to: UInt32.self) { target in
            guard let source = source.baseAddress, let target = target.baseAddress else { return }
            // Even areas have the same pixel again and again.
            var (last, drawn) = (UInt32(0), Self.pixel(0, alpha))
            var index = 0
            while index < picture.width * picture.height {
              if source[index] != last {
                last = source[index]
                drawn = Self.pixel(last, alpha)
              }
              target[index] = drawn
              index &+= 1
            }
          }
          initialized = source.count * 4
        }
      }
    }
    bitmap = Bitmap(width: picture.width, height: picture.height, samples: samples)
  }

  /// A pixel in grey over white, cut down to whole levels as the original does.
  @inline(__always)
  private static func pixel(_ word: UInt32, _ alpha: Double) -> UInt32 {
    let pixel = PixelSamples(word)
    let luma =
      Double(pixel.red) * 0.29889531 + Double(pixel.green) * 0.58662247
      + Double(pixel.blue) * 0.11448223
    let value = 255 + (luma - 255) * alpha * Double(pixel.alpha) / 255
    let grey = UInt32(min(max(value, 0), 255))
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}

extension PixelmatchOptions.Color {
  /// The opaque pixel.
  fileprivate var word: UInt32 {
    0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
  }
}
