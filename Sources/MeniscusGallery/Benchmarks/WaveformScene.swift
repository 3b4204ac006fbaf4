import MeniscusUI

/// What a voice recorder shows: a waveform of glass that takes another shape some times a second.
///
/// A choice of a rate makes the first change at once. Each change moves the bars by an animation of 0.15 s,
/// unless motion is reduced.
struct WaveformScene: View {
  @State private var rate = 0
  @State private var step = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private static let rates = [1, 10, 30, 60]

  private var levels: BarLevels { BarLevels(step: step) }

  var body: some View {
    ZStack {
      LandscapeWindow()
      VStack(spacing: 14) {
        Color.clear
          .glassEffect(.regular, in: Waveform(levels: levels))
          .frame(width: 248, height: 96)
          .animation(reduceMotion ? nil : .easeInOut(duration: 0.15), value: step)
          .accessibilityElement()
          .accessibilityLabel("Waveform")
        HStack(spacing: 8) {
          ForEach(Self.rates, id: \.self) { rate in
            choice(rate, title: "\(rate) Hz", symbol: "play.fill", identifier: "play-\(rate)")
          }
        }
        choice(0, title: "Stop", symbol: "stop.fill", identifier: "stop")
      }
    }
    .onTick(every: rate > 0 ? 1 / Double(rate) : 0) { _ in step += 1 }
  }

  private func choice(
    _ rate: Int, title: String, symbol: String, identifier: String
  ) -> some View {
    Button {
      self.rate = rate
      if rate > 0 { step += 1 }
    } label: {
      Label(title, systemImage: symbol)
        .font(.caption)
        .fontWeight(.semibold)
        .foregroundStyle(self.rate == rate ? Color.white : .black)
        .frame(width: 68, height: 32)
        .background { Capsule().fill(self.rate == rate ? Color.blue : Color(white: 0.94)) }
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(identifier)
  }
}

/// How high the bars of a waveform are, each from 0 to 1.
nonisolated struct BarLevels: VectorArithmetic, Sendable {
  /// The bars of a waveform.
  static let count = 23

  private var values: [Double]

  /// The levels of a voice at a step: a swell that moves along, and what of it is chance.
  init(step: Int) {
    values = (0..<Self.count).map { bar in
      let place = Double(bar - Self.count / 2) / Double(Self.count / 2)
      let chance = Double((bar * 37 + step * 61 + bar * step * 13) % 97) / 96
      return (1 - 0.7 * place * place) * (0.2 + 0.8 * chance)
    }
  }

  private init(values: [Double]) {
    self.values = values
  }

  /// The level of a bar.
  subscript(bar: Int) -> Double { values[bar] }

  static var zero: BarLevels {
    BarLevels(values: [Double](repeating: 0, count: count))
  }

  static func + (left: BarLevels, right: BarLevels) -> BarLevels {
    BarLevels(values: zip(left.values, right.values).map(+))
  }

  static func - (left: BarLevels, right: BarLevels) -> BarLevels {
    BarLevels(values: zip(left.values, right.values).map(-))
  }

  mutating func scale(by factor: Double) {
    for bar in values.indices { values[bar] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// Bars side by side, round at both ends.
private nonisolated struct Waveform: Shape {
  var levels: BarLevels

  var animatableData: BarLevels {
    get { levels }
    set { levels = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let pitch = rect.width / CGFloat(BarLevels.count)
    let width = pitch * 0.68
    return Path { path in
      for bar in 0..<BarLevels.count {
        let height = max(rect.height * CGFloat(levels[bar]), width)
        path.addRoundedRect(
          in: CGRect(
            x: rect.minX + (CGFloat(bar) + 0.16) * pitch, y: rect.midY - height / 2,
            width: width, height: height),
          cornerSize: CGSize(width: width / 2, height: width / 2), style: .circular)
      }
    }
  }
}
