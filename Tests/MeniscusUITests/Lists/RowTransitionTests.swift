import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Rows of 40 points, each in a colour of its own, in a lazy column or a list.
private struct Rows: View {
  let rows: [Int]
  let isList: Bool
  var pulses = false

  static func color(_ row: Int) -> RGBA { RGBA(red: Double(row) / 255, green: 0.25, blue: 0.75) }

  var body: some View {
    if isList {
      List {
        content.listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 0)
    } else {
      ScrollView { LazyVStack(spacing: 0) { content } }
    }
  }

  private var content: some View {
    ForEach(rows, id: \.self) { row in
      let color = Color(red: Double(row) / 255, green: 0.25, blue: 0.75).frame(height: 40)
      if pulses { Pulse(content: color) } else { color }
    }
  }
}

/// A view that fades a little and comes back, for ever.
private struct Pulse<Content: View>: View {
  let content: Content
  @State private var isFaint = false

  var body: some View {
    content.opacity(isFaint ? 0.9 : 1)
      .onAppear {
        withAnimation(.linear(duration: 0.1).repeatForever()) { isFaint = true }
      }
  }
}

/// Three rows, of which those that are done show another view.
private struct Choices: View {
  let done: [Int]

  var body: some View {
    ForEach(0..<3, id: \.self) { row in
      if done.contains(row) {
        Color.pureGreen.frame(height: 40)
      } else {
        Color.pureRed.frame(height: 40)
      }
    }
  }
}

/// Rows that come, go and move by an animation fade and slide, in lists as in lazy stacks.
@MainActor
struct RowTransitionTests {
  private func lab(_ isList: Bool) -> Lab<[Int]> {
    Lab(Array(0..<20)) { Rows(rows: $0, isList: isList) }
  }

  /// Where a row is drawn; nil where it is not.
  private func place(of row: Int, in lab: Lab<[Int]>) -> Double? {
    lab.frame.fills(Rows.color(row)).first?.bounds.minY
  }

  private let second = Animation.linear(duration: 1)

  @Test(arguments: [false, true]) func aRowThatGoesFadesAndThoseBelowSlide(_ isList: Bool) {
    let lab = lab(isList)
    expectEqual(place(of: 2, in: lab), 80)
    lab.change(to: Array(0..<20).filter { $0 != 1 }, second)
    lab.stage.run(30)
    #expect(lab.frame.groups.contains { abs($0 - 0.5) < 0.02 }, "\(lab.frame.groups)")
    expectEqual(place(of: 1, in: lab), 40)
    expectClose(place(of: 2, in: lab) ?? -1, 60, within: 0.5)
    lab.stage.settle()
    expectEqual(lab.frame.groups, [])
    expectEqual(place(of: 1, in: lab), nil)
    expectEqual(place(of: 2, in: lab), 40)
  }

  @Test(arguments: [false, true]) func aRowThatComesFadesIn(_ isList: Bool) {
    let lab = lab(isList)
    lab.change(to: [100] + Array(0..<20), second)
    lab.stage.run(30)
    #expect(lab.frame.groups.contains { abs($0 - 0.5) < 0.02 }, "\(lab.frame.groups)")
    expectEqual(place(of: 100, in: lab), 0)
    expectClose(place(of: 0, in: lab) ?? -1, 20, within: 0.5)
    lab.stage.settle()
    expectEqual(lab.frame.groups, [])
  }

  /// Rows for which there was no room come from below, where they were.
  @Test(arguments: [false, true]) func whatComesIntoSightSlides(_ isList: Bool) {
    let lab = lab(isList)
    expectEqual(place(of: 7, in: lab), nil)
    lab.change(to: Array(2..<20), second)
    lab.stage.run(30)
    // Of 280 it goes to 200; what is further away than its own length comes from there.
    expectClose(place(of: 7, in: lab) ?? -1, 220, within: 0.5)
    expectEqual(lab.frame.groups.count, 2)
    lab.stage.settle()
    expectEqual(place(of: 7, in: lab), 200)
  }

