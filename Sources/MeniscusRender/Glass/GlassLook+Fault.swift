import MeniscusGeometry

extension GlassLook {
  /// Makes the look wrong on purpose.
  mutating func plant(_ fault: Fault) {
    switch fault {
    case .lensMissing: bend = 0
    case .lensStronger: bend *= 1.1
    // A rim of nothing at all is the mark of a sheet.
    case .rimMissing: if !isSheet { rim = .leastNormalMagnitude }
    case .contourMissing: contour = 0
    case .faceThinner:
      transmission *= 1.04
      emission *= 0.96
    case .backdropPaler: chroma *= 0.95
    case .shadowFainter: shadow *= 0.9
    default: break
    }
  }
}

extension Fault {
  /// The deviation of the blur behind glass, in pixels, where it is a pixel off.
  func deviation(insteadOf deviation: Double) -> Double? {
    switch self {
    case .glassBlurWider: deviation + 1
    case .glassBlurNarrower: max(deviation - 1, 0.25)
    default: nil
    }
  }
}
