import Foundation
import MeniscusImage

/// ꟻLIP as the paper writes it.
///
/// It has whole kernels in two dimensions, the C library's functions and no shortcut; it is slow, and
/// shares nothing with what it is held against.
struct FlipReference {
  let pixelsPerDegree: Double

  private typealias Plane = [Double]

  /// The map of two opaque pictures.
  func map(_ a: Bitmap, _ b: Bitmap) -> [Double] {
    let (width, height) = (a.width, a.height)
    let (first, second) = (seen(a), seen(b))
    let (firstFeatures, secondFeatures) = (features(a), features(b))
    let largest = pow(hyab(lab([0, 1, 0]), lab([0, 0, 1])), 0.7)
    return (0..<width * height).map { index in
      let distance = pow(hyab(first[index], second[index]), 0.7)
      let color =
        distance < 0.4 * largest
        ? distance * 0.95 / (0.4 * largest)
        : 0.95 + (distance - 0.4 * largest) / (largest - 0.4 * largest) * 0.05
      let feature = zip(firstFeatures[index], secondFeatures[index]).map { abs($0 - $1) }.max() ?? 0
      return pow(color, 1 - pow(feature / 2.0.squareRoot(), 0.5))
    }
  }

  private func light(_ picture: Bitmap, _ pixel: Int) -> [Double] {
    (0..<3).map { channel in
      let value = Double(picture.samples[pixel * 4 + channel]) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  private let matrix: [[Double]] = [
    [10_135_552 / 24_577_794, 8_788_810 / 24_577_794, 4_435_075 / 24_577_794],
    [2_613_072 / 12_288_897, 8_788_810 / 12_288_897, 887_015 / 12_288_897],
    [1_425_312 / 73_733_382, 8_788_810 / 73_733_382, 70_074_185 / 73_733_382],
  ]
  /// The inverse, by mpmath.
  private let inverse: [[Double]] = [
    [3.2410032329763589, -1.5373989694887856, -0.4986158819963629],
    [-0.96922425220251661, 1.875929983695176, 0.041554226340084721],
    [0.055639419851975446, -0.20401120612390997, 1.0571489771875335],
  ]
  private let white = [0.950428545, 1, 1.088900371]

  private func multiply(_ matrix: [[Double]], _ v: [Double]) -> [Double] {
    matrix.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] }
  }

  private func relative(_ light: [Double]) -> [Double] {
    zip(multiply(matrix, light), white).map { $0 / $1 }
  }

  private func opponent(_ light: [Double]) -> [Double] {
    let v = relative(light)
    return [116 * v[1] - 16, 500 * (v[0] - v[1]), 200 * (v[1] - v[2])]
  }

  private func lab(_ light: [Double]) -> [Double] {
    let delta: Double = 6.0 / 29
    let f = relative(light).map { (t: Double) -> Double in
      if t > pow(delta, 3) { return pow(t, 1.0 / 3) }
      return t / (3 * pow(delta, 2)) + 4.0 / 29
    }
    let lightness = 116 * f[1] - 16
    return [
      lightness, 0.01 * lightness * 500 * (f[0] - f[1]), 0.01 * lightness * 200 * (f[1] - f[2]),
    ]
  }

  private func hyab(_ a: [Double], _ b: [Double]) -> Double {
    abs(a[0] - b[0]) + hypot(a[1] - b[1], a[2] - b[2])
  }

  private func filtered(
    _ plane: Plane, _ width: Int, _ height: Int, _ radius: Int, _ kernel: (Int, Int) -> Double
  ) -> Plane {
    var weights: [Double] = []
    for y in -radius...radius { for x in -radius...radius { weights.append(kernel(x, y)) } }
    return (0..<width * height).map { index in
      var sum = 0.0
      var weight = 0
      for y in -radius...radius {
        let row = min(max(index / width + y, 0), height - 1) * width
        for x in -radius...radius {
          sum += weights[weight] * plane[row + min(max(index % width + x, 0), width - 1)]
          weight += 1
        }
      }
      return sum
    }
  }

  /// The pictures as the eye sees them from its distance, in CIELAB with the Hunt effect.
  private func seen(_ picture: Bitmap) -> [[Double]] {
    let count = picture.width * picture.height
    let colors = (0..<count).map { opponent(light(picture, $0)) }
    let radius = Int(
      (3 * (0.04 / (2 * Double.pi * Double.pi)).squareRoot() * pixelsPerDegree).rounded(.up))
    let parts: [[(Double, Double)]] = [
      [(1, 0.0047)], [(1, 0.0053)], [(34.1, 0.04), (13.5, 0.025)],
    ]
    let planes = (0..<3).map { channel -> Plane in
      func raw(_ x: Int, _ y: Int) -> Double {
        parts[channel].reduce(0) { sum, part in
          let square = Double(x * x + y * y) / (pixelsPerDegree * pixelsPerDegree)
          return sum + part.0 * (Double.pi / part.1).squareRoot()
            * exp(-Double.pi * Double.pi * square / part.1)
        }
      }
      var total = 0.0
      for y in -radius...radius { for x in -radius...radius { total += raw(x, y) } }
      return filtered(colors.map { $0[channel] }, picture.width, picture.height, radius) {
        raw($0, $1) / total
      }
    }
    return (0..<count).map { index in
      let y = (planes[0][index] + 16) / 116
      let v = [planes[1][index] / 500 + y, y, y - planes[2][index] / 200]
      let light = multiply(inverse, zip(v, white).map { $0 * $1 })
      return lab(light.map { min(max($0, 0), 1) })
    }
  }

  /// How much of an edge and how much of a point each pixel is.
  private func features(_ picture: Bitmap) -> [[Double]] {
    let (width, height) = (picture.width, picture.height)
    let plane = (0..<width * height).map { (opponent(light(picture, $0))[0] + 16) / 116 }
    let deviation = 0.5 * 0.082 * pixelsPerDegree
    let radius = Int((3 * deviation).rounded(.up))
    func gaussian(_ x: Int, _ y: Int) -> Double {
      exp(-Double(x * x + y * y) / (2 * deviation * deviation))
    }
    func normalized(_ raw: (Int, Int) -> Double) -> [Double] {
      var values: [Double] = []
      for y in -radius...radius { for x in -radius...radius { values.append(raw(x, y)) } }
      let positive = values.filter { $0 > 0 }.reduce(0, +)
      let negative = -values.filter { $0 < 0 }.reduce(0, +)
      return values.map { $0 / ($0 > 0 ? positive : negative) }
    }
    let edge = normalized { -Double($0) * gaussian($0, $1) }
    let point = normalized {
      (Double($0 * $0) / (deviation * deviation) - 1) * gaussian($0, $1)
    }
    let side = 2 * radius + 1
    func norms(_ kernel: [Double]) -> Plane {
      let across = filtered(plane, width, height, radius) { x, y in
        kernel[(y + radius) * side + x + radius]
      }
      let down = filtered(plane, width, height, radius) { x, y in
        kernel[(x + radius) * side + y + radius]
      }
      return zip(across, down).map { hypot($0, $1) }
    }
    let (edges, points) = (norms(edge), norms(point))
    return zip(edges, points).map { [$0, $1] }
  }
}