  /// A row that goes out of sight is drawn on its way, and then no more.
  @Test(arguments: [false, true]) func whatGoesOutOfSightSlides(_ isList: Bool) {
    let lab = lab(isList)
    lab.change(to: [100, 101, 102] + Array(0..<20), second)
    lab.stage.run(30)
    expectClose(place(of: 4, in: lab) ?? -1, 220, within: 0.5)
    lab.stage.settle()
    lab.stage.run(2)
    expectEqual(place(of: 4, in: lab), nil)
    expectEqual(place(of: 2, in: lab), 200)
  }

  @Test(arguments: [false, true]) func aRowThatMovesSlides(_ isList: Bool) {
    let lab = lab(isList)
    lab.change(to: [3, 0, 1, 2] + Array(4..<20), second)
    lab.stage.run(30)
    expectClose(place(of: 3, in: lab) ?? -1, 60, within: 0.5)
    expectClose(place(of: 0, in: lab) ?? -1, 20, within: 0.5)
    expectEqual(lab.frame.groups, [])
    lab.stage.settle()
    expectEqual([3, 0, 1, 2].map { place(of: $0, in: lab) }, [0, 40, 80, 120])
  }

  /// A row that is taken back goes on from where it is.
  @Test(arguments: [false, true]) func aRowThatComesBackTurnsAround(_ isList: Bool) {
    let lab = lab(isList)
    lab.change(to: Array(1..<20), second)
    lab.stage.run(15)
    let leaving = lab.frame.groups.first ?? 0
    expectClose(leaving, 0.75, within: 0.02)
    lab.change(to: Array(0..<20), second)
    let back = lab.frame.groups.first ?? 0
    expectClose(leaving, back, within: 0.05)
    lab.stage.settle()
    expectEqual(lab.frame.groups, [])
    expectEqual(place(of: 0, in: lab), 0)
  }

  /// What moves for ever inside a row does not keep the row, once that is out of sight.
  @Test(arguments: [false, true]) func endlessMotionKeepsNoRow(_ isList: Bool) {
    let lab = Lab(Array(0..<20)) { Rows(rows: $0, isList: isList, pulses: true) }
    lab.stage.run(5)
    lab.change(to: [100, 101, 102] + Array(0..<20), .linear(duration: 0.2))
    lab.stage.run(6)
    #expect(place(of: 4, in: lab) != nil)
    lab.stage.run(14)
    #expect(lab.frame.isSettled)
    expectEqual(place(of: 4, in: lab), nil)
    #expect(place(of: 2, in: lab) != nil)
  }

  /// One of two views in a row leaves by the animation, though the row stays.
  @Test(arguments: [false, true]) func whatLeavesInsideARowIsDrawn(_ isList: Bool) {
    let lab = Lab([Int]()) { done in
      if isList {
        List { Choices(done: done) }
      } else {
        ScrollView { LazyVStack { Choices(done: done) } }
      }
    }
    lab.change(to: [1], second)
    lab.stage.run(30)
    expectEqual(lab.frame.fills(.pureRed).count, 3)
    expectEqual(lab.frame.fills(.pureGreen).count, 1)
    #expect(lab.frame.groups.contains { abs($0 - 0.5) < 0.02 }, "\(lab.frame.groups)")
    lab.stage.settle()
    expectEqual(lab.frame.fills(.pureRed).count, 2)
    expectEqual(lab.frame.groups, [])
  }

  @Test(arguments: [false, true]) func withoutAnimationRowsJump(_ isList: Bool) {
    let lab = lab(isList)
    lab.change(to: Array(1..<20))
    expectEqual(lab.frame.groups, [])
    expectEqual(place(of: 1, in: lab), 0)
    #expect(lab.frame.isSettled)
  }
}
