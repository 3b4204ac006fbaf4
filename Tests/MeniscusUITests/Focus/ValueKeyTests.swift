import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Arrow keys change the slider or the wheel that has the focus, where they move the focus.
@Suite("Sliders and wheels by keys")
@MainActor
struct ValueKeyTests {
  /// A slider between buttons above and below, or a wheel between buttons at its sides.
  enum Kind: String, CaseIterable, Sendable {
    case slider, wheel
  }

  private struct Sliding: View {
    @State var value: Double
    let step: Double?
    let log: Log

    private var binding: Binding<Double> {
      Binding(
        get: { value },
        set: {
          value = $0
          log.note("\($0)")
        })
    }

    var body: some View {
      VStack(spacing: 20) {
        FocusSpot(name: "above")
        Group {
          if let step {
            Slider(value: binding, in: -20...20, step: step) { log.note("\($0)") }
          } else {
            Slider(value: binding, in: -20...20) { log.note("\($0)") }
          }
        }
        .frame(width: 200)
        .accessibilityIdentifier("slider")
        FocusSpot(name: "below")
      }
    }
  }

  private struct Turning: View {
    @State var row: Int
    let log: Log

    var body: some View {
      HStack(spacing: 20) {
        FocusSpot(name: "before")
        Picker("Row", selection: $row) {
          ForEach(0..<4) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .frame(width: 120)
        .accessibilityIdentifier("wheel")
        .onChange(of: row) { log.note("\(row)") }
        FocusSpot(name: "behind")
      }
    }
  }

  @ViewBuilder private func view(_ kind: Kind, _ log: Log) -> some View {
    switch kind {
    case .slider: Sliding(value: 0, step: nil, log: log)
    case .wheel: Turning(row: 1, log: log)
    }
  }

  /// Where a slider is, its steps, arrow keys, and the numbers that they lead to.
  struct Slide: Sendable, CustomTestStringConvertible {
    let start: Double
    let step: Double?
    let keys: String
    let values: [Double]
    var isMirrored = false

    init(
      _ start: Double, by step: Double? = nil, _ keys: String, _ values: [Double],
      isMirrored: Bool = false
    ) {
      self.start = start
      self.step = step
      self.keys = keys
      self.values = values
      self.isMirrored = isMirrored
    }

    var testDescription: String { "\(start) by \(keys)\(isMirrored ? ", mirrored" : "")" }
  }

  @Test(
    "A slider goes by steps, or by tenths of its range, and says when it is edited",
    arguments: [
      Slide(0, by: 1, "RRL", [1, 2, 1]),
      Slide(-4, by: 8, "LLR", [-12, -20, -12]),
      // Onto the steps, which begin at the least number.
      Slide(0, by: 8, "RR", [12, 20]),
      // A tenth of forty.
      Slide(0, "RRL", [4, 8, 4]),
      // Not past its ends, where it keeps the keys.
      Slide(18, "RRL", [20, 16]),
      Slide(-20, by: 1, "LLR", [-19]),
      Slide(0, by: 1, "RRL", [-1, -2, -1], isMirrored: true),
      Slide(20, "LR", [16], isMirrored: true),
    ])
  func slider(_ slide: Slide) {
    let log = Log()
    let stage = Stage(
      focus: .byDirection,
      configure: { $0.layoutDirection = slide.isMirrored ? .rightToLeft : .leftToRight }
    ) {
      Sliding(value: slide.start, step: slide.step, log: log)
    }
    stage.step(.focus("slider"))
    expectEqual(
      stage.walk(slide.keys), String(repeating: "slider", count: slide.keys.count))
    expectEqual(log.take(), slide.values.flatMap { ["true", "\($0)", "false"] })
    #expect(stage.settle() != nil)
  }

  @Test(
    "A wheel turns by a row, and keeps the keys at its ends",
    arguments: [
      (1, "DDU", ["2", "3", "2"]), (0, "UUD", ["1"]), (3, "DU", ["2"]), (2, "UUU", ["1", "0"]),
    ])
  func wheel(start: Int, keys: String, rows: [String]) {
    let log = Log()
    let stage = Stage(focus: .byDirection) { Turning(row: start, log: log) }
    stage.step(.focus("wheel"))
    expectEqual(stage.walk(keys), String(repeating: "wheel", count: keys.count))
    #expect(stage.settle() != nil)
    expectEqual(log.take(), rows)
  }

  @Test("A wheel is on the way while it turns")
  func turning() throws {
    let stage = Stage(focus: .byDirection) { Turning(row: 1, log: Log()) }
    stage.step(.focus("wheel"))
    stage.settle()
    let start = try #require(stage.frame(of: "2")).midY
    stage.walk("D")
    stage.run(5)
    let middle = try #require(stage.frame(of: "2")).midY
    stage.settle()
    let end = try #require(stage.frame(of: "2")).midY
    expectClose(end, 120, within: 0.5)
    #expect(start > middle + 1 && middle > end + 1, "\(start), \(middle), \(end)")
  }

