import Foundation
import MeniscusGeometry
import MeniscusStatistics

/// Series of times that were made up: measured noise, and shifts at known places.
struct MadeUpHistory {
  /// A shift that was planted.
  struct Plant {
    var index: Int
    var sign: Double
  }

  /// What a detector found.
  struct Score: Equatable {
    /// Shifts that were known within three runs of their first, at most three runs from their place.
    var inTime = 0
    /// Shifts that were known at all.
    var found = 0
    /// What is no shift.
    var isFalse = 0
  }

  /// ln(b ÷ a) of two runs of the same program: medians of twelve A/A experiments on a quiet machine
  /// and of twelve beside busy neighbours.
  static let noise: [[Double]] = [
    [
      0.012279, -0.000325, 0.002368, 0.007844, 0.028087, -0.014393,
      -0.000429, 0.001115, -0.022801, 0.015374, 0.043319, 0.000315,
    ],
    [
      0.003875, -0.002747, 0.004308, -0.000227, -0.003222, 0.00722,
      0.007813, 0.01102, 0.004871, -0.003045, 0.0076, -0.010143,
    ],
  ]

  private(set) var series: [[Double]] = []
  private(set) var plants: [Plant?] = []

  /// Makes series whose noise is drawn from the measured, less its mean.
  ///
  /// - Parameters:
  ///   - shifted: how many of the first series have a shift.
  ///   - spreads: its size, in standard deviations of the noise.
  init(series count: Int, runs: Int, shifted: Int, spreads: Double, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      let noise = Self.noise[number % Self.noise.count]
      let mean = noise.reduce(0, +) / Double(noise.count)
      let variance = noise.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(noise.count)
      let plant =
        number < shifted
        ? Plant(
          index: 60 + generator.integer(below: runs - 100),
          sign: generator.integer(below: 2) == 0 ? 1 : -1) : nil
      series.append(
        (0..<runs).map { run in
          var value = noise[generator.integer(below: noise.count)] - mean
          if let plant, run >= plant.index {
            value += plant.sign * spreads * variance.squareRoot()
          }
          return 5e6 * exp(value)
        })
      plants.append(plant)
    }
  }

  /// How a search does.
  func score(_ search: ([Double]) -> [LevelShift]) -> Score {
    var score = Score()
    for (values, plant) in zip(series, plants) {
      var isFound = false
      for shift in search(values) {
        guard let plant, !isFound, abs(shift.index - plant.index) <= 3 else {
          score.isFalse += 1
          continue
        }
        isFound = true
        score.found += 1
        if shift.known <= plant.index + 3 { score.inTime += 1 }
      }
    }
    return score
  }
}
