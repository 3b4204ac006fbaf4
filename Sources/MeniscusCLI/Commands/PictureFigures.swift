import MeniscusDiff

/// What `diff` says of two pictures, as data.
struct PictureFigures: Encodable {
  /// Whether every sample is equal.
  var equal = true
  /// Whether the pictures are equal for the comparator.
  var withinTolerance = true
  var comparator: String
  var differingPixels = 0
  var maximumChannelDifference = 0
  var alphaOnlyPixels = 0
  var bounds: Box?
  var pixelmatch: Pixelmatch?
  var flip: Flip?
  var tileBias: TileBias?
  var ciede2000: Ciede?
  /// The rules of the layered profile that are broken.
  var broken: [String]?

  /// A rectangle of pixels.
  struct Box: Encodable {
    var x, y, width, height: Int

    init(_ rectangle: PixelRectangle) {
      (x, y) = (rectangle.x, rectangle.y)
      (width, height) = (rectangle.width, rectangle.height)
    }
  }

  /// Pixelmatch's figures and options, under its names.
  struct Pixelmatch: Encodable {
    var generation: String
    var mismatch = 0
    var antialiased = 0
    var threshold: Double
    var includeAA: Bool
    var checkerboard: Bool
    var windowSize: Int?

    init(_ options: PixelmatchOptions, _ comparison: PixelmatchComparison?) {
      generation = options.generation.rawValue
      mismatch = comparison?.mismatch ?? 0
      antialiased = comparison?.antialiased ?? 0
      threshold = options.threshold
      includeAA = options.includeAA
      checkerboard = options.checkerboard
      windowSize = options.windowSize
    }
  }

  /// ꟻLIP's figures under its tool's names, and the bounds that are ours.
  struct Flip: Encodable {
    var mean = 0.0
    var weightedMedian = 0.0
    var firstWeightedQuartile = 0.0
    var thirdWeightedQuartile = 0.0
    var min = 0.0
    var max = 0.0
    var pixelsPerDegree: Double
    var windowMean = 0.0
    var allowedMean: Double
    var threshold: Double
    var area = 0
    var allowedArea: Int

    init(_ tolerance: FlipTolerance, _ comparison: FlipComparison?) {
      pixelsPerDegree = tolerance.pixelsPerDegree
      allowedMean = tolerance.mean
      threshold = tolerance.threshold
      allowedArea = tolerance.area
      guard let comparison else { return }
      let summary = comparison.summary
      mean = summary.mean
      weightedMedian = summary.weightedQuartiles.median
      firstWeightedQuartile = summary.weightedQuartiles.first
      thirdWeightedQuartile = summary.weightedQuartiles.third
      min = summary.minimum
      max = summary.maximum
      windowMean = comparison.worstWindow.mean
      area = comparison.worstRegion?.count ?? 0
    }
  }

  /// The figures of tile bias.
  struct TileBias: Encodable {
    var driftingTiles = 0
    var drifts: [Drift] = []

    struct Drift: Encodable {
      var tiles: Int
      var bounds: Box
      var means: [Double]
    }

    init(_ comparison: TileBiasComparison?) {
      guard let comparison else { return }
      driftingTiles = comparison.driftingTiles
      drifts = comparison.drifts.map {
        Drift(tiles: $0.tiles, bounds: Box($0.bounds), means: $0.means)
      }
    }
  }

  /// The figures of CIEDE2000.
  struct Ciede: Encodable {
    var mean = 0.0
    var median = 0.0
    var p95 = 0.0
    var p99 = 0.0
    var max = 0.0
    var noticeable = 0
    var justNoticeable = CiedeComparison.justNoticeable

    init(_ comparison: CiedeComparison?) {
      guard let comparison else { return }
      mean = comparison.mean
      median = comparison.median
      p95 = comparison.percentile95
      p99 = comparison.percentile99
      max = comparison.maximum
      noticeable = comparison.noticeable
    }
  }
}

extension PictureFigures {
  /// The figures of equal pictures.
  init(equalUnder test: PictureTest) {
    self.init(comparator: test.name)
    switch test {
    case .exact: break
    case .pixelmatch(let options): pixelmatch = Pixelmatch(options, nil)
    case .flip(let tolerance): flip = Flip(tolerance, nil)
    case .tileBias: tileBias = TileBias(nil)
    case .ciede2000: ciede2000 = Ciede(nil)
    case .perceptual(let pixelsPerDegree):
      pixelmatch = Pixelmatch(PixelmatchOptions(.okLab), nil)
      flip = Flip(PerceptualComparison.tolerance(pixelsPerDegree: pixelsPerDegree), nil)
      tileBias = TileBias(nil)
      broken = []
    }
  }

  mutating func take(_ difference: PixelDifference) {
    equal = false
    differingPixels = difference.count
    maximumChannelDifference = difference.maximumChannelDifference
    alphaOnlyPixels = difference.alphaOnlyCount
    bounds = Box(difference.bounds)
  }
}

extension PictureTest {
  /// The comparator's name.
  var name: String {
    switch self {
    case .exact: PictureComparator.exact.rawValue
    case .pixelmatch(let options): options.generation.rawValue
    case .flip: PictureComparator.flip.rawValue
    case .tileBias: PictureComparator.tileBias.rawValue
    case .ciede2000: PictureComparator.ciede2000.rawValue
    case .perceptual: PictureComparator.perceptual.rawValue
    }
  }
}