  @Test(
    "The other arrow keys and Tab leave",
    arguments: [
      (Kind.slider, "UpArrow", "above"), (.slider, "DownArrow", "below"), (.slider, "Tab", "below"),
      (.slider, "Shift+Tab", "above"), (.wheel, "LeftArrow", "before"),
      (.wheel, "RightArrow", "behind"), (.wheel, "Tab", "behind"), (.wheel, "Shift+Tab", "before"),
    ])
  func leaving(_ kind: Kind, _ key: String, _ next: String) {
    let log = Log()
    let stage = Stage(focus: .byDirection) { view(kind, log) }
    stage.step(.focus(kind.rawValue))
    expectEqual(stage.host.focusedIdentifier, kind.rawValue)
    stage.step(.key(key))
    expectEqual(stage.host.focusedIdentifier, next)
    expectEqual(log.take(), [])
  }

  @Test("Keys with modifiers are for others", arguments: Kind.allCases)
  func modifiers(_ kind: Kind) {
    let log = Log()
    let stage = Stage(focus: .byDirection) { view(kind, log) }
    stage.step(.focus(kind.rawValue))
    for key in ["Command+RightArrow", "Command+DownArrow"] { stage.step(.key(key)) }
    expectEqual(log.take(), [])
  }

  @Test("Return and Space are for others", arguments: Kind.allCases)
  func pressing(_ kind: Kind) {
    let log = Log()
    let stage = Stage(focus: .byDirection) {
      view(kind, log)
      Button("Return") { log.note("return") }.keyboardShortcut(.defaultAction)
      Button("Space") { log.note("space") }.keyboardShortcut(.space, modifiers: [])
    }
    stage.step(.focus(kind.rawValue))
    stage.step(.key("Return"))
    expectEqual(log.take(), ["return"])
    stage.step(.key("Space"))
    expectEqual(log.take(), ["space"])
    stage.run(10)
    expectEqual(log.take(), [])
    expectEqual(stage.host.focusedIdentifier, kind.rawValue)
  }

  @Test("What is off takes no focus and is passed by", arguments: Kind.allCases)
  func disabled(_ kind: Kind) {
    let log = Log()
    let stage = Stage(focus: .byDirection) {
      switch kind {
      case .slider:
        VStack(spacing: 20) {
          FocusSpot(name: "first")
          Slider(value: .constant(0.5)).frame(width: 200).disabled(true)
            .accessibilityIdentifier("slider")
          FocusSpot(name: "last")
        }
      case .wheel:
        HStack(spacing: 20) {
          FocusSpot(name: "first")
          Picker("Row", selection: .constant(1)) {
            ForEach(0..<4) { Text("\($0)").tag($0) }
          }
          .pickerStyle(.wheel).frame(width: 120).disabled(true)
          .accessibilityIdentifier("wheel")
          FocusSpot(name: "last")
        }
      }
    }
    stage.step(.focus(kind.rawValue))
    expectEqual(stage.host.focusedIdentifier, "first")
    expectEqual(stage.walk(kind == .slider ? "DU" : "RL"), "lastfirst")
    expectEqual(log.take(), [])
  }

  @Test("Where a scene does not ask, they take no focus and no keys", arguments: Kind.allCases)
  func byOrder(_ kind: Kind) {
    let log = Log()
    let stage = Stage { view(kind, log) }
    stage.step(.focus(kind.rawValue))
    stage.step(.key("Tab"))
    expectEqual(stage.walk("RLUD"), "----")
    expectEqual(log.take(), [])
    #expect(stage.settle() != nil)
  }

  @Test("A slider with the focus lifts, unless that is not to be seen", arguments: [true, false])
  func look(isLifted: Bool) {
    let stage = Stage(focus: .byDirection) {
      Sliding(value: 0, step: nil, log: Log()).focusEffectDisabled(!isLifted)
    }
    /// The widths of the knob, in hundredths of a point.
    func knobs() -> [Double] {
      let white = stage.frame.fills(RGBA(red: 1, green: 1, blue: 1)).map(\.bounds.width)
      return white.filter { $0 < 50 }.map { ($0 * 100).rounded() / 100 }
    }
    expectEqual(knobs(), [37])
    stage.step(.focus("slider"))
    stage.settle()
    // 12 points more of 200.
    expectEqual(knobs(), [isLifted ? 39.22 : 37])
    stage.walk("D")
    stage.settle()
    expectEqual(knobs(), [37])
  }
}
