import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct PhaseTests {
  private func place(_ stage: Stage) -> Double {
    ((stage.frame.fills(.pureRed).first?.bounds.minX ?? 0) - 155).rounded()
  }

  @Test func phasesGoRound() {
    let stage = Stage(rate: 10) {
      PhaseAnimator([0.0, 100, 40]) { phase in
        Color.pureRed.frame(width: 10, height: 10).offset(x: phase)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    var places = [place(stage)]
    for _ in 0..<15 {
      stage.step()
      places.append(place(stage))
    }
    // 0 → 100 → 40 → 0, five frames each.
    let expected = [0.0, 20, 40, 60, 80, 100, 88, 76, 64, 52, 40, 32, 24, 16, 8, 0]
    expectEqual(places, expected)
    #expect(stage.frame.isSettled)
  }

  @Test func aTriggerStartsThemOnce() {
    let lab = Lab(0, rate: 10) { trigger in
      Color.pureRed.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 100, 40], trigger: trigger) { content, phase in
          content.offset(x: phase)
        } animation: { phase in
          phase == 100 ? .linear(duration: 0.2) : .linear(duration: 0.4)
        }
    }
    #expect(lab.frame.isSettled)
    lab.change(to: 1)
    let places = (0..<11).map { _ in
      lab.stage.step()
      return place(lab.stage)
    }
    expectEqual(places, [50, 100, 85, 70, 55, 40, 30, 20, 10, 0, 0])
    #expect(lab.frame.isSettled)
    lab.change(to: 2)
    lab.stage.run(2)
    expectEqual(place(lab.stage), 100)
  }

  @Test func aSecondTriggerStartsAgainAndOnlyOnce() {
    let lab = Lab(0, rate: 10) { trigger in
      Color.pureRed.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 100], trigger: trigger) { content, phase in
          content.offset(x: phase)
        } animation: { _ in
          .linear(duration: 0.5)
        }
    }
    lab.change(to: 1)
    lab.stage.run(7)
    expectEqual(place(lab.stage), 60)
    lab.change(to: 2)
    // Back to the second phase, and one way from there to the first.
    lab.stage.run(20)
    #expect(lab.frame.isSettled)
    expectEqual(place(lab.stage), 0)
  }

  @Test func phasesEndWithTheirView() {
    let lab = Lab(true, rate: 10) { isThere in
      if isThere {
        PhaseAnimator([0.0, 100]) { phase in
          Color.pureRed.frame(width: 10, height: 10).offset(x: phase)
        }
      }
    }
    lab.stage.run(3)
    lab.change(to: false)
    lab.stage.run(3)
    #expect(lab.frame.isSettled)
  }

  @Test func oneOrNoPhaseMovesNothing() {
    let stage = Stage {
      VStack {
        PhaseAnimator([7.0]) { Color.pureRed.frame(width: $0, height: 10) }
        PhaseAnimator([Double]()) { Color.pureBlue.frame(width: $0, height: 10) }
      }
    }
    stage.run(2)
    #expect(stage.frame.isSettled)
    expectEqual(stage.frame.fills(.pureRed).count, 1)
    #expect(stage.frame.fills(.pureBlue).isEmpty)
  }

  @Test func thePhaseIsStateThatIsHashed() {
    let stage = Stage(rate: 10) {
      PhaseAnimator([1, 2, 3]) { phase in
        Color.pureRed.frame(width: CGFloat(phase * 10), height: 10)
      } animation: { _ in
        .linear(duration: 0.3)
      }
    }
    var hashes: Set<UInt64> = []
    for _ in 0..<9 { hashes.insert(stage.step().stateHash) }
    expectEqual(hashes.count, 9)
  }
}
